import { Fault } from '../model/fault.ts';
import type { Position, RandomState } from './state.ts';
import { badPosition, type Stream } from './stream.ts';
import { checkStreamName } from './stream-name.ts';

const NO_KEY = '0'.repeat(64);

/**
 * Chance that deals what a test lists: by stream, the results in the order of the draws. Refuses results that no draw could have (fault
 * `bad-script`), and what cannot name a stream (`bad-stream-name`). Draw from it with `openRandom`; a draw with nothing left, from a stream that is not listed, or whose next
 * result lies outside the range that is asked for, is a fault that names the stream (`script-exhausted`, `stream-not-scripted`, `script-out-of-range`).
 *
 * @example
 * ```ts
 * import { leftOver, openRandom, scriptedRandom } from '@quayside/core';
 *
 * const random = openRandom(scriptedRandom({ dice: [5, 0] }));
 *
 * console.log(random.int('dice', 6)); // 5
 * console.log(leftOver(random.state())); // { dice: 1 }
 * ```
 */
export function scriptedRandom(draws: Readonly<Record<string, readonly number[]>>): RandomState {
  const streams: Record<string, Position> = {};
  for (const label of Object.keys(draws).sort()) {
    checkStreamName('scriptedRandom(draws)', label);
    // Array.from gives holes a value, so that none slips past the check.
    const results = Array.from(draws[label] ?? []);
    const bad = results.findIndex((result) => !isScriptedResult(result));
    if (bad >= 0) throw badScript(label, results[bad]);
    streams[label] = results;
  }
  return { algorithm: 'script', key: NO_KEY, streams };
}

/** The streams of a script that have results left to deal, with how many: a test that ends well leaves `{}`. Other algorithms give `{}`. */
export function leftOver(state: RandomState): Record<string, number> {
  const left: Record<string, number> = {};
  for (const [label, position] of Object.entries(state.streams)) {
    if (state.algorithm === 'script' && typeof position !== 'number' && position.length > 0) left[label] = position.length;
  }
  return left;
}

/** Whether a draw could have this result: an integer in 0 … 2^32-1. */
export function isScriptedResult(value: unknown): value is number {
  return typeof value === 'number' && Object.is(value, value >>> 0);
}

/** Opens a stream of a script. */
export function openScript(label: string, position: Position | undefined): Stream {
  if (position === undefined) throw notScripted(label);
  if (typeof position === 'number') throw badPosition('script', label, position, 'a list of results');
  let dealt = 0;
  return {
    int(below) {
      const result = position[dealt];
      if (result === undefined) throw exhausted(label, below, dealt);
      if (!(result < below)) throw outOfRange(label, below, result);
      dealt++;
      return result;
    },
    position: () => position.slice(dealt),
  };
}

function badScript(label: string, received: unknown): Fault {
  const remedy = 'List what the draws give: for int(stream, 6), a number 0 to 5.';
  return new Fault({ code: 'bad-script', api: apiOf(label), expected: 'integers in 0 … 2^32-1', received: String(received), remedy });
}

function notScripted(label: string): Fault {
  const expected = 'a scripted stream, since a draw was made from it';
  const remedy = 'Add the stream to the script, or find out why it is drawn from.';
  return new Fault({ code: 'stream-not-scripted', api: apiOf(label), expected, received: 'none', remedy });
}

function exhausted(label: string, below: number, dealt: number): Fault {
  const expected = `a result for int(${JSON.stringify(label)}, ${below})`;
  const remedy = 'Add the missing result to the script, or find out why one more is drawn.';
  return new Fault({ code: 'script-exhausted', api: apiOf(label), expected, received: `none left after ${dealt}`, remedy });
}

function outOfRange(label: string, below: number, result: number): Fault {
  const expected = `a result in 0 … ${below - 1}`;
  const remedy = 'Correct the script: its results stand in the order of the draws, shuffles included.';
  return new Fault({ code: 'script-out-of-range', api: apiOf(label), expected, received: String(result), remedy });
}

function apiOf(label: string): string {
  return `scriptedRandom({ ${JSON.stringify(label)}: … })`;
}
