import { type Immutable, int, strictObject } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { GoodCounts } from '../state.ts';
import { COLORS, DICE, FACES, GOODS, MOST_SHIPS, MOST_TOKENS, QUAYS, SIZES, SYMBOLS } from '../vocabulary.ts';

/**
 * Where a datum comes from: stated or forced by the rulebook; invented to satisfy its every constraint; from a public page about the published game;
 * or brought by a host.
 */
export const PROVENANCES = ['rulebook', 'reconstructed', 'external', 'host'] as const;
const MOST_LOCATIONS = QUAYS + 1;
const prov = z.enum(PROVENANCES);
const note = z.exactOptional(z.string());
const points = int(0, 99);

/** A number with its provenance. */
function sourced(value: z.core.$ZodType<number, number>) {
  return strictObject({
    /** What the rules count with. */
    value,
    prov,
  });
}

const quay = strictObject({
  /** Quays stand in this order; actions and events name a quay by it. */
  number: int(1, QUAYS),
  /** In English; no two quays have the same. */
  name: z.string(),
  /** In Polish, as the board prints it. */
  namePl: z.string(),
  /** GD.F15: the sector that it belongs to. */
  color: z.enum(COLORS),
  /** GD.R23, GD.X4: the number of workers that the port card prints; the rules ask for one whatever it says. */
  workersPrinted: int(0, 99),
  prov: strictObject({ number: prov, name: prov, color: prov, workersPrinted: prov }),
  /** For people: what is not certain. */
  note,
});

const location = strictObject({
  /** Any name; connections refer to it. */
  id: z.string(),
  /** The numbers of its quays: none for Central Port (GD.R17), two for a double location (GD.D5). */
  quays: z.array(int(1, QUAYS)).check(z.maxLength(2)),
  /** What the number of its quays makes it. */
  kind: z.enum(['centralPort', 'single', 'double']),
  /** Where to draw it, in percent of the board's width. */
  x: z.number(),
  /** Where to draw it, in percent of the board's height. */
  y: z.number(),
  prov: strictObject({ quays: prov, xy: prov }),
  /** For people: what is not certain. */
  note,
});

/**
 * The components of Port Gdańsk. All that the box holds can be replaced by a host that owns other components, within the vocabulary and the maxima of the
 * rules: six goods, four colours, twenty quays and orders, three dice of six faces, twenty-one ships.
 */
export const content = strictObject({
  /** Names this set of components. */
  id: z.string().check(z.minLength(1)),
  /** In the order of the vocabulary. */
  colors: z
    .array(
      strictObject({
        /** Which of the four it is. */
        id: z.enum(COLORS),
        prov,
      }),
    )
    .check(z.length(COLORS.length)),
  /** In the order of the vocabulary: GD.A1 supply, GD.C2 weight, GD.J3 points for unloading. */
  goods: z
    .array(
      strictObject({
        /** Which of the six it is. */
        id: z.enum(GOODS),
        /** For people, in English. */
        name: z.string(),
        /** The colour of its cubes, in English. */
        cube: z.string(),
        /** GD.C2: the loading symbols that a cube takes. */
        weight: int(1, 9),
        /** GD.A1: how many cubes there are. */
        supply: points,
        /** GD.J3: the points for a cube that is unloaded at Central Port. */
        centralPortVp: points,
        prov,
      }),
    )
    .check(z.length(GOODS.length)),
  /** GD.B2, GD.R8. */
  dice: strictObject({
    /** How many are rolled, all alike. */
    count: int(1, DICE),
    /** The faces of each; the state names a face by its index here. */
    faces: z
      .array(
        strictObject({
          /** What is printed there. */
          symbol: z.enum(SYMBOLS),
          /** How often; 0 for a blank. */
          count: int(0, 3),
          prov,
        }),
      )
      .check(z.length(FACES)),
    prov,
  }),
  /** GD.A7, GD.C4, GD.K1; the number of printed workers binds nobody (GD.A2, GD.E2). */
  limits: strictObject({
    /** GD.C4: the most cubes in a hold. */
    cargoSpace: int(1, 99),
    /** GD.A7: the influence markers of a seat; the last one placed triggers the end (GD.K1). */
    influenceMarkers: int(1, QUAYS),
    /** GD.A7: the markers of a seat on the score track, for people. */
    scoreMarkers: z.int(),
    /** How many worker tokens the box holds, for people. */
    workersPrinted: z.int(),
    /** GD.E2: substitutes are used when the tokens run out. */
    workersUnlimited: z.literal(true),
    /** GD.K1: the points on the track that trigger the end. */
    endScore: int(1, 999),
    prov,
  }),
  /** GD.R62: what the board shows; counting goes on. */
  scoreTrack: strictObject({
    /** The number of the last space; the first is 0. */
    lastSpace: z.int(),
    /** Whether markers go round once more after the last space. */
    wraps: z.boolean(),
    /** No score is the highest. */
    cap: z.null(),
    prov,
    /** For people: what is not certain. */
    note,
  }),
  /** GD.K4. */
  setScoring: strictObject({
    /** By number of different colours, the points of a set. */
    table: strictObject({
      /** For a card alone. */
      1: points,
      /** For two colours. */
      2: points,
      /** For three colours. */
      3: points,
      /** For all four colours. */
      4: points,
    }),
    prov,
  }),
  /** GD.A4, GD.A5. */
  twoPlayer: strictObject({
    /** GD.A4: how many order tokens leave the game, as many as the colour that is not used has quays. */
    returnTokensFromTop: int(0, MOST_TOKENS),
    /** GD.A5: the colour that is always used. */
    excludedColorNever: z.literal('green'),
    prov,
  }),
  /** GD.H2, GD.H3: workers. */
  hr: strictObject({
    /** GD.H2: for a swap of two markers. */
    swapWorkers: points,
    /** GD.H3: for a marker from stock. */
    placeWorkers: points,
    prov,
  }),
  /** GD.F5. */
  influenceVp: sourced(points),
  /** GD.F2, GD.R23. */
  orderWorkers: sourced(points),
  /** In the order of their numbers. */
  quays: z.array(quay).check(z.length(QUAYS)),
  /** Central Port, and no more than one for each quay. */
  locations: z.array(location).check(z.maxLength(MOST_LOCATIONS)),
  /** GD.D3: any two locations at most once. */
  connections: z
    .array(
      strictObject({
        /** The id of one location. */
        a: z.string(),
        /** The id of the other; connections lead both ways. */
        b: z.string(),
        prov,
      }),
    )
    .check(z.maxLength((MOST_LOCATIONS * (MOST_LOCATIONS - 1)) / 2)),
  /** GD.A3, GD.F13. */
  orderTokens: z
    .array(
      strictObject({
        /** Any name, no two the same; the state names a token by its index here. */
        id: z.string(),
        /** GD.F1: the cubes that it asks for; they fit into a hold. */
        goods: GoodCounts,
        /** GD.F3: points for whoever executes it. */
        vp: int(1, 99),
        /** GD.F8: the good that it saves in later orders; `null` for a token without a bonus. */
        bonus: z.nullable(z.enum(GOODS)),
        prov,
      }),
    )
    .check(z.maxLength(MOST_TOKENS)),
  /** GD.R51. */
  cruiseShips: z
    .array(
      strictObject({
        /** Any name, no two the same; the state names a ship by its index here. */
        id: z.string(),
        /** GD.R48: the stack that it lies in. */
        size: z.enum(SIZES),
        /** GD.I1: what it takes to serve it, the same for all ships of a size. */
        workers: int(1, 99),
        /** GD.I2: points at the end of the match. */
        vp: points,
        prov: strictObject({ size: prov, workers: prov, vp: prov }),
      }),
    )
    .check(z.maxLength(MOST_SHIPS)),
  /** GD.A8c. */
  promoCards: strictObject({
    /** How many the box holds. */
    count: z.int(),
    /** What they are for, in words; one is the first-player marker. */
    use: z.string(),
    prov,
  }),
});

/**
 * The components of a match, as a host may bring them: `reconstructed` is the default. Give others to `createEngine` or `engine.register`, which refuse what does not hold
 * together.
 */
export type GdanskContent = Immutable<z.output<typeof content>>;
