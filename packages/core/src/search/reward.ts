import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Simulator } from '../sim/simulator.ts';
import type { Guide } from './guide.ts';
import { standings } from './guided.ts';

/** How well each seat has done, from 0 to 1: a victory is 1, shared by those who share it; a match that goes on is worth what the guide says. */
export function rewards<G extends GameTypes, A extends AnyAction>(
  simulator: Simulator<G, A>,
  guide: Pick<Guide<G, A>, 'evaluate'>,
): readonly number[] {
  const outcome = simulator.outcome();
  if (outcome === null) return standings(guide, simulator);
  const share = 1 / outcome.winners.length;
  return outcome.ranks.map((rank) => (rank === 1 ? share : 0));
}
