import { describe, expect, test } from 'vitest';
import { offer, pass, place, plan } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { play, randomMatch } from './support/play.ts';
import { position } from './support/position.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => `draw ${seed}`);

describe('what a viewer cannot tell apart', () => {
  const match = position({
    phase: 'placing',
    day: 4,
    plans: 'bbss',
    row: ['food', 'furs', 'spices'],
    foreign: { 2: ['food', 'spices'] },
    hands: { 1: { furs: 1, food: 2 } },
    bought: { 0: [{ good: 'spices', origin: 'greeks' }] },
    known: 3,
  });

  test('PI.Q4: hands follow from what lies open, so every draw has the real ones', () => {
    for (const viewer of [null, 0, 3]) {
      expect(engine.determinize(engine.view(match, viewer), 'hands').state.hands).toEqual(match.state.hands);
    }
  });

  test('PI.Q9: the known bottom of the Greek deck stays, what lies above it is any order of the same cards', () => {
    const { deck } = match.state.hidden;
    const drawn = seeds.map((seed) => engine.determinize(engine.view(match, 1), seed).state.hidden.deck);
    for (const other of drawn) {
      expect(other.slice(-3)).toEqual(deck.slice(-3));
      expect([...other].sort()).toEqual([...deck].sort());
    }
    expect(new Set(drawn.map((other) => other.join())).size).toBeGreaterThan(30);
    expect(new Set(drawn.map(([top]) => top)).size).toBeGreaterThan(3);
  });

  test('the viewer sees the same, and may do the same', () => {
    for (const viewer of [null, 0, 1, 2, 3]) {
      const view = engine.view(match, viewer);
      const other = engine.view(engine.determinize(view, 'same'), viewer);
      expect(other).toEqual(view);
      expect(engine.legal(other)).toEqual(engine.legal(view));
    }
  });

  test('commits of others are any that they could have made, the own one is kept', () => {
    const sealed = play(position(), [0, plan('seller')], [1, plan('seller')]).match;
    const drawn = seeds.map((seed) => engine.determinize(engine.view(sealed, 0), seed).commits);
    for (const commits of drawn) expect([commits[0], commits[2], commits[3]]).toEqual([plan('seller'), null, null]);
    expect(new Set(drawn.map((commits) => JSON.stringify(commits[1]))).size).toBe(2);
  });

  test('so are offers', () => {
    const sealed = play(position({ phase: 'offering', plans: 'sssb' }), [1, offer('furs')]).match;
    for (const seed of seeds) {
      const [, commit] = engine.determinize(engine.view(sealed, 0), seed).commits;
      expect(engine.legal(engine.view(sealed, 1))).toContainEqual(commit);
    }
  });

  test('a draw can be played to the end', () => {
    const drawn = engine.determinize(engine.view(play(match, [0, place(0)], [1, pass]).match, 0), 'to the end');
    expect(engine.outcome(randomMatch(drawn, 'to the end').match)).not.toBeNull();
  });
});
