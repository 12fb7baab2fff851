import { createEngine, eventsFor, type GameEvent, type Outcome, type View } from '@quayside/core';
import { COLORS, type GdanskTypes, gdansk } from '@quayside/gdansk';
import { gdanskGreedy } from '@quayside/gdansk/bots';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/games/all.ts';
import { playMatch } from '../src/play.ts';
import { narrateGdansk } from '../src/report/gdansk/narrate.ts';
import { followByHand } from './gdansk-ledger.ts';

// What is printed is followed by hand, line by line, and what comes of it is compared with the match: never with the report's own sums.

const engine = createEngine(gdansk);
const PLAYERS = ['Adam', 'Anna', 'Caroline', 'David'];

interface Match {
  readonly text: string;
  readonly events: readonly GameEvent<GdanskTypes>[];
  /** What the spectator sees at the end. */
  readonly last: View<GdanskTypes>;
  readonly outcome: Outcome;
}

/** A match of the demo. */
function matchOf(seats: number, seed: string): Match {
  const played = findGame('gdansk').play(seats, seed);
  const events: GameEvent<GdanskTypes>[] = [];
  const replayed = engine.replay(played.transcript, (step) => events.push(...eventsFor(step.events, null)));
  if (!replayed.ok) throw new Error(replayed.rejection.code);
  return { text: played.text(), events, last: engine.view(replayed.match, null), outcome: played.line.outcome };
}

/** A player whom little keeps from doing what sensible bots do not: fill the hold, put bonuses aside, spread markers, or anything at all. */
const erratic: ReturnType<typeof gdanskGreedy> = (turn) => {
  const rare = turn.legal.filter((id) => ['put-aside', 'place-marker', 'load'].includes(gdansk.numbering.decode(id).type));
  const choice = turn.random.int('erratic', 6);
  if (choice < 3 && rare.length > 0) return turn.random.pick('erratic', rare);
  return choice === 5 ? turn.random.pick('erratic', turn.legal) : gdanskGreedy()(turn);
};

/** A match of erratic players. */
function wildMatch(seats: number, seed: string): Match {
  const session = playMatch(engine, erratic, { seats, seed, options: { roundCap: 25 } });
  const outcome = engine.outcome(session.getSnapshot().match) as Outcome;
  const steps = session.history().map(({ match, events }) => ({ view: engine.view(match, null), events: eventsFor(events, null) }));
  return { text: narrateGdansk({ engine, seed, steps, outcome }), events: session.events(null), last: session.view(null), outcome };
}

const countOf = ({ text }: Match, pattern: RegExp): number => [...text.matchAll(pattern)].length;
const eventCount = ({ events }: Match, type: GameEvent<GdanskTypes>['type']): number =>
  events.filter((event) => event.type === type).length;
const numbersIn = (line: string): number[] => (line.match(/\d+/g) ?? []).map(Number);

const matches: [string, Match][] = [
  ['2 seats', matchOf(2, 'harbour')],
  ['3 seats', matchOf(3, 'harbour')],
  ['4 seats', matchOf(4, 's3')],
  ['2 wild seats', wildMatch(2, 'wild1')],
  ['4 wild seats', wildMatch(4, 'wild4')],
  ['4 other wild seats', wildMatch(4, 'wild3')],
];

describe.each(matches)('%s', (_, match) => {
  const seats = match.outcome.ranks.length;
  const ledger = followByHand(match.text);

  test('every line follows from those before it', () => {
    expect(ledger.faults).toEqual([]);
  });

  test('followed by hand it comes to the table of the match', () => {
    expect([...ledger.players.keys()]).toEqual(PLAYERS.slice(0, seats));
    for (const [seat, name] of PLAYERS.slice(0, seats).entries()) {
      const { score, workers, stock, cards } = match.last.table.seats[seat] ?? {};
      expect(ledger.players.get(name)).toMatchObject({ points: score, workers, stock, cards });
      const marked = match.last.table.quays.flatMap(({ markers }, index) => (markers.includes(seat) ? [index + 1] : []));
      expect([...(ledger.players.get(name)?.marks ?? [])].sort((a, b) => a - b)).toEqual(marked);
    }
  });

  test('everything that happened is told', () => {
    expect(countOf(match, /^ {2}\w+, at .*$/gm)).toBe(eventCount(match, 'turn-began'));
    expect(countOf(match, /^ {4}\w+ (rolls|keeps) /gm)).toBe(eventCount(match, 'rolled'));
    expect(countOf(match, /^ {4}\w+ recruits workers: /gm)).toBe(eventCount(match, 'recruited'));
    expect(countOf(match, /^ {4}\w+ executes the order /gm)).toBe(eventCount(match, 'order-executed'));
    expect(countOf(match, /^ {6}\w+ scores /gm)).toBe(eventCount(match, 'influence-scored'));
    expect(countOf(match, /^ {6}\w+ takes the \w+ port card/gm)).toBe(eventCount(match, 'card-taken'));
    expect(countOf(match, /^ +New order on /gm)).toBe(eventCount(match, 'order-revealed'));
    expect(countOf(match, /^ +Central Port opens /gm)).toBe(eventCount(match, 'central-port-opened'));
    expect(countOf(match, /^ {4}\w+ uses the HR panel for 2 workers/gm)).toBe(eventCount(match, 'markers-swapped'));
    expect(countOf(match, /^ {4}\w+ serves a /gm)).toBe(eventCount(match, 'ship-served'));
    expect(countOf(match, /^ {4}\w+ puts a .* bonus aside/gm)).toBe(eventCount(match, 'bonus-put-aside'));
    expect(countOf(match, /^ {4}The end is near /gm)).toBe(eventCount(match, 'end-triggered'));
  });

  test('two players see what is not used', () => {
    expect(
      countOf(match, /^ {4}Not used with two players: the (blue|purple|brown) port cards, and the orders .*; .*; .*; .*; .*\.$/gm),
    ).toBe(seats === 2 ? 1 : 0);
  });

  test('the end is announced with the turns that are to come, which are the last ones', () => {
    const [, after = ''] = match.text.split(/^ {4}Turns still to come: .*$/m);
    const announced = /^ {4}Turns still to come: (.*)\.$/m.exec(match.text)?.[1]?.split(/, | and /) ?? [];
    const played = [...after.matchAll(/^ {2}(\w+), at .*, last turn$/gm)].map(([, name]) => name);
    expect(played).toEqual(announced[0] === 'nobody' ? [] : announced);
    expect(countOf(match, /, last turn$/gm)).toBe(played.length);
  });

  test('the final scoring is that of the outcome, worked out by hand', () => {
    const [, scoring = ''] = match.text.split('FINAL SCORING');
    for (const [seat, name] of PLAYERS.slice(0, seats).entries()) {
      const { parts, total } = match.outcome.scores[seat] ?? { parts: {}, total: 0 };
      const row = scoring.split('\n').find((line) => line.startsWith(`  ${name} `)) ?? '';
      const marks = ledger.players.get(name)?.marks.size;
      expect(numbersIn(row)).toEqual([parts.track, parts.ships, parts.sets, total, marks, match.outcome.ranks[seat]]);
      const [, detail = ''] = scoring.split(`${name}: ${total} points\n`);
      const lines = (detail.split('\n\n')[0] ?? '').split('\n').map((line) => line.trim());
      const sum = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).reduce((all, line) => all + Number.parseInt(line, 10), 0);
      expect(sum(/./)).toBe(total);
      expect(sum(/on the track/)).toBe(ledger.players.get(name)?.points);
      expect(sum(/port card/)).toBe(setsByHand(ledger.players.get(name)?.cards ?? []));
      expect(sum(/cruise ship/)).toBe((match.last.shown.ships?.[seat] ?? []).reduce((all, ship) => all + (shipPoints[ship] ?? 0), 0));
      const ships = lines.filter((line) => line.includes('cruise ship')).flatMap((line) => numbersIn(line.split(': ')[1] ?? ''));
      expect(ships.reduce((all, one) => all + one, 0)).toBe(sum(/cruise ship/));
    }
  });

  test('the winners are named, and why it ended', () => {
    const [why = '', verdict = ''] = match.text.trimEnd().split('\n').slice(-2);
    for (const winner of match.outcome.winners) expect(verdict).toContain(PLAYERS[winner]);
    expect(verdict.includes('share the victory')).toBe(match.outcome.decidedBy === null);
    expect(why).toBe(`The match ends: ${match.outcome.reasons.map((reason) => gdansk.words[`reason.${reason}`]).join(', ')}.`);
  });
});

const { content } = engine.context(engine.create({ seats: 2, seed: 'any' }).match);
const shipPoints = content.cruiseShips.map(({ vp }) => vp);

/** Takes one of each colour, as long as there are any. */
function setsByHand(cards: readonly number[]): number {
  const left = COLORS.map((color) => cards.filter((quay) => content.quays[quay - 1]?.color === color).length);
  let points = 0;
  while (left.some((count) => count > 0)) {
    points += [0, 1, 3, 6, 10][left.filter((count) => count > 0).length] ?? 0;
    for (const [index, count] of left.entries()) left[index] = Math.max(0, count - 1);
  }
  return points;
}

test('the wild matches come to what sensible ones do not', () => {
  const wild = matches.slice(3).map(([, match]) => match);
  const all = wild.map(({ text }) => text).join('');
  for (const told of [
    /; the hold is full, so back to the zone: /,
    / bonus aside\.$/m,
    / changes places with /,
    / unloads .* at Central Port/,
  ])
    expect(all).toMatch(told);
  expect(new Set(wild.flatMap(({ outcome }) => outcome.reasons))).toEqual(new Set(['round-cap', 'markers-placed']));
});

describe('following by hand notices', () => {
  const texts = matches.map(([, { text }]) => text);
  test.each<[string, RegExp, string]>([
    ['a die that was not there', /keeps recruitment 1, loading 2 and/, 'keeps recruitment 1, loading 1 and'],
    ['a symbol too many', /Symbols: 2 loading, 2 recruitment/, 'Symbols: 3 loading, 2 recruitment'],
    ['a worker too many', /recruits workers: 2/, 'recruits workers: 3'],
    ['a wrong weight', /loads 1 cargo, weight 2/, 'loads 1 grain, weight 2'],
    ['a way that is not there', /moves to Wiślane Quay \(12\), then/, 'moves to Krakowskie Quay (20), then'],
    ['another payment', /pays 2 grain, 1 coal/, 'pays 1 grain, 2 coal'],
    ['other points for an order', /for 6 points: pays/, 'for 7 points: pays'],
    ['other points for influence', /scores 2 points/, 'scores 4 points'],
    ['influence that is left out', /^ +Adam scores 2 points .*\n/m, ''],
    ['a marker left too many', /puts a marker there, 7 left/, 'puts a marker there, 8 left'],
    ['a bonus from nowhere', /, 6 left\.$/m, ', 6 left, and has a coal bonus from now on.'],
    ['a swap of what is not there', /the own marker on [^(]+ \(\d+\)/, 'the own marker on Silo 1 (17)'],
    ['a ship that is too cheap', /serves a small cruise ship for 3/, 'serves a medium cruise ship for 3'],
    ['an order that is not open', /WOC II Quay \(3\) 8, /, ''],
    ['a cube that is not in the zone', /zone: 12 grain/, 'zone: 11 grain'],
    ['a worker in the table', /^( {2}Adam +0 +)1/m, '$12'],
  ])('%s', (_, pattern, replacement) => {
    // In the first match that comes to it; the quiet one of three seats before the others.
    const text = [texts[1] ?? '', ...texts].find((told) => pattern.test(told)) ?? '';
    const changed = text.replace(pattern, replacement);
    expect(changed).not.toBe(text);
    expect(followByHand(changed).faults).not.toEqual([]);
  });
});
