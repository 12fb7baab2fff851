import { type AnyAction, DATA_REJECTIONS, ENGINE_REJECTIONS, type GameTypes } from '@quayside/core';
import { first } from './first.ts';
import { brief } from './json.ts';
import type { Difference, Law, Position } from './law.ts';
import { legalOf } from './legal.ts';
import { seatsOf } from './sample.ts';
import { keepWatch } from './unchanged.ts';

/**
 * P1: whatever a seat and an action are, `apply` returns; what cannot be meant is refused with the documented code, in the documented order, and the
 * match is as it was. Tries seats of all kinds, and draws from a table of what people, programs and attackers send as actions and from the malformed
 * neighbours of a legal one.
 */
export const totality: Law = {
  name: 'totality',
  promise: 'P1',
  position(position) {
    const unchanged = keepWatch(position.match);
    const found = first(casesOf(position), (bad) => tryOne(position, bad));
    return found ?? (unchanged() ? undefined : 'the match has changed');
  },
};

/** So many malformed actions are tried per position. */
const DRAWN = 8;

/** Something to send, and the code that it has to be refused with. */
interface BadCase {
  readonly seat: unknown;
  readonly action: unknown;
  readonly code: string;
  readonly token?: string;
}

function casesOf<G extends GameTypes, A extends AnyAction>(position: Position<G, A>): BadCase[] {
  const { engine, match } = position;
  const { numbering } = engine.game;
  const awaited = engine.awaited(match);
  const acting = awaited[0] ?? 0;
  const action = legalOf(position, acting).actions[0] ?? numbering.decode(0);
  const malformed = drawn(position, [...NO_ACTIONS, ...neighbours(action)]).filter((bad) => numbering.encode(bad) < 0);
  const over = awaited.length === 0;
  const idle = seatsOf(position).filter((seat) => !awaited.includes(seat) && match.commits[seat] === null);
  return [
    ...malformed.map((bad) => ({ seat: acting, action: bad, code: 'bad-action' })),
    ...malformed.slice(0, 3).map((bad) => ({ seat: 99, action: bad, code: 'bad-action' })),
    ...NO_SEATS.map((seat) => ({ seat, action, code: 'not-a-seat' })),
    ...idle.map((seat) => ({ seat, action, code: over ? 'match-over' : 'not-awaited' })),
    { seat: acting, action, token: 'of another view', code: over ? 'match-over' : 'stale' },
    ...(over ? [] : actionsOfOtherPhases(position).map((other) => ({ seat: acting, action: other, code: 'not-now' }))),
  ];
}

/** Some of a table, other ones each time: over a match all are tried. */
function drawn<T>({ random }: Pick<Position, 'random'>, table: readonly T[]): T[] {
  return Array.from({ length: DRAWN }, () => random.pick('P1', table));
}

function tryOne<G extends GameTypes, A extends AnyAction>(
  { engine, match }: Position<G, A>,
  { seat, action, token, code }: BadCase,
): Difference {
  const result = engine.apply(match, seat, action, { token });
  const sent = (): string => `seat ${brief(seat)} with ${brief(action)}`;
  if (result.ok) return `${sent()} is accepted, expected ${code}`;
  const { rejection } = result;
  if (rejection.code !== code) return `${sent()} is refused with ${rejection.code}, expected ${code}`;
  return rejection.code !== 'bad-action' || Array.isArray(rejection.data.path) ? undefined : `${sent()} is refused without a path`;
}

/** The first action of each type that the open phase does not have. */
function actionsOfOtherPhases<G extends GameTypes, A extends AnyAction>({ engine: { game }, match }: Position<G, A>): A[] {
  const here = game.phaseActions[match.phase] ?? [];
  return game.numbering.ranges.filter((_, index) => !here.includes(index)).map(({ from }) => game.numbering.decode(from));
}

/** An action with one thing wrong: a key more, a key less, or a value of another kind. */
function neighbours(action: AnyAction): unknown[] {
  const keys = Object.keys(action);
  return [
    { ...action, 'no-such-key': 0 },
    JSON.parse(`{"__proto__":{"polluted":true},${JSON.stringify(action).slice(1)}`),
    { ...action, constructor: { prototype: { polluted: true } } },
    ...keys.map((key) => Object.fromEntries(Object.entries(action).filter(([name]) => name !== key))),
    ...keys.flatMap((key) => ODD_VALUES.map((value) => ({ ...action, [key]: value }))),
  ];
}

const ODD_VALUES: readonly unknown[] = [
  '7',
  1.5,
  Number.NaN,
  -1,
  Number.POSITIVE_INFINITY,
  null,
  true,
  [],
  {},
  { __proto__: null },
  2 ** 53,
];

const NO_ACTIONS: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  Number.NaN,
  'pass',
  [],
  {},
  { type: 7 },
  { type: 'no such action' },
  { type: null },
  { type: ['type'] },
];

const NO_SEATS: readonly unknown[] = ['0', -1, 1.5, null, undefined, 99, Number.NaN, Number.POSITIVE_INFINITY, -0, true, {}, []];

/** Every code that `apply` may refuse with, of the engine's own. */
export const DOCUMENTED_CODES: readonly string[] = [...ENGINE_REJECTIONS, ...DATA_REJECTIONS];
