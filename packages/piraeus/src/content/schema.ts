import { type Immutable, int, strictObject } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { GoodCounts } from '../state.ts';
import { GOODS, GREEK_ROW, MOST_OFFERED, NATIONS } from '../vocabulary.ts';

/**
 * Where a datum comes from: stated or forced by the rulebook; invented to satisfy its every constraint; from a public page about the published game;
 * or brought by a host.
 */
export const PROVENANCES = ['rulebook', 'reconstructed', 'external', 'host'] as const;
const prov = z.enum(PROVENANCES);

/** Drachmas paid at home: what a table of scores can show, and far from what the split into sets can count with. */
const payout = int(0, 999);

/** A number with its provenance. */
function sourced(value: z.core.$ZodType<number, number>) {
  return strictObject({
    /** What the rules count with. */
    value,
    prov,
  });
}

const deck = {
  /** For people, in English. */
  name: z.string(),
  /** How many cards of each good. */
  cards: GoodCounts,
  /** Where the size and the goods come from, and how many cards of a good the rulebook's examples need at least. */
  prov: strictObject({ total: prov, cards: prov, forcedByRulebook: z.partialRecord(z.enum(GOODS), z.int()) }),
};

/**
 * The components of Port of Piraeus. Everything that the box holds can be replaced by a host that owns other components, within the vocabulary and the
 * maxima of the rules: six goods, six nations, prices 1 to 9, eight days, three deal rounds.
 */
export const content = strictObject({
  /** Names this set of components. */
  id: z.string().check(z.minLength(1)),
  /** The names of the goods, in the order of the vocabulary. */
  goods: z
    .array(
      strictObject({
        /** Which of the six it is. */
        id: z.enum(GOODS),
        /** For people, in English. */
        name: z.string(),
        prov,
      }),
    )
    .check(z.length(GOODS.length)),
  /** PI.B1. */
  days: sourced(int(1, 8)),
  /** PI.A1, PI.D4. */
  price: strictObject({
    /** Where all price markers begin, in drachmas. */
    start: int(1, 9),
    /** No price falls below it. */
    min: int(1, 9),
    /** No price rises above it. */
    max: int(1, 9),
    prov,
    /** For people: what is not certain. */
    note: z.exactOptional(z.string()),
  }),
  /** PI.A2: drachmas. */
  startingMoney: sourced(int(0, 99)),
  /** PI.Q38: what the box holds; the rules count drachmas and never run out. */
  coins: strictObject({
    /** How many coins of one drachma. */
    ones: z.int(),
    /** How many coins of five drachmas. */
    fives: z.int(),
    /** All of them, in drachmas. */
    total: z.int(),
    /** That the reserve always pays and always has change. */
    treatAsUnlimited: strictObject({
      /** Always so. */
      value: z.literal(true),
      prov,
    }),
  }),
  /** PI.B2. */
  greekRowSize: sourced(int(0, GREEK_ROW)),
  /** PI.D1. */
  maxCardsPerSeller: sourced(int(0, MOST_OFFERED)),
  /** PI.E1. */
  dealRounds: sourced(int(1, 3)),
  /** PI.G3: drachmas for a set, by its size. */
  setTable: strictObject({
    /** For three cards. */
    3: payout,
    /** For four cards. */
    4: payout,
    /** For five cards. */
    5: payout,
    /** For six cards; there are no larger sets (PI.Q47). */
    6: payout,
    prov,
  }),
  /** PI.G4. */
  singleForeign: sourced(payout),
  /** PI.G5. */
  ownUnsold: sourced(payout),
  /** PI.A3: the deck of the owners of the market. */
  greeks: strictObject({ id: z.literal('greeks'), ...deck }),
  /** PI.A2: one deck per nation, in the order of the vocabulary. */
  nations: z
    .array(
      strictObject({
        /** Which of the six it is. */
        id: z.enum(NATIONS),
        ...deck,
        /** PI.Q7: any. */
        color: strictObject({
          /** As CSS writes colours. */
          value: z.string(),
          prov,
        }),
      }),
    )
    .check(z.length(NATIONS.length)),
});

/**
 * The components of a match, as a host may bring them: `reconstructed` is the default. Give others to `createEngine` or `engine.register`, which refuse what does not hold
 * together.
 */
export type PiraeusContent = Immutable<z.output<typeof content>>;
