import type { Invariant, Standing } from '@quayside/core/sdk';
import type { PiraeusTypes } from './kit.ts';
import { foreignPlace, occupiedPlaces } from './rules/market.ts';
import { lonePlaces, moveTargets, tokenPlace } from './rules/tokens.ts';
import { GREEK_ROW, MOST_OFFERED } from './vocabulary.ts';

type State = Standing<PiraeusTypes>;

/** The phases of a deal round (PI.E1) in which somebody is awaited. */
const ROUND_PHASES: readonly string[] = ['placing', 'moving', 'bidding'];

/** What phase and table say of each other. */
export const invariantsOfPhases: readonly Invariant<PiraeusTypes>[] = [
  { name: 'deals are made in the rounds that the day has, and nothing else is done in them', holds: roundsAreForDeals },
  { name: 'a right to move is had while it is used, and leads somewhere', holds: moverCanMove },
  { name: 'whoever is alone on a card has it before others are bid for', holds: bidsComeLast },
  { name: 'who has passed or moved today is a buyer of this round', holds: decisionsAreOfBuyers },
  { name: 'no more cards lie in a row than may', holds: rowsAreFilled },
  { name: 'nobody has bought more than a card in each deal round that has been', holds: purchasesWereMade },
  { name: 'nothing lies on the market once the fair is over', holds: marketIsCleared },
];

/** PI.B1, PI.E1: planning and offers come before the first round of the day. */
function roundsAreForDeals({ state: { table }, content, phase }: State): boolean {
  if (table.round > content.dealRounds.value) return false;
  return phase === 'over' || table.round > 0 === ROUND_PHASES.includes(phase);
}

/** PI.Q25, PI.Q28. */
function moverCanMove({ state: { table }, phase }: State): boolean {
  return (table.mover !== null) === (phase === 'moving') && (table.mover === null || moveTargets(table, table.mover).length > 0);
}

/** PI.E6, PI.E7. */
function bidsComeLast({ state: { table }, phase }: State): boolean {
  return phase !== 'bidding' || lonePlaces(table).length === 0;
}

/** PI.Q26, PI.Q30: both are over with the round. */
function decisionsAreOfBuyers({ state: { table }, phase }: State): boolean {
  return table.seats.every(({ plan, passed, left }, seat) => {
    const place = tokenPlace(table, seat);
    const buys = ROUND_PHASES.includes(phase) && plan === 'buyer';
    if (passed) return buys && place === undefined && left.length === 0;
    const once = new Set(left).size === left.length && !left.some((other) => other === place);
    return left.length === 0 || (buys && once && (place !== undefined || phase === 'bidding'));
  });
}

/** PI.B2, PI.D1: in the Greek row, and of each seller. */
function rowsAreFilled({ state: { table }, content }: State): boolean {
  return occupiedPlaces(table).every((place) => {
    if (place < GREEK_ROW) return place < content.greekRowSize.value;
    const seat = Math.floor((place - GREEK_ROW) / MOST_OFFERED);
    return table.seats[seat]?.plan === 'seller' && place < foreignPlace(seat, content.maxCardsPerSeller.value);
  });
}

/** PI.E1, PI.E9: no more than days times rounds in a whole match, which also bounds what is split into sets. */
function purchasesWereMade({ state: { table }, content, phase }: State): boolean {
  const before = (table.day - 1) * content.dealRounds.value;
  return table.seats.every((line, seat) => {
    const today = line.plan === 'buyer' && phase !== 'over' ? roundsDecided(table, line, seat, phase) : 0;
    return line.bought.length <= before + today;
  });
}

/** PI.E6: the rounds of today in which a buyer can have bought; once cards are bid for, that is the open one as well for who was alone on a card. */
function roundsDecided(
  table: State['state']['table'],
  { passed }: State['state']['table']['seats'][number],
  seat: number,
  phase: string,
): number {
  const alone = phase === 'bidding' && !passed && tokenPlace(table, seat) === undefined;
  return Math.max(0, alone ? table.round : table.round - 1);
}

/** PI.F1, PI.F2. */
function marketIsCleared({ state: { table }, phase }: State): boolean {
  return phase !== 'over' || occupiedPlaces(table).length === 0;
}
