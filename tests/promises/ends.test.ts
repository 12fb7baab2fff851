import { createEngine, type Ending } from '@quayside/core';
import type { End } from '@quayside/core/sdk';
import { describe, expect, test } from 'vitest';
import { add, type Bent, type Mini, mini, miniKit } from '../support/mini-game.ts';

/** Two seats in turn; each action is a turn, two make a round. */
const turns = miniKit.phase({
  rule: 'MINI.3',
  awaiting: ({ step, options }) => [step % options.seats],
  actions: [add],
  to: ['turns'],
  next: () => 'turns',
  closes: ({ step, options }) => (step % options.seats === 0 ? 'round' : 'turn'),
});

const at = (reason: string, count: number, finish: Ending['finish']): End<Mini> => ({
  reason,
  rule: `MINI.${reason}`,
  when: ({ table }) => table.count >= count,
  finish,
});

/** Plays the amounts in turn, and gives what happened at the end. */
function play(ends: readonly End<Mini>[], amounts: readonly number[], { seats = 2, ...bent }: Bent & { seats?: number } = {}) {
  const engine = createEngine(mini({ phases: { turns }, first: 'turns', ends, ...bent }));
  let { match } = engine.create({ seats, seed: 'any' });
  let told: { readonly type: string }[] = [];
  for (const by of amounts) {
    const result = engine.apply(match, engine.awaited(match)[0], { type: 'add', by });
    if (!result.ok) throw new Error(result.rejection.code);
    match = result.match;
    told = result.events.map(({ event }) => event);
  }
  return { engine, match, told, outcome: engine.outcome(match) };
}

describe('P13 ends', () => {
  test('P13 case 1: one action fires two ends: both are kept in their declared order, and the soonest boundary wins', () => {
    const ends = [at('late', 3, 'round'), at('soon', 3, 'turn')];
    const { match, told } = play(ends, [3]);
    expect(told).toMatchObject([
      { type: 'added' },
      { type: 'end-triggered', reason: 'late', finish: 'round' },
      { type: 'end-triggered', reason: 'soon', finish: 'turn' },
      { type: 'match-over', outcome: { reasons: ['late', 'soon'] } },
    ]);
    expect(match).toMatchObject({ phase: 'over', ending: { reasons: ['late', 'soon'], finish: 'turn' } });
  });

  test('P13 a match plays on to the end of the round, and a later reason is appended', () => {
    const ends = [at('first', 1, 'round'), at('second', 3, 'round')];
    expect(play(ends, [1]).match).toMatchObject({ phase: 'turns', ending: { reasons: ['first'], finish: 'round' } });
    expect(play(ends, [1, 2]).match).toMatchObject({ phase: 'over', ending: { reasons: ['first', 'second'], finish: 'round' } });
  });

  test('P13 a later reason can bring the end forward, and never puts it off', () => {
    expect(play([at('first', 1, 'round'), at('second', 3, 'now')], [0, 0, 1]).match.phase).toBe('turns');
    expect(play([at('first', 1, 'turn'), at('second', 1, 'round')], [1]).match).toMatchObject({
      phase: 'over',
      ending: { finish: 'turn' },
    });
  });

  test('P13 an end latches: that its condition holds no more does not matter', () => {
    const ends = [{ ...at('once', 0, 'round'), when: ({ table }: { table: { count: number } }) => table.count === 1 }];
    expect(play(ends, [1, 1]).match).toMatchObject({ phase: 'over', ending: { reasons: ['once'] } });
  });

  test('P13 ends are not asked during setup', () => {
    const setup = miniKit.phase({
      rule: 'MINI.3',
      setup: true,
      awaiting: ({ step }) => [step],
      actions: [add],
      to: ['turns'],
      next: ({ step }) => (step === 2 ? 'turns' : undefined),
    });
    const phases = { setup, turns };
    expect(play([at('at-once', 0, 'now')], [1], { phases, first: 'setup' }).match).toMatchObject({ phase: 'setup', ending: null });
    expect(play([at('at-once', 0, 'now')], [1, 1], { phases, first: 'setup' }).match.phase).toBe('over');
  });

  test('P13 case 3: the seat due last in the final round has nothing to do: it is skipped, and the end still comes', () => {
    const acting = miniKit.phase({ ...turns, actions: [add], to: ['skipping'], next: () => 'skipping', closes: 'turn' });
    const skipping = miniKit.automatic({ rule: 'MINI.8', to: ['acting'], enter: () => {}, closes: 'round' });
    const ends = [at('last-round', 1, 'round')];
    expect(play(ends, [1], { phases: { acting, skipping }, first: 'acting' }).match.phase).toBe('over');
  });

  test('P13 a finished match takes no action, and cites the rule of its first reason', () => {
    const { engine, match } = play([at('soon', 1, 'now')], [1]);
    expect(engine.apply(match, 0, { type: 'add', by: 1 })).toEqual({
      ok: false,
      rejection: { code: 'match-over', rule: 'MINI.soon', data: {} },
    });
    expect(engine.awaited(match)).toEqual([]);
  });
});

describe('P13 ranks', () => {
  const ends = [at('full', 0, 'round')];

  test('P13 case 6: all equal on every rung: rank 1 for all, and all have won, whoever sits where', () => {
    expect(play(ends, [2, 2, 2], { seats: 3 }).outcome).toMatchObject({ ranks: [1, 1, 1], winners: [0, 1, 2], decidedBy: null });
  });

  test.each([
    [[3, 3, 1], [1, 1, 3], [0, 1], null],
    [[1, 3, 1], [2, 1, 2], [1], 'sum'],
    [[0, 1, 3], [3, 2, 1], [2], 'sum'],
  ])('P13 sums %j rank %j', (amounts, ranks, winners, decidedBy) => {
    expect(play(ends, amounts, { seats: 3 }).outcome).toMatchObject({ ranks, winners, decidedBy });
  });

  test('P13 case 6: two equal below one leave a gap: 1, 2, 2, 4', () => {
    expect(play(ends, [3, 2, 2, 1], { seats: 4 }).outcome?.ranks).toEqual([1, 2, 2, 4]);
  });
});
