import { indented } from '../grid.ts';
import { loadedLine, movedLine, unloadedLine } from './cubes.ts';
import { diceLines } from './dice.ts';
import { influenceLine, keepingLine } from './order.ts';
import { type Reporter, seatIn } from './reporter.ts';
import { type Moment, momentsOfType, runsOf, type Turn } from './told.ts';

/** A turn, from the roll to the last additional action. */
export function turnText({ seat, moments }: Turn, reporter: Reporter): string {
  const { names } = reporter;
  const { before } = moments[0];
  const last = before.ending === null ? '' : ', last turn';
  const heading = `${names.seat(seat)}, at ${names.location(seatIn(before, seat).location ?? 0)}${last}`;
  const told = runsOf(moments).flatMap((run) => runLines(run, moments, reporter));
  const nothing = told.length === 0 ? [`${names.seat(seat)} does nothing more.`] : told;
  return [heading, ...indented([...diceLines(moments, reporter), ...nothing], 2)].join('\n');
}

/** What happened several times in a row, as one or line by line. */
function runLines(run: readonly [Moment, ...Moment[]], turn: readonly Moment[], reporter: Reporter): string[] {
  switch (run[0].event.type) {
    case 'loaded':
      return [loadedLine(momentsOfType(run, 'loaded'), reporter)];
    case 'moved':
      return [movedLine(momentsOfType(run, 'moved'), reporter)];
    case 'unloaded':
      return [unloadedLine(momentsOfType(run, 'unloaded'), reporter)];
    case 'order-executed':
      return momentsOfType(run, 'order-executed').map(({ event }) => reporter.say(event));
    case 'influence-scored': {
      const quay = momentsOfType(turn, 'order-executed')[0]?.event.quay ?? 0;
      return indented(
        momentsOfType(run, 'influence-scored').map((moment) => influenceLine(moment, quay, reporter)),
        2,
      );
    }
    case 'card-taken':
      return indented(
        momentsOfType(turn, 'order-executed').map((moment) => keepingLine(moment, reporter)),
        2,
      );
    case 'order-revealed':
    case 'central-port-opened':
      return indented(
        run.map(({ event }) => reporter.say(event)),
        2,
      );
    case 'end-triggered':
      return [...run.map(({ event }) => reporter.say(event)), stillToPlay(run[0], reporter)];
    case 'marker-placed':
      return momentsOfType(run, 'marker-placed').flatMap(({ event }) => (event.by === 'hr' ? [reporter.say(event)] : []));
    case 'rolled':
    case 'turn-ended':
    case 'match-over':
      return [];
    default:
      return run.map(({ event }) => reporter.say(event));
  }
}

/** Who has a turn left in the round that is completed. */
function stillToPlay({ before: { table } }: Moment, { names }: Reporter): string {
  const seats = table.seats.length;
  const left = Array.from({ length: seats }, (_, turns) => (table.current + 1 + turns) % seats);
  return `Turns still to come: ${names.seats(left.slice(0, left.indexOf(table.firstSeat)))}.`;
}
