import { type AnyAction, createEngine, type Engine, type GameTypes, type Match } from '@quayside/core';
import { multiset } from '@quayside/core/sdk';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { add, adding, type Bent, mini, miniKit, seal } from '../support/mini-game.ts';

const engineOf = (bent: Bent) => createEngine(mini(bent));
const start = (bent: Bent, seats = 2) => {
  const engine = engineOf(bent);
  return { engine, ...engine.create({ seats, seed: 'any' }) };
};

function play<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, match: Match<G, A>, seat: number, action: A) {
  const result = engine.apply(match, seat, action);
  if (!result.ok) throw new Error(result.rejection.code);
  return { ...result, told: result.events.map(({ event }) => event as { readonly type: string }) };
}

const one = { type: 'add', by: 1 } as const;

describe('P6 the flow of phases', () => {
  test('P6 in any order: whoever comes first acts first, and the phase is left when nobody is awaited', () => {
    const waiting = miniKit.phase({
      rule: 'MINI.6',
      awaiting: ({ table }) => table.sums.flatMap((sum, seat) => (sum === 0 ? [seat] : [])).reverse(),
      actions: [add],
      to: ['adding'],
    });
    const { engine, match } = start({ phases: { waiting, adding }, first: 'waiting' }, 3);
    expect(engine.awaited(match)).toEqual([0, 1, 2]);
    const second = play(engine, match, 1, one).match;
    expect(engine.awaited(second)).toEqual([0, 2]);
    const third = play(engine, second, 2, one).match;
    expect(play(engine, third, 0, one).match.phase).toBe('adding');
  });

  test('P6 an automatic phase awaits nobody and is left at once', () => {
    const raising = miniKit.automatic({
      rule: 'MINI.7',
      to: ['adding'],
      enter: ({ table }) => {
        table.count += 5;
      },
    });
    const { match } = start({ phases: { raising, adding }, first: 'raising' });
    expect(match).toMatchObject({ phase: 'adding', step: 0, state: { table: { count: 5 } } });
  });

  test('P6 a phase that names itself is left and entered again', () => {
    const again = miniKit.phase({
      rule: 'MINI.3',
      awaiting: () => [0],
      actions: [add],
      to: ['again'],
      next: () => 'again',
      enter: ({ table }) => {
        table.count += 1;
      },
    });
    const { engine, match } = start({ phases: { again }, first: 'again' });
    expect(play(engine, match, 0, one).match.state.table.count).toBe(3);
  });

  test('P6 phases that lead in a circle and await nobody are a fault', () => {
    const there = miniKit.automatic({ rule: 'MINI.7', to: ['back'], enter: () => {} });
    const back = miniKit.automatic({ rule: 'MINI.7', to: ['there'], enter: () => {} });
    expect(() => start({ phases: { there, back, adding }, first: 'there' })).toThrow(
      expect.objectContaining({ code: 'endless-transitions' }),
    );
  });

  test('P6 staying where nobody is awaited is a fault', () => {
    const stuck = miniKit.phase({ rule: 'MINI.3', awaiting: () => [], actions: [add], to: ['stuck'], next: () => undefined });
    expect(() => start({ phases: { stuck }, first: 'stuck' })).toThrow(expect.objectContaining({ code: 'stuck', api: 'phases.stuck' }));
  });

  test('P6 a successor that is not declared is a fault', () => {
    const odd = miniKit.phase({ rule: 'MINI.3', awaiting: () => [0], actions: [add], to: ['odd'], next: () => 'adding' as never });
    const { engine, match } = start({ phases: { odd, adding }, first: 'odd' });
    expect(() => engine.apply(match, 0, one)).toThrow(expect.objectContaining({ code: 'undeclared-successor', api: 'phases.odd.next' }));
  });

  test('P6 a list that is out of order is called so: in a rejection, of an autopilot, of choices', () => {
    const load = miniKit.action({
      type: 'load',
      rule: 'MINI.1',
      input: z.strictObject({ of: multiset(['grain', 'salt'], 3) }),
      apply: () => {},
    });
    const wrong = { of: ['salt', 'grain'] } as { of: ('grain' | 'salt')[] };
    const loading = miniKit.phase({
      rule: 'MINI.3',
      awaiting: () => [0, 1],
      actions: [load],
      to: ['loading'],
      next: () => undefined,
      closes: 'turn',
    });
    const autopilot = () => ({ type: 'load', ...wrong }) as never;
    const { engine, match } = start({ actions: [load], phases: { loading }, first: 'loading', autopilot });
    const refused = engine.apply(match, 0, { type: 'load', ...wrong });
    if (refused.ok) throw new Error('it was accepted');
    expect(refused.rejection.data).toEqual({ path: ['of', 1], problem: 'out of the order of grain, salt' });
    expect(engine.describe(match).rejection(refused.rejection)).toBe(
      'That is not an action of this game (of.1: out of the order of grain, salt). (MINI.1)',
    );
    expect(() => engine.changeSeat(match, 0, 'time-out')).toThrow(
      'got {"type":"load","of":["salt","grain"]} (of.1: out of the order of grain, salt)',
    );
    const odd = { ...load, choices: (_: unknown, add: (input: typeof wrong) => void) => add(wrong) };
    const other = start({ actions: [odd], phases: { loading: { ...loading, actions: [odd] } }, first: 'loading', autopilot });
    expect(() => other.engine.legal(other.engine.view(other.match, 0))).toThrow(
      'got {"of":["salt","grain"]} (of.1: out of the order of grain, salt)',
    );
  });

  test('P6 the wrong number of hands is a fault', () => {
    const setup = () => ({ table: { count: 0, sums: [] }, hands: [], hidden: {} });
    expect(() => start({ setup })).toThrow(expect.objectContaining({ code: 'wrong-hands' }));
  });

  test.each<[string, object | undefined, string]>([
    ['nothing', undefined, 'setup of mini: expected 2 hands, one per seat, got nothing'],
    ['no hands', { hands: undefined }, 'setup of mini: expected 2 hands, one per seat, got nothing'],
    ['no table', { table: undefined }, 'setup of mini.table: expected what its schema describes, got undefined is not JSON'],
    ['a value that is too low', { table: { count: -3, sums: [] } }, 'setup of mini.table.count: expected at least 0, got -3'],
    ['a list left out', { table: { count: 0 } }, 'setup of mini.table.sums: expected array, got nothing'],
    [
      'a key too many',
      { table: { count: 0, sums: [], round: 1 } },
      'setup of mini.table.round: expected what its schema describes, got unknown key',
    ],
    [
      'a key too many in a hand',
      { hands: [{}, { card: 7 }] },
      'setup of mini.hands.1.card: expected what its schema describes, got unknown key',
    ],
    ['a part too many', { deck: [] }, 'setup of mini.deck: expected what its schema describes, got unknown key'],
    ['no JSON', { hidden: new Date(0) }, 'setup of mini.hidden: expected what its schema describes, got an object of a class is not JSON'],
  ])('P6 a setup that returns what could not be loaded again is a fault: %s', (_, bent, said) => {
    const right = { table: { count: 0, sums: [0, 0] }, hands: [{}, {}], hidden: {} };
    const setup = () => (bent === undefined ? undefined : { ...right, ...bent });
    expect(() => start({ setup: setup as never })).toThrow(said);
  });

  test('P6 a choice that the schema does not take is a fault', () => {
    const odd = { ...add, choices: (_: unknown, offer: (input: { by: number }) => void) => offer({ by: 9 }) };
    const phases = { adding: { ...adding, actions: [odd] } };
    const { engine, match } = start({ actions: [odd], phases });
    expect(() => engine.legal(engine.view(match, 0))).toThrow(expect.objectContaining({ code: 'bad-choice' }));
  });
});

describe('P7 commits', () => {
  const simultaneous = (bent: object = {}) =>
    miniKit.simultaneous({
      rule: 'MINI.2',
      awaiting: ({ table }) => [...table.sums.keys()],
      actions: [seal],
      to: ['adding'],
      reveal({ table }, commits, { emit }) {
        for (const { action } of commits) table.count += action.n;
        emit({ type: 'opened', seats: commits.map(({ seat }) => seat) });
      },
      ...bent,
    });

  test('P7 case 12: the reveal is told in the order of the seats, not of arrival', () => {
    const { engine, match } = start({ actions: [add, seal], phases: { sealing: simultaneous(), adding }, first: 'sealing' }, 3);
    const first = play(engine, match, 2, { type: 'seal', n: 3 });
    expect(first).toMatchObject({ told: [], match: { step: 0, commits: [null, null, { type: 'seal', n: 3 }] } });
    const second = play(engine, first.match, 0, { type: 'seal', n: 1 });
    expect(engine.view(second.match, 1)).toMatchObject({ committed: [0, 2], commit: null, awaited: [1] });
    const third = play(engine, second.match, 1, { type: 'seal', n: 2 });
    expect(third.told).toEqual([{ type: 'opened', seats: [0, 1, 2] }]);
    expect(third.match).toMatchObject({ step: 1, commits: [null, null, null], state: { table: { count: 6 } } });
  });

  test('P7 case 14: a commit may be replaced until the last is in, and not after', () => {
    const { engine, match } = start({ actions: [add, seal], phases: { sealing: simultaneous(), adding }, first: 'sealing' });
    const first = play(engine, match, 0, { type: 'seal', n: 3 });
    const second = play(engine, first.match, 0, { type: 'seal', n: 1 });
    const opened = play(engine, second.match, 1, { type: 'seal', n: 0 });
    expect(opened.match.state.table.count).toBe(1);
    expect(engine.apply(opened.match, 0, { type: 'seal', n: 2 })).toMatchObject({
      ok: false,
      rejection: { code: 'not-now', rule: 'MINI.2' },
    });
  });

  test('P7 a commit that is no longer legal when it is opened gives way to the autopilot, and all are told', () => {
    const check = ({ committed }: { committed: readonly number[] }, { n }: { n: number }) =>
      n > 0 && committed.length > 1 ? miniKit.reject('too-much') : undefined;
    const late = { ...seal, check };
    const { engine, match } = start({
      actions: [add, late],
      phases: { sealing: simultaneous({ actions: [late] }), adding },
      first: 'sealing',
    });
    const first = play(engine, match, 1, { type: 'seal', n: 3 });
    const opened = play(engine, first.match, 0, { type: 'seal', n: 0 });
    expect(opened.told).toEqual([
      { type: 'commit-replaced', seat: 1, code: 'too-much' },
      { type: 'opened', seats: [0, 1] },
    ]);
    expect(opened.match.state.table.count).toBe(0);
  });

  test('P7 the match stays in a simultaneous phase that names no successor yet, with all commits anew', () => {
    const staying = simultaneous({ next: () => undefined });
    const { engine, match } = start({ actions: [add, seal], phases: { sealing: staying, adding }, first: 'sealing' });
    const opened = play(engine, play(engine, match, 0, { type: 'seal', n: 1 }).match, 1, { type: 'seal', n: 1 });
    expect(opened.match).toMatchObject({ phase: 'sealing', step: 1, commits: [null, null] });
    expect(engine.awaited(opened.match)).toEqual([0, 1]);
  });
});
