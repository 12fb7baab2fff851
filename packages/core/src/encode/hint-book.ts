import type { ObservationHints } from '../game/observation.ts';

/** The lists of paths among the hints. */
type PathList = Exclude<keyof ObservationHints, 'saturate' | 'unordered'>;

/** The hints of a game, and those of the caller, which count first; it notes which have been looked up. */
export interface HintBook {
  has(list: PathList, path: string): boolean;
  saturation(path: string): number | readonly [lo: number, hi: number] | undefined;
  /** How often a value can come in an array whose order does not matter; `undefined` where it does. */
  repetition(path: string): number | undefined;
  /** The paths that nobody has come to. */
  unread(): readonly string[];
}

const KINDS: readonly string[] = ['saturate', 'unordered', 'bySeat', 'seats', 'names', 'omit'];

/** The first hint that is none: of another kind, or a saturation that bounds nothing. */
export function hintFlaw(hints: ObservationHints): string | undefined {
  const strange = Object.keys(hints).find((kind) => !KINDS.includes(kind));
  if (strange !== undefined) return strange;
  const [path, most] = Object.entries(hints.saturate ?? {}).find(([, bound]) => !bounds(bound)) ?? [];
  return path === undefined ? undefined : `saturate.${path}: ${JSON.stringify(most)}`;
}

function bounds(saturation: unknown): boolean {
  const [lo, hi] = Array.isArray(saturation) ? (saturation as unknown[]) : [0, saturation];
  return Number.isSafeInteger(lo) && Number.isSafeInteger(hi) && (lo as number) < (hi as number);
}

/** Opens the hints. */
export function openHints(game: ObservationHints, caller: ObservationHints): HintBook {
  const saturate = new Map(Object.entries({ ...game.saturate, ...caller.saturate }));
  const unordered = new Map(Object.entries({ ...game.unordered, ...caller.unordered }));
  const lists = new Map(
    (['bySeat', 'seats', 'names', 'omit'] as const).map((list) => [list, new Set([...(game[list] ?? []), ...(caller[list] ?? [])])]),
  );
  const unread = new Set([...saturate.keys(), ...unordered.keys(), ...[...lists.values()].flatMap((paths) => [...paths])]);
  const read = <T>(path: string, found: T): T => {
    unread.delete(path);
    return found;
  };
  return {
    has: (list, path) => lists.get(list)?.has(path) === true && read(path, true),
    saturation: (path) => (saturate.has(path) ? read(path, saturate.get(path)) : undefined),
    repetition: (path) => (unordered.has(path) ? read(path, unordered.get(path)) : undefined),
    unread: () => [...unread],
  };
}
