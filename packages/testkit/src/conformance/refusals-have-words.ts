import type { AnyAction, GameTypes, Seat } from '@quayside/core';
import { first } from './first.ts';
import type { Difference, Law, Position } from './law.ts';
import { ruleView } from './sample.ts';
import { badText } from './words.ts';

/**
 * There are words for every refusal of the game's own that a seat which may act can meet in the open phase. It tries all ids, which is much for every match:
 * walks with a `Coverage` look at samples, and only at what no walk has met before.
 */
export const refusalsHaveWords: Law = {
  name: 'refusals-have-words',
  promise: 'game',
  position: (position) => first(position.engine.mayAct(position.match), (seat) => wordless(position, seat)),
};

function wordless<G extends GameTypes, A extends AnyAction>(position: Position<G, A>, seat: Seat): Difference {
  const { engine, match } = position;
  const { phaseActions, numbering, actions, spec } = engine.game;
  const view = ruleView(position, seat);
  const tell = engine.describe(match);
  return first(phaseActions[match.phase] ?? [], (index) => {
    const { from, size } = numbering.ranges[index] ?? { from: 0, size: 0 };
    for (let id = from; id < from + size; id += 1) {
      const refusal = actions[index]?.check?.(view, numbering.decode(id));
      if (refusal === undefined) continue;
      const why = { ...refusal, rule: spec.rejections[refusal.code]?.rule ?? null };
      const bad = badText('a refusal', why, tell.rejection(why));
      if (bad !== undefined) return bad;
    }
    return undefined;
  });
}
