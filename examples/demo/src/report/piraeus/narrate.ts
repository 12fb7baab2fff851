import type { AnyAction } from '@quayside/core';
import type { PiraeusAction, PiraeusTypes } from '@quayside/piraeus';
import type { Told } from '../narrator.ts';
import { dayText } from './day.ts';
import { splitDays } from './days.ts';
import { endingText } from './ending.ts';
import { headingText } from './heading.ts';
import { namesFor } from './names.ts';
import { scoringText } from './scoring.ts';

/** Tells a match of Port of Piraeus so that every price, deal and score can be checked by hand. */
export function narratePiraeus({ engine, seed, steps, outcome }: Told<PiraeusTypes, PiraeusAction & AnyAction>): string {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A match begins with its creation');
  const { words, meta } = engine.game;
  const context = engine.context(first.view);
  const nations = first.view.table.seats.map(({ nation }) => nation);
  const names = namesFor(nations, words);
  const events = steps.flatMap((step) => step.events);
  const start = { prices: first.view.table.prices, money: first.view.table.seats.map(({ money }) => money) };
  const parts = [
    headingText(meta.name, seed, first.view, context, names),
    ...splitDays(events, start).map((day) => dayText(day, nations, names)),
    scoringText(last.view, context, outcome, names),
    endingText(last.view, outcome, names, words),
  ];
  return `${parts.join('\n\n')}\n`;
}
