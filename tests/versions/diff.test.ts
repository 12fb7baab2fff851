import { type AnyEngine, type AnyGame, createEngine, createRegistry, createSession, type Transcript } from '@quayside/core';
import { moduleOf } from '@quayside/core/schema';
import { assertRejected, diffRules, everySave, playGolden } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';
import { toy2 } from '../toy-2/game.ts';
import { translation } from '../toy-2/translation.ts';
import { engine1, MATCHES, transcriptOf } from './corpus.ts';

const engine2: AnyEngine = createEngine(toy2);

/** A match of two seats by hand: both keep, seat 0 stows and rests, seat 1 rests, both bid. */
function played(): Transcript<Toy, ToyAction> {
  const session = createSession(engine1, { seats: 2, seed: 'case 38', options: { rounds: 2 } });
  for (const seat of [0, 1]) session.dispatch(seat, { type: 'keep', index: 1 });
  const [card] = session.view(0).hand?.cards ?? [];
  session.dispatch(0, { type: 'stow', card: card as 1 });
  for (const seat of [0, 1]) session.dispatch(seat, { type: 'rest' });
  for (const seat of [0, 1]) session.dispatch(seat, { type: 'bid', coins: seat });
  return session.transcript();
}

const transcript = played();

describe('case 38: a package whose rules 2 add a mandatory action', () => {
  test('P10 case 38: a save of rules 1 goes on under rules 1', async () => {
    const registry = createRegistry([moduleOf(toy), moduleOf(toy2)]);
    const saves = everySave(engine1, transcript);
    for (const [index, entry] of transcript.entries.entries()) {
      const opened = await registry.open(saves[index]);
      if (!opened.ok) throw new Error(opened.rejection.code);
      expect(opened).toMatchObject({ migrated: null, match: { rules: '1.0.0' } });
      const applied = opened.engine.apply(opened.match, entry.seat, 'action' in entry ? entry.action : undefined);
      expect(applied.ok && opened.engine.hash(applied.match)).toBe(entry.hash);
    }
  });

  test('P10 case 38: played under rules 2, the action that goes otherwise is named, and the difference', () => {
    assertRejected(engine2.replay(transcript), 'wrong-version', null);
    const difference = diffRules(transcript, engine1, engine2, translation);
    expect(difference).toEqual({
      entry: 3,
      seat: 0,
      deed: 'Seat 0 rests',
      what: { kind: 'match', path: ['phase'], older: 'diving', newer: 'mooring' },
      text: 'entry 3 of 7, seat 0: Seat 0 rests\n  phase: under 1.0.0 "diving", under 2.0.0 "mooring"',
    });
  });

  test('P10 case 38: in each match of the corpus it is the first turn that ends', () => {
    for (let number = 0; number < MATCHES; number += 1) {
      const whole = transcriptOf(number);
      const first = whole.entries.findIndex((entry) => 'action' in entry && ['dive', 'wade', 'rest'].includes(entry.action.type));
      const difference = diffRules(whole, engine1, engine2, translation);
      expect([number, difference?.entry]).toEqual([number, first < 0 ? undefined : first]);
    }
  });
});

/** The first version with something else, under another number. */
function other(parts: object, rules = '1.1.0'): AnyEngine {
  return createEngine({ ...toy, ...parts, meta: { ...toy.meta, rules, ...('meta' in parts ? (parts.meta as object) : {}) } } as AnyGame);
}

const action = (type: string, change: object) => ({
  actions: toy.actions.map((each) => (each.type === type ? { ...each, ...change } : each)),
});
const diff = (newer: AnyEngine, of: unknown = transcript) => diffRules(of, engine1, newer);

describe('P10 what differs is named', () => {
  test('P10 nothing, where only the number of the rules is another', () => {
    expect(diff(other({}))).toBeUndefined();
    expect(diff(engine1)).toBeUndefined();
  });

  test('P10 an action that is refused, with code and rule', () => {
    const difference = diff(other(action('rest', { check: () => ({ code: 'deck-empty', data: {} }) })));
    expect(difference).toMatchObject({ entry: 3, seat: 0, what: { kind: 'refused', code: 'deck-empty', rule: 'TOY.8' } });
    expect(difference?.text).toBe('entry 3 of 7, seat 0: Seat 0 rests\n  under 1.1.0 it is refused: deck-empty (TOY.8)');
  });

  test('P10 without a translation, an action by its old name is no action', () => {
    const whole = transcriptOf(0);
    const stows = whole.entries.findIndex((entry) => 'action' in entry && entry.action.type === 'stow');
    expect(stows).toBeGreaterThanOrEqual(0);
    const renamed = other({
      ...action('stow', {}),
      numbering: { ...toy.numbering, encode: (sent: { type: string }) => (sent.type === 'stow' ? -1 : toy.numbering.encode(sent)) },
    });
    expect(diff(renamed, whole)).toMatchObject({ entry: stows, what: { kind: 'refused', code: 'bad-action' } });
  });

  test('P10 a value in the state', () => {
    const twice = {
      apply: (
        { table }: { table: { seats: { coins: number }[]; turn: { over: boolean }; turns: number } },
        _: unknown,
        { seat }: { seat: number },
      ) => {
        (table.seats[seat] as { coins: number }).coins += 2;
        table.turn.over = true;
        table.turns += 1;
      },
    };
    expect(diff(other(action('rest', twice)))).toMatchObject({
      entry: 3,
      what: { kind: 'match', path: ['state', 'table', 'seats', 0, 'coins'], older: 4, newer: 5 },
    });
  });

  test('P10 what is said, where the match is the same', () => {
    const silent = toy.actions.find(({ type }) => type === 'stow')?.apply;
    const quiet = {
      apply: (state: never, input: never, effects: object) => silent?.(state, input, { ...effects, emit: () => {} } as never),
    };
    const difference = diff(other(action('stow', quiet)));
    expect(difference).toMatchObject({ entry: 2, what: { kind: 'events', path: [0], newer: undefined } });
    expect(difference?.text).toContain('events.0: under 1.0.0 {"audience":"all","event":');
  });

  test('P10 the creation', () => {
    const unshuffled = other({
      setup: (effects: never) => toy.setup({ ...(effects as object), random: { shuffle: (_: string, cards: number[]) => cards } } as never),
    });
    expect(diff(unshuffled)).toMatchObject({ entry: -1, seat: null, deed: 'the match is created', what: { kind: 'match' } });
  });

  test('P10 options and content that the newer rules do not take', () => {
    const crowded = other({ checkOptions: () => ({ path: ['seats'], rule: 'TOY.1', problem: 'too few' }) });
    expect(diff(crowded)).toMatchObject({ entry: -1, what: { kind: 'refused', code: 'bad-options' } });
    const picky = other({
      checkContent: ({ cards }: { cards: number[] }) =>
        cards.length === 16 ? { path: ['cards'], rule: null, problem: 'too many' } : undefined,
      contents: [{ id: 'tiny', cards: [1] }],
    });
    expect(diff(picky)).toMatchObject({ entry: -1, what: { kind: 'refused', code: 'bad-content' } });
  });

  test('P10 changes of seats and what was taken back are played as well', () => {
    const session = createSession(engine1, { seats: 2, seed: 'deeds' });
    for (const seat of [0, 1]) session.dispatch(seat, { type: 'keep', index: 0 });
    session.dispatch(0, { type: 'stow', card: session.view(0).hand?.cards[0] as 1 });
    expect(session.undo(0)).toMatchObject({ ok: true });
    session.changeSeat(1, 'leave');
    const deeds = session.transcript();
    expect(diff(other({}), deeds)).toBeUndefined();
    const lone = other({
      autopilot: ({ phase }: { phase: string }) => (phase === 'bidding' ? { type: 'bid', coins: 0 } : { type: 'wade' }),
    });
    session.dispatch(0, { type: 'rest' });
    expect(diff(lone, session.transcript())).toMatchObject({ entry: 5, seat: 0, deed: 'Seat 0 rests' });
  });

  test('P10 a migration that fails on the way is an error of its own', () => {
    const broken = { ...toy2, migrations: [{ number: 1, from: '1.0.0', to: '2.0.0', migrate: () => ({}) as never }] };
    expect(() => diffRules(transcript, engine1, createEngine(broken))).toThrow('at step 0 the match cannot be brought to 2.0.0');
  });

  test('P10 a golden match is played as well, and gives every save', () => {
    const golden = playGolden(engine1, { title: 'golden', setup: { seats: 3, seed: 'golden' }, chooser: 'golden' });
    const whole = golden.steps.findIndex(({ action }) => ['dive', 'wade', 'rest'].includes(action.type));
    expect(diffRules(golden, engine1, engine2, translation)).toMatchObject({ entry: whole, what: { path: ['phase'] } });
    expect(everySave(engine1, golden).map(({ match }) => engine1.hash(match))).toEqual([
      golden.start,
      ...golden.steps.map(({ hash }) => hash),
    ]);
    expect(() => everySave(engine2 as never, golden)).toThrow('the match does not play under 2.0.0');
  });

  test('P10 what is no transcript of the older rules', () => {
    expect(() => diffRules(transcript, engine2, engine1)).toThrow('the match does not play under 2.0.0');
    expect(() => diffRules({}, engine1, engine2)).toThrow('bad-transcript');
  });
});
