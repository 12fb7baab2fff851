import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { type Codec, codecOf } from '../codec/codec.ts';
import { assertInputKeys } from '../codec/envelope.ts';
import { type Located, locate } from '../codec/locate.ts';
import { Fault } from '../model/fault.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { AnyActionOf } from './action.ts';

/**
 * The ids of all well-formed actions of a game, `0 … size-1`: the actions in their declared order, each with all its inputs. The ids depend on the
 * game and its rules version alone.
 */
export interface Numbering<A> {
  /** How many actions are well-formed, whether or not they are ever legal. */
  readonly size: number;
  /** By action: its type, its first id and how many ids it has. */
  readonly ranges: readonly {
    /** The type of the action, in the order of their declaration. */
    readonly type: string;
    /** The first id. */
    readonly from: number;
    /** How many ids it has: one for each input. */
    readonly size: number;
  }[];
  /** The index, in `game.actions`, of the action that an id belongs to. */
  indexOf(id: number): number;
  /** The id of an action, or `-1` if it is not well-formed. Total: takes whatever comes. */
  encode(action: unknown): number;
  /** The id of an input of the action at an index of `game.actions`, or `-1`. For inputs that the rules have made; `encode` is for what comes from outside. */
  encodeInput(index: number, input: unknown): number;
  /** The action of an id: frozen, and the same object each time. Refuses, by the fault `unknown-action-id`, what is no id of the game. */
  decode(id: number): A;
  /** The `type` that something claims to have, if it is one of the game's, whether or not it has an id; else `undefined`. Total. */
  typeOf(action: unknown): string | undefined;
  /** The keys and indices that lead to what is wrong first in something that has no id, for messages; empty for the whole. */
  locate(action: unknown): (string | number)[];
  /**
   * What is wrong at the place that `locate` leads to, where all is there and only its order or number is wrong, as in a list of `multiset` or `subset`: `out of the order of grain, salt`.
   * `undefined` elsewhere.
   */
  problem(action: unknown): string | undefined;
}

interface Numbered {
  readonly type: string;
  readonly from: number;
  readonly schema: core.$ZodType;
  readonly whole: Codec<unknown>;
  readonly input: Codec<unknown>;
}

/** Numbers the actions of a game. Refuses (by fault) an input that is not finite and an input key `type`. */
export function numberActions<G extends GameTypes, A extends AnyAction>(actions: readonly AnyActionOf<G>[]): Numbering<A> {
  const numbered: Numbered[] = [];
  let size = 0;
  for (const { type, input } of actions) {
    const api = `kit.action(${JSON.stringify(type)}).input`;
    assertInputKeys(input, api);
    const alone = codecOf(input, api);
    const schema = wholeAction(type, input);
    const whole = codecOf(schema, api);
    numbered.push({ type, from: size, schema, whole, input: alone });
    size += whole.size;
  }
  const byType = new Map(numbered.map((entry, index) => [entry.type, index]));
  const ranges = numbered.map(({ type, from, whole }) => ({ type, from, size: whole.size }));
  // As long as the numbering from the beginning: a list that grows by leaps is slow to read.
  const decoded = new Array<A | undefined>(size);

  /** Total as the codecs are: a getter or a proxy that throws belongs to no action. */
  function entryOf(action: unknown): Numbered | undefined {
    if (typeof action !== 'object' || action === null) return undefined;
    try {
      const index = Object.hasOwn(action, 'type') ? byType.get((action as AnyAction).type) : undefined;
      return index === undefined ? undefined : numbered[index];
    } catch {
      return undefined;
    }
  }

  function located(action: unknown): Located {
    const entry = entryOf(action);
    return entry === undefined ? { path: isObject(action) ? ['type'] : [] } : locate(entry.schema, action);
  }

  function indexOf(id: number): number {
    let index = numbered.length - 1;
    while (index > 0 && id < (numbered[index] as Numbered).from) index -= 1;
    return index;
  }

  return Object.freeze({
    size,
    ranges,
    indexOf,
    encode(action) {
      const entry = entryOf(action);
      if (entry === undefined) return -1;
      const number = entry.whole.encode(action);
      return number < 0 ? -1 : entry.from + number;
    },
    encodeInput(index, input) {
      const entry = numbered[index] as Numbered;
      const number = entry.input.encodeOwn(input);
      return number < 0 ? -1 : entry.from + number;
    },
    decode(id) {
      const known = decoded[id];
      if (known !== undefined) return known;
      if (!Number.isInteger(id) || id < 0 || id >= size) throw unknownId(id, size);
      const entry = numbered[indexOf(id)] as Numbered;
      const action = deepFreeze(entry.whole.decode(id - entry.from)) as A;
      decoded[id] = action;
      return action;
    },
    typeOf: (action) => entryOf(action)?.type,
    locate: (action) => located(action).path,
    problem: (action) => located(action).problem,
  } satisfies Numbering<A>);
}

function isObject(value: unknown): boolean {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    // A revoked proxy does not even say whether it is an array.
    return false;
  }
}

function unknownId(id: number, size: number): Fault {
  return new Fault({
    code: 'unknown-action-id',
    api: 'numbering.decode',
    expected: `an integer from 0 to ${size - 1}`,
    received: String(id),
    remedy: 'Use ids of this game and rules version only.',
  });
}

/** The schema of an action as it is sent: its input with the `type` beside it. */
function wholeAction(type: string, input: core.$ZodType): core.$ZodType {
  const { def } = (input as core.$ZodTypes)._zod;
  if (def.type === 'object') return z.strictObject({ type: z.literal(type), ...def.shape });
  const { discriminator, options } = def as core.$ZodDiscriminatedUnionDef;
  return z.discriminatedUnion(discriminator, options.map((option) => wholeAction(type, option)) as unknown as [core.$ZodTypeDiscriminable]);
}
