import { at, type Effects, type Random, type State } from '@quayside/core/sdk';
import type { GdanskContent } from './content/schema.ts';
import type { GdanskTypes } from './kit.ts';
import { eachGood, noGoods } from './rules/goods.ts';
import { newTurn } from './rules/turn.ts';
import type { SeatTable, SizeCounts } from './state.ts';
import { GOODS, QUAYS, REMOVABLE_COLORS, SIZES, type Size } from './vocabulary.ts';

/**
 * Lays everything out before the meeples are placed: the zone full (GD.A1), workers unlimited (GD.A2), tokens and cards shuffled (GD.A3, GD.A6, GD.R55), a colour and as many
 * tokens less for two players (GD.A4, GD.A5), boards and markers (GD.A7), ships by size (GD.R48), a first seat (GD.R52, GD.A8c). Colours of seats that nobody plays are not in
 * the state at all (GD.A8b).
 */
export function setup({ options, content, random, emit }: Effects<GdanskTypes>): State<GdanskTypes> {
  const { seats } = options;
  // GD.R54.
  const removedColor = seats === 2 ? (options.removedColor ?? random.pick('removed-color', REMOVABLE_COLORS)) : null;
  const cards = random.shuffle(
    'port-cards',
    content.quays.filter(({ color }) => color !== removedColor).map(({ number }) => number),
  );
  const tokens = random.shuffle('order-tokens', [...content.orderTokens.keys()]);
  const removedTokens = seats === 2 ? tokens.splice(0, content.twoPlayer.returnTokensFromTop) : [];
  const firstSeat = options.firstSeat ?? random.int('first-seat', seats);
  const ships = shipStacks(content, random);
  if (removedColor !== null) emit({ type: 'removed-for-two', color: removedColor, tokens: removedTokens });
  emit({ type: 'first-seat', seat: firstSeat });
  return {
    table: {
      firstSeat,
      current: firstSeat,
      round: 1,
      turn: newTurn(),
      quays: Array.from({ length: QUAYS }, () => ({ order: null, markers: [] })),
      zone: eachGood((good) => at(content.goods, GOODS.indexOf(good)).supply),
      cardsLeft: cards.length,
      tokensLeft: tokens.length,
      shipsLeft: eachSize((size) => ships[size].length),
      centralPort: false,
      removedColor,
      removedTokens,
      seats: Array.from({ length: seats }, () => seatAtStart(content)),
    },
    hands: Array.from({ length: seats }, () => ({ ships: [] })),
    hidden: { cards, tokens, ships },
  };
}

/** GD.A7: an empty board, a marker on 0, the others in stock; the meeple waits. */
function seatAtStart({ limits }: GdanskContent): SeatTable {
  return {
    location: null,
    cargo: noGoods(),
    workers: 0,
    score: 0,
    stock: limits.influenceMarkers,
    cards: [],
    orders: [],
    ships: eachSize(() => 0),
  };
}

function eachSize(count: (size: Size) => number): SizeCounts {
  return { small: count('small'), medium: count('medium'), large: count('large') };
}

/** GD.R48: sorted by size, each stack shuffled, face down. */
function shipStacks({ cruiseShips }: GdanskContent, random: Random): Record<Size, number[]> {
  const stack = (size: Size): number[] =>
    random.shuffle(
      'ships',
      [...cruiseShips.keys()].filter((ship) => cruiseShips[ship]?.size === size),
    );
  return Object.fromEntries(SIZES.map((size) => [size, stack(size)])) as Record<Size, number[]>;
}
