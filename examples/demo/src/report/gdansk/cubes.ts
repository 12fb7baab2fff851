import { totalOf } from '@quayside/core/sdk';
import { type DieSymbol, GOODS, type Good } from '@quayside/gdansk';
import type { Reporter } from './reporter.ts';
import type { EventOf, Moment } from './told.ts';

/** What a loading action took aboard, and what it gave up for it. */
export function loadedLine(moments: readonly Moment<EventOf<'loaded'>>[], reporter: Reporter): string {
  const { names } = reporter;
  const loaded = moments.map(({ event }) => event.good);
  const discarded = moments.flatMap(({ event }) => event.discarded ?? []);
  const room = discarded.length === 0 ? '' : `; the hold is full, so back to the zone: ${names.cubes(discarded)}`;
  return `${actor(moments, reporter)} loads ${names.cubes(loaded)}, ${weightText(moments, reporter)}${room}.`;
}

/** What was unloaded at Central Port, and the points for it. */
export function unloadedLine(moments: readonly Moment<EventOf<'unloaded'>>[], reporter: Reporter): string {
  const points = moments.map(({ event }) => event.points);
  const cubes = reporter.names.cubes(moments.map(({ event }) => event.good));
  const sum = points.reduce((total, one) => total + one, 0);
  return `${actor(moments, reporter)} unloads ${cubes} at Central Port, ${weightText(moments, reporter)}, for ${sum} points.`;
}

/** The way that was walked. */
export function movedLine(moments: readonly Moment<EventOf<'moved'>>[], reporter: Reporter): string {
  const way = moments.map(({ event }) => reporter.names.location(event.to)).join(', then ');
  return `${actor(moments, reporter)} moves to ${way}: ${moments.length} of ${symbolsOf(moments, 'movement', reporter)} steps.`;
}

function actor([first]: readonly Moment<EventOf<'loaded' | 'unloaded' | 'moved'>>[], { names }: Reporter): string {
  return names.seat(first?.event.seat ?? -1);
}

function weightText(moments: readonly Moment<EventOf<'loaded' | 'unloaded'>>[], reporter: Reporter): string {
  const { content } = reporter.context;
  const weigh = (good: Good): number => content.goods[GOODS.indexOf(good)]?.weight ?? 0;
  const weight = moments.reduce((sum, { event }) => sum + weigh(event.good), 0);
  return `weight ${weight} of ${symbolsOf(moments, 'loading', reporter)}`;
}

/** How many of a symbol the action has at hand: what the dice show, or what it had left when something else was told in between. */
function symbolsOf([first]: readonly Moment[], symbol: DieSymbol, { context: { derived } }: Reporter): number {
  if (first === undefined) return 0;
  const { dice, open, left } = first.before.table.turn;
  return open === ACTIONS[first.event.type] ? left : totalOf(derived.die, dice, symbol);
}

const ACTIONS: Readonly<Record<string, string>> = { loaded: 'load', unloaded: 'unload', moved: 'move' };
