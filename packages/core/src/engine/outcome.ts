import type { Finished } from '../game/ending.ts';
import type { Game } from '../game/game.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Outcome, Score } from '../model/outcome.ts';
import type { Seat } from '../model/seat.ts';

/** Scores and ranks a finished state: seats are compared rung by rung, and share a rank where all rungs leave them equal. */
export function outcomeOf<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  finished: Finished<G>,
  reasons: readonly string[],
): Outcome {
  const seats = Array.from({ length: finished.options.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => total(game.score(finished, seat)));
  const standing = seats.map((seat) => game.ranking.map((rung) => rung.value(finished, seat, scores[seat] as Score)));
  const ranks = seats.map(
    (seat) => 1 + seats.filter((other) => compare(standing[other] as number[], standing[seat] as number[]) > 0).length,
  );
  const winners = seats.filter((seat) => ranks[seat] === 1);
  return { ranks, winners, scores, reasons: [...reasons], decidedBy: decidingRung(game, standing, winners) };
}

function total(parts: Record<string, number>): Score {
  return { total: Object.values(parts).reduce((sum, part) => sum + part, 0), parts };
}

/** Positive if the first is better on the first rung where they differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  const rung = a.findIndex((value, index) => value !== b[index]);
  return rung < 0 ? 0 : (a[rung] as number) - (b[rung] as number);
}

/** The first rung at which the winner is ahead of everybody that the rungs before left equal; `null` for a shared victory, or for one seat alone. */
function decidingRung<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  standing: readonly (readonly number[])[],
  winners: readonly Seat[],
): string | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  let rivals = standing.filter((_, seat) => seat !== winner);
  for (const [rung, { name }] of game.ranking.entries()) {
    if (rivals.length === 0) break;
    rivals = rivals.filter((values) => values[rung] === standing[winner]?.[rung]);
    if (rivals.length === 0) return name;
  }
  return null;
}
