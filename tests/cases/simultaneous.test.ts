import { type AnyAction, createEngine, type Engine, type GameTypes, type Match, resumeSession, type Viewer } from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { bid, foreignPlace } from '../../packages/piraeus/test/support/actions.ts';
import { engine as piraeus } from '../../packages/piraeus/test/support/engine.ts';
import { position } from '../../packages/piraeus/test/support/position.ts';
import { done, moved, playedOut } from '../support/done.ts';
import { add, adding, mini, miniKit, seal } from '../support/mini-game.ts';
import { toy } from '../toy/game.ts';

const toyEngine = createEngine(toy);
const toyBids = playedOut(
  toyEngine,
  toyEngine.create({ seats: 3, seed: 'commits', options: { rounds: 2 } }).match,
  (match) => match.phase === 'bidding',
);

/** Three tokens on the Furs of seat 4; seat 3 has passed. */
const piraeusBids = position({
  seats: 5,
  phase: 'bidding',
  plans: 'bbbbs',
  foreign: { 4: ['furs'] },
  tokens: { [foreignPlace(4)]: [1, 0, 2] },
  passed: [3],
  money: [20, 20, 20, 20, 20],
});

type AnyEngine = Engine<GameTypes, AnyAction>;
const games: readonly (readonly [string, AnyEngine, Match, (n: number) => AnyAction])[] = [
  ['wreckers', toyEngine as never, toyBids as never, (coins) => ({ type: 'bid', coins }) as AnyAction],
  [
    'piraeus',
    piraeus as never,
    piraeusBids as never, // 5, 8, 11 and 14: not all as long.
    (n) => bid(5 + 3 * n) as AnyAction,
  ],
];

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

describe.each(games)('%s', (_, engine, open, actionOf) => {
  test('P7 case 10: three seats commit in each of the six orders: the same match, and the same events', () => {
    const outcomes = orders.map((seats) => {
      const last = seats.slice(0, 2).reduce((match, seat) => {
        const { match: next, events } = done(engine, match, seat, actionOf(seat + 1));
        expect([events, next.step, next.state]).toEqual([[], match.step, match.state]);
        return next;
      }, open);
      const { match, events } = done(engine, last, seats[2], actionOf((seats[2] ?? 0) + 1));
      return { hash: engine.hash(match), events };
    });
    expect(new Set(outcomes.map(({ hash }) => hash)).size).toBe(1);
    for (const { events } of outcomes) expect(events).toEqual(outcomes[0]?.events);
  });

  /** All that somebody else can ask, of the match and of the host, as the bytes that would be sent. */
  function asked(match: Match, viewer: Viewer): string {
    const session = resumeSession(engine, open);
    for (const [seat, commit] of match.commits.entries()) if (commit !== null) session.dispatch(seat, commit);
    const view = engine.view(match, viewer);
    const answers = {
      view,
      session: session.view(viewer),
      legal: engine.legal(view),
      refusals: [0, 1, 9].map((n) => engine.explain(view, actionOf(n))),
      token: engine.token(view),
      log: session.events(viewer),
      undo: [0, 1, 2].map((seat) => session.explainUndo(seat)),
      words: engine.describe(view).position(view),
      twin: engine.determinize(view, 'twin').state,
      awaited: [engine.awaited(match), engine.mayAct(match)],
    };
    return JSON.stringify(answers);
  }

  // 3 and 13, in the one case: not even as long.
  test.each([[[0, 2]], [[1, 3]]])(
    'P5b case 11: seat 0 has committed to %j: nobody else can tell which, by content or by length',
    (choices) => {
      const [one, other] = choices.map((n) => moved(engine, open, [0, actionOf(n)]));
      for (const viewer of [1, 2, null]) expect(asked(one as Match, viewer)).toBe(asked(other as Match, viewer));
      expect(asked(one as Match, 0)).not.toBe(asked(other as Match, 0));
    },
  );

  test('P5b case 11: nor by what is told when it leaves, or by what another may do then', () => {
    const [one, other] = [1, 3].map((n) => engine.changeSeat(moved(engine, open, [0, actionOf(n)]), 0, 'leave'));
    if (one?.ok !== true || other?.ok !== true) throw new Error('the seat cannot leave');
    expect([one.events, one.learnt]).toEqual([other.events, other.learnt]);
    for (const viewer of [1, 2, null]) expect(engine.view(one.match, viewer)).toEqual(engine.view(other.match, viewer));
  });
});

test('P7 case 14: a change of mind that comes too late does not slip into the next round of the same phase', () => {
  const staying = miniKit.simultaneous({
    rule: 'MINI.2',
    awaiting: () => [0, 1],
    actions: [seal],
    to: ['sealing', 'adding'],
    reveal: () => {},
    next: ({ step }) => (step > 1 ? 'adding' : undefined),
  });
  const engine = createEngine(mini({ actions: [add, seal], phases: { sealing: staying, adding }, first: 'sealing' }));
  const committed = moved(engine, engine.create({ seats: 2, seed: 'late' }).match, [0, { type: 'seal', n: 1 }]);
  const token = engine.token(engine.view(committed, 0));
  expect(engine.apply(committed, 0, { type: 'seal', n: 2 }, { token }).ok).toBe(true);
  const next = moved(engine, committed, [1, { type: 'seal', n: 3 }]);
  expect([next.phase, engine.awaited(next)]).toEqual(['sealing', [0, 1]]);
  assertRejected(engine.apply(next, 0, { type: 'seal', n: 2 }, { token }), 'stale', null);
});

test('P7 case 14: in the toy the phase has passed, and so it is refused', () => {
  const opened = moved(toyEngine, toyBids, [0, { type: 'bid', coins: 1 }], [1, { type: 'bid', coins: 0 }], [2, { type: 'bid', coins: 0 }]);
  const [first = 0] = toyEngine.awaited(opened);
  assertRejected(toyEngine.apply(opened, first, { type: 'bid', coins: 2 }), 'not-now', 'TOY.11');
  assertRejected(toyEngine.apply(opened, (first + 1) % 3, { type: 'bid', coins: 2 }), 'not-awaited', 'TOY.4');
});
