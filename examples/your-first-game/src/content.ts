import { int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { GOODS, MOST_ROPES_TO_BEGIN } from './vocabulary.ts';

/** What a die shows, and a commission asks for. */
export const Good = z.enum(GOODS);

/** The data of the components: another edition is another object of this shape. */
export const content = z.strictObject({
  id: z.string(),
  /** YG.2: how many ropes a crew has to begin with. */
  ropes: int(1, MOST_ROPES_TO_BEGIN),
  /** YG.2: the commission cards. */
  commissions: z.array(Good).check(z.minLength(5), z.maxLength(20)),
  /** YG.3: what the six faces of a die show. */
  faces: z.array(Good).check(z.length(6)),
  /** YG.9: what a crate is worth. */
  worth: z.strictObject({ timber: int(1, 9), rum: int(1, 9), silk: int(1, 9) }),
});

/** The edition that comes with the game. */
export const standard: z.output<typeof content> = {
  id: 'standard',
  ropes: 10,
  commissions: ['timber', 'timber', 'rum', 'rum', 'silk', 'silk'],
  faces: ['timber', 'timber', 'timber', 'rum', 'rum', 'silk'],
  worth: { timber: 1, rum: 2, silk: 3 },
};
