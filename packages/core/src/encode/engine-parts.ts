import type { AnyActionOf } from '../game/action.ts';
import type { AnyGame } from '../game/game.ts';
import { OVER } from '../game/match.ts';
import type { GameTypes } from '../model/game-types.ts';
import { FINISHES } from '../model/outcome.ts';
import { PRESENCES } from '../model/presence.ts';
import { objectPart, perhaps, unionPart } from './composite-parts.ts';
import { multiHot, numberPart, oneHot } from './leaf-parts.ts';
import { NOTHING, type Part } from './part.ts';
import { type Build, partOf } from './part-of.ts';
import { bySeatPart, seatPart, seatsPart } from './seat-parts.ts';

/** A view as it is encoded, part by part. What is the same in all matches, names the content, or tells how it came out is left out. */
export function viewPart(game: AnyGame, build: Build): Part {
  const { spec, phases } = game;
  const { seating } = build;
  return objectPart([
    // Also where the own seat comes first: who sits where may matter, as to begin does.
    ['seat', seatPart({ ...seating, order: 'by-seat' })],
    ['options', partOf(spec.options, 'options', build)],
    ['table', partOf(spec.table, 'table', build)],
    ['hand', partOf(spec.hand, 'hand', build)],
    ['shown', partOf(spec.shown, 'shown', build)],
    ['phase', oneHot([...Object.keys(phases), OVER])],
    ['step', stepPart(build)],
    ['presence', bySeatPart(seating, oneHot(PRESENCES))],
    ['awaited', seatsPart(seating)],
    ['committed', seatsPart(seating)],
    ['commit', commitPart(game, build)],
    ['ending', perhaps(endingPart(game), null)],
  ]);
}

/** How far the match has come is told only where a hint says how far that can be: it is no part of the position. */
function stepPart({ hints, scale }: Build): Part {
  const most = hints.saturation('step');
  return most === undefined ? NOTHING : numberPart(0, typeof most === 'number' ? most : most[1], scale);
}

function commitPart({ actions }: AnyGame, build: Build): Part {
  const sealed = actions.filter(({ kind }: AnyActionOf<GameTypes>) => kind === 'sealed');
  if (sealed.length === 0) return NOTHING;
  return perhaps(
    unionPart(
      'type',
      sealed.map(({ type, input }: AnyActionOf<GameTypes>) => ({ tags: [type], part: partOf(input, `commit.${type}`, build) })),
    ),
    null,
  );
}

function endingPart({ ends }: AnyGame): Part {
  return objectPart([
    ['reasons', multiHot(ends.map(({ reason }) => reason))],
    ['finish', oneHot(FINISHES)],
  ]);
}
