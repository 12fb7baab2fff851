import { type AnyAction, type GameTypes, OVER, type Seat } from '@quayside/core';
import { addByCheck } from '@quayside/core/bots';
import { first } from './first.ts';
import { brief } from './json.ts';
import type { Difference, Law, Position } from './law.ts';
import { legalOf } from './legal.ts';
import { refusedWith } from './refused-with.ts';
import { ruleView, seatsOf } from './sample.ts';

/** So many actions of each kind are told. */
const TOLD = 3;

/**
 * P6: the legal actions of a seat that may act are exactly the well-formed ones of the phase that `check` lets pass, tried one by one over the whole
 * numbering; there is always one, and the autopilot names one of them. A seat that may not act has none. Nobody is awaited when the match is over, and
 * only then.
 */
export const choicesAreChecks: Law = {
  name: 'choices-are-checks',
  promise: 'P6',
  position(position) {
    const { engine, match } = position;
    const awaited = engine.awaited(match);
    if ((awaited.length === 0) !== (match.phase === OVER)) return `in ${match.phase}, ${awaited.length} seats are awaited`;
    const seats = seatsOf(position);
    if (seats.filter((seat) => awaited.includes(seat)).join() !== awaited.join())
      return `the awaited seats are ${awaited.join()}: expected seats, ascending, each once`;
    return first(seats, (seat) => {
      if (awaited.includes(seat) || match.commits[seat] !== null) return compareChoices(position, seat);
      const offered = legalOf(position, seat).ids.length;
      return offered === 0 ? undefined : `seat ${seat} is not awaited, and is offered ${offered} actions`;
    });
  },
};

function compareChoices<G extends GameTypes, A extends AnyAction>(position: Position<G, A>, seat: Seat): Difference {
  const { engine, match } = position;
  const { game } = engine;
  const { view, ids: offered } = legalOf(position, seat);
  if (offered.length === 0) return `seat ${seat} is awaited, and has no legal action`;
  const filtered: number[] = [];
  const rules = ruleView(position, seat);
  for (const index of game.phaseActions[match.phase] ?? []) addByCheck(game, rules, index, filtered);
  if (offered.join() !== filtered.join()) return toldChoices(position, seat, offered, filtered);
  const fallback = engine.autopilot(view);
  if (offered.includes(game.numbering.encode(fallback))) return undefined;
  const why = engine.explain(view, fallback);
  const told = why === null ? '' : `: ${refusedWith(why)}`;
  return `the autopilot of seat ${seat} names ${brief(fallback)}, which is not legal${told}`;
}

/** Which actions the one list has and the other has not; the same actions in other order, or twice, where there are none. */
function toldChoices<G extends GameTypes, A extends AnyAction>(
  { engine }: Position<G, A>,
  seat: Seat,
  offered: readonly number[],
  filtered: readonly number[],
): Difference {
  const tell = (ids: readonly number[]) =>
    `${ids
      .slice(0, TOLD)
      .map((id) => brief(engine.game.numbering.decode(id)))
      .join(', ')}${ids.length > TOLD ? ', …' : ''}`;
  const more = offered.filter((id) => !filtered.includes(id));
  const fewer = filtered.filter((id) => !offered.includes(id));
  const said = [
    ...(more.length === 0 ? [] : [`choices add ${tell(more)}, which check refuses`]),
    ...(fewer.length === 0 ? [] : [`choices leave out ${tell(fewer)}, which check lets pass`]),
  ];
  const twice = offered.filter((id, index) => offered.indexOf(id) !== index);
  if (said.length === 0) said.push(`choices add ${tell([...new Set(twice)])} twice`);
  return `choices and checks of seat ${seat} differ: ${said.join('; ')}`;
}
