import { totals } from '@quayside/core/sdk';
import type { Reporter } from './reporter.ts';
import { type EventOf, type Moment, momentsOfType } from './told.ts';

/** The rolls of a turn, what was kept each time, and the symbols that came of it. */
export function diceLines(moments: readonly Moment[], { names, context: { derived } }: Reporter): string[] {
  const rolls = momentsOfType(moments, 'rolled').map(({ event }) => event);
  const last = rolls.at(-1);
  if (last === undefined) return [];
  const sums = totals(derived.die, last.dice);
  const symbols = derived.die.symbols.filter((symbol) => sums[symbol] > 0).map((symbol) => `${sums[symbol]} ${names.word(symbol)}`);
  return [...rolls.map(rollLine), `Symbols: ${symbols.join(', ')}.`];

  function rollLine({ seat, dice, rerolled }: EventOf<'rolled'>): string {
    if (rerolled.length === 0) return `${names.seat(seat)} rolls ${names.dice(dice)}.`;
    const kept = dice.filter((_, position) => !rerolled.includes(position));
    const fresh = dice.filter((_, position) => rerolled.includes(position));
    return `${names.seat(seat)} keeps ${names.dice(kept)} and rolls ${rerolled.length} again: ${names.dice(fresh)}.`;
  }
}
