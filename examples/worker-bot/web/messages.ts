import type { View } from '@quayside/core';
import type { Explanation } from '@quayside/core/bots';
import type { ConnectFourAction, ConnectFourTypes } from '@quayside-examples/connect-four';

/** What the page asks of the worker: think about a view, for so long. A view is all that a bot needs, and all that it gets. */
export interface Question {
  /** Counts up, so that an answer that comes late can be told from the one that is awaited. */
  readonly turn: number;
  readonly view: View<ConnectFourTypes, ConnectFourAction>;
  readonly milliseconds: number;
  /** The page writes the number of a turn here to end its search; a worker that is busy reads no messages. `null` where pages may not share memory. */
  readonly stop: Int32Array | null;
}

/** What the worker says: what it thinks so far, or what it does. */
export interface Answer {
  readonly turn: number;
  readonly explanation: Explanation;
  /** The id of the action; `null` while it still thinks. */
  readonly id: number | null;
  readonly iterations: number;
}
