import { createEngine, type Match } from '@quayside/core';
import { createSimulator } from '@quayside/core/bots';
import { at, type Leaving } from '@quayside/core/sdk';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { mini } from '../support/mini-game.ts';
import { playWithDepartures } from '../support/play-with-departures.ts';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';
import { bidding } from '../toy/phases.ts';
import { CANDIDATES } from './games.ts';

const engine = createEngine(toy);
const setup = { seats: 3, seed: 'leaving', options: { rounds: 2 } };

function played(from: Match<Toy, ToyAction>, ...moves: readonly [number, ToyAction][]): Match<Toy, ToyAction> {
  return moves.reduce((match, [seat, action]) => {
    const applied = engine.apply(match, seat, action);
    if (!applied.ok) throw new Error(JSON.stringify(applied.rejection));
    return applied.match;
  }, from);
}

const keep: ToyAction = { type: 'keep', index: 0 };
const created = engine.create(setup).match;
const diving = played(created, [0, keep], [1, keep], [2, keep]);
const rest: ToyAction = { type: 'rest' };
const auction = played(diving, [0, rest], [1, rest], [2, rest]);

function left(match: Match<Toy, ToyAction>, seat: number) {
  const changed = engine.changeSeat(match, seat, 'leave');
  if (!changed.ok) throw new Error(JSON.stringify(changed.rejection));
  return changed;
}

describe('P12 seats that leave', () => {
  test('P12 case 20: a seat leaves in its own turn: its autopilot finishes it, and the next seat is awaited', () => {
    const { match, events, learnt } = left(diving, 0);
    expect(events.map(({ event }) => event)).toEqual([
      { type: 'seat-changed', seat: 0, change: 'leave' },
      { type: 'stood-in', seat: 0 },
      { type: 'gained', seat: 0, coins: 1 },
    ]);
    expect(learnt).toBe('info');
    expect(engine.awaited(match)).toEqual([1]);
    expect(match.state.table).toMatchObject({ round: 1, first: 0, current: 1 });
    expect(engine.view(match, null).presence).toEqual(['away', 'present', 'present']);
    expect(engine.legal(engine.view(match, 0))).toEqual([]);
  });

  test('P12 out of turn, nothing happens until it would be awaited', () => {
    const { match, events, learnt } = left(diving, 1);
    expect([events.length, learnt, match.step, engine.awaited(match)]).toEqual([1, 'boundary', diving.step, [0]]);
    const next = engine.apply(match, 0, rest);
    expect(next.ok && [engine.awaited(next.match), next.learnt]).toEqual([[2], 'info']);
  });

  test('P12 case 18: it leaves after committing and the others are in: the commit stands, and the phase resolves at once', () => {
    const match = played(auction, [0, { type: 'bid', coins: 2 }], [1, { type: 'bid', coins: 1 }]);
    expect(left(match, 0).match.commits).toEqual([{ type: 'bid', coins: 2 }, { type: 'bid', coins: 1 }, null]);
    const { match: resolved, events } = left(match, 2);
    expect(events.map(({ event }) => event.type)).toContain('bids');
    expect(resolved.state.table.seats.map(({ bid }) => bid)).toEqual([2, 1, 0]);
    assertRejected(engine.apply(left(match, 0).match, 0, { type: 'bid', coins: 0 }), 'not-awaited', 'TOY.11');
  });

  test('P12 it comes back, and is awaited again; what was committed for it may be changed', () => {
    const away = left(auction, 1).match;
    expect([engine.awaited(away), away.commits[1]]).toEqual([[0, 2], { type: 'bid', coins: 0 }]);
    const back = engine.changeSeat(away, 1, 'return');
    if (!back.ok) throw new Error(back.rejection.code);
    expect(engine.mayAct(away)).toEqual([0, 2]);
    expect(engine.mayAct(back.match)).toEqual([0, 1, 2]);
    expect(engine.apply(back.match, 1, { type: 'bid', coins: 1 }).ok).toBe(true);
  });

  test('P12 while it is away with a commit sealed for it, others can still imagine the match', () => {
    const away = left(auction, 1).match;
    for (const viewer of [null, 0, 2]) {
      const twin = engine.determinize(engine.view(away, viewer), 'twin');
      expect(engine.view(twin, viewer)).toEqual(engine.view(away, viewer));
    }
  });

  test('P12 a bot of the host takes a seat over: it is awaited, and everybody sees it', () => {
    const replaced = engine.changeSeat(diving, 0, 'replace');
    if (!replaced.ok) throw new Error(replaced.rejection.code);
    expect([engine.awaited(replaced.match), engine.view(replaced.match, 2).presence[0]]).toEqual([[0], 'bot']);
    expect(engine.apply(replaced.match, 0, rest).ok).toBe(true);
  });

  test('P12 time-out: the autopilot acts once for a seat that is awaited, and the seat stays', () => {
    const timedOut = engine.changeSeat(diving, 0, 'time-out');
    if (!timedOut.ok) throw new Error(timedOut.rejection.code);
    expect(timedOut.events.map(({ event }) => event.type)).toEqual(['seat-changed', 'stood-in', 'gained']);
    expect([timedOut.match.presence, engine.awaited(timedOut.match)]).toEqual([['present', 'present', 'present'], [1]]);
  });

  test.each([
    [diving, 0, 'vanish', 'bad-change', null],
    [diving, 0, null, 'bad-change', null],
    [diving, 7, 'leave', 'not-a-seat', null],
    [diving, '0', 'leave', 'not-a-seat', null],
    [diving, 1, 'time-out', 'not-awaited', 'TOY.4'],
    [diving, 0, 'return', 'no-change', null],
    [left(diving, 0).match, 0, 'leave', 'no-change', null],
    [left(left(diving, 0).match, 1).match, 2, 'leave', 'last-seat', null],
    [{}, 0, 'leave', 'bad-match', null],
  ])('P12 what cannot become of a seat is refused, and nothing changes (%#)', (match, seat, change, code, rule) => {
    assertRejected(engine.changeSeat(match as typeof diving, seat, change), code, rule);
  });

  test('P12 nothing becomes of a seat once the match is over', () => {
    const over = playWithDepartures(CANDIDATES[1]?.engine as never, CANDIDATES[1]?.setup(0) as never, undefined, 'over');
    assertRejected(engine.changeSeat(over.match as never, 0, 'leave'), 'match-over', 'TOY.12');
  });

  test('P12 a match with a seat away is saved and loaded; one in which an absent seat would be awaited is none', () => {
    const { match } = left(diving, 1);
    const loaded = engine.load(JSON.parse(JSON.stringify(match)));
    expect(loaded.ok && engine.hash(loaded.match)).toBe(engine.hash(match));
    const wrong = (presence: unknown) => engine.load({ ...(JSON.parse(JSON.stringify(diving)) as object), presence });
    expect(assertRejected(wrong(['away', 'present', 'present']), 'bad-match', null).data.path).toEqual(['presence']);
    expect(assertRejected(wrong(['away', 'away', 'away']), 'bad-match', null).data.path).toEqual(['presence']);
    expect(assertRejected(wrong(['present', 'present']), 'bad-match', null).data.path).toEqual(['presence']);
    expect(assertRejected(wrong(['present', 'gone', 'present']), 'bad-match', null).data.path).toEqual(['presence', 1]);
  });
});

/** Wreckers where a seat that leaves is out, discards what it holds and does not come back. */
function outlaws(leaving: Partial<Leaving<Toy>>) {
  return createEngine({
    ...toy,
    leaving: {
      rule: 'TOY.14',
      leave({ table }, { seat, hand }) {
        table.open.push(...hand.cards.splice(0));
        at(table.seats, seat).held = 0;
      },
      ...leaving,
    },
    phases: {
      ...toy.phases,
      bidding: { ...bidding, awaiting: ({ table, presence }) => [...table.seats.keys()].filter((seat) => presence[seat] !== 'away') },
    },
  });
}

describe('P12 the policy of a game', () => {
  test('P12 it changes the state when a seat leaves, and discloses what the rules say', () => {
    const out = outlaws({}).changeSeat(diving, 1, 'leave');
    if (!out.ok) throw new Error(out.rejection.code);
    expect(out.match.state.hands[1]).toEqual({ cards: [] });
    expect([out.match.step, engine.awaited(out.match)]).toEqual([diving.step + 1, [0]]);
  });

  test('P12 case 18: a simultaneous phase that waited for nobody else resolves without the seat, its commit void', () => {
    const match = played(auction, [0, { type: 'bid', coins: 2 }], [1, { type: 'bid', coins: 1 }]);
    const done = outlaws({}).changeSeat(match, 2, 'leave');
    expect(done.ok && done.match.state.table.seats.map(({ bid }) => bid)).toEqual([2, 1, null]);
    const other = outlaws({}).changeSeat(played(auction, [0, { type: 'bid', coins: 2 }]), 0, 'leave');
    expect(other.ok && [other.match.commits, other.match.phase]).toEqual([[null, null, null], 'bidding']);
  });

  test('P12 a commit is void if the game says so, and the autopilot commits instead', () => {
    const match = played(auction, [0, { type: 'bid', coins: 2 }]);
    const voided = createEngine({ ...toy, leaving: { rule: 'TOY.14', commit: 'void' } }).changeSeat(match, 0, 'leave');
    expect(voided.ok && voided.match.commits[0]).toEqual({ type: 'bid', coins: 0 });
  });

  test('P12 who has left stays out if the game says so', () => {
    const strict = outlaws({ returns: false });
    const out = strict.changeSeat(diving, 1, 'leave');
    if (!out.ok) throw new Error(out.rejection.code);
    for (const change of ['return', 'replace']) assertRejected(strict.changeSeat(out.match, 1, change), 'cannot-return', 'TOY.14');
  });

  test('P12 a game whose autopilot leads nowhere, or does what is not legal, is stopped', () => {
    const stubborn = createEngine(mini());
    expect(() => stubborn.changeSeat(stubborn.create({ seats: 2, seed: 'any' }).match, 0, 'leave')).toThrow(
      expect.objectContaining({ code: 'endless-stand-in', received: expect.stringContaining('1000 actions in a row') }),
    );
    const unruly = createEngine({ ...toy, autopilot: () => ({ type: 'peek' }) as ToyAction });
    for (const change of ['leave', 'time-out']) {
      expect(() => unruly.changeSeat(created, 0, change)).toThrow(expect.objectContaining({ code: 'illegal-autopilot' }));
    }
  });
});

describe.each(CANDIDATES)('P12 whole matches of $name', ({ engine: anyEngine, setup: setups, pick, left: matches }) => {
  test('P12 one or two seats drop at random steps, in every phase: the match ends, nobody who left is awaited, and it plays again', () => {
    const phases = new Set<string>();
    for (let number = 0; number < matches; number += 1) {
      const whole = playWithDepartures(anyEngine, setups(number), pick?.(number), `drop ${number}`);
      for (const phase of whole.phases) phases.add(phase);
      expect(anyEngine.outcome(whole.match)).not.toBeNull();
      expect(anyEngine.hash(whole.again)).toBe(anyEngine.hash(whole.match));
    }
    const awaiting = Object.entries(anyEngine.game.phases).filter(([, { kind }]) => kind !== 'automatic');
    expect([...phases].sort()).toEqual(awaiting.map(([name]) => name).sort());
  });
});

test('P12 in place, a match with a seat away goes the same way', () => {
  let { match } = left(diving, 1);
  const simulator = createSimulator(engine, match);
  for (const seat of [0, 2]) {
    const applied = engine.apply(match, seat, rest);
    if (!applied.ok) throw new Error(applied.rejection.code);
    match = applied.match;
    simulator.step(seat, engine.game.numbering.encode(rest));
    expect(simulator.hash()).toBe(engine.hash(match));
  }
});
