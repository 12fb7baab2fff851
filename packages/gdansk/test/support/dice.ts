/** Faces of a die by short names, as the default content has them. */
const FACES: Readonly<Record<string, number>> = { L1: 0, L2: 1, M1: 2, M2: 3, R: 4 };

/** The faces that dice show, e.g. `faces('L1 L2 M2')`: loading 1 and 2, movement 2. `R` is recruitment. */
export function faces(dice: string): number[] {
  return dice.split(' ').map((face) => {
    const index = FACES[face];
    if (index === undefined) throw new Error(`no face ${face}`);
    return index;
  });
}
