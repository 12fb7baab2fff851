import { type AnyAction, applyOnce, DATA_REJECTIONS, ENGINE_REJECTIONS, RETRY_REJECTIONS } from '@quayside/core';
import * as fc from 'fast-check';
import { type Answer, door, pick } from '../door.ts';
import { type Edit, edited, edits, jsonEdits } from '../edit.ts';
import type { Ground, Stand } from '../ground.ts';
import { junk, junkSeat, nth, seldom } from '../junk.ts';
import { playOn } from '../play-on.ts';
import { overTheWire } from '../short-session.ts';

const place = { stand: nth, at: nth };
const sent = fc.oneof(
  { arbitrary: fc.record({ changes: edits }), weight: 14 },
  { arbitrary: fc.record({ instead: junk }), weight: 5 },
  { arbitrary: fc.constant({ changes: [] as readonly Edit[] }), weight: 2 },
);
type Sent = { readonly changes: readonly Edit[] } | { readonly instead: unknown };

/** A legal action of the position, or any of the game. */
function baseAction({ engine }: Ground, { actions }: Stand, at: number): { readonly seat: number; readonly action: AnyAction } {
  const { numbering } = engine.game;
  if (actions.length > 0 && at % 4 > 0) return pick(actions, at);
  return { seat: at % 4, action: numbering.decode(at % numbering.size) };
}

function actionOf(base: AnyAction, drawn: Sent): unknown {
  return 'instead' in drawn ? drawn.instead : edited(base, drawn.changes);
}

function codesOfActions({ engine }: Ground): string[] {
  return [...ENGINE_REJECTIONS, ...Object.keys(engine.game.spec.rejections)];
}

function answerOf(ground: Ground, result: ReturnType<Ground['engine']['apply']>, steps = 0): Answer {
  if (!result.ok) return { rejection: result.rejection };
  return { rejection: null, after: () => (steps === 0 ? undefined : playOn(ground.engine, result.match, 0, steps)) };
}

export const apply = door({
  name: 'apply',
  weight: 24,
  drawn: fc.record({ ...place, sent, seat: seldom(junkSeat, 4), token: seldom(junk, 6) }),
  attempt(ground, { stand, at, sent: drawn, seat: otherSeat, token }) {
    const { match, ...rest } = pick(ground.stands, stand);
    const base = baseAction(ground, { match, ...rest }, at);
    const seat = otherSeat ?? base.seat;
    const action = actionOf(base.action, drawn);
    return {
      payload: { seat, action, token },
      send: () => answerOf(ground, ground.engine.apply(match, seat, action, { token: token as string })),
    };
  },
  codes: codesOfActions,
});

/** A match from elsewhere is given to `apply`, as a host may that keeps matches as JSON. */
export const applyToMatch = door({
  name: 'apply to a match',
  weight: 4,
  drawn: fc.record({ ...place, changes: fc.oneof(edits, fc.constant([])), instead: seldom(junk, 5) }),
  attempt(ground, { stand, at, changes, instead }) {
    const base = pick(ground.stands, stand);
    const { seat, action } = baseAction(ground, base, at);
    const match = instead ?? edited(base.save.match, changes);
    return { payload: { match, seat, action }, send: () => answerOf(ground, ground.engine.apply(match as never, seat, action), 6) };
  },
  codes: (ground) => [...codesOfActions(ground), ...DATA_REJECTIONS],
});

export const explain = door({
  name: 'explain',
  weight: 8,
  drawn: fc.record({ ...place, sent, viewer: nth }),
  attempt(ground, { stand, at, sent: drawn, viewer }) {
    const base = pick(ground.stands, stand);
    const view = viewer % 10 === 9 ? ground.engine.view(base.match, null) : pick(base.views, viewer);
    const action = actionOf(baseAction(ground, base, at).action, drawn);
    return { payload: { viewer: view.seat, action }, send: () => ({ rejection: ground.engine.explain(view, action) }) };
  },
  codes: codesOfActions,
});

/** What a host has stored as answers is JSON, but may be of another time, or cut off. */
export const applyWithKey = door({
  name: 'apply once',
  weight: 8,
  drawn: fc.record({
    ...place,
    sent,
    seat: seldom(junkSeat, 4),
    key: fc.oneof(fc.constant('k1'), junk),
    token: seldom(junk, 6),
    stored: fc.oneof(jsonEdits, fc.constant([]), fc.constant(null)),
  }),
  attempt(ground, { stand, at, sent: drawn, seat: otherSeat, key, token, stored }) {
    const { engine } = ground;
    const base = pick(ground.stands, stand);
    const { seat: ownSeat, action: valid } = baseAction(ground, base, at);
    const [seat, action] = [otherSeat ?? ownSeat, actionOf(valid, drawn)];
    const answers = stored === null ? [] : overTheWire(edited(answersAt(ground, base, at), stored) as object);
    const carried = { key: key as string, token: token as string };
    return {
      payload: { seat, action, ...carried, answers },
      send() {
        const { applied, repeated } = applyOnce(engine, base.match, answers as never, seat, action, carried);
        // What was answered before is given back as it was stored: that is the host's own.
        return repeated ? { rejection: null } : answerOf(ground, applied);
      },
    };
  },
  codes: (ground) => [...codesOfActions(ground), ...RETRY_REJECTIONS],
});

/** What is stored once a seat has done something under the key `k1`. */
function answersAt(ground: Ground, stand: Stand, at: number): unknown {
  const { seat, action } = baseAction(ground, stand, at);
  return applyOnce(ground.engine, stand.match, [], seat, action, { key: 'k1' }).answers;
}
