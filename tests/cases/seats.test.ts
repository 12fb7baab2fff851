import { type AnyAction, createEngine, type Engine, type GameTypes, type Match } from '@quayside/core';
import { nextClockwise, type Phase } from '@quayside/core/sdk';
import { gdansk } from '@quayside/gdansk';
import { describe, expect, test } from 'vitest';
import { moved, playedOut } from '../support/done.ts';
import { add, type Mini, mini, miniKit } from '../support/mini-game.ts';
import { toy } from '../toy/game.ts';

// Who has a sum is out. The seat in turn, which is the count, strikes down so many of those that come next, itself last of all.

const isIn =
  ({ sums }: { readonly sums: readonly number[] }) =>
  (seat: number) =>
    sums[seat] === 0;

const strike = miniKit.action({
  ...add,
  input: add.input,
  apply({ table }, { by }, { seat, options }) {
    const fall = (left: number): void => {
      const next = nextClockwise(options.seats, seat, isIn(table));
      if (left === 0 || next === undefined) return;
      table.sums[next] = 1;
      fall(left - 1);
    };
    fall(by);
    table.count = nextClockwise(options.seats, seat, isIn(table)) ?? seat;
  },
});

function fighting(awaiting: Phase<Mini>['awaiting']) {
  const phase = miniKit.phase({ rule: 'MINI.3', awaiting, actions: [strike], to: ['fighting'], next: () => undefined });
  const standing = ({ table }: { readonly table: { readonly sums: readonly number[] } }) => table.sums.filter((sum) => sum === 0).length;
  return createEngine(
    mini({
      actions: [strike],
      phases: { fighting: phase },
      first: 'fighting',
      ends: [
        { reason: 'last-standing', rule: 'MINI.4', when: (board) => standing(board) === 1, finish: 'now' },
        { reason: 'none-standing', rule: 'MINI.4', when: (board) => standing(board) === 0, finish: 'now' },
      ],
    }),
  );
}

describe('two seats fall at once', () => {
  const engine = fighting(({ table }) => [table.count]);
  const { match } = engine.create({ seats: 4, seed: 'fall' });

  test('P6 case 19: the next seat is one that is in', () => {
    const struck = moved(engine, match, [0, { type: 'add', by: 2 }]);
    expect(engine.awaited(struck)).toEqual([3]);
    expect(engine.apply(struck, 1, { type: 'add', by: 1 })).toMatchObject({ ok: false, rejection: { code: 'not-awaited' } });
  });

  test.each([
    [[2, 1], 'last-standing', [1, 1, 1, 0]],
    [[2, 2], 'none-standing', [1, 1, 1, 1]],
    [[3], 'last-standing', [0, 1, 1, 1]],
  ])('P6 case 19: after strikes of %j the match is over, and nobody is awaited', (strikes, reason, sums) => {
    const over = strikes.reduce(
      (now, by) => moved(engine, now, [engine.awaited(now)[0] ?? -1, { type: 'add', by: by as 1 | 2 | 3 }]),
      match,
    );
    expect(over).toMatchObject({ phase: 'over', ending: { reasons: [reason] }, state: { table: { sums } } });
    expect(engine.awaited(over)).toEqual([]);
  });

  test.each([
    ['nobody by mistake', () => [undefined as unknown as number]],
    ['no number', () => [Number.NaN]],
    ['a seat that is not there', () => [4]],
    ['one seat twice', () => [1, 1]],
  ])('P6 case 19: a game that awaits %s is stopped at once, not played on with nobody in turn', (_, wrong) => {
    const faulty = fighting(({ table }) => (table.count === 0 ? [0] : wrong()));
    const start = faulty.create({ seats: 4, seed: 'fall' }).match;
    expect(() => faulty.apply(start, 0, { type: 'add', by: 2 })).toThrow(
      expect.objectContaining({ code: 'bad-awaiting', api: 'phases.fighting.awaiting' }),
    );
    expect(faulty.awaited(start)).toEqual([0]);
  });
});

type AnyEngine = Engine<GameTypes, AnyAction>;

/** What was left open of a seat, and who is away. */
function without(engine: AnyEngine, match: Match, ...seats: readonly number[]): Match {
  return seats.reduce((now, seat) => {
    const changed = engine.changeSeat(now, seat, 'leave');
    if (!changed.ok) throw new Error(changed.rejection.code);
    return changed.match;
  }, match);
}

describe.each([
  ['wreckers', createEngine(toy), { seats: 4, seed: 'four', options: { rounds: 3 } }, 'diving'],
  ['gdansk', createEngine(gdansk), { seats: 4, seed: 'four', options: { firstSeat: 0, roundCap: 3 } }, 'rolling'],
])('four seats of %s', (name, anyEngine, setup, phase) => {
  const engine = anyEngine as unknown as AnyEngine;
  const inTurn = (seat: number) => (match: Match) => match.phase === phase && engine.awaited(match).join() === `${seat}`;
  const second = playedOut(engine, engine.create(setup as never).match, inTurn(2));
  const tableOf = (match: Match) => match.state.table as unknown as { round: number; first?: number; firstSeat?: number };

  test('P12 case 20: seat 2 leaves in its own turn: seat 3 is next, in the same round, begun by the same seat', () => {
    const left = without(engine, second, 2);
    expect(engine.awaited(left)).toEqual([3]);
    expect(tableOf(left).round).toBe(tableOf(second).round);
    expect([tableOf(left).first, tableOf(left).firstSeat]).toEqual([tableOf(second).first, tableOf(second).firstSeat]);
  });

  test('P12 case 20: rounds are counted on and the first seat moves on by the rules, without it', () => {
    const [left, whole] = [without(engine, second, 2), second].map((match) =>
      playedOut(engine, match, (now) => now.phase === phase && tableOf(now).round === 2 && engine.awaited(now).length > 0),
    );
    expect([tableOf(left as Match).round, tableOf(left as Match).first]).toEqual([2, tableOf(whole as Match).first]);
    expect(engine.awaited(left as Match)).toEqual(engine.awaited(whole as Match));
  });

  test('P12 case 20: what it holds stays as secret as it was', () => {
    const left = without(engine, second, 2);
    const twins = Array.from({ length: 12 }, (_, number) => engine.determinize(engine.view(left, 3), `twin ${number}`));
    for (const twin of twins) expect(engine.view(twin, 3)).toEqual(engine.view(left, 3));
    const hands = new Set([left, ...twins].map(({ state }) => JSON.stringify(state.hands[2])));
    // Nobody has served a ship in Port Gdańsk yet, so there is nothing to hide.
    expect(hands.size > 1).toBe(name === 'wreckers');
  });

  test('P6 case 19: two that would be next leave together: the one after them is next', () => {
    const first = playedOut(engine, engine.create(setup as never).match, inTurn(0));
    const left = without(engine, first, 1, 2);
    expect(engine.awaited(playedOut(engine, left, (now) => !engine.awaited(now).includes(0)))).toEqual([3]);
  });
});
