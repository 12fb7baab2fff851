import type { RuleView } from '../game/rule-view.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { Random } from '../random/random.ts';
import type { Simulator } from '../sim/simulator.ts';
import type { Guide } from './guide.ts';

/** What a seat does in a playout, by the guide. Refuses (fault `bad-guide`) what it may not do. */
export function rolloutId<G extends GameTypes>(
  guide: Pick<Guide<G, never>, 'rollout'>,
  view: RuleView<G>,
  legal: readonly number[],
  random: Random,
): number {
  if (legal.length === 1) return legal[0] as number;
  const id = guide.rollout(view, legal, random);
  if (!isAmong(legal, id)) throw badGuide('rollout(view, legal, random)', 'one of the ids in `legal`', String(id));
  return id;
}

/** The actions worth thinking about, by the guide; all where it does not say. Refuses (fault `bad-guide`) what is not legal, and nothing at all. */
export function consideredIds<G extends GameTypes>(
  guide: Pick<Guide<G, never>, 'consider'>,
  view: RuleView<G>,
  legal: readonly number[],
  seat: Seat,
): readonly number[] {
  if (legal.length === 1 || guide.consider === undefined) return legal;
  const ids = guide.consider(view, legal, seat);
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => isAmong(legal, id as number)))
    throw badGuide('consider(view, legal, seat)', 'at least one of the ids in `legal`, and no other', `[${String(ids)}]`);
  return ids;
}

/** How well each seat stands, by the guide. Refuses (fault `bad-guide`) what is not a number from 0 to 1 for each. */
export function standings<G extends GameTypes, A extends AnyAction>(
  guide: Pick<Guide<G, A>, 'evaluate'>,
  simulator: Simulator<G, A>,
): readonly number[] {
  const values = guide.evaluate(simulator);
  const seats = simulator.state().hands.length;
  if (!Array.isArray(values) || values.length !== seats || !values.every((value) => value >= 0 && value <= 1))
    throw badGuide('evaluate(simulator)', `${seats} numbers from 0 to 1, by seat`, `[${String(values)}]`);
  return values;
}

/** Whether an ascending list holds an id. */
function isAmong(ascending: readonly number[], id: number): boolean {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] as number) < id) from = middle + 1;
    else to = middle;
  }
  return from < ascending.length && ascending[from] === id;
}

function badGuide(call: string, expected: string, received: string): Fault {
  return new Fault({
    code: 'bad-guide',
    api: `guide.${call}`,
    expected,
    received,
    remedy: 'Correct the guide: a search that went by this would tell nothing.',
  });
}
