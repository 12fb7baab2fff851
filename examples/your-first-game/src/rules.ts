import { at, type Die, type Immutable } from '@quayside/core/sdk';
import type { Crates } from './kit.ts';
import { GOODS, type Good } from './vocabulary.ts';

/** No crates. */
export function noCrates(): Crates {
  return { timber: 0, rum: 0, silk: 0 };
}

/** Adds crates to others, in place. */
export function addCrates(to: Crates, more: Immutable<Crates>): void {
  for (const good of GOODS) to[good] += more[good];
}

/** How many crates there are, of whatever good. */
export function countCrates(crates: Immutable<Crates>): number {
  return GOODS.reduce((sum, good) => sum + crates[good], 0);
}

/** YG.3: the goods that dice show, which are named by their faces. */
export function goodsOn(die: Die<Good>, faces: readonly number[]): Good[] {
  return faces.map((face) => at(die.faces, face).symbol);
}

/** YG.5: the seat of the one highest bid; `null` if the highest are equal, or all bid nothing. */
export function winnerOf(bids: readonly number[]): number | null {
  const highest = Math.max(...bids);
  const isAlone = bids.filter((amount) => amount === highest).length === 1;
  return highest > 0 && isAlone ? bids.indexOf(highest) : null;
}
