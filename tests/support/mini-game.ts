import { type AnyAction, type Flat, type Game, type GameParts, gameKit, int, type Kit, type Phase, type Sent } from '@quayside/core/sdk';
import * as z from 'zod/mini';

// The smallest game there is, to be bent by a test: seats add to a count, or seal a number.

const nothing = z.strictObject({});

const inferred = gameKit({
  table: z.strictObject({ count: int(0, 99), sums: z.array(int(0, 99)) }),
  hand: nothing,
  hidden: nothing,
  shown: nothing,
  options: nothing,
  content: z.strictObject({ id: z.string() }),
  events: { added: z.strictObject({ seat: int(0, 3), by: int(0, 3) }), opened: z.strictObject({ seats: z.array(int(0, 3)) }) },
  rejections: { 'too-much': { rule: 'MINI.1' } },
});

export interface Mini extends Flat<typeof inferred.types> {}

export const miniKit: Kit<Mini> = inferred;

export const add = miniKit.action({
  type: 'add',
  rule: 'MINI.1',
  input: z.strictObject({ by: int(0, 3) }),
  apply({ table }, { by }, { seat, emit }) {
    table.count += by;
    table.sums[seat] = (table.sums[seat] ?? 0) + by;
    emit({ type: 'added', seat, by });
  },
});

export const seal = miniKit.sealed({ type: 'seal', rule: 'MINI.2', input: z.strictObject({ n: int(0, 3) }) });

export type MiniAction = (Sent<typeof add> | Sent<typeof seal>) & AnyAction;

/** What a test may bend. */
export type Bent = Partial<Omit<GameParts<Mini, MiniAction>, 'meta'>> & {
  readonly actions?: Parameters<typeof miniKit.game>[0]['actions'];
  readonly phases?: Readonly<Record<string, Phase<Mini>>>;
  readonly first?: string;
  readonly meta?: object;
};

/** Seat 0 adds for ever. */
export const adding = miniKit.phase({
  rule: 'MINI.3',
  awaiting: () => [0],
  actions: [add],
  to: ['adding'],
  next: () => undefined,
  closes: 'turn',
});

/** A game with the parts that are given, and the dullest ones for the rest. */
export function mini({ meta = {}, ...bent }: Bent = {}): Game<Mini, MiniAction> {
  const game = miniKit.game({
    meta: { id: 'mini', name: 'Mini', rules: '1.0.0', seats: { min: 1, max: 4 }, engine: '^1.0.0', ...meta },
    contents: [{ id: 'standard' }],
    defaultOptions: {},
    actions: [add],
    phases: { adding },
    first: 'adding',
    setup: ({ options }) => ({
      table: { count: 0, sums: Array.from({ length: options.seats }, () => 0) },
      hands: Array.from({ length: options.seats }, () => ({})),
      hidden: {},
    }),
    shown: () => ({}),
    ends: [{ reason: 'full', rule: 'MINI.4', when: ({ table }) => table.count >= 10, finish: 'now' }],
    score: ({ state }, seat) => ({ sum: state.table.sums[seat] ?? 0 }),
    ranking: [{ name: 'sum', rule: 'MINI.5', value: (_, __, score) => score.total }],
    determinize: ({ options }) => ({ hidden: {}, hands: Array.from({ length: options.seats }, () => ({})) }),
    autopilot: ({ phase }) => (phase === 'sealing' ? { type: 'seal', n: 0 } : { type: 'add', by: 0 }) as never,
    invariants: [],
    bound: () => ({ option: 'none' }),
    words: {},
    describe: {
      action: () => 'something is done',
      event: () => 'something happens',
      rejection: () => 'that is not allowed',
      position: () => 'a position',
    },
    ...(bent as object),
  });
  return game as unknown as Game<Mini, MiniAction>;
}
