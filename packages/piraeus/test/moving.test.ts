import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { move, pass, place, stay } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { eventsOf, play, type Step } from './support/play.ts';
import { type PositionSpec, position } from './support/position.ts';

/** Five buyers, and the cards X, Y and Z of the Greek row. */
const [X, Y, Z] = [0, 1, 2];
const dealing = (spec: PositionSpec = {}) =>
  position({ seats: 5, phase: 'placing', plans: 'bbbbb', row: ['furs', 'food', 'spices'], money: [20, 20, 20, 20, 20], ...spec });
const after = (...steps: Step[]) => play(dealing(), ...steps);
const tokens = (match: ReturnType<typeof dealing>) => match.state.table.market.slice(0, 3).map((card) => card?.tokens);

describe('the right of the first', () => {
  test('PI.E4 PI.Q25: when another token lands the first may move, before anything else', () => {
    const { match, events } = after([1, place(X)], [0, place(X)]);
    expect(match.phase).toBe('moving');
    expect(engine.awaited(match)).toEqual([1]);
    expect(eventsOf(events, 'move-offered')).toEqual([
      { type: 'move-offered', seat: 1, place: X, card: { good: 'furs', origin: 'greeks' } },
    ]);
    expect(tokens(play(match, [1, move(Y)]).match)).toEqual([[0], [1], []]);
    expect(tokens(play(match, [1, stay]).match)).toEqual([[1, 0], [], []]);
  });

  test('PI.Q25: nobody else acts while the right is open', () => {
    const { match } = after([1, place(X)], [0, place(X)]);
    assertRejected(engine.apply(match, 0, move(Y)), 'not-awaited', 'PI.Q25');
    assertRejected(engine.apply(match, 2, place(Y)), 'not-awaited', 'PI.Q25');
    assertRejected(engine.apply(match, 2, pass), 'not-awaited', 'PI.Q25');
    assertRejected(engine.apply(match, 3, stay), 'not-awaited', 'PI.Q25');
  });

  test('PI.E5: the second token has no such right, and neither has one that is alone', () => {
    const { match } = after([1, place(X)], [0, place(X)], [1, stay]);
    assertRejected(engine.apply(match, 0, move(Y)), 'not-awaited', 'PI.E5');
    assertRejected(engine.apply(after([1, place(X)]).match, 1, move(Y)), 'not-awaited', 'PI.E5');
  });

  test('PI.Q27: the right is to move, not to withdraw', () => {
    const { match } = after([1, place(X)], [0, place(X)]);
    assertRejected(engine.apply(match, 1, pass), 'not-now', 'PI.Q27');
    expect(engine.legal(engine.view(match, 1))).toEqual([move(Y), move(Z), stay]);
  });

  test('PI.Q29: the right comes again with every landing', () => {
    const stayed = after([1, place(X)], [0, place(X)], [1, stay]);
    const { match, events } = play(stayed.match, [2, place(X)]);
    expect(engine.awaited(match)).toEqual([1]);
    expect(eventsOf(events, 'move-offered')).toHaveLength(1);
    expect(tokens(play(match, [1, stay], [3, place(X)], [1, move(Y)]).match)).toEqual([[0, 2, 3], [1], []]);
  });

  test('PI.Q29 PI.Q25: once the first has gone the next one gets no right, unless another token lands', () => {
    const gone = after([1, place(X)], [0, place(X)], [1, stay], [2, place(X)], [1, move(Y)]).match;
    expect(gone.phase).toBe('placing');
    expect(engine.awaited(gone)).toEqual([3, 4]);
    expect(engine.awaited(play(gone, [3, place(X)]).match)).toEqual([0]);
  });
});

describe('where it may go', () => {
  test('PI.Q28: to a card of either row that can be paid, not to its own place', () => {
    const start = dealing({ plans: 'bbbbs', foreign: { 4: ['fabrics'] }, money: [20, 6, 20, 20, 20], prices: { food: 7 } });
    const { match } = play(start, [1, place(X)], [0, place(X)]);
    assertRejected(engine.apply(match, 1, move(X)), 'same-card', 'PI.Q28');
    assertRejected(engine.apply(match, 1, move(Y)), 'cannot-pay', 'PI.E3');
    assertRejected(engine.apply(match, 1, move(14)), 'no-card', 'PI.E2');
    expect(engine.legal(engine.view(match, 1))).toEqual([move(Z), move(11), stay]);
  });

  test('PI.Q28: who has no target is not asked, nor is anybody in his place', () => {
    const poor = dealing({ money: [20, 4, 20, 20, 20], prices: { furs: 4, food: 5, spices: 5 } });
    const { match, events } = play(poor, [1, place(X)], [0, place(X)]);
    expect(eventsOf(events, 'move-offered')).toEqual([]);
    expect(engine.awaited(match)).toEqual([2, 3, 4]);
    expect(engine.awaited(play(match, [2, place(X)]).match)).toEqual([3, 4]);
  });

  test('PI.Q28: nor is anybody when the card is the only one', () => {
    const only = dealing({ row: ['furs'] });
    expect(engine.awaited(play(only, [1, place(X)], [0, place(X)]).match)).toEqual([2, 3, 4]);
  });

  test('PI.Q28 PI.Q26: cards that the token has left are no targets', () => {
    const two = dealing({ row: ['furs', 'food'] });
    const { match, events } = play(two, [0, place(X)], [1, place(X)], [0, move(Y)], [2, place(Y)]);
    expect(eventsOf(events, 'move-offered').map(({ seat }) => seat)).toEqual([0]);
    expect(engine.awaited(match)).toEqual([3, 4]);
    expect(tokens(match).slice(0, 2)).toEqual([[1], [0, 2]]);
  });

  test('PI.Q26: a token does not return to a card that it has left this round', () => {
    const { match } = after([0, place(X)], [1, place(X)], [0, move(Y)], [2, place(Y)]);
    expect(engine.awaited(match)).toEqual([0]);
    assertRejected(engine.apply(match, 0, move(X)), 'already-left', 'PI.Q26');
    expect(engine.legal(engine.view(match, 0))).toEqual([move(Z), stay]);
  });

  test('PI.Q26: in the next round it may go there again', () => {
    const start = dealing({ plans: 'bbsss', row: ['furs', 'food', 'spices'] });
    const round1 = play(start, [0, place(X)], [1, place(X)], [0, move(Y)]).match;
    expect(round1.state.table).toMatchObject({ round: 2 });
    expect(round1.state.table.seats.map(({ left }) => left)).toEqual([[], [], [], [], []]);
  });
});

describe('chains', () => {
  test('PI.Q26: a moved token that lands on another gives that one the right', () => {
    const { match } = after([2, place(Y)], [0, place(X)], [1, place(X)], [0, move(Y)]);
    expect(match.phase).toBe('moving');
    expect(engine.awaited(match)).toEqual([2]);
    expect(tokens(match)).toEqual([[1], [2, 0], []]);
    expect(tokens(play(match, [2, stay]).match)).toEqual([[1], [2, 0], []]);
  });

  test('PI.Q26: however long the chain, it ends, with every token on a card it has not left', () => {
    let { match } = after([2, place(Y)], [0, place(X)], [1, place(X)]);
    let moves = 0;
    while (match.phase === 'moving') {
      const [mover = -1] = engine.awaited(match);
      const [first] = engine.legal(engine.view(match, mover));
      if (first?.type !== 'move') break;
      match = play(match, [mover, first]).match;
      moves += 1;
    }
    expect(match.phase).toBe('placing');
    expect(moves).toBeGreaterThan(3);
    expect(moves).toBeLessThanOrEqual(3 * 2);
    expect(tokens(match).flat().sort()).toEqual([0, 1, 2]);
  });

  test('the last token of a round may set off a chain, and the round is settled after it', () => {
    const start = dealing({ plans: 'bbsss' });
    const { match, events } = play(start, [0, place(X)], [1, place(X)], [0, move(Y)]);
    expect(eventsOf(events, 'card-bought').map(({ seat, place: from }) => [seat, from])).toEqual([
      [1, X],
      [0, Y],
    ]);
    expect(match.state.table.round).toBe(2);
  });
});
