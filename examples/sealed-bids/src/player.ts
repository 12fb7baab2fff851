import {
  addCommitment,
  addLegalOpening,
  type CommitRound,
  closeCommitments,
  commitBinding,
  hashJson,
  type RoundAnswer,
  resolveCommits,
  type SealedCommit,
  sealCommit,
  startCommits,
} from '@quayside/core';
import type { Message } from './messages.ts';
import { NAMES } from './names.ts';
import { engine, type PiraeusMatch, tellerOf } from './table.ts';

// One seat's side of a bidding round that trusts nobody. Pure: a message in, a new player, messages out, and what there is to tell.

/** What a player has of its own: nothing of it came from the other but what stands in the round. */
export interface Player {
  readonly seat: number;
  readonly bid: number;
  readonly nonce: string;
  readonly salt: string;
  readonly match: PiraeusMatch;
  /** Begun once both have said hello. */
  readonly round: CommitRound | null;
  readonly sealed: SealedCommit | null;
  readonly resolved: boolean;
}

export interface Step {
  readonly player: Player;
  readonly send: readonly Message[];
  readonly tell: readonly string[];
}

/** Begins: says hello. */
export function greet(player: Player): Step {
  return { player, send: [{ type: 'hello', nonce: player.nonce }], tell: [] };
}

/** Takes in what the other process says. */
export function receive(player: Player, message: Message): Step {
  // Only the first hello counts: another one would have the bid sealed twice with one salt.
  if (message.type === 'hello') return player.round === null ? seal(player, message.nonce) : still(player);
  if (message.type === 'result') return compare(player, message.hash);
  const { round, match } = player;
  if (round === null || player.resolved) return still(player);
  const other = 1 - player.seat;
  if (message.type === 'commitment') return take(player, message.type, addCommitment(round, other, message.commitment));
  return take(player, message.type, addLegalOpening(engine, match, round, other, message.opening));
}

/** The time is up, or the other has gone: who has not opened by now fares as the phase declares. */
export function timeIsUp(player: Player): Step {
  if (player.round === null || player.resolved) return still(player);
  const closed = { ...player, round: closeCommitments(player.round) };
  const opened = player.round.stage === 'committing' ? open(closed) : still(closed);
  return then({ ...opened, tell: ['the time is up', ...opened.tell] }, resolve);
}

function seal(player: Player, theirs: string): Step {
  const nonces = player.seat === 0 ? [player.nonce, theirs] : [theirs, player.nonce];
  const view = engine.view(player.match, player.seat);
  const name = hashJson(nonces);
  const sealed = sealCommit(commitBinding(view, name), { type: 'bid', amount: player.bid }, player.salt);
  const added = addCommitment(startCommits(engine, view, name), player.seat, sealed.commitment);
  if (!added.ok) throw new Error(added.rejection.code);
  return {
    player: { ...player, round: added.round, sealed },
    send: [{ type: 'commitment', commitment: sealed.commitment }],
    tell: [`bids ${player.bid}, sealed as ${sealed.commitment.slice(0, 8)}…`],
  };
}

/** Goes on with a round in which something was added, or says why it was not. */
function take(player: Player, what: 'commitment' | 'opening', answer: RoundAnswer): Step {
  if (!answer.ok) {
    const { code, data } = answer.rejection;
    const teller = tellerOf(player.match);
    const because = code === 'illegal-opening' ? ` ${teller.rejection(data.rejection as never)}` : '';
    return {
      player,
      send: [],
      tell: [`refuses ${NAMES[1 - player.seat]}'s ${what}: ${code}. ${teller.rejection(answer.rejection)}${because}`],
    };
  }
  const after = { ...player, round: answer.round };
  if (what === 'commitment') return open(after);
  return resolve(after);
}

/** Opens its own commitment, now that the other is bound, or out. */
function open(player: Player): Step {
  const { round, sealed, match, seat } = player;
  if (round === null || sealed === null) return still(player);
  const answer = addLegalOpening(engine, match, round, seat, sealed.opening);
  // A bid that the rules forbid is refused on both sides.
  return {
    player: answer.ok ? { ...player, round: answer.round } : player,
    send: [{ type: 'opening', opening: sealed.opening }],
    tell: ['opens the bid'],
  };
}

function resolve(player: Player): Step {
  const { match: before, round } = player;
  if (round === null) return still(player);
  const { match, entries, unopened } = resolveCommits(engine, before, round);
  const teller = tellerOf(match);
  const policies = unopened.map((seat) => `${NAMES[seat]} has not opened: the policy of the phase decides`);
  const events = entries.flatMap(({ events: happened }) => happened.map(({ event }) => teller.event(event)));
  const hash = engine.hash(match);
  return {
    player: { ...player, match, resolved: true },
    send: [{ type: 'result', hash }],
    tell: [...policies, ...events.filter((line) => line !== ''), `has come to the match ${hash.slice(0, 8)}…`],
  };
}

function compare(player: Player, theirs: unknown): Step {
  const same = player.resolved && engine.hash(player.match) === theirs;
  return {
    player,
    send: [],
    tell: [same ? `has the same match as ${NAMES[1 - player.seat]}` : `has another match than ${NAMES[1 - player.seat]}`],
  };
}

/** Nothing to do. */
function still(player: Player): Step {
  return { player, send: [], tell: [] };
}

/** One step after another. */
function then(first: Step, next: (player: Player) => Step): Step {
  const second = next(first.player);
  return { player: second.player, send: [...first.send, ...second.send], tell: [...first.tell, ...second.tell] };
}
