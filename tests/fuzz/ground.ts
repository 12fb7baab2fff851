import {
  type AnyAction,
  createRegistry,
  type Engine,
  type GameTypes,
  type JsonObject,
  type Match,
  openRandom,
  type Random,
  type RecordedSession,
  type Registry,
  type Seat,
  seedRandom,
  type View,
} from '@quayside/core';
import { moduleOf } from '@quayside/core/schema';
import type { Candidate } from '../promises/games.ts';
import { playSession } from '../support/play-session.ts';
import { overTheWire, shortSession } from './short-session.ts';

/** A position that play has come to, and what it is attacked with: texts and values that were valid. */
export interface Stand {
  readonly match: Match<GameTypes, AnyAction>;
  readonly hash: string;
  /** A save, from a trip through text. */
  readonly save: JsonObject;
  /** By seat. */
  readonly views: readonly View<GameTypes, AnyAction>[];
  /** Some actions that are legal here. */
  readonly actions: readonly { readonly seat: Seat; readonly action: AnyAction }[];
}

/** One game and the positions of it that payloads are made of: played once, used again and again. */
export interface Ground {
  readonly name: string;
  readonly engine: Engine<GameTypes, AnyAction>;
  readonly registry: Registry;
  readonly stands: readonly Stand[];
  /** Saved sessions of the first few deeds of a match, and their transcripts, from a trip through text. */
  readonly sessions: readonly JsonObject[];
  readonly transcripts: readonly JsonObject[];
}

/** So many positions are taken of each match, beside its first and its last. */
const TAKEN = 5;
/** So many legal actions are kept of a position. */
const KEPT = 40;

/** Plays some matches of a game, with seats that leave, come back and take back, and picks positions at random steps. */
export function prepare({ name, engine, setup, pick }: Candidate, matches: number): Ground {
  const random = openRandom(seedRandom(`ground ${name}`, 'xoroshiro128plus'));
  const numbers = Array.from({ length: matches }, (_, number) => number);
  const disturb = (session: RecordedSession<GameTypes, AnyAction>): void => disturbed(session, random);
  const played = numbers.map((number) => playSession(engine, setup(number), pick?.(number), disturb));
  const sessions = numbers.map((number) => shortSession(engine, setup(number), disturb, random));
  return {
    name,
    engine,
    registry: createRegistry([moduleOf(engine.game)]),
    stands: played.flatMap((session) => matchesOf(session, random).map((match) => standOf(engine, match))),
    sessions,
    transcripts: sessions.map(({ transcript }) => transcript as JsonObject),
  };
}

/** Now and then a seat leaves, comes back, runs out of time, or takes back what it did. */
function disturbed(session: RecordedSession<GameTypes, AnyAction>, random: Random): void {
  const { match, awaited } = session.getSnapshot();
  if (awaited.length === 0) return;
  const seat = random.int('seat', match.options.seats);
  switch (random.int('what', 24)) {
    case 0:
      session.changeSeat(seat, 'leave');
      break;
    case 1:
    case 2:
      session.changeSeat(seat, random.pick('how', ['return', 'replace', 'time-out']));
      break;
    case 3:
      session.undo(seat);
  }
}

function matchesOf(session: RecordedSession<GameTypes, AnyAction>, random: Random): Match<GameTypes, AnyAction>[] {
  const history = session.history();
  const steps = Array.from({ length: TAKEN }, () => random.int('step', history.length));
  return [...new Set([0, ...steps, history.length - 1])].flatMap((step) => history[step]?.match ?? []);
}

function standOf(engine: Ground['engine'], match: Match<GameTypes, AnyAction>): Stand {
  const views = Array.from({ length: match.options.seats }, (_, seat) => engine.view(match, seat));
  const actions = engine.awaited(match).flatMap((seat) => {
    const legal = engine.legal(views[seat] as View<GameTypes, AnyAction>);
    return legal.slice(0, KEPT).map((action) => ({ seat, action }));
  });
  return { match, hash: engine.hash(match), save: overTheWire(engine.save(match)), views, actions };
}
