import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { SearchOptions } from './search-options.ts';

/** Refuses (faults `no-budget`, `bad-search`) options with which a search would be another than was meant. */
export function checkSearch<G extends GameTypes, A extends AnyAction>(options: SearchOptions<G, A>): void {
  const { guide, budget, signal, progress } = options;
  checkBudget(budget);
  demand(
    typeof guide?.evaluate === 'function' && typeof guide.rollout === 'function',
    'guide',
    'an object with evaluate and rollout',
    guide,
  );
  checkNumber('rolloutSteps', options.rolloutSteps, Number.MAX_SAFE_INTEGER, true);
  checkNumber('exploration', options.exploration, Number.MAX_VALUE, false);
  checkNumber('trust', options.trust, 1, false);
  checkNumber('warmUp', options.warmUp, Number.MAX_SAFE_INTEGER, true);
  demand(
    signal === undefined || typeof signal?.aborted === 'boolean',
    'signal',
    'an object with `aborted`, such as `controller.signal`',
    signal,
  );
  if (progress === undefined) return;
  demand(Number.isSafeInteger(progress?.every) && progress.every >= 1, 'progress.every', 'a whole number from 1', progress?.every);
  demand(typeof progress.report === 'function', 'progress.report', 'a function', progress.report);
}

function checkBudget({ iterations, time }: SearchOptions<GameTypes, AnyAction>['budget']): void {
  const counted = iterations !== undefined && Number.isSafeInteger(iterations) && iterations >= 1;
  const timed = time !== undefined && Number.isFinite(time.milliseconds) && typeof time.now === 'function';
  // Either may be left out, but what is given must hold, and one of them must be.
  if ((counted || iterations === undefined) && (timed || time === undefined) && (counted || timed)) return;
  throw new Fault({
    code: 'no-budget',
    api: 'budget',
    expected: 'a whole number of iterations, at least 1, or milliseconds and a clock, or both',
    received: `iterations: ${String(iterations)}, milliseconds: ${String(time?.milliseconds)}, now: ${typeof time?.now}`,
    remedy: 'Give `{ iterations: 1000 }` or `{ time: { milliseconds: 500, now: () => performance.now() } }`.',
  });
}

function checkNumber(option: string, value: number | undefined, most: number, whole: boolean): void {
  const holds = value === undefined || (value >= 0 && value <= most && (!whole || Number.isInteger(value)));
  demand(holds, option, `${whole ? 'a whole number' : 'a number'} from 0${most === 1 ? ' to 1' : ''}`, value);
}

function demand(holds: boolean, option: string, expected: string, received: unknown): void {
  if (holds) return;
  throw new Fault({
    code: 'bad-search',
    api: `options.${option}`,
    expected,
    received: String(received),
    remedy: 'Correct it, or leave it out.',
  });
}
