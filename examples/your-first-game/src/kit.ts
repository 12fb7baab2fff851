import { die, type Flat, gameKit, int, type Kit } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { content, Good } from './content.ts';
import { DICE, GOODS, MOST_DAYS, MOST_ROPES } from './vocabulary.ts';

const seat = int(0, 3);
const ropes = int(0, MOST_ROPES);
const crate = int(0, DICE * MOST_DAYS);

/** How many crates of each good. */
export const Crates = z.strictObject({ timber: crate, rum: crate, silk: crate });
export type Crates = z.output<typeof Crates>;

const inferred = gameKit({
  // What everybody sees.
  table: z.strictObject({
    /** YG.3: from 1; one more than the days of the match once they are over. */
    day: int(1, MOST_DAYS + 1),
    /** YG.3: the faces of today's dice; none once their crates are gone. */
    dice: z.array(int(0, 5)).check(z.maxLength(DICE)),
    /** YG.8: what was left lying on earlier days. */
    beach: Crates,
    /** YG.5: the bids that were opened last, by seat; none before the first. */
    bids: z.array(ropes),
    /** YG.7: the crew that has won the bidding and still has to haul. */
    winner: z.nullable(seat),
    seats: z.array(z.strictObject({ ropes, hauled: Crates })),
  }),
  // What one crew sees of its own (YG.2).
  hand: z.strictObject({ commission: Good }),
  // What nobody sees (YG.2).
  hidden: z.strictObject({ unused: z.array(Good) }),
  // What of the secrets is laid open: the commissions, by seat, once the match is over (YG.9).
  shown: z.strictObject({ commissions: z.nullable(z.array(Good)) }),
  options: z.strictObject({ days: int(3, MOST_DAYS) }),
  content,
  events: {
    'commission-dealt': z.strictObject({ commission: Good }),
    'day-began': z.strictObject({ day: int(1, MOST_DAYS), washed: z.array(Good) }),
    'bids-revealed': z.strictObject({ bids: z.array(ropes), winner: z.nullable(seat) }),
    hauled: z.strictObject({ seat, again: z.array(Good), crates: Crates }),
  },
  rejections: { 'too-few-ropes': { rule: 'YG.4' } },
  derive: (_, { faces }) => ({
    die: die(
      faces.map((symbol) => ({ symbol, count: 1 })),
      GOODS,
    ),
  }),
});

/** The types of the game: its state, views, options, content, events and rejections. */
export interface YourFirstGameTypes extends Flat<typeof inferred.types> {}

/** What the rules are written with. */
export const kit: Kit<YourFirstGameTypes> = inferred;
