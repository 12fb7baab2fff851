import { codecOf } from '../codec/codec.ts';
import type { Coding } from '../codec/coding.ts';
import type { AnyActionOf } from '../game/action.ts';
import type { AnyGame } from '../game/game.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { GameTypes } from '../model/game-types.ts';

/** One kind of action and its ids: `from … from + size - 1`. */
export interface ActionRange {
  /** The `type` that a player sends. */
  readonly type: string;
  /** Applied at once, or sealed until all have committed. */
  readonly kind: 'action' | 'sealed';
  /** The rule that allows it. */
  readonly rule: string;
  /** The first id. */
  readonly from: number;
  /** How many ids there are: one for each input. */
  readonly size: number;
  /** How its input is numbered: the action of id `from + n` is its `type` and, beside it, the keys of the object of number `n`. */
  readonly input: Coding;
}

/** All actions of a game by number, as plain data. It depends on the game and its rules version alone. */
export interface ActionSpace {
  /** The id of the game. */
  readonly game: string;
  /** The rules version; ids of another version may stand for other actions. */
  readonly rules: string;
  /** Ids are `0 … size - 1`. */
  readonly size: number;
  /** In ascending order of ids, without gaps. */
  readonly actions: readonly ActionRange[];
}

/**
 * Describes the action ids of a game, for those who read them without this package: `game.numbering.decode(id)` and `encode(action)` do the same here.
 *
 * @example
 * ```ts
 * import { actionSpace } from '@quayside/core/bots';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const [drop] = actionSpace(connectFour).actions;
 *
 * console.log(drop?.type, drop?.size, drop?.input.kind); // drop 7 object
 * console.log(connectFour.numbering.encode({ type: 'drop', column: 3 }), connectFour.numbering.decode(3)); // 3 { type: 'drop', column: 3 }
 * ```
 */
export function actionSpace({ meta, actions, numbering }: AnyGame): ActionSpace {
  const described = actions.map(({ type, kind, rule, input }: AnyActionOf<GameTypes>, index) => {
    const { from = 0, size = 0 } = numbering.ranges[index] ?? {};
    return { type, kind, rule, from, size, input: codecOf(input, `kit.action(${JSON.stringify(type)}).input`).coding };
  });
  return deepFreeze({ game: meta.id, rules: meta.rules, size: numbering.size, actions: described });
}
