import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import type { Golden } from './golden.ts';

/** Something that the recorded matches of a game do not show, e.g. `ends.storm`, `rungs.coins`, `seats.4`. */
export type GoldenGap = string;

/**
 * What a set of recorded matches lacks: one for every reason of the end, for every rung of the ranking and for every number of seats is wanted.
 * `unreachable` names what cannot be had, each with a reason.
 */
export function goldenGaps<G extends GameTypes, A extends AnyAction>(
  { game }: Engine<G, A>,
  recorded: readonly Golden<G, A>[],
  unreachable: Readonly<Record<GoldenGap, string>> = {},
): GoldenGap[] {
  const shown = new Set(
    recorded.flatMap(({ setup, outcome }) => [
      `seats.${setup.seats}`,
      `rungs.${outcome?.decidedBy ?? ''}`,
      ...(outcome?.reasons ?? []).map((reason) => `ends.${reason}`),
    ]),
  );
  const { min, max } = game.meta.seats;
  const wanted = [
    ...game.ends.map(({ reason }) => `ends.${reason}`),
    ...game.ranking.map(({ name }) => `rungs.${name}`),
    ...Array.from({ length: max - min + 1 }, (_, more) => `seats.${min + more}`),
  ];
  return wanted.filter((gap) => !shown.has(gap) && !Object.hasOwn(unreachable, gap));
}

/** Throws a plain `Error` that lists the {@link goldenGaps}, if there are any. */
export function assertNoGoldenGaps<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  recorded: readonly Golden<G, A>[],
  unreachable: Readonly<Record<GoldenGap, string>> = {},
): void {
  const gaps = goldenGaps(engine, recorded, unreachable);
  if (gaps.length > 0) throw new Error(`no recorded match of ${engine.game.meta.id} shows ${gaps.join(', ')}`);
}
