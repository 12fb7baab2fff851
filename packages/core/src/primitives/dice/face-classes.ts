/** One side of a die: a symbol, and how many times it is printed there. */
export interface Face<S extends string> {
  /** What is printed there. */
  readonly symbol: S;
  /** How often it is printed: an integer from 0; a face of 0 adds nothing. */
  readonly count: number;
}

/** The faces of a die that nobody can tell apart: the same symbol, as often. */
export interface FaceClass {
  /** The first of them, which stands for all. */
  readonly face: number;
  /** How many there are. */
  readonly faces: number;
}

/** The classes of some faces, by their first face; and the class of each face. */
export function faceClasses(faces: readonly Face<string>[]): { classes: FaceClass[]; classOf: number[] } {
  const firsts = faces.map(({ symbol, count }) => faces.findIndex((other) => other.symbol === symbol && other.count === count));
  const distinct = [...new Set(firsts)];
  return {
    classes: distinct.map((face) => ({ face, faces: firsts.filter((first) => first === face).length })),
    classOf: firsts.map((first) => distinct.indexOf(first)),
  };
}
