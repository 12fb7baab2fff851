import { Fault } from '../model/fault.ts';
import { brief } from '../model/told.ts';

/** Something that carries the time at which it is done: refused, by the fault `bad-time`, where it is no time. */
export interface Timed {
  /**
   * When, in whole milliseconds from 0 to 8.64e15 since any moment that the host has chosen. Nothing here reads a clock: what is left out is not known, and extensions
   * are told so.
   */
  readonly at?: number | undefined;
}

/** The latest moment, as far as dates reach: so sums and differences of moments stay exact. */
export const LATEST = 8.64e15;

/** The time that something carries, `null` if none. Refuses, by fault, what is no time. */
export function timeOf({ at }: Timed, api: string): number | null {
  if (at === undefined) return null;
  if (Number.isInteger(at) && at >= 0 && at <= LATEST) return at + 0;
  throw new Fault({
    code: 'bad-time',
    api,
    expected: 'whole milliseconds from 0 to 8.64e15',
    received: brief(at),
    remedy: 'Round what your clock says; leave the time out if there is none.',
  });
}
