import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Turn } from './bot.ts';

/** Refuses (fault `nothing-to-choose`) a turn without a legal action: of a seat that is not awaited, or of a match that is over. Every bot of this package asks it first. */
export function checkTurn<G extends GameTypes, A extends AnyAction>({ seat, legal }: Pick<Turn<G, A>, 'seat' | 'legal'>): void {
  if (legal.length > 0) return;
  throw new Fault({
    code: 'nothing-to-choose',
    api: 'bot(turn)',
    expected: 'at least one id in `turn.legal`',
    received: `none for seat ${seat}`,
    remedy: 'Ask the seats that `engine.awaited(match)` names; it names none when the match is over.',
  });
}
