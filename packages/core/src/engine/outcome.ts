import type { Finished } from '../game/ending.ts';
import type { Game } from '../game/game.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Outcome, Score, SharedRanks } from '../model/outcome.ts';
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
  checkNumbers(game, scores, standing);
  const ranks = standing.map((own) => 1 + ahead(standing, own, game.sharedRanks));
  const winners = seats.filter((seat) => ranks[seat] === 1);
  return { ranks, winners, scores, reasons: [...reasons], decidedBy: decidingRung(game, standing, winners) };
}

/** How many seats are better; where ranks are dense, how many different results are. */
function ahead(standing: readonly (readonly number[])[], own: readonly number[], shared: SharedRanks = 'gap'): number {
  const better = standing.filter((other) => compare(other, own) > 0);
  if (shared === 'gap') return better.length;
  return better.filter((one, index) => better.findIndex((other) => compare(one, other) === 0) === index).length;
}

/** What is no number compares with nothing: all would have won. */
function checkNumbers<G extends GameTypes, A extends AnyAction>(
  { meta, ranking }: Game<G, A>,
  scores: readonly Score[],
  standing: readonly (readonly number[])[],
): void {
  for (const { parts } of scores) {
    const part = Object.keys(parts).find((name) => !Number.isFinite(parts[name]));
    if (part !== undefined) throw badScore(`score of ${meta.id}, part ${part}`, parts[part]);
  }
  for (const values of standing) {
    const rung = values.findIndex((value) => !Number.isFinite(value));
    if (rung >= 0) throw badScore(`ranking of ${meta.id}, rung ${ranking[rung]?.name}`, values[rung]);
  }
}

function badScore(api: string, received: unknown): Fault {
  return new Fault({ code: 'bad-score', api, expected: 'a number', received: String(received), remedy: 'Give every seat one, 0 too.' });
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
