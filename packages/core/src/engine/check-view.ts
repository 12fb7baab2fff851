import type { Game } from '../game/game.ts';
import { OVER, type View } from '../game/match.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { isViewerOf } from '../model/seat.ts';

/**
 * A view says which rules it belongs to, so a view of others is a mistake of who passes it on. What a simulator or the engine shows to rules is none: it goes along with the match, and has no
 * properties of its own.
 */
export function checkView<G extends GameTypes, A extends AnyAction>({ meta, phases }: Game<G, A>, view: View<G, A>, api: string): void {
  // Whatever it is: a fault has to say what to do.
  const { game, rules, phase, seat, options } = (view ?? {}) as Partial<View<G, A>>;
  const count = options?.seats ?? 0;
  const seats = Number.isInteger(count) && count >= 1 && count <= meta.seats.max;
  const viewer = isViewerOf(count, seat);
  const own = seats && Object.hasOwn(view, 'table');
  if (game === meta.id && rules === meta.rules && (phase === OVER || Object.hasOwn(phases, phase ?? '')) && own && viewer) return;
  throw new Fault({
    code: 'not-a-view',
    api,
    expected: `a view of ${meta.id} ${meta.rules}, made by \`engine.view\``,
    received: JSON.stringify({ game, rules, phase, seat, seats: options?.seats }) ?? String(view),
    remedy: 'Ask the engine of that game and rules version.',
  });
}
