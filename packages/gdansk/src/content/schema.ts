import { type Immutable, int } from '@quayside/core/sdk';
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
  return z.strictObject({ value, prov });
}

const quay = z.strictObject({
  number: int(1, QUAYS),
  name: z.string(),
  namePl: z.string(),
  color: z.enum(COLORS),
  /** GD.R23, GD.X4: the number of workers that the port card prints; the rules ask for one whatever it says. */
  workersPrinted: int(0, 99),
  prov: z.strictObject({ number: prov, name: prov, color: prov, workersPrinted: prov }),
  note,
});

const location = z.strictObject({
  /** Any name; connections refer to it. */
  id: z.string(),
  quays: z.array(int(1, QUAYS)).check(z.maxLength(2)),
  kind: z.enum(['centralPort', 'single', 'double']),
  /** Where to draw it, in percent of the board's width and height. */
  x: z.number(),
  y: z.number(),
  prov: z.strictObject({ quays: prov, xy: prov }),
  note,
});

/**
 * The components of Port Gdańsk. All that the box holds can be replaced by a host that owns other components, within the vocabulary and the maxima of the
 * rules: six goods, four colours, twenty quays and orders, three dice of six faces, twenty-one ships.
 */
export const content = z.strictObject({
  /** Names this set of components. */
  id: z.string().check(z.minLength(1)),
  /** In the order of the vocabulary. */
  colors: z.array(z.strictObject({ id: z.enum(COLORS), prov })).check(z.length(COLORS.length)),
  /** In the order of the vocabulary: GD.A1 supply, GD.C2 weight, GD.J3 points for unloading. */
  goods: z
    .array(
      z.strictObject({
        id: z.enum(GOODS),
        name: z.string(),
        cube: z.string(),
        weight: int(1, 9),
        supply: points,
        centralPortVp: points,
        prov,
      }),
    )
    .check(z.length(GOODS.length)),
  /** GD.B2, GD.R8. */
  dice: z.strictObject({
    count: int(1, DICE),
    faces: z.array(z.strictObject({ symbol: z.enum(SYMBOLS), count: int(0, 3), prov })).check(z.length(FACES)),
    prov,
  }),
  /** GD.A7, GD.C4, GD.K1; the number of printed workers binds nobody (GD.A2, GD.E2). */
  limits: z.strictObject({
    cargoSpace: int(1, 99),
    influenceMarkers: int(1, QUAYS),
    scoreMarkers: z.int(),
    workersPrinted: z.int(),
    workersUnlimited: z.literal(true),
    endScore: int(1, 999),
    prov,
  }),
  /** GD.R62: what the board shows; counting goes on. */
  scoreTrack: z.strictObject({ lastSpace: z.int(), wraps: z.boolean(), cap: z.null(), prov, note }),
  /** GD.K4. */
  setScoring: z.strictObject({ table: z.strictObject({ 1: points, 2: points, 3: points, 4: points }), prov }),
  /** GD.A4, GD.A5. */
  twoPlayer: z.strictObject({ returnTokensFromTop: int(0, MOST_TOKENS), excludedColorNever: z.literal('green'), prov }),
  /** GD.H2, GD.H3: workers. */
  hr: z.strictObject({ swapWorkers: points, placeWorkers: points, prov }),
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
    .array(z.strictObject({ a: z.string(), b: z.string(), prov }))
    .check(z.maxLength((MOST_LOCATIONS * (MOST_LOCATIONS - 1)) / 2)),
  /** GD.A3, GD.F13. */
  orderTokens: z
    .array(z.strictObject({ id: z.string(), goods: GoodCounts, vp: int(1, 99), bonus: z.nullable(z.enum(GOODS)), prov }))
    .check(z.maxLength(MOST_TOKENS)),
  /** GD.R51. */
  cruiseShips: z
    .array(
      z.strictObject({
        id: z.string(),
        size: z.enum(SIZES),
        workers: int(1, 99),
        vp: points,
        prov: z.strictObject({ size: prov, workers: prov, vp: prov }),
      }),
    )
    .check(z.maxLength(MOST_SHIPS)),
  /** GD.A8c. */
  promoCards: z.strictObject({ count: z.int(), use: z.string(), prov }),
});

/** The components of a match, as a host may bring them. */
export type GdanskContent = Immutable<z.output<typeof content>>;
