import { SIZES } from '@quayside/gdansk';
import { assertRejected } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { recruit, serve } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { attempt, eventsOf, seatOf, turn } from './support/play.ts';
import { ADAM, ANNA, CAROLINE, position, ship } from './support/position.ts';

test('GD.I1: three, five or eight workers', () => {
  for (const [size, workers] of [
    ['small', 3],
    ['medium', 5],
    ['large', 8],
  ] as const) {
    const { match } = turn(position({ dice: 'R R R', anna: { workers } }), ANNA, serve(size));
    expect(seatOf(match, ANNA).workers).toBe(0);
    const poor = position({ dice: 'R R R', anna: { workers: workers - 1 } });
    const refused = assertRejected(engine.apply(poor, ANNA, serve(size)), 'too-few-to-serve', 'GD.I1');
    expect(refused.data).toEqual({ workers });
  }
});

test('GD.I2 GD.R50: the top ship of its stack, whose value the owner alone gets to know, and which scores at the end', () => {
  const start = position({ dice: 'R R R', anna: { workers: 5 }, ships: { medium: ['S13', 'S08'] } });
  const result = engine.apply(start, ANNA, serve('medium'));
  if (!result.ok) throw new Error('refused');
  expect(result.match.state.hands).toEqual([{ ships: [ship('S13')] }, { ships: [] }, { ships: [] }]);
  expect(result.match.state.hidden.ships.medium[0]).toBe(ship('S08'));
  expect(seatOf(result.match, ANNA).score).toBe(0);
  expect(result.events).toEqual([
    { audience: 'all', event: { type: 'ship-served', seat: ANNA, size: 'medium' } },
    { audience: { only: [ANNA] }, event: { type: 'ship-seen', seat: ANNA, ship: ship('S13'), points: 8 } },
  ]);
  expect(engine.view(result.match, ANNA).hand).toEqual({ ships: [ship('S13')] });
  for (const viewer of [ADAM, CAROLINE]) expect(engine.view(result.match, viewer).hand).toEqual({ ships: [] });
  expect(engine.view(result.match, null).hand).toBeNull();
  expect(result.match.state.table).toMatchObject({ shipsLeft: { small: 7, medium: 6, large: 7 } });
});

test('GD.I3: one in a turn', () => {
  const { match } = turn(position({ dice: 'R R R', anna: { workers: 20 } }), ANNA, serve('small'));
  for (const size of SIZES) assertRejected(engine.apply(match, ANNA, serve(size)), 'ship-done', 'GD.I3');
  assertRejected(attempt(match, ANNA, recruit, serve('small')), 'ship-done', 'GD.I3');
});

test('GD.R49: of a size whose stack is empty there is none, others there are', () => {
  const start = position({ dice: 'R R R', anna: { workers: 20 }, shipsLeft: { large: 0, small: 1 } });
  assertRejected(engine.apply(start, ANNA, serve('large')), 'no-ship-left', 'GD.R49');
  const { match, events } = turn(start, ANNA, serve('small'));
  expect(match.state.table.shipsLeft).toEqual({ small: 0, medium: 7, large: 0 });
  expect(eventsOf(events, 'ship-served')).toHaveLength(1);
});
