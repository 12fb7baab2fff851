import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Random } from '../random/random.ts';
import type { Simulator } from '../sim/simulator.ts';
import type { Guide } from './guide.ts';
import { rolloutId } from './guided.ts';

/** So many steps more, at most, are played on for the sake of a quiet position. */
const LONGEST_WAIT = 200;

/**
 * Plays on as the guide does, for so many steps and on to the next quiet position, or to the end. When several seats are awaited, chance says which is next.
 */
export function rollOut<G extends GameTypes, A extends AnyAction>(
  simulator: Simulator<G, A>,
  guide: Pick<Guide<G, A>, 'rollout' | 'isQuiet'>,
  random: Random,
  steps: number,
): void {
  const legal: number[] = [];
  for (let done = 0; !simulator.isOver(); done += 1) {
    if (done >= steps && (done >= steps + LONGEST_WAIT || guide.isQuiet?.(simulator) !== false)) return;
    const awaited = simulator.awaited();
    const seat = awaited.length === 1 ? (awaited[0] ?? 0) : random.pick('seat', awaited);
    simulator.legal(seat, legal);
    simulator.step(seat, rolloutId(guide, simulator.view(seat), legal, random));
  }
}
