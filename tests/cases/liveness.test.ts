import { createEngine } from '@quayside/core';
import { LawBroken, type Policy, walk } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { done, playedOut } from '../support/done.ts';
import { add, adding, type Bent, type Mini, type MiniAction, mini, miniKit, seal } from '../support/mini-game.ts';
import { toy } from '../toy/game.ts';

// Each action costs what it adds; a seat can pay three in all. The count is the seat in turn.

const pay = miniKit.action({
  ...add,
  input: add.input,
  check: ({ table, seat }, { by }) => (by === 0 || (table.sums[seat] ?? 0) + by > 3 ? miniKit.reject('too-much') : undefined),
  apply({ table }, { by }, { seat, options }) {
    table.sums[seat] = (table.sums[seat] ?? 0) + by;
    table.count = (seat + 1) % options.seats;
  },
});

const paying = (awaiting: (sums: readonly number[], turn: number) => number[]) =>
  miniKit.phase({
    rule: 'MINI.3',
    awaiting: ({ table }) => awaiting(table.sums, table.count),
    actions: [pay],
    to: ['paying'],
    next: () => undefined,
  });

/** Clockwise from the one in turn, the first who can still pay. */
const whoCanPay = (sums: readonly number[], turn: number): number[] =>
  [...sums.keys()]
    .map((place) => (turn + place) % sums.length)
    .filter((seat) => (sums[seat] ?? 0) < 3)
    .slice(0, 1);

const broke: NonNullable<Bent['ends']> = [
  { reason: 'broke', rule: 'MINI.4', when: ({ table }) => table.sums.every((sum) => sum >= 3), finish: 'now' },
];

describe('where nobody can pay any more', () => {
  const engine = createEngine(mini({ actions: [pay], phases: { paying: paying(whoCanPay) }, first: 'paying', ends: broke }));

  test('P6 case 40: a seat that can do nothing is not awaited, and after a whole cycle of them the declared end comes', () => {
    let { match } = engine.create({ seats: 3, seed: 'broke' });
    const asked: (number | undefined)[] = [];
    for (const by of [3, 1, 3, 1, 1] as const) {
      asked.push(engine.awaited(match)[0]);
      match = done(engine, match, engine.awaited(match)[0], { type: 'add', by }).match;
    }
    expect(asked).toEqual([0, 1, 2, 1, 1]);
    expect(match).toMatchObject({ phase: 'over', ending: { reasons: ['broke'] } });
  });

  test('P6 case 40: a game that awaits a seat whose every choice is unaffordable is found by a walk, and such a match is not loaded', () => {
    const autopilot = () => ({ type: 'add', by: 1 }) as const;
    const phases = { paying: paying((_, turn) => [turn]) };
    const stubborn = createEngine(mini({ actions: [pay], phases, first: 'paying', ends: broke, autopilot }));
    // Seat 0 pays all that it has, seat 1 as little as it can.
    const pick: Policy<Mini, MiniAction> = ({ seat }, legal) => legal.at(seat === 0 ? -1 : 0) as MiniAction;
    const walked = () => walk(stubborn, { setup: { seats: 2, seed: 'broke' }, chooser: 'broke', pick });
    expect(walked).toThrow(LawBroken);
    expect(walked).toThrow(/has no legal action/);
    const { match } = stubborn.create({ seats: 2, seed: 'broke' });
    const wedged = done(stubborn, done(stubborn, match, 0, { type: 'add', by: 3 }).match, 1, { type: 'add', by: 1 }).match;
    expect(stubborn.legal(stubborn.view(wedged, 0))).toEqual([]);
    expect(stubborn.load(JSON.parse(JSON.stringify(wedged)))).toMatchObject({
      ok: false,
      rejection: { code: 'bad-match', data: { problem: 'a seat is awaited that has no legal action' } },
    });
    // Nor does the autopilot do for it what it could not do itself.
    expect(() => stubborn.changeSeat(wedged, 0, 'time-out')).toThrow(expect.objectContaining({ code: 'illegal-autopilot' }));
  });
});

describe('effects that lead back to where they began', () => {
  test('P6 case 40: phases in a circle are stopped after a bounded number of steps, and the match stays as it was', () => {
    let entered = 0;
    const enter = (): void => {
      entered += 1;
    };
    const there = miniKit.automatic({ rule: 'MINI.7', to: ['back'], enter });
    const back = miniKit.automatic({ rule: 'MINI.7', to: ['there'], enter });
    const trap = {
      ...adding,
      to: ['adding', 'there'] as const,
      next: ({ table }: { table: { count: number } }) => (table.count > 1 ? 'there' : undefined),
    };
    const engine = createEngine(mini({ phases: { adding: trap as never, there, back } }));
    const { match } = engine.create({ seats: 1, seed: 'circle' });
    const hash = engine.hash(match);
    expect(() => engine.apply(match, 0, { type: 'add', by: 2 })).toThrow(expect.objectContaining({ code: 'endless-transitions' }));
    expect(entered).toBeLessThan(1100);
    expect(engine.hash(match)).toBe(hash);
    expect(engine.apply(match, 0, { type: 'add', by: 1 }).ok).toBe(true);
  });

  test('P6 case 40: so are phases of commits that nobody is left to make, and seats that are away and lead nowhere', () => {
    const sealing = miniKit.simultaneous({
      rule: 'MINI.2',
      awaiting: () => [1],
      actions: [seal],
      to: ['sealing'],
      next: () => 'sealing',
      reveal: () => {},
    });
    const engine = createEngine(mini({ actions: [seal], phases: { sealing }, first: 'sealing' }));
    const { match } = engine.create({ seats: 2, seed: 'circle' });
    expect(() => engine.changeSeat(match, 1, 'leave')).toThrow(expect.objectContaining({ code: 'endless-stand-in' }));
  });

  test('P13 case 40: a loop of choices that repeats a position is told by the bound', () => {
    const idle = createEngine(mini({ bound: () => 30 }));
    const pick = () => ({ type: 'add', by: 0 }) as const;
    expect(() => walk(idle, { setup: { seats: 1, seed: 'idle' }, chooser: 'idle', pick: pick as never })).toThrow(
      /step 31 is beyond the bound of 30/,
    );
  });
});

test('P6 case 40: without a coin there is still a bid, and a match of nothing but the least choices ends', () => {
  const engine = createEngine(toy);
  const { match } = engine.create({ seats: 4, seed: 'least', options: { rounds: 3 } });
  expect(engine.outcome(playedOut(engine, match))).not.toBeNull();
});
