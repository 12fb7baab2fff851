import type { View } from '@quayside/core';
import type { ConnectFourAction, ConnectFourTypes } from '@quayside-examples/connect-four';
import type { Answer, Question } from './messages.ts';

/** A bot in a worker. */
export interface Thinker {
  /** Thinks about a view; what it thinks so far is told on the way. */
  think(view: View<ConnectFourTypes, ConnectFourAction>, milliseconds: number): void;
  /** It is to answer at once, with what it has found. */
  hurry(): void;
  /** What is being thought is of no use any more. */
  forget(): void;
}

/** Starts the worker. `tell` hears every answer to the question that was asked last. */
export function startThinker(script: URL, tell: (answer: Answer) => void): Thinker {
  // Pages may share memory only if the server isolates them: see `src/serve.ts`.
  const stop = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
  const worker = new Worker(script, { type: 'module' });
  let turn = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.turn === turn) tell(data);
  };
  const halt = () => {
    if (stop !== null) Atomics.store(stop, 0, turn);
  };
  return {
    think(view, milliseconds) {
      turn += 1;
      worker.postMessage({ turn, view, milliseconds, stop } satisfies Question);
    },
    hurry: halt,
    forget() {
      halt();
      turn += 1;
    },
  };
}
