import { createEngine, type GameEvent, type Outcome } from '@quayside/core';
import { GOODS, type PiraeusTypes, type Prices, piraeus } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/games/all.ts';

// What is printed is read back and compared with the events of the match and with the rules worked out by hand, never with the report's own sums.

const engine = createEngine(piraeus);
const words = (id: string): string => piraeus.words[id] ?? id;

interface Match {
  readonly text: string;
  readonly days: readonly string[];
  readonly events: readonly GameEvent<PiraeusTypes>[];
  readonly outcome: Outcome;
  readonly nations: readonly string[];
}

function matchOf(seats: number, seed: string): Match {
  const played = findGame('piraeus').play(seats, seed);
  const text = played.text();
  const events: GameEvent<PiraeusTypes>[] = [];
  const replayed = engine.replay(played.transcript, (step) => events.push(...step.events.map(({ event }) => event)));
  if (!replayed.ok) throw new Error(replayed.rejection.code);
  const nations = replayed.match.state.table.seats.map(({ nation }) => words(nation));
  const days = text.split(/^(?=DAY \d)|^(?=FINAL)/m).filter((part) => part.startsWith('DAY'));
  return { text, days, events, outcome: played.line.outcome, nations };
}

const eventsOf = <K extends GameEvent<PiraeusTypes>['type']>({ events }: Match, type: K) =>
  events.filter((event): event is Extract<GameEvent<PiraeusTypes>, { type: K }> => event.type === type);

/** The numbers in a line of a table, without the changes in brackets. */
const numbersIn = (line: string): number[] => (line.replaceAll(/\([^)]*\)/g, '').match(/[+-]?\d+/g) ?? []).map(Number);
const lineOf = (text: string, beginning: string): string => text.split('\n').find((line) => line.trim().startsWith(beginning)) ?? '';
const pricesIn = (day: string, row: string): number[] => numbersIn(lineOf(day, row));
const listOf = (prices: Prices): number[] => GOODS.map((good) => prices[good]);
const clamp = (price: number): number => Math.max(1, Math.min(9, price));
const countIn = (line: string, good: string): number => line.split(words(good)).length - 1;

const matches = [
  [3, 's8'],
  [3, 's19'],
  [4, 'harbour'],
  [5, 'harbour'],
  [6, 's3'],
] as const;

describe.each(matches)('%i seats, seed %s', (seats, seed) => {
  const match = matchOf(seats, seed);

  test('the seats are introduced by nation and seat', () => {
    for (const [seat, nation] of match.nations.entries()) expect(match.text).toContain(`  ${nation} (seat ${seat}): 10 drachmas; `);
  });

  test('there are eight days, and prices as in the events', () => {
    expect(match.days).toHaveLength(8);
    const moves = eventsOf(match, 'prices-moved');
    const printed = match.days.flatMap((day) =>
      ['after the plans', 'after the offers'].map((row) => pricesIn(day, row)).filter((row) => row.length > 0),
    );
    expect(printed).toEqual(moves.map(({ to }) => listOf(to)));
  });

  test('each price follows from what is printed before it', () => {
    let prices = GOODS.map(() => 5);
    for (const day of match.days) {
      expect(pricesIn(day, 'in the morning')).toEqual(prices);
      const [buyers, sellers] = (/Buying: (.*)\. Selling: (.*)\./.exec(day) ?? [])
        .slice(1)
        .map((names) => match.nations.filter((nation) => names.includes(nation)).length) as [number, number];
      expect(buyers + sellers).toBe(seats);
      const row = lineOf(day, 'Greek row');
      const direction = sellers > buyers ? -1 : 1;
      prices = prices.map((price, index) => {
        const cards = countIn(row, GOODS[index] ?? '');
        return clamp(price + (cards === 0 && sellers === buyers ? -1 : direction * cards));
      });
      expect(pricesIn(day, 'after the plans')).toEqual(prices);
      if (sellers === 0) continue;
      const putUp = lineOf(day, 'Put up');
      prices = prices.map((price, index) => {
        const cards = countIn(putUp, GOODS[index] ?? '');
        return clamp(price + (cards === 0 ? sellers : -cards));
      });
      expect(pricesIn(day, 'after the offers')).toEqual(prices);
    }
  });

  test('the money at the end of each day is that of the event, and follows from the table', () => {
    for (const [index, { money }] of eventsOf(match, 'day-ended').entries()) {
      const table = (match.days[index] ?? '').split(/^ {2}Money/m)[1] ?? '';
      const rows = match.nations.map((nation) => numbersIn(lineOf(table, nation)));
      expect(rows.map((row) => row.at(-1))).toEqual(money);
      for (const row of rows) expect(row.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(row.at(-1));
    }
  });

  test('every deal is told, with its price and who is paid', () => {
    const told = [...match.text.matchAll(/^ +(\w+) buy (\w) (\w+) \((\w+)\) for (\d+), paid to the (\w+)\.$/gm)].map((found) =>
      found.slice(1),
    );
    const deals = eventsOf(match, 'card-bought').map(({ seat, card, price, owner }) => [
      match.nations[seat],
      expect.any(String),
      words(card.good),
      words(card.origin),
      String(price),
      owner === null ? 'reserve' : match.nations[owner],
    ]);
    expect(told).toEqual(deals);
  });

  test('a letter stands for the same card all day, and a card that is bought or goes to the locals was for sale', () => {
    for (const day of match.days) {
      const forSale = new Map(
        [...lineOf(day, 'For sale').matchAll(/\b([a-z]) (\w+ \(\w+\)) \d/g)].map(([, letter, card]) => [letter, card]),
      );
      for (const [, letter, card] of day.matchAll(/\b([a-z]) (\w+ \(\w+\))/g)) expect(forSale.get(letter)).toBe(card);
    }
  });

  test('each right to move and each bidding is told', () => {
    const count = (pattern: RegExp) => [...match.text.matchAll(pattern)].length;
    expect(count(/first there, may move away\.$/gm)).toBe(eventsOf(match, 'move-offered').length);
    expect(count(/^ +\w+ move to /gm)).toBe(eventsOf(match, 'token-moved').length);
    expect(count(/^ +\w+ stay\.$/gm)).toBe(eventsOf(match, 'token-stayed').length);
    expect(count(/^ +Bids for /gm)).toBe(eventsOf(match, 'bids-revealed').length);
    expect(count(/is not sold, and nobody pays\.$/gm)).toBe(eventsOf(match, 'card-unsold').length);
  });

  test('the final scoring is that of the outcome, and its parts add up', () => {
    const [, scoring = ''] = match.text.split('FINAL SCORING');
    const { scores, ranks } = match.outcome;
    for (const [seat, nation] of match.nations.entries()) {
      const { parts, total } = scores[seat] ?? { parts: {}, total: 0 };
      const row = numbersIn(lineOf(scoring, nation));
      expect(row).toEqual([parts.money, parts.sets, parts.singles, parts.own, total, ranks[seat]]);
      const [, detail = ''] = scoring.split(`${nation}: ${total} drachmas\n`);
      const lines = (detail.split('\n\n')[0] ?? '').split('\n').map((line) => line.trim());
      const sum = (of: readonly string[]) => of.reduce((all, line) => all + Number.parseInt(line, 10), 0);
      expect(sum(lines)).toBe(total);
      expect(sum(lines.filter((line) => line.includes('for a set of')))).toBe(parts.sets);
      expect(sum(lines.filter((line) => line.includes('outside sets')))).toBe(parts.singles);
    }
  });

  test('the winners are named', () => {
    const verdict = match.text.trimEnd().split('\n').at(-1) ?? '';
    for (const winner of match.outcome.winners) expect(verdict).toContain(match.nations[winner]);
    expect(verdict.includes('share the victory')).toBe(match.outcome.decidedBy === null);
    expect(match.text).toContain('The match ends: the last day is over.');
  });
});
