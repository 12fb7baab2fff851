import { CENTRAL_PORT, type GdanskTypes, GOODS, reconstructed, SIZES } from '@quayside/gdansk';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { placeMeeple } from './support/actions.ts';
import { engine, type GdanskMatch } from './support/engine.ts';
import { column, eventsOf, openQuays, play, type Step } from './support/play.ts';
import { quaysOf, token } from './support/position.ts';
import { scripted } from './support/scripted.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => `setup ${seed}`);
const create = (seats: number, seed = 'setup', options: Partial<GdanskTypes['options']> = {}) => engine.create({ seats, seed, options });
const created = (seats: number, seed?: string, options?: Partial<GdanskTypes['options']>) => create(seats, seed, options).match;

/** All meeples placed on one location, in the order of the turns. */
function placed(match: GdanskMatch, location = CENTRAL_PORT) {
  const { seats } = match.options;
  const first = match.state.table.firstSeat;
  return play(match, ...Array.from({ length: seats }, (_, place): Step => [(first + place) % seats, placeMeeple(location)]));
}

describe('components', () => {
  test('GD.A1: sixty-four cubes lie in the unloading zone', () => {
    expect(created(3).state.table.zone).toEqual({ grain: 12, fuels: 12, coal: 12, containers: 10, cargo: 10, roro: 8 });
    expect(GOODS.reduce((sum, good) => sum + created(3).state.table.zone[good], 0)).toBe(64);
  });

  test('GD.A2: nobody has a worker to begin with, and no pile is counted', () => {
    expect(column(created(4), 'workers')).toEqual([0, 0, 0, 0]);
    expect(Object.keys(created(4).state.table)).not.toContain('workers');
  });

  test('GD.A3 GD.R56: the order tokens are one stack, of which everybody sees the top one and no other', () => {
    const { state, options } = created(3);
    expect(state.hidden.tokens).toHaveLength(20);
    expect(state.table.tokensLeft).toBe(20);
    for (const viewer of [null, 0, 1, 2]) {
      const view = engine.view(created(3), viewer);
      expect(view.shown).toEqual({ topToken: state.hidden.tokens[0], ships: null });
      expect(view).not.toHaveProperty('hidden');
    }
    expect(options.seats).toBe(3);
  });

  test('GD.A7: an empty board, a marker on 0, eight in stock', () => {
    for (const line of created(4).state.table.seats) {
      expect(line).toMatchObject({ location: null, score: 0, stock: 8, cards: [], orders: [] });
      expect(Object.values(line.cargo)).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test.each([2, 3, 4])('GD.A8b: of %d seats there is nothing of a colour that nobody plays', (seats) => {
    expect(created(seats).state.table.seats).toHaveLength(seats);
    expect(created(seats).state.hands).toHaveLength(seats);
  });

  test('GD.A8c GD.R52: the first seat is drawn, and any of them can be', () => {
    const drawn = new Set(seeds.map((seed) => created(4, seed).state.table.firstSeat));
    expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
    expect(
      eventsOf(
        create(4).events.map(({ event }) => event),
        'first-seat',
      ),
    ).toEqual([{ type: 'first-seat', seat: created(4).state.table.firstSeat }]);
    expect(created(4, 'any', { firstSeat: 2 }).state.table.firstSeat).toBe(2);
  });

  test('GD.R48 GD.R51 GD.X5: ships are sorted by size, shuffled, face down, their number public: seven of each', () => {
    const { table, hidden } = created(3).state;
    for (const size of SIZES) {
      expect(hidden.ships[size].map((ship) => reconstructed.cruiseShips[ship]?.size)).toEqual(Array.from({ length: 7 }, () => size));
      expect(table.shipsLeft[size]).toBe(7);
      expect(new Set(seeds.map((seed) => created(3, seed).state.hidden.ships[size].join())).size).toBeGreaterThan(30);
    }
  });

  test('GD.R55 GD.X5: tokens are shuffled', () => {
    expect(new Set(seeds.map((seed) => created(3, seed).state.hidden.tokens.join())).size).toBe(seeds.length);
  });

  test('GD.A6: all port cards are shuffled, and Central Port lies under them', () => {
    const { hidden, table } = created(3).state;
    expect([...hidden.cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(table.centralPort).toBe(false);
    expect(new Set(seeds.map((seed) => created(3, seed).state.hidden.cards.join())).size).toBe(seeds.length);
  });

  test('GD.X6: markers have one name', () => {
    expect(Object.keys(reconstructed.limits).filter((name) => /marker|token/i.test(name))).toEqual(['influenceMarkers', 'scoreMarkers']);
  });
});

describe('two players', () => {
  test('GD.A4: the top five tokens leave the game, in sight of everybody', () => {
    const { match, events } = create(2);
    const { removedTokens } = match.state.table;
    expect(removedTokens).toHaveLength(5);
    expect(match.state.hidden.tokens).toHaveLength(15);
    expect(match.state.hidden.tokens).not.toEqual(expect.arrayContaining([...removedTokens]));
    expect(engine.view(match, null).table.removedTokens).toEqual(removedTokens);
    expect(
      eventsOf(
        events.map(({ event }) => event),
        'removed-for-two',
      ),
    ).toEqual([{ type: 'removed-for-two', color: match.state.table.removedColor, tokens: removedTokens }]);
    expect(created(3).state.table).toMatchObject({ removedTokens: [], removedColor: null });
  });

  test('GD.A4: they are those that lie on top once the stack is shuffled', () => {
    const tokens = ['T20', 'T03', 'T11', 'T01', 'T07', 'T02'];
    const match = scripted({ seats: 2, tokens, rolls: 'R' });
    expect(match.state.table.removedTokens).toEqual(tokens.slice(0, 5).map(token));
    expect(match.state.table.quays.flatMap(({ order }) => (order === null ? [] : [order]))).toContain(token('T02'));
  });

  test('GD.A5 GD.R54: one colour other than green leaves, drawn among three, or named by the host', () => {
    const drawn = new Set(seeds.map((seed) => created(2, seed).state.table.removedColor));
    expect([...drawn].sort()).toEqual(['blue', 'brown', 'purple']);
    const { hidden, table } = created(2, 'any', { removedColor: 'purple' }).state;
    expect(table.removedColor).toBe('purple');
    expect([...hidden.cards].sort((a, b) => a - b)).toEqual([...quaysOf('blue'), ...quaysOf('green'), ...quaysOf('brown')]);
  });

  test('GD.A5 GD.R54: green never leaves, and of three players nothing does', () => {
    const green = engine.checkSetup({ seats: 2, seed: 'green', options: { removedColor: 'green' } });
    expect(green?.data.path).toEqual(['removedColor']);
    assertRejected(engine.checkSetup({ seats: 3, seed: 'three', options: { removedColor: 'blue' } }), 'bad-options', 'GD.R54');
  });
});

describe('meeples', () => {
  const start = created(3, 'meeples', { firstSeat: 1 });

  test('GD.A8 GD.R53: clockwise from the first seat, before any order is revealed, on any location', () => {
    expect(engine.awaited(start)).toEqual([1]);
    const choices = engine.legal(engine.view(start, 1)).map((action) => (action.type === 'place-meeple' ? action.location : -1));
    expect(choices).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 16, 17, 18, 20]);
    const two = play(start, [1, placeMeeple(CENTRAL_PORT)], [2, placeMeeple(9)]).match;
    expect(openQuays(two)).toEqual([]);
    expect(engine.awaited(two)).toEqual([0]);
    const three = play(two, [0, placeMeeple(9)]).match;
    expect(column(three, 'location')).toEqual([9, CENTRAL_PORT, 9]);
    expect(engine.awaited(three)).toEqual([1]);
  });

  test('GD.A8: the second quay of a double location names no location', () => {
    assertRejected(engine.apply(start, 1, placeMeeple(14)), 'no-location', 'GD.A8');
    assertRejected(engine.apply(start, 0, placeMeeple(9)), 'not-awaited', 'GD.A8');
  });

  test('GD.A9: three port cards are revealed, and get the top three tokens in this order', () => {
    const { cards, tokens } = start.state.hidden;
    const { match, events } = placed(start);
    expect(eventsOf(events, 'order-revealed').map(({ quay, token }) => [quay, token])).toEqual(
      [0, 1, 2].map((nth) => [cards[nth], tokens[nth]]),
    );
    expect(openQuays(match)).toEqual(cards.slice(0, 3).sort((a, b) => a - b));
    expect(match.state.table).toMatchObject({ cardsLeft: 17, tokensLeft: 17, round: 1, current: 1 });
    expect(engine.view(match, 0).shown.topToken).toBe(tokens[3]);
  });

  test('GD.K1: an empty board before the first orders ends nothing', () => {
    expect(placed(start).match.ending).toBeNull();
  });
});
