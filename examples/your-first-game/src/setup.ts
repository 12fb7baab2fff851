import type { Effects, State } from '@quayside/core/sdk';
import type { YourFirstGameTypes } from './kit.ts';
import { noCrates } from './rules.ts';

/** YG.2: ropes for every crew, and to each a commission that the others do not see. */
export function setup({ options, content, random, emit }: Effects<YourFirstGameTypes>): State<YourFirstGameTypes> {
  const cards = random.shuffle('commissions', [...content.commissions]);
  const dealt = cards.slice(0, options.seats);
  for (const [seat, commission] of dealt.entries()) emit({ type: 'commission-dealt', commission }, { only: [seat] });
  return {
    table: {
      day: 1,
      dice: [],
      beach: noCrates(),
      bids: [],
      winner: null,
      seats: dealt.map(() => ({ ropes: content.ropes, hauled: noCrates() })),
    },
    hands: dealt.map((commission) => ({ commission })),
    // The order of cards that nobody will ever draw is no secret worth keeping.
    hidden: { unused: cards.slice(options.seats).sort() },
  };
}
