import { createEngine, type Match } from '@quayside/core';
import { describe, expect, test } from 'vitest';
import { add, adding, mini, miniKit, seal } from '../support/mini-game.ts';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

const engine = createEngine(toy);

function done(match: Match<Toy, ToyAction>, seat: number, action: ToyAction) {
  const result = engine.apply(match, seat, action);
  if (!result.ok) throw new Error(result.rejection.code);
  return result;
}

const start = engine.create({ seats: 2, seed: 'knowledge' }).match;
const kept = done(done(start, 0, { type: 'keep', index: 0 }).match, 1, { type: 'keep', index: 0 }).match;
const held = kept.state.hands[0]?.cards[0] ?? 0;
const bidding = done(done(kept, 0, { type: 'rest' }).match, 1, { type: 'rest' }).match;

describe('P5a what an action lets somebody learn', () => {
  test('P5a info: a hidden card was drawn', () => {
    expect(done(kept, 0, { type: 'dive' }).learnt).toBe('info');
  });

  test('P5a info: another hand was read, and nothing came of it', () => {
    const stowed = done(kept, 0, { type: 'stow', card: held as 1 }).match;
    const dared = done(stowed, 0, { type: 'dare', rival: 1 });
    expect(dared.match.state.hands).toBe(stowed.state.hands);
    expect(dared.learnt).toBe('info');
  });

  test('P5a info: what is shown has changed, and no secret was touched', () => {
    const peeked = done(kept, 0, { type: 'peek' });
    expect(peeked.learnt).toBe('info');
    expect(engine.view(peeked.match, 0).shown.top).toBe(kept.state.hidden.deck.at(-1));
    expect(engine.view(peeked.match, 1).shown.top).toBeNull();
  });

  test('P5a chance: a stream has moved', () => {
    expect(done(kept, 0, { type: 'wade' }).learnt).toBe('chance');
  });

  test('P5a chance: a stream has moved in a phase that was entered', () => {
    expect(done(done(start, 1, { type: 'keep', index: 0 }).match, 0, { type: 'keep', index: 1 }).learnt).toBe('chance');
  });

  test('P5a boundary: another seat is awaited', () => {
    expect(done(kept, 0, { type: 'rest' }).learnt).toBe('boundary');
    expect(done(bidding, 0, { type: 'bid', coins: 1 }).learnt).toBe('boundary');
  });

  test('P5a nothing: the own hand was used', () => {
    expect(done(kept, 0, { type: 'stow', card: held as 1 }).learnt).toBeNull();
  });

  test('P5a boundary: a commit was replaced, which says nothing to anybody, but is never undone', () => {
    const committed = done(bidding, 0, { type: 'bid', coins: 1 }).match;
    expect(done(committed, 0, { type: 'bid', coins: 2 }).learnt).toBe('boundary');
  });

  test('P5a info: commits were opened, though no secret was touched and no stream has moved', () => {
    const again = miniKit.simultaneous({
      rule: 'MINI.2',
      awaiting: () => [0],
      actions: [seal],
      to: ['sealing', 'adding'],
      reveal: () => {},
      next: () => 'adding',
    });
    const sealed = createEngine(mini({ actions: [add, seal], phases: { sealing: again, adding }, first: 'sealing' }));
    const { match } = sealed.create({ seats: 1, seed: 'any' });
    expect(sealed.apply(match, 0, { type: 'seal', n: 1 })).toMatchObject({ ok: true, learnt: 'info', match: { phase: 'adding' } });
  });

  test('P5a a refused action lets nobody learn anything', () => {
    expect(engine.apply(kept, 0, { type: 'bid', coins: 0 })).not.toHaveProperty('learnt');
  });

  test('P5a equal views give equal answers: the twin of a match learns the same', () => {
    const twin = engine.determinize(engine.view(kept, 0), 'twin');
    for (const action of [{ type: 'dive' }, { type: 'peek' }, { type: 'wade' }, { type: 'rest' }, { type: 'dare', rival: 1 }] as const) {
      expect(done(twin, 0, action).learnt).toBe(done(kept, 0, action).learnt);
    }
  });
});
