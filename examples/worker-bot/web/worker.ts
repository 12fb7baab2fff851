import { createEngine, openRandom, seedRandom } from '@quayside/core';
import { type Guide, searchInformationSets } from '@quayside/core/bots';
import { type ConnectFourAction, type ConnectFourTypes, connectFour } from '@quayside-examples/connect-four';
import type { Answer, Question } from './messages.ts';

/** What this file uses of the worker that it runs in. */
interface WorkerScope {
  onmessage: ((event: { readonly data: Question }) => void) | null;
  postMessage(answer: Answer): void;
}

const scope = globalThis as unknown as WorkerScope;
const engine = createEngine(connectFour);

/** The search says how far it is after so many iterations. */
const EVERY = 2000;

/** Plays on at random to the end, which is enough for this game: nothing has to be evaluated on the way. */
const guide: Guide<ConnectFourTypes, ConnectFourAction> = {
  evaluate: () => [0.5, 0.5],
  rollout: (_, legal, random) => random.pick('rollout', legal),
};

scope.onmessage = ({ data: { turn, view, milliseconds, stop } }) => {
  const legal = engine.legal(view).map((action) => connectFour.numbering.encode(action));
  const choice = searchInformationSets(
    engine,
    {
      view,
      seat: view.seat ?? 0,
      context: engine.context(view),
      legal,
      random: openRandom(seedRandom(`${turn} ${Date.now()}`, 'xoroshiro128plus')),
    },
    {
      guide,
      budget: { time: { milliseconds, now: () => performance.now() } },
      rolloutSteps: 42,
      // An `AbortSignal` hears nothing while the search runs; shared memory is read at each iteration.
      signal: {
        get aborted() {
          return stop !== null && Atomics.load(stop, 0) === turn;
        },
      },
      progress: {
        every: EVERY,
        report({ explanation, iterations }) {
          scope.postMessage({ turn, explanation, id: null, iterations });
        },
      },
    },
  );
  scope.postMessage({ turn, explanation: choice.explanation, id: choice.id, iterations: choice.iterations });
};
