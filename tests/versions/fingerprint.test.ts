import type { AnyGame } from '@quayside/core';
import { fingerprint } from '@quayside/core/schema';
import { int } from '@quayside/core/sdk';
import { assertFingerprint } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { toy } from '../toy/game.ts';
import { kit } from '../toy/kit.ts';
import { toy2 } from '../toy-2/game.ts';

const recorded = fingerprint(toy);
const { spec } = toy;

/** The toy with something else, at the same rules version. */
type Change = object;

function objectOf(schema: unknown): Record<string, z.core.$ZodType> {
  return (schema as z.ZodMiniObject)._zod.def.shape as Record<string, z.core.$ZodType>;
}

/** The toy with another schema. */
const withSpec = (change: object): Change => ({ ...toy, spec: { ...spec, ...change } });
const more = (schema: unknown) => z.strictObject({ ...objectOf(schema), more: z.boolean() });
const withInput = (type: string, input: z.core.$ZodType): Change =>
  defined(toy.actions.map((action) => (action.type === type ? { ...action, input } : action)));

/** The toy with other actions, numbered anew. */
function defined(actions: readonly object[]): Change {
  const named = new Map(actions.map((action) => [(action as { type: string }).type, action]));
  const phases = Object.fromEntries(
    Object.entries(toy.phases).map(([name, phase]) => [name, { ...phase, actions: phase.actions.map(({ type }) => named.get(type)) }]),
  );
  return kit.game({ ...toy, actions, phases } as never);
}

function renamed(schema: unknown, from: string, to: string): z.core.$ZodType {
  return z.strictObject(Object.fromEntries(Object.entries(objectOf(schema)).map(([key, part]) => [key === from ? to : key, part])));
}

function without(record: object, key: string): object {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}

describe('a change without a version step fails, and is named', () => {
  test.each<[string, Change, string]>([
    ['a field more on the table', withSpec({ table: more(spec.table) }), 'table has changed'],
    ['a field of the table under another name', withSpec({ table: renamed(spec.table, 'open', 'discards') }), 'table has changed'],
    ['wider bounds', withSpec({ table: z.strictObject({ ...objectOf(spec.table), tide: int(0, 7) }) }), 'table has changed'],
    [
      'a field that may be null',
      withSpec({ table: z.strictObject({ ...objectOf(spec.table), round: z.nullable(int(0, 3)) }) }),
      'table has changed',
    ],
    [
      'a field that may be left out',
      withSpec({ hand: z.strictObject({ cards: z.exactOptional(objectOf(spec.hand).cards as never) }) }),
      'hand has changed',
    ],
    ['hands', withSpec({ hand: more(spec.hand) }), 'hand has changed'],
    ['hidden things', withSpec({ hidden: more(spec.hidden) }), 'hidden has changed'],
    ['what is shown', withSpec({ shown: more(spec.shown) }), 'shown has changed'],
    ['an option', withSpec({ options: more(spec.options) }), 'options has changed'],
    ['content', withSpec({ content: more(spec.content) }), 'content has changed'],
    ['the data of an event', withSpec({ events: { ...spec.events, kept: more(spec.events.kept) } }), 'event.kept has changed'],
    ['an event more', withSpec({ events: { ...spec.events, sunk: z.strictObject({}) } }), 'event.sunk is new'],
    ['an event less', withSpec({ events: without(spec.events, 'tide') }), 'event.tide is gone'],
    ['a rejection more', withSpec({ rejections: { ...spec.rejections, tired: { rule: 'TOY.10' } } }), 'rejections has changed'],
    ['the input of an action', withInput('stow', z.strictObject({ card: int(1, 7) })), 'action.stow has changed'],
    ['the name of an input', withInput('stow', z.strictObject({ value: int(1, 6) })), 'action.stow has changed'],
    ['the order of the words of an input', withInput('keep', z.strictObject({ index: z.literal([1, 0]) })), 'action.keep has changed'],
    ['the order of actions', defined([...toy.actions].reverse()), 'action.bid has changed'],
    ['more seats', { ...toy, meta: { ...toy.meta, seats: { min: 2, max: 5 } } }, 'seats has changed'],
    ['a phase more', { ...toy, phases: { ...toy.phases, dusk: toy.phases.dawn } }, 'phase.dusk is new'],
    [
      'the actions of a phase',
      { ...toy, phases: { ...toy.phases, diving: { ...toy.phases.diving, actions: [] } } },
      'phase.diving has changed',
    ],
    ['an end less', { ...toy, ends: toy.ends.slice(1) }, 'ends has changed'],
    ['when an end finishes', { ...toy, ends: toy.ends.map((end) => ({ ...end, finish: 'now' })) }, 'ends has changed'],
  ])('%s', (_, changed, part) => {
    const check = () => assertFingerprint(changed as AnyGame, [recorded]);
    expect(check).toThrow(part);
    expect(check).toThrow('wreckers 1.0.0 is not what was released');
    expect(check).toThrow('raise the rules version and add a migration');
  });
});

test('the order of the keys of an input changes the numbers of its values', () => {
  const inputs = { a: int(0, 1), b: int(0, 1) };
  const before = fingerprint(withInput('stow', z.strictObject(inputs)) as AnyGame);
  const after = withInput('stow', z.strictObject({ b: inputs.b, a: inputs.a })) as AnyGame;
  expect(() => assertFingerprint(after, [before])).toThrow('action.stow has changed');
});

describe('what changes nothing that is saved, sent or numbered passes', () => {
  test.each<[string, Change]>([
    ['the toy itself', toy],
    [
      'another title and another rule that is cited',
      { ...withSpec({ rejections: { ...spec.rejections, 'too-dear': { rule: 'TOY.12' } } }), meta: { ...toy.meta, name: 'Lurers' } },
    ],
    ['the order of keys', withSpec({ table: z.strictObject(Object.fromEntries(Object.entries(objectOf(spec.table)).reverse())) })],
    [
      'the same schema by the other zod',
      withSpec({ options: classic.strictObject({ rounds: classic.int().min(1).max(3), storm: classic.boolean() }) }),
    ],
    ['an input that is written otherwise and has the same values', withInput('keep', z.strictObject({ index: z.literal([0, 1]) }))],
    ['the rules themselves, which recorded matches watch', { ...toy, score: () => ({}), autopilot: () => ({ type: 'rest' }) }],
  ])('%s', (_, game) => {
    assertFingerprint(game as AnyGame, [recorded]);
  });
});

describe('a new version', () => {
  const second = fingerprint(toy2);

  test('has to be recorded', () => {
    expect(() => assertFingerprint(toy2, [recorded])).toThrow('no fingerprint is recorded of wreckers 2.0.0');
  });

  test('needs a migration from each version that was recorded before', () => {
    assertFingerprint(toy2, [recorded, second]);
    const rootless = { ...toy2, migrations: [] };
    expect(() => assertFingerprint(rootless, [recorded, second])).toThrow(
      /no migration leads from wreckers 1\.0\.0 to 2\.0\.0: table has changed, hand has changed/,
    );
  });

  test('unless it is said that such matches go on under their own rules', () => {
    assertFingerprint({ ...toy2, migrations: [] }, [recorded, second], { ownRules: ['1.0.0'] });
  });
});
