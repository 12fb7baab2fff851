import type { Words } from '../game/describe.ts';

/** What the engine itself says, in English. A game's table of words, or a host's, may replace any of it by the same key. */
export const ENGINE_WORDS: Words = {
  // A host can name its players: `seat.0`, `seat.1`, …
  seat: 'Seat {seat}',
  'event.commit-replaced': 'What {seat} had committed is no longer possible; the least committal choice takes its place',
  'event.end-triggered.now': 'The match ends: {reason}',
  'event.end-triggered.turn': 'The end is near ({reason}): this turn is completed',
  'event.end-triggered.round': 'The end is near ({reason}): this round is completed',
  'event.match-over': 'The match is over; first: {winners}',
  'outcome.seat': '{rank}. {seat}: {total} ({parts})',
  'outcome.part': '{part} {points}',
  'outcome.why': 'The match ended because {reasons}; {how}',
  'outcome.shared': 'the victory is shared',
  'outcome.decided': 'decided by {rung}',
  'rejection.bad-action': 'That is not an action of this game.',
  'rejection.not-a-seat': 'There is no such seat.',
  'rejection.match-over': 'The match is over.',
  'rejection.stale': 'The match has moved on since.',
  'rejection.not-awaited': 'It is not for this seat to act now.',
  'rejection.not-now': 'That is not possible at this point.',
  'rejection.bad-match': 'That is not a match of this game.',
  'rejection.bad-save': 'That is not a save.',
  'rejection.bad-transcript': 'That is not a transcript.',
  'rejection.bad-options': 'The game cannot be played with these options.',
  'rejection.bad-content': 'The game cannot be played with this content.',
  'rejection.wrong-game': 'That belongs to another game.',
  'rejection.wrong-version': 'That was made by another version of the rules.',
  'rejection.unknown-content': 'The content of the match is not known here.',
  'rejection.diverged': 'Played again, the match goes another way than was recorded.',
};
