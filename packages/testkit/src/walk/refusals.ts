import type { AnyAction, AnyGame, GameTypes, Random, Seat } from '@quayside/core';
import type { Simulator } from '@quayside/core/bots';
import { first } from '../conformance/first.ts';
import type { Difference, Position } from '../conformance/law.ts';
import { badText } from '../conformance/words.ts';

/** Who keeps account of the refusals that were seen. */
export interface RefusalLog {
  missing(kinds: readonly ['rejections']): readonly string[];
  isWanted(kind: 'rejections', code: string): boolean;
  saw(kind: 'rejections', code: string): void;
}

/** So many ids of an action are tried per seat and position where it has more: the first, the last, and others. More where little is missing. */
const TRIED = 10;
const TRIED_AT_LAST = 40;
const LITTLE = 3;

/** Looks for refusals that were not seen yet at a position on the host path; says if there are no words for one that is. */
export function seeRefusals<G extends GameTypes, A extends AnyAction>(
  log: RefusalLog,
  { engine, match, random }: Position<G, A>,
): Difference {
  const missing = log.missing(['rejections']).length;
  if (missing === 0) return undefined;
  return first(engine.mayAct(match), (seat) => {
    const view = engine.view(match, seat);
    return first(idsOf(engine.game, match.phase, missing, random), (id) => {
      const why = engine.explain(view, engine.game.numbering.decode(id));
      if (why === null || !log.isWanted('rejections', why.code)) return undefined;
      log.saw('rejections', why.code);
      return badText('a refusal', why, engine.describe(match).rejection(why));
    });
  });
}

/** Looks for refusals that were not seen yet in place, for a seat that may act; says if there are no words for one that is. The match gives the options. */
export function seeRefusalsInPlace<G extends GameTypes, A extends AnyAction>(
  log: RefusalLog,
  { engine, match, random }: Position<G, A>,
  simulator: Simulator<G, A>,
  seat: Seat,
): Difference {
  const missing = log.missing(['rejections']).length;
  if (missing === 0) return undefined;
  const { game } = engine;
  const view = simulator.view(seat);
  return first(idsOf(game, view.phase, missing, random), (id) => {
    const refusal = game.actions[game.numbering.indexOf(id)]?.check?.(view, game.numbering.decode(id));
    if (refusal === undefined || !log.isWanted('rejections', refusal.code)) return undefined;
    log.saw('rejections', refusal.code);
    const why = { ...refusal, rule: game.spec.rejections[refusal.code]?.rule ?? null };
    return badText('a refusal', why, engine.describe(match).rejection(why));
  });
}

function idsOf({ phaseActions, numbering }: AnyGame, phase: string, missing: number, random: Random): number[] {
  const tried = missing > LITTLE ? TRIED : TRIED_AT_LAST;
  return (phaseActions[phase] ?? []).flatMap((index) => {
    const { from, size } = numbering.ranges[index] ?? { from: 0, size: 0 };
    if (size <= tried) return Array.from({ length: size }, (_, nth) => from + nth);
    return [from, from + size - 1, ...Array.from({ length: tried - 2 }, () => from + random.int('refusals', size))];
  });
}
