import type { DiceAction, DieSymbol } from '../vocabulary.ts';
import type { Scene } from './scene.ts';

/** The symbols that can still be used this turn. */
export interface Symbols {
  loading: number;
  movement: number;
  recruitment: number;
}

/** No symbol at all. */
export const NO_SYMBOLS: Readonly<Symbols> = { loading: 0, movement: 0, recruitment: 0 };

/** What some faces show. */
export function symbolsOn({ content }: Scene, dice: readonly number[]): Symbols {
  const sums: Symbols = { ...NO_SYMBOLS };
  for (const die of dice) {
    const face = content.dice.faces[die];
    if (face !== undefined) sums[face.symbol] += face.count;
  }
  return sums;
}

/** What the seat whose turn it is can still use of its dice. */
export function symbolsLeft(scene: Scene): Symbols {
  const { stage, dice, used, open, left } = scene.table.turn;
  const shown = symbolsOn(scene, dice);
  const usable = (symbol: DieSymbol, ...actions: readonly DiceAction[]): number => {
    if (open !== null && actions.includes(open)) return left;
    return stage === 'after' || used.some((action) => actions.includes(action)) ? 0 : shown[symbol];
  };
  return {
    loading: usable('loading', 'load', 'unload'),
    movement: usable('movement', 'move'),
    recruitment: usable('recruitment', 'recruit'),
  };
}
