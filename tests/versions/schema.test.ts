import { eventsFor, type Json, type JsonObject, openRandom, type Seat, seedRandom, type View } from '@quayside/core';
import { actionSchema, contentSchema, eventsSchema, optionsSchema, viewSchema } from '@quayside/core/schema';
import { playRecord, walkInPlace } from '@quayside/testkit';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { CANDIDATES, type Candidate } from '../promises/games.ts';
import { neighbours, pathsOf, valueAt, withValue } from '../support/neighbours.ts';

/** So many changed values are tried of each kind. */
const CHANGES = 500;

const validator = (schema: JsonObject): ValidateFunction => new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What every viewer sees on the way through one match, the events included. */
function seen({ engine, setup, pick }: Candidate, number: number): { views: View[]; events: object[] } {
  const { record } = walkInPlace(engine, { setup: setup(number), chooser: `schema ${number}`, ...(pick && { pick: pick(number) }) });
  const { match: first, events: begun } = engine.create(record.setup);
  const viewers = [null, ...Array.from({ length: first.options.seats }, (_, seat) => seat)];
  const views: View[] = [];
  const events: object[] = [];
  const look = (match: typeof first, addressed: typeof begun): void => {
    for (const viewer of viewers) {
      views.push(plain(engine.view(match, viewer)));
      events.push(...plain(eventsFor(addressed, viewer)));
    }
  };
  look(first, begun);
  let match = first;
  for (const { seat, action } of record.entries) {
    const applied = engine.apply(match, seat, action);
    if (!applied.ok) throw new Error(applied.rejection.code);
    match = applied.match;
    look(match, applied.events);
  }
  return { views, events };
}

/** Values near a valid one, each with one field changed. */
function changed(values: readonly unknown[], stream: string): unknown[] {
  const random = openRandom(seedRandom('schemas', 'xoroshiro128plus'));
  return Array.from({ length: CHANGES }, () => {
    const value = random.pick(stream, values) as Json;
    const path = random.pick(stream, pathsOf(value));
    return withValue(value, path, random.pick(stream, neighbours(valueAt(value, path))));
  });
}

describe.each(CANDIDATES)('$name', (candidate) => {
  const { engine } = candidate;
  const { game } = engine;
  const played = [seen(candidate, 0), seen(candidate, 1)];
  const views = played.flatMap((match) => match.views);
  const events = played.flatMap((match) => match.events);

  test('every view is as the view schema says, and has every part that it names', () => {
    const valid = validator(viewSchema(game));
    expect(views.filter((view) => !valid(view)).map(() => valid.errors)).toEqual([]);
    const [view] = views as [View];
    for (const part of Object.keys(view)) expect([part, valid({ ...view, [part]: undefined })]).toEqual([part, false]);
    expect(valid({ ...view, extra: 1 })).toBe(false);
  });

  test('every event is as the events schema says', () => {
    const valid = validator(eventsSchema(game));
    expect(events.filter((event) => !valid(event)).map(() => valid.errors)).toEqual([]);
    expect(valid({ type: 'no-such-event' })).toBe(false);
  });

  test('the action schema takes what has a number and nothing else', () => {
    const valid = validator(actionSchema(game));
    const { numbering } = game;
    const actions = Array.from({ length: numbering.size }, (_, id) => numbering.decode(id));
    expect(actions.filter((action) => !valid(action))).toEqual([]);
    const near = changed(actions, 'actions');
    expect(near.filter((action) => valid(action) !== numbering.encode(action) >= 0)).toEqual([]);
    expect(near.some((action) => valid(action))).toBe(true);
  });

  test('the content schema takes what the engine registers', () => {
    const valid = validator(contentSchema(game));
    expect(game.contents.filter((content) => !valid(plain(content)))).toEqual([]);
    expect(valid({ ...game.contents[0], extra: 1 })).toBe(false);
  });

  test('the options schema takes every setup, none at all, and says the defaults', () => {
    const schema = optionsSchema(game);
    const valid = validator(schema);
    const options = [{}, game.defaultOptions, ...[0, 1, 2, 3].map((number) => candidate.setup(number).options ?? {})];
    expect(options.filter((each) => !valid(plain(each)))).toEqual([]);
    for (const [key, value] of Object.entries(game.defaultOptions)) expect(schema.properties).toMatchObject({ [key]: { default: value } });
    const near = changed([game.defaultOptions], 'options').filter(
      (each) => typeof each === 'object' && each !== null && !Array.isArray(each),
    );
    const refused = (each: unknown): boolean => engine.checkSetup({ ...candidate.setup(1), options: each }) !== null;
    // What the schema refuses, the engine refuses; the game may object to more.
    expect(near.filter((each) => !valid(each) && !refused(each))).toEqual([]);
  });
});

test('a match that is over, one between two commits and one whose seat has left are seen', () => {
  const views = CANDIDATES.flatMap((candidate) => seen(candidate, 1).views);
  expect(views.some(({ outcome }) => outcome !== null)).toBe(true);
  expect(views.some(({ committed, commit }) => committed.length > 0 && commit !== null)).toBe(true);
  const { engine, setup } = CANDIDATES.find(({ name }) => name === 'wreckers') as Candidate;
  const left = engine.changeSeat(playRecord(engine, { setup: setup(1), entries: [] }), 0 satisfies Seat, 'leave');
  if (!left.ok) throw new Error(left.rejection.code);
  const valid = validator(eventsSchema(engine.game));
  expect(plain(eventsFor(left.events, null)).filter((event) => !valid(event))).toEqual([]);
  expect(validator(viewSchema(engine.game))(plain(engine.view(left.match, null)))).toBe(true);
});
