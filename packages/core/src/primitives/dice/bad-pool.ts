import { Fault } from '../../model/fault.ts';
import type { Die } from './die.ts';

/** The fault of a pool that shows a face which its die does not have. */
export function badPool(api: string, die: Die<string>, face: number): Fault {
  const expected = `faces in 0 … ${die.faces.length - 1}`;
  const remedy = 'A pool holds the index of a face for each die; pass the kind of die that it was rolled with.';
  return new Fault({ code: 'bad-pool', api, expected, received: String(face), remedy });
}
