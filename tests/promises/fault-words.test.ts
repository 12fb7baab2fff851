import {
  addLegalOpening,
  applyOnce,
  clock,
  createEngine,
  createSession,
  eventsFor,
  resolveCommits,
  restoreSession,
  resumeSession,
  startCommits,
  verifyTranscript,
} from '@quayside/core';
import { createSimulator, playMatch } from '@quayside/core/bots';
import { expect, test } from 'vitest';
import { toy } from '../toy/game.ts';

const engine = createEngine(toy);
const setup = { seats: 3, seed: 'fault words' };
const { match } = engine.create(setup);
const session = createSession(engine, setup);

/** The toy with a check of its own. */
function refusing(check: (options: { rounds: number; nothing: string }) => unknown) {
  return createEngine({ ...toy, checkOptions: check as never });
}

/** What a fault says, up to its advice. */
function saidBy(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return String(error).split('. ')[0] ?? '';
  }
  return 'nothing';
}

// Problems of data begin with "expected", and stood behind "got" as they were.
test.each<[string, () => unknown, string]>([
  ['too many seats', () => engine.create({ ...setup, seats: 9 }), 'engine.create.wreckers.seats: expected 2 to 4 seats, got 9'],
  ['a forgotten seed', () => engine.create({ seats: 3 } as never), 'engine.create.wreckers.seed: expected string, got nothing'],
  [
    'a seed that is none',
    () => engine.create({ seats: 3, seed: 1234 } as never),
    'engine.create.wreckers.seed: expected string, got a number',
  ],
  [
    'a key too many',
    () => engine.create({ ...setup, sets: 3 } as never),
    'engine.create.wreckers.sets: expected options that the game takes, got unknown key',
  ],
  [
    'content that there is not',
    () => engine.create({ ...setup, content: 'reef' }),
    'engine.create.wreckers.content: expected content among ["small","standard"], got reef',
  ],
  [
    'content that does not fit',
    () => engine.register({ ...toy.contents[0], cards: ['one'] } as never),
    'content of wreckers.cards.0: expected number, got "one"',
  ],
  [
    'a default that the game refuses',
    () => refusing(({ rounds }) => ({ path: ['rounds'], rule: null, problem: `${rounds} rounds are too many` })).create(setup),
    'engine.create.wreckers.rounds: expected options that the game takes, got the default 3: 3 rounds are too many',
  ],
  [
    'a default that was expected otherwise',
    () => refusing(() => ({ path: ['storm'], rule: null, problem: 'expected a storm' })).create(setup),
    'engine.create.wreckers.storm: expected a storm, got the default false',
  ],
  [
    'defaults that a check fails over',
    () => refusing(({ nothing }) => nothing.length).create(setup),
    'engine.create.wreckers: expected options that the game takes, got the default {"rounds":3,"storm":false}: the rules cannot read it: TypeError: Cannot read properties of undefined (reading \'length\')',
  ],
  [
    'an option that the game refuses, where the setup names it',
    () => refusing(() => ({ path: ['rounds'], rule: null, problem: 'expected two rounds' })).create({ ...setup, options: { rounds: 1 } }),
    'engine.create.wreckers.rounds: expected two rounds, got 1',
  ],
  [
    'content that a check refuses',
    () => createEngine({ ...toy, checkContent: () => ({ path: ['cards'], rule: null, problem: '4 cards are fewer than the seats' }) }),
    'content of wreckers.cards: expected content that its schema and its checks accept, got content with a flaw: 4 cards are fewer than the seats',
  ],
  ['no match', () => engine.view(undefined as never, 0), 'engine.view: expected a match of this game, got undefined is not JSON'],
  ['a number', () => engine.view(7 as never, 0), 'engine.view: expected a match of this game, got a number'],
  [
    'a match with a flaw',
    () => engine.view({ ...match, phase: 'nowhere' } as never, 0),
    'engine.view: expected a match of this game, got one with a flaw at phase: no phase of this game',
  ],
  [
    'a match of other parts',
    () => engine.view({ ...match, step: '7' } as never, 0),
    'engine.view: expected a match of this game, with number at step, got a text',
  ],
  ['minus nought', () => engine.view(match, -0), 'engine.view: expected a seat from 0 to 2, or null for the spectator, got -0'],
  [
    'a seat as a text',
    () => engine.view(match, '0' as never),
    'engine.view: expected a seat from 0 to 2, or null for the spectator, got "0"',
  ],
  ['no seat of its events', () => session.events(17), 'session.events: expected a seat from 0 to 2, or null for the spectator, got 17'],
  [
    'a viewer as a text',
    () => eventsFor([], '0' as never),
    'eventsFor(events, viewer): expected a seat, or null for the spectator, got "0"',
  ],
  ['a time as a text', () => session.tick('5' as never), 'session.tick: expected whole milliseconds from 0 to 8.64e15, got "5"'],
  [
    'a time that JSON does not know',
    () => session.undo(0, { at: 5n as never }),
    'session.undo: expected whole milliseconds from 0 to 8.64e15, got a bigint',
  ],
  [
    'a time that cannot be put into words',
    () => session.undo(0, { at: Object.create(null) }),
    'session.undo: expected whole milliseconds from 0 to 8.64e15, got an object',
  ],
  ['a clock as a text', () => clock({ initial: '5' as never }), 'clock.initial: expected whole milliseconds from 1 to 1e12, got "5"'],
  [
    'words that are a number',
    () => engine.describe(match, { 'action.keep': 5 } as never),
    'engine.describe(of, { "action.keep": … }): expected a text, got 5',
  ],
  [
    'chance that is none',
    () => engine.withRandom(match, { ...match.random, key: '7' }),
    'engine.withRandom.key: expected 64 lower-case hex digits, got a text',
  ],
])('P1 %s: what was expected stands before what came', (_, run, said) => {
  expect(saidBy(run)).toBe(`Fault: ${said}`);
});

test.each<[string, (no: never) => unknown]>([
  ['createSession', (no) => createSession(no, setup as never)],
  ['resumeSession', (no) => resumeSession(no, match as never)],
  ['restoreSession', (no) => restoreSession(no, {})],
  ['applyOnce', (no) => applyOnce(no, match as never, [], 0, {})],
  ['startCommits', (no) => startCommits(no, engine.view(match, 0) as never, 'table')],
  ['resolveCommits', (no) => resolveCommits(no, match as never, {} as never)],
  ['addLegalOpening', (no) => addLegalOpening(no, match as never, {} as never, 0, {})],
  ['verifyTranscript', (no) => verifyTranscript(no, {})],
  ['createSimulator', (no) => createSimulator(no, match as never)],
  ['playMatch', (no) => playMatch(no, setup as never, [])],
])('P1 %s of a game says that an engine has to be made of it', (api, call) => {
  const remedy = 'Make one with `createEngine(game)`.';
  expect(() => call(toy as never)).toThrow(`${api}: expected an engine, got the game wreckers. ${remedy}`);
  expect(() => call(undefined as never)).toThrow(`${api}: expected an engine, got nothing. ${remedy}`);
});
