import { type AnyAction, type GameTypes, type Match, type RecordedSession, restoreSession, type Viewer } from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { prepare } from '../fuzz/ground.ts';
import { CANDIDATES } from '../promises/games.ts';
import { playSession } from '../support/play-session.ts';

const SEED = 'a seed that would stand out in any text';

type Session = RecordedSession<GameTypes, AnyAction>;

/** All that a host may send to one viewer, and what it answers. */
function sent({ engine, view, events, explainUndo, getSnapshot }: Session, viewer: Viewer): unknown {
  const { match } = getSnapshot();
  const mine = view(viewer);
  return {
    view: mine,
    log: events(viewer),
    told: events(viewer).map((event) => engine.describe(match).event(event)),
    position: engine.describe(mine).position(mine),
    legal: engine.legal(mine),
    token: engine.token(mine),
    undo: viewer === null ? null : explainUndo(viewer),
    refusals: [
      engine.apply(match, viewer, { type: 'none' }),
      engine.apply(match, 99, engine.game.numbering.decode(0)),
      engine.explain(mine, { type: 'none' }),
    ],
    outcome: engine.outcome(match),
  };
}

/** The keys of something, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keysOf)];
}

describe.each(CANDIDATES)('$name', ({ name, engine, setup, pick, ...rest }) => {
  const session = playSession(engine, { ...setup(1), seed: SEED }, pick?.(1));
  const { length } = session.transcript().entries;
  /** The same session as it stood on the way. */
  const earlier = [0, 0.3, 0.7].map((part) => {
    const transcript = session.transcript();
    const restored = restoreSession(engine, { ...transcript, entries: transcript.entries.slice(0, Math.floor(part * length)) });
    if (!restored.ok) throw new Error(JSON.stringify(restored.rejection));
    return restored.session as Session;
  });
  const viewers: readonly Viewer[] = [null, ...session.getSnapshot().match.commits.keys()];

  test('P5b case 37: what is sent holds neither the seed nor the state of chance', () => {
    for (const { viewer, all } of [...earlier, session].flatMap((each) => viewers.map((viewer) => ({ viewer, all: sent(each, viewer) })))) {
      const text = JSON.stringify(all);
      const { random } = session.getSnapshot().match;
      expect([viewer, text.includes(SEED), text.includes(random.key)]).toEqual([viewer, false, false]);
      const secret = keysOf(all).filter((key) => ['random', 'streams', 'seed', 'key', 'hidden', 'hands', 'commits'].includes(key));
      // What everybody may see at the end goes by names of the game's own.
      expect(secret.filter((key) => key !== 'hands' || session.getSnapshot().awaited.length > 0)).toEqual([]);
    }
  });

  test('P5b case 37: nor anything that differs where others hold something else', () => {
    for (const each of earlier) {
      const { match } = each.getSnapshot();
      for (const viewer of viewers) {
        const twin = engine.determinize(engine.view(match, viewer), 'twin');
        expect(engine.view(twin, viewer)).toEqual(engine.view(match, viewer));
      }
    }
  });

  test('P1 case 37: the spectator sees what every seat sees, no more, and never acts', () => {
    for (const each of [...earlier, session]) {
      const { match } = each.getSnapshot();
      const { seat, hand, commit, shown, ...board } = engine.view(match, null);
      expect([seat, hand, commit, engine.legal(engine.view(match, null))]).toEqual([null, null, null, []]);
      for (const viewer of viewers) expect(engine.view(match, viewer)).toMatchObject(board);
      for (const type of engine.game.numbering.ranges) {
        const action = engine.game.numbering.decode(type.from);
        assertRejected(engine.apply(match, null, action), 'not-a-seat', null);
        assertRejected(engine.explain(engine.view(match, null), action), 'not-a-seat', null);
      }
    }
  });

  test('P5a case 35: what a seat may do, and why not the rest, is the same for everything that could lie face down', () => {
    const { stands } = prepare({ name, engine, setup, ...(pick === undefined ? {} : { pick }), ...rest }, 2);
    const size = Math.min(engine.game.numbering.size, 300);
    const tries = Array.from({ length: size }, (_, id) => engine.game.numbering.decode(id));
    const asked = (match: Match, viewer: number): unknown => {
      const view = engine.view(match, viewer);
      return [
        engine.legal(view),
        tries.map((action) => engine.explain(view, action)),
        engine.describe(view).position(view),
        engine.token(view),
      ];
    };
    for (const { match, views } of stands) {
      for (const [viewer, view] of views.entries()) {
        for (const seed of ['one', 'two', 'three']) expect(asked(engine.determinize(view, seed), viewer)).toEqual(asked(match, viewer));
      }
    }
  });
});
