import { indented } from '../grid.ts';
import { endingText } from './ending.ts';
import { headingText } from './heading.ts';
import { type Reporter, reporterFor } from './reporter.ts';
import { scoringText } from './scoring.ts';
import { standingsText } from './standings.ts';
import { type GdanskTold, momentsOf, splitTurns, type Turn } from './told.ts';
import { turnText } from './turn.ts';

/** Tells a match of Port Gdańsk so that every roll, order, influence score and final score can be checked by hand. */
export function narrateGdansk(told: GdanskTold): string {
  const { engine, seed, steps, outcome } = told;
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A match begins with its creation');
  const reporter = reporterFor(told, first.view);
  const { setup, turns } = splitTurns(momentsOf(steps));
  const rounds = [...new Set(turns.map(({ round }) => round))];
  const parts = [
    headingText(
      `${engine.game.meta.name}: ${first.view.table.seats.length} seats, seed ${JSON.stringify(seed)}`,
      first.view,
      setup,
      reporter,
    ),
    ...rounds.map((round) =>
      roundText(
        round,
        turns.filter((turn) => turn.round === round),
        reporter,
      ),
    ),
    scoringText(last.view, outcome, reporter),
    endingText(last.view, outcome, reporter),
  ];
  return `${parts.join('\n\n')}\n`;
}

function roundText(round: number, turns: readonly Turn[], reporter: Reporter): string {
  const after = turns.at(-1)?.moments.at(-1)?.after;
  const parts = [...turns.map((turn) => turnText(turn, reporter)), ...(after === undefined ? [] : [standingsText(round, after, reporter)])];
  return [`ROUND ${round}`, ...parts.map((part) => indented(part.split('\n'), 2).join('\n'))].join('\n\n');
}
