/** What one process tells the other, a line of JSON each. Nothing in it is believed. */
export type Message =
  /** Something that nobody can have known before: from both together the match gets its name, so that nothing of an earlier sitting fits. */
  | { readonly type: 'hello'; readonly nonce: string }
  | { readonly type: 'commitment'; readonly commitment: unknown }
  | { readonly type: 'opening'; readonly opening: unknown }
  /** The hash of the match that the sender has come to. */
  | { readonly type: 'result'; readonly hash: unknown };

/** What a process tells whoever watches. */
export interface Told {
  readonly type: 'told';
  readonly line: string;
}

const TYPES: readonly unknown[] = ['hello', 'commitment', 'opening', 'result'];

/** Reads a line that is meant for whoever watches; `undefined` for any other. */
export function readTold(line: string): string | undefined {
  const value = parsed(line) as Partial<Told> | null | undefined;
  return value?.type === 'told' ? String(value.line) : undefined;
}

/** Reads a line from the wire; `undefined` for what is no message. */
export function readMessage(line: string): Message | undefined {
  const value = parsed(line) as Partial<Message> | null | undefined;
  return TYPES.includes(value?.type) ? (value as Message) : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
