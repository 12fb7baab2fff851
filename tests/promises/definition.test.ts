import { createEngine } from '@quayside/core';
import { gameKit, int, type Migration } from '@quayside/core/sdk';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { add, adding, type Bent, mini, miniKit, seal } from '../support/mini-game.ts';

const phase = (bent: object) => ({ ...adding, ...bent }) as typeof adding;
const turning = (bent: object) => ({ phases: { adding: phase(bent) } });
const RUNGS: NonNullable<Bent['ranking']> = [{ name: 'sum', rule: 'MINI.5', value: (_, __, score) => score.total }];
const end = { reason: 'full', rule: 'MINI.4', when: () => false, finish: 'now' } as const;

/** What is wrong, how the game is bent, the code of the fault and the place that it names. */
const faults: readonly (readonly [string, Bent, string, string])[] = [
  ['an id that is not kebab-case', { meta: { id: 'Mini Game' } }, 'bad-game-id', 'meta.id'],
  ['an empty id', { meta: { id: '' } }, 'bad-game-id', 'meta.id'],
  ['a version of two numbers', { meta: { rules: '1.0' } }, 'bad-rules-version', 'meta.rules'],
  ['no seats', { meta: { seats: { min: 0, max: 2 } } }, 'bad-seats', 'meta.seats'],
  ['more seats than the most', { meta: { seats: { min: 3, max: 2 } } }, 'bad-seats', 'meta.seats'],
  ['half a seat', { meta: { seats: { min: 1, max: 2.5 } } }, 'bad-seats', 'meta.seats'],
  ['no contract', { meta: { engine: undefined } }, 'wrong-contract', 'meta.engine'],
  ['a contract that is no range', { meta: { engine: 'any' } }, 'wrong-contract', 'meta.engine'],
  ['a contract that is not this one', { meta: { engine: '^0.9.0' } }, 'wrong-contract', 'meta.engine'],
  ['a stage that is none', { meta: { stage: 'gamma' } }, 'bad-stage', 'meta.stage'],
  ['no function where every game has one', { determinize: undefined as never }, 'no-function', 'determinize'],
  ['no content', { contents: [] }, 'no-content', 'contents'],
  ['one content twice', { contents: [{ id: 'standard' }, { id: 'standard' }] }, 'duplicate-name', 'contents'],
  ['one action twice', { actions: [add, add] }, 'duplicate-name', 'actions'],
  ['a type that is not kebab-case', { actions: [{ ...add, type: 'Add' }] }, 'bad-action-type', 'actions'],
  ['a phase of the name that is the engine’s', { phases: { adding, over: adding } }, 'reserved-phase', 'phases.over'],
  ['a first phase that does not exist', { first: 'nowhere' }, 'unknown-phase', 'first'],
  ['a first phase that every object inherits', { first: 'constructor' }, 'unknown-phase', 'first'],
  ['a successor that does not exist', turning({ to: ['adding', 'nowhere'] }), 'unknown-phase', 'phases.adding.to'],
  ['several successors and no `next`', turning({ to: [], next: undefined }), 'no-next', 'phases.adding'],
  ['an action that the game does not list', { actions: [seal] }, 'unlisted-action', 'phases.adding.actions'],
  [
    'a sealed action in a phase of turns',
    { actions: [add, seal], ...turning({ actions: [add, seal] }) },
    'wrong-action-kind',
    'phases.adding.actions',
  ],
  ['an open action in a simultaneous phase', turning({ kind: 'simultaneous' }), 'wrong-action-kind', 'phases.adding.actions'],
  ['an action that no phase has', { actions: [add, seal] }, 'unused-action', 'actions'],
  ['no end', { ends: [] }, 'no-end', 'ends'],
  ['one end twice', { ends: [end, end] }, 'duplicate-name', 'ends'],
  ['one rung twice', { ranking: [...RUNGS, ...RUNGS] }, 'duplicate-name', 'ranking'],
  ['shared ranks of no kind', { sharedRanks: 'none' as never }, 'bad-shared-ranks', 'sharedRanks'],
  ['an end with a round that no phase closes', { ends: [{ ...end, finish: 'round' }] }, 'unreachable-finish', 'ends.full'],
  [
    'an end with a turn that no phase closes',
    { ends: [{ ...end, finish: 'turn' }], ...turning({ closes: undefined }) },
    'unreachable-finish',
    'ends.full',
  ],
  ...migrationFaults(),
];

/** Chains of steps that are none, up to rules 3.0.0. */
function migrationFaults(): (readonly [string, Bent, string, string])[] {
  const step = (number: number, from: string, to: string): Migration => ({ number, from, to, migrate: (parts) => parts });
  const chain = (...migrations: Migration[]): Bent => ({ meta: { rules: '3.0.0' }, migrations });
  const [first, second] = [step(1, '1.0.0', '2.0.0'), step(2, '2.0.0', '3.0.0')];
  return [
    ['migrations that stop before the rules', chain(first), 'migration-gap', 'migrations'],
    ['migrations that go past the rules', chain(first, second, step(3, '3.0.0', '4.0.0')), 'migration-gap', 'migrations'],
    ['migrations with a gap between two versions', chain(first, step(2, '2.5.0', '3.0.0')), 'migration-gap', 'migrations[1].from'],
    ['migrations with a gap between two numbers', chain(first, { ...second, number: 3 }), 'migration-gap', 'migrations[1].number'],
    ['migrations that do not begin with 1', chain({ ...second, number: 0 }), 'migration-gap', 'migrations[0].number'],
    ['migrations out of order', chain(second, first), 'migration-gap', 'migrations[0].number'],
    ['one number twice', chain(first, { ...second, number: 1 }), 'migration-duplicate', 'migrations[1].number'],
    ['two ways from one version', chain(first, step(2, '1.0.0', '3.0.0')), 'migration-duplicate', 'migrations[1].from'],
    ['a step that leads back', chain(first, second, step(3, '3.0.0', '1.0.0')), 'migration-cycle', 'migrations[2].to'],
    ['a step that leads nowhere', chain(step(1, '3.0.0', '3.0.0')), 'migration-cycle', 'migrations[0].to'],
    ['a step to an older version', chain(step(1, '10.0.0', '3.0.0')), 'migration-cycle', 'migrations[0].to'],
    ['a step from what is no version', chain(step(1, '2.0', '3.0.0')), 'bad-rules-version', 'migrations[0].from'],
    ['a step to what is no version', chain(step(1, '2.0.0', '3')), 'bad-rules-version', 'migrations[0].to'],
  ];
}

describe('P6 what cannot work is a fault where it is defined', () => {
  test('P10 a chain of steps up to the rules is none', () => {
    const migrations: Migration[] = [
      { number: 1, from: '0.9.0', to: '0.10.0', migrate: (parts) => parts },
      { number: 2, from: '0.10.0', to: '1.0.0', migrate: (parts) => parts },
    ];
    expect(mini({ migrations }).migrations).toEqual(migrations);
  });

  test.each(faults)('P6 %s', (_, bent, code, place) => {
    expect(() => mini(bent)).toThrow(expect.objectContaining({ name: 'Fault', code, api: `kit.game.${place}` }));
  });

  test.each([
    ['the name of an event that is the engine’s', { events: { 'match-over': z.strictObject({}) } }, 'reserved-event', 'events'],
    ['a code of rejection that is the engine’s', { rejections: { 'not-now': { rule: 'MINI.1' } } }, 'reserved-rejection', 'rejections'],
    ['a code of rejection about data', { rejections: { 'bad-save': { rule: 'MINI.1' } } }, 'reserved-rejection', 'rejections'],
    ['a code of rejection that is not kebab-case', { rejections: { tooMuch: { rule: 'MINI.1' } } }, 'bad-rejection-code', 'rejections'],
  ])('P6 %s', (_, bent, code, place) => {
    const empty = z.strictObject({});
    const parts = { table: empty, hand: empty, hidden: empty, shown: empty, options: empty, content: z.strictObject({ id: z.string() }) };
    const kit = gameKit({ ...parts, events: {}, rejections: {}, ...bent } as never);
    expect(() => kit.game(mini() as never)).toThrow(expect.objectContaining({ code, api: `kit.game.${place}` }));
  });

  test.each([
    ['a text', z.strictObject({ word: z.string() }), 'input-not-finite', 'kit.action("odd").input.word'],
    ['a number without bounds', z.strictObject({ n: z.int() }), 'input-not-finite', 'kit.action("odd").input.n'],
    ['a lax object', z.object({ n: int(0, 1) }), 'input-lax-object', 'kit.action("odd").input'],
    ['a key `type`', z.strictObject({ type: int(0, 1) }), 'input-key', 'kit.action("odd").input.type'],
    ['no object', int(0, 1), 'input-not-object', 'kit.action("odd").input'],
  ])('P6 an input that is %s', (_, input, code, api) => {
    const odd = miniKit.action({ type: 'odd', rule: 'MINI.1', input: input as never, apply: () => {} });
    expect(() => mini({ actions: [odd], ...turning({ actions: [odd] }) })).toThrow(expect.objectContaining({ code, api }));
  });

  test.each<[string, object, string]>([
    ['too much', { rounds: 9 }, 'kit.game.defaultOptions.rounds: expected at most 3, got 9. '],
    ['left out', {}, 'kit.game.defaultOptions.rounds: expected number, got nothing. '],
    [
      'unknown',
      { rounds: 1, storm: true },
      'kit.game.defaultOptions.storm: expected options that the schema `options` takes, got unknown key. ',
    ],
    [
      'no JSON',
      { rounds: undefined },
      'kit.game.defaultOptions.rounds: expected options that the schema `options` takes, got undefined is not JSON. ',
    ],
  ])('P6 a default option that is %s', (_, defaultOptions, said) => {
    const empty = z.strictObject({});
    const parts = { table: empty, hand: empty, hidden: empty, shown: empty, content: z.strictObject({ id: z.string() }) };
    const kit = gameKit({ ...parts, options: z.strictObject({ rounds: int(1, 3) }), events: {}, rejections: {} });
    expect(() => kit.game({ ...mini(), defaultOptions } as never)).toThrow(
      expect.objectContaining({ code: 'bad-default-options', message: expect.stringContaining(said) }),
    );
  });

  test('P6 a rejection that was not declared', () => {
    expect(() => miniKit.reject('too-many' as never)).toThrow(expect.objectContaining({ code: 'undeclared-rejection', api: 'kit.reject' }));
  });

  test('P6 content that comes with the game and does not fit', () => {
    expect(() => createEngine(mini({ contents: [{ id: 'odd', extra: 1 } as never] }))).toThrow(
      expect.objectContaining({ code: 'bad-content' }),
    );
  });

  test('P6 a fault says what was expected, what came, and what to do', () => {
    expect(() => mini({ first: 'nowhere' })).toThrow(
      'kit.game.first: expected a declared phase, got "nowhere". Declare the phase, or correct the name.',
    );
  });
});
