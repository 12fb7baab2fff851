import { type AnyAction, type Engine, eventsFor, type GameTypes, type RecordedSession } from '@quayside/core';
import type { Bot } from '@quayside/core/bots';
import { playMatch } from '../play.ts';
import { type Line, lineOf } from '../report/line.ts';
import type { Narrator } from '../report/narrator.ts';
import { verifyTranscript } from '../verify.ts';

/** What the demo needs of a game: one small file makes it. */
export interface DemoParts<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  readonly bot: Bot<G, A>;
  readonly narrate: Narrator<G, A>;
  /** How many seats play where nobody says. */
  readonly seats: number;
}

/** A match that was played to its end. */
export interface Played {
  readonly line: Line;
  /** Plain JSON. */
  readonly transcript: unknown;
  /** The match, told for people. */
  text(): string;
}

/** A game as the command line sees it: its types stay inside. */
export interface DemoGame {
  readonly id: string;
  readonly name: string;
  readonly seats: number;
  /** Why the game cannot be played so; `null` if it can. */
  problemWith(seats: number, seed: string): string | null;
  /** Plays a match that nothing is wrong with. */
  play(seats: number, seed: string): Played;
  /** Replays a transcript. Complains about anything but a whole and faithful one. */
  verify(transcript: unknown): Line;
}

/** Puts the parts of a game together. */
export function demoGame<G extends GameTypes, A extends AnyAction>({ engine, bot, narrate, seats }: DemoParts<G, A>): DemoGame {
  const { id, name } = engine.game.meta;
  return {
    id,
    name,
    seats,
    problemWith(count, seed) {
      const problem = engine.checkSetup({ seats: count, seed });
      return problem === null ? null : `${name} with ${count} seats: ${problem.data.problem ?? problem.code}`;
    },
    play: (count, seed) => played(playMatch(engine, bot, { seats: count, seed }), seed, narrate),
    verify: (transcript) => verifyTranscript(engine, transcript),
  };
}

function played<G extends GameTypes, A extends AnyAction>(session: RecordedSession<G, A>, seed: string, narrate: Narrator<G, A>): Played {
  const { engine } = session;
  const history = session.history();
  const line = lineOf(engine, seed, history.length - 1, session.getSnapshot().match) as Line;
  return {
    line,
    transcript: session.transcript(),
    text() {
      const steps = history.map(({ match, events }) => ({ view: engine.view(match, null), events: eventsFor(events, null) }));
      return narrate({ engine, seed, steps, outcome: line.outcome });
    },
  };
}
