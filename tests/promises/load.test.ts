import { createEngine, type Engine, hashJson, type JsonObject } from '@quayside/core';
import { assertRejected, walk } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

const fresh = (): Engine<Toy, ToyAction> => createEngine(toy);
const engine = fresh();

const { match: midway } = walk(engine, { setup: { seats: 3, seed: 'load' }, chooser: 'load', maxSteps: 5, laws: [] });

describe('P15 whose match it is', () => {
  const save = () => JSON.parse(JSON.stringify(engine.save(midway))) as { match: JsonObject; content: JsonObject };

  test('P15 another game and another version of the rules are named', () => {
    const game = assertRejected(engine.load({ ...save(), match: { ...save().match, game: 'other' } }), 'wrong-game', null);
    expect(game.data).toEqual({ path: ['match', 'game'], expected: 'wreckers', received: 'other' });
    const rules = assertRejected(engine.load({ ...save(), match: { ...save().match, rules: '0.9.0' } }), 'wrong-version', null);
    expect(rules.data).toEqual({ path: ['match', 'rules'], expected: '1.0.0', received: '0.9.0', migrates: false });
  });

  test('P15 a bare match is read as well, from a trip through text', () => {
    expect(engine.load(save().match)).toMatchObject({ ok: true });
  });

  test('P15 a match is not playable while it should be over', () => {
    const ending = { reasons: ['storm'], finish: 'now' };
    expect(assertRejected(engine.load({ ...save().match, ending }), 'bad-match', null).data).toMatchObject({ path: ['phase'] });
    const late = { reasons: ['rich', 'last-round'], finish: 'round' };
    expect(assertRejected(engine.load({ ...save().match, ending: late }), 'bad-match', null).data).toMatchObject({
      path: ['ending', 'finish'],
    });
  });

  test('P15 an end that has come, and that nobody has noticed, is missing', () => {
    const setup = { seats: 2, seed: 'ends', options: { rounds: 1 } };
    const { match: diving } = walk(engine, { setup, chooser: 'ends', maxSteps: 2, laws: [] });
    expect(diving).toMatchObject({ phase: 'diving', ending: { reasons: ['last-round'] } });
    const { data } = assertRejected(engine.load({ ...diving, ending: null }), 'bad-match', null);
    expect(data).toEqual({ path: ['ending'], problem: 'the match would be ending: last-round' });
  });

  test('P4 P15 what is played from a match at the furthest step and position of chance loads again', () => {
    const [furthest, { match }] = [2 ** 52, walk(engine, { setup: { seats: 3, seed: 'far' }, chooser: 'far', maxSteps: 5, laws: [] })];
    const streams = { deck: furthest, dice: furthest };
    const loaded = engine.load({ ...match, step: furthest, random: { ...match.random, streams } });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.rejection));
    let now = loaded.match;
    while (engine.awaited(now).length > 0) {
      const [seat] = engine.awaited(now) as [number];
      const waded = engine.apply(now, seat, { type: 'wade' });
      const applied = waded.ok ? waded : engine.changeSeat(now, seat, 'time-out');
      if (!applied.ok) throw new Error(applied.rejection.code);
      now = applied.match;
      expect(fresh().load(JSON.parse(JSON.stringify(now)))).toMatchObject({ ok: true, match: { step: furthest } });
    }
    expect(now.random.streams.dice).toBeLessThan(furthest);
    expect(engine.load({ ...match, step: furthest + 1 }).ok).toBe(false);
  });

  test.each([['{"match":'], ['[1,2,'], ['']])('P15 what is not even JSON (%j) is the business of JSON.parse', (text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });
});

describe('P15 content', () => {
  const custom = { id: 'house', cards: [1, 2, 3, 4, 5, 6, 6, 6, 6, 6] };

  test('P15 a save embeds its content, and loads where that was never registered', () => {
    const host = createEngine(toy, { contents: [custom] });
    const { match } = host.create({ seats: 2, seed: 'any', content: 'house' });
    const save = JSON.parse(JSON.stringify(host.save(match)));
    const other = fresh();
    assertRejected(other.load(save.match), 'unknown-content', null);
    const loaded = other.load(save);
    if (!loaded.ok) throw new Error(loaded.rejection.code);
    expect(other.hash(loaded.match)).toBe(host.hash(match));
    expect(other.context(loaded.match).content).toEqual(custom);
  });

  test('P15 content that a save brings along changes no id: new matches are what they were', () => {
    const impostor = { id: 'standard', cards: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6] };
    const host = createEngine(toy, { contents: [impostor] });
    const foreign = host.create({ seats: 2, seed: 'any' });
    const victim = fresh();
    const before = victim.hash(victim.create({ seats: 2, seed: 'any' }).match);
    expect(victim.load(JSON.parse(JSON.stringify(host.save(foreign.match)))).ok).toBe(true);
    expect(victim.replay(JSON.parse(JSON.stringify(host.startTranscript({ seats: 2, seed: 'any' }, foreign.match)))).ok).toBe(true);
    expect(victim.hash(victim.create({ seats: 2, seed: 'any' }).match)).toBe(before);
    expect(victim.contents()).toEqual(fresh().contents());
  });

  test('P15 content that the game cannot take is refused with the path of the datum', () => {
    const save = JSON.parse(JSON.stringify(engine.save(midway)));
    const wrong = { ...save, content: { ...save.content, cards: [1, 2, 9] } };
    expect(assertRejected(engine.load(wrong), 'bad-content', null).data.path).toEqual(['content', 'cards', 2]);
    const few = { ...save, content: { id: 'few', cards: [1, 2] } };
    expect(assertRejected(engine.load(few), 'bad-content', 'TOY.1').data.path).toEqual(['content', 'cards']);
    const changed = { ...save, content: { ...save.content, id: 'renamed' } };
    expect(hashJson(changed.content)).not.toBe(save.match.options.content.sha256);
    expect(fresh().load(changed).ok).toBe(true); // The content that the match names is known: what stands beside it does not matter.
  });
});

describe('P15 a check of a game that fails over what it is given', () => {
  const failing = (): never => {
    throw new Error('not thought of');
  };

  test('P15 refuses content and options, and throws nothing', () => {
    const problem = 'the rules cannot read it: Error: not thought of';
    const save = JSON.parse(JSON.stringify(engine.save(midway)));
    const other = { ...save, content: { ...save.content, id: 'other' } };
    const picky = createEngine({ ...toy, checkContent: ({ id }) => (id === 'other' ? failing() : undefined) });
    expect(assertRejected(picky.load(other), 'bad-content', null).data).toEqual({ path: ['content'], problem });
    const helpless = createEngine({ ...toy, checkOptions: failing });
    expect(assertRejected(helpless.load(save), 'bad-options', null).data).toEqual({ path: ['match', 'options'], problem });
    expect(assertRejected(helpless.checkSetup({ seats: 2, seed: 'any' }), 'bad-options', null).data).toEqual({ path: [], problem });
  });
});

describe('P15 options', () => {
  test.each([
    [{ seats: 1 }, 'bad-options', ['seats']],
    [{ seats: 5 }, 'bad-options', ['seats']],
    [{ seats: 2.5 }, 'bad-options', ['seats']],
    [{ seats: 2, options: { rounds: 4 } }, 'bad-options', ['rounds']],
    [{ seats: 2, options: { extra: 1 } }, 'bad-options', ['extra']],
    [{ seats: 2, content: 'nowhere' }, 'unknown-content', ['content']],
  ])('P15 %j is refused', (setup, code, path) => {
    const rejection = assertRejected(engine.checkSetup({ seed: 'any', ...setup } as never), code, null);
    expect(rejection.data.path).toEqual(path);
    expect(() => engine.create({ seed: 'any', ...setup } as never)).toThrow(expect.objectContaining({ name: 'Fault', code }));
  });
});
