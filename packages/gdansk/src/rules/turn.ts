import { endsRound, type Immutable, totalOf } from '@quayside/core/sdk';
import type { Derived } from '../derived.ts';
import type { Table, Turn } from '../state.ts';
import type { DiceAction, DieSymbol } from '../vocabulary.ts';
import { noGoods } from './goods.ts';

/** The symbol that pays for each dice action; loading and unloading share one (GD.J2). */
const SYMBOL_OF: Readonly<Record<DiceAction, DieSymbol>> = { load: 'loading', unload: 'loading', move: 'movement', recruit: 'recruitment' };

/** A turn that has not been rolled for. */
export function newTurn(): Turn {
  return {
    dice: [],
    rolls: 0,
    fixed: false,
    stage: 'before',
    open: null,
    left: 0,
    used: [],
    order: false,
    hr: false,
    ship: false,
    over: false,
    aside: noGoods(),
  };
}

/** Why a dice action cannot be begun or continued now; `undefined` if it can. The order of the questions decides which rule is cited. */
export function diceRefusal(
  turn: Immutable<Turn>,
  { die }: Derived,
  action: DiceAction,
): 'dice-over' | 'dice-used' | 'action-used' | 'no-symbol' | undefined {
  if (turn.open === action) return undefined;
  // GD.R33: the loading dice are used up by one action.
  if ((action === 'load' && turn.used.includes('unload')) || (action === 'unload' && turn.used.includes('load'))) return 'dice-used';
  // GD.B9: none twice; one that is closed does not open again (GD.B8, GD.R9).
  if (turn.used.includes(action)) return 'action-used';
  // GD.B10: no dice action after an additional one that followed dice actions.
  if (turn.stage === 'after') return 'dice-over';
  return totalOf(die, turn.dice, SYMBOL_OF[action]) === 0 ? 'no-symbol' : undefined;
}

/** The symbols that a dice action has at hand: what is left of it if it is under way, else what the dice show. */
export function symbolsLeft(turn: Immutable<Turn>, { die }: Derived, action: DiceAction): number {
  return turn.open === action ? turn.left : totalOf(die, turn.dice, SYMBOL_OF[action]);
}

/**
 * GD.B8, GD.R13: begins a dice action, or continues the one that is under way, and spends symbols on it. Another that was under way is closed, and what it had left
 * lapses. The dice are fixed (GD.R2), and the dice actions have begun (GD.R3).
 */
export function spend(turn: Turn, derived: Derived, action: Exclude<DiceAction, 'recruit'>, cost: number): void {
  turn.left = symbolsLeft(turn, derived, action) - cost;
  if (turn.open !== action) turn.used.push(action);
  turn.open = action;
  turn.fixed = true;
  turn.stage = 'dice';
}

/** GD.E1: recruiting is done in one go; whatever was under way is closed (GD.B8). */
export function spendOnRecruiting(turn: Turn): void {
  close(turn);
  turn.used.push('recruit');
  turn.stage = 'dice';
}

/**
 * GD.B10, GD.R3: an additional action fixes the dice; after a dice action it ends the dice actions, and unused dice are forfeited. Each takes workers, and asks for its own
 * number of them (GD.I4).
 */
export function beginAdditional(turn: Turn): void {
  close(turn);
  if (turn.stage === 'dice') turn.stage = 'after';
}

/** GD.K2: whether the seat whose turn it is sits to the right of the one that began, so that all have had equally many turns once it is done. */
export function lastOfRound({ firstSeat, current }: Immutable<Table>, seats: number): boolean {
  return endsRound(seats, firstSeat, current);
}

function close(turn: Turn): void {
  turn.fixed = true;
  turn.open = null;
  turn.left = 0;
}
