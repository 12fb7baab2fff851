import { createEngine } from '@quayside/core';
import type { End } from '@quayside/core/sdk';
import { gdansk } from '@quayside/gdansk';
import { describe, expect, test } from 'vitest';
import { foreignPlace, pass } from '../../packages/piraeus/test/support/actions.ts';
import { engine as piraeus } from '../../packages/piraeus/test/support/engine.ts';
import { position } from '../../packages/piraeus/test/support/position.ts';
import { done, playedOut } from '../support/done.ts';
import { add, type Bent, type Mini, mini, miniKit } from '../support/mini-game.ts';
import { toy } from '../toy/game.ts';

/** Plays the amounts one after another, each for the seat that is awaited. */
function played(bent: Bent, amounts: readonly number[], seats: number) {
  const engine = createEngine(mini(bent));
  let { match } = engine.create({ seats, seed: 'any' });
  for (const by of amounts) match = done(engine, match, engine.awaited(match)[0], { type: 'add', by }).match;
  return { match, outcome: engine.outcome(match), awaited: engine.awaited(match) };
}

const reasonsOf = ({ match: { phase, ending } }: ReturnType<typeof played>) => [phase, ending?.reasons ?? []];

describe('two ends at once', () => {
  // Two seats; the table notes behind the sums how many turns there were, and the turn in which the count came to three.
  const noting = miniKit.action({
    ...add,
    input: add.input,
    apply(state, input, effects) {
      add.apply?.(state, input, effects);
      const { table } = state;
      table.sums[2] = (table.sums[2] ?? 0) + 1;
      if (table.count >= 3) table.sums[3] ??= table.sums[2];
    },
  });
  const turns = miniKit.phase({
    rule: 'MINI.3',
    awaiting: ({ step }) => [step % 2],
    actions: [noting],
    to: ['turns'],
    next: () => 'turns',
    // What the rulebook calls a round closes a turn; a round is closed by the one after that in which the count came to three.
    closes({ table: { sums } }) {
      const [turn = 0, fired] = sums.slice(2);
      if (turn % 2 === 1) return undefined;
      return fired !== undefined && turn > fired + (fired % 2) ? 'round' : 'turn';
    },
  });
  const nextRound: End<Mini> = {
    reason: 'next-round',
    rule: 'MINI.8',
    when: ({ table }) => table.count >= 3,
    finish: 'round',
  };
  const thisRound: End<Mini> = { ...nextRound, reason: 'this-round', finish: 'turn' };
  const ending = (ends: Bent['ends'], ...amounts: number[]) =>
    reasonsOf(played({ actions: [noting], phases: { turns }, first: 'turns', ends: ends ?? [] }, amounts, 2));

  test('P13 case 1: the end of the next round alone is waited for', () => {
    expect(ending([nextRound], 3, 0, 0)).toEqual(['turns', ['next-round']]);
    expect(ending([nextRound], 3, 0, 0, 0)).toEqual(['over', ['next-round']]);
  });

  test.each([[[nextRound, thisRound]], [[thisRound, nextRound]]])(
    'P13 case 1: with the end of this round by the same action, the sooner wins, in whatever order they are declared (%#)',
    (ends) => {
      expect(ending(ends, 3)).toEqual(['turns', ends.map(({ reason }) => reason)]);
      expect(ending(ends, 3, 0)).toEqual(['over', ends.map(({ reason }) => reason)]);
    },
  );
});

describe('the seat that is due last', () => {
  // The count is the turn; who has three or more has nothing left to do.
  const spend = miniKit.action({
    ...add,
    input: add.input,
    apply({ table }, { by }, { seat }) {
      table.sums[seat] = (table.sums[seat] ?? 0) + by;
      table.count += 1;
    },
  });
  const acting = miniKit.phase({
    rule: 'MINI.3',
    awaiting: ({ table, options }) => [table.count % options.seats],
    actions: [spend],
    to: ['skipping'],
    next: () => 'skipping',
  });
  const skipping = miniKit.automatic({
    rule: 'MINI.3',
    to: ['acting'],
    enter({ table }, { options: { seats } }) {
      while (table.count % seats !== 0 && (table.sums[table.count % seats] ?? 0) >= 3) table.count += 1;
    },
    closes: ({ table, options }) => (table.count % options.seats === 0 ? 'round' : 'turn'),
  });
  const final: End<Mini> = {
    reason: 'final',
    rule: 'MINI.4',
    when: ({ table }) => table.count >= 4,
    finish: 'round',
  };
  const game: Bent = { actions: [spend], phases: { acting, skipping }, first: 'acting', ends: [final] };

  test('P13 case 3: can do nothing in the final round: it is skipped, and the end comes', () => {
    expect(played(game, [0, 0, 3, 0], 3)).toMatchObject({ match: { phase: 'acting', ending: { reasons: ['final'] } }, awaited: [1] });
    expect(played(game, [0, 0, 3, 0, 0], 3)).toMatchObject({ match: { phase: 'over' }, awaited: [], outcome: { reasons: ['final'] } });
  });

  test('P13 case 3: nor can those before it', () => {
    expect(played(game, [0, 3, 3, 0], 3)).toMatchObject({ match: { phase: 'over' }, awaited: [] });
  });

  test.each([
    ['wreckers', createEngine(toy), { seats: 3, seed: 'last', options: { rounds: 1 as const } }, 'last-round'],
    ['gdansk', createEngine(gdansk), { seats: 3, seed: 'last', options: { firstSeat: 0, roundCap: 1 } }, 'round-cap'],
  ])('P13 case 3: has left: %s ends all the same', (_, engine, setup, reason) => {
    const left = engine.changeSeat(engine.create(setup as never).match as never, 2, 'leave');
    if (!left.ok) throw new Error(left.rejection.code);
    const over = playedOut(engine as never, left.match as never, (match) => engine.awaited(match as never).includes(2));
    expect(engine.outcome(over as never)?.reasons).toEqual([reason]);
  });
});

describe('a goal that is reached by the last conversion alone', () => {
  const turns = (closes: 'turn' | 'round') =>
    miniKit.phase({ rule: 'MINI.3', awaiting: () => [0], actions: [add], to: ['converting'], next: () => 'converting', closes });
  const converting = miniKit.automatic({
    rule: 'MINI.7',
    to: ['turns'],
    closes: 'round',
    enter({ table }) {
      table.count += 5;
    },
  });
  const goal: End<Mini> = { reason: 'goal', rule: 'MINI.4', when: ({ table }) => table.count >= 5, finish: 'now' };
  const last: End<Mini> = {
    reason: 'last',
    rule: 'MINI.4',
    when: ({ table }) => table.count >= 1,
    finish: 'round',
  };

  test.each([[[goal, last]], [[last, goal]]])('P13 case 4: it counts if the conversion belongs to the final round (%#)', (ends) => {
    const { match } = played({ phases: { turns: turns('turn'), converting }, first: 'turns', ends }, [1], 1);
    expect(match).toMatchObject({ phase: 'over', ending: { reasons: ['last', 'goal'] }, state: { table: { count: 6 } } });
  });

  test.each([[[goal, last]], [[last, goal]]])('P13 case 4: it does not if the round is closed before (%#)', (ends) => {
    const { match } = played({ phases: { turns: turns('round'), converting }, first: 'turns', ends }, [1], 1);
    expect(match).toMatchObject({ phase: 'over', ending: { reasons: ['last'] }, state: { table: { count: 1 } } });
  });

  test('P13 case 4: in Port of Piraeus what the locals pay on the last evening decides (PI.F4, PI.Q41)', () => {
    const foreign = { 1: ['furs' as const] };
    const evening = position({
      seats: 3,
      phase: 'placing',
      round: 3,
      day: 8,
      plans: 'bss',
      foreign,
      prices: { furs: 9 },
      money: [18, 10, 10],
      hands: { 0: {}, 1: {}, 2: {} },
    });
    expect(foreignPlace(1)).toBe(5);
    const { match } = done(piraeus, evening, 0, pass);
    expect(piraeus.outcome(match)).toMatchObject({
      winners: [1],
      reasons: ['last-day'],
      scores: [{ total: 18 }, { total: 19 }, { total: 10 }],
    });
  });
});
