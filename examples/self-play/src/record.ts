import type { AnyAction, Engine, GameTypes, MatchSetup } from '@quayside/core';
import { type Bot, type Observer, playMatch } from '@quayside/core/bots';
import type { Decision } from './lines.ts';

/** A decision while the match goes on. */
type Open = Omit<Decision, 'match' | 'reward' | 'rank'>;

/** What a match is played with, and what looks on. */
export interface Recording<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  readonly bot: Bot<G, A>;
  readonly observer: Observer<G>;
}

/** Plays one match, the same bot on every seat, and gives every decision with what came of it. */
export function recordMatch<G extends GameTypes, A extends AnyAction>(
  { engine, bot, observer }: Recording<G, A>,
  setup: MatchSetup<G>,
  match: number,
): Decision[] {
  const decisions: Open[] = [];
  const watched: Bot<G, A> = (turn) => {
    const chosen = bot(turn);
    const mask = maskOf(engine.game.numbering.size, turn.legal);
    decisions.push({ seat: turn.seat, observation: Array.from(observer.observe(turn.view), short), mask, chosen });
    return chosen;
  };
  const { outcome } = playMatch(
    engine,
    setup,
    Array.from({ length: setup.seats }, () => watched),
  );
  if (outcome === null) throw new Error('the match has not come to its end');
  const { ranks, winners } = outcome;
  return decisions.map((decision) => ({
    match,
    ...decision,
    reward: winners.includes(decision.seat) ? 1 / winners.length : 0,
    rank: ranks[decision.seat] ?? 0,
  }));
}

function maskOf(size: number, legal: readonly number[]): (0 | 1)[] {
  const mask = Array.from({ length: size }, (): 0 | 1 => 0);
  for (const id of legal) mask[id] = 1;
  return mask;
}

/** Six digits are all that a network can use, and shorter to write. */
function short(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
