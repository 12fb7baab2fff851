import type { CommitOpening } from '@quayside/core';
import type { Message } from './messages.ts';

/** Ways for Ben to cheat, and what he says of it. He is a patient cheat: he says nothing before he has heard the other. */
export const CHEATS = {
  'other-bid': 'opens a bid that is one higher than what he has just seen',
  silence: 'sees that he has lost, and does not open',
  copy: "sends the other's commitment as his own",
  'too-much': 'has sealed more than he has',
} as const;

export type Cheat = keyof typeof CHEATS;

/** Whether a text names a way to cheat. */
export function isCheat(text: string | undefined): text is Cheat {
  return text !== undefined && Object.hasOwn(CHEATS, text);
}

/** What a cheat sends instead of a message, given the other's message of the same type; `null` to hang up. */
export function cheated(cheat: Cheat, mine: Message, theirs: Message): Message | null {
  if (cheat === 'copy' && mine.type === 'commitment') return theirs;
  if (mine.type !== 'opening' || theirs.type !== 'opening') return mine;
  if (cheat === 'silence') return null;
  if (cheat !== 'other-bid') return mine;
  const { action } = theirs.opening as CommitOpening<{ type: string; amount: number }>;
  return { type: 'opening', opening: { ...(mine.opening as CommitOpening), action: { ...action, amount: action.amount + 1 } } };
}
