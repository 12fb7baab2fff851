import type { $ZodType } from 'zod/v4/core';
import type { AnyActionOf } from '../game/action.ts';
import type { AnyGame } from '../game/game.ts';
import type { Phase } from '../game/phase.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { GameTypes } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import type { Json } from '../model/json.ts';
import { shapeOf } from './shape.ts';

/** The format tag of {@link Fingerprint}. */
export const FINGERPRINT_FORMAT = 'quayside-fingerprint/1';

/**
 * All of a rules version that saves, views and bots rely on, part by part: equal fingerprints mean that what was saved, sent or numbered under one can be read
 * under the other. Says nothing of what the rules do: for that there are recorded matches.
 */
export interface Fingerprint {
  /** Names the format and its version, for whoever keeps it. */
  readonly format: typeof FINGERPRINT_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The rules version that it is of. */
  readonly rules: string;
  /** By part, e.g. `table`, `event.kept`, `action.keep`: what it was when the version was released. */
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * The fingerprint of a game. An action is taken by its values: its first id, how many there are, and the hash of all of them in the order of their ids; a state, an event,
 * options and content by the shape of their schema; phases, ends and rejections by their names.
 *
 * @example
 * ```ts
 * import { fingerprint } from '@quayside/core/schema';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const { parts } = fingerprint(connectFour);
 * console.log(parts['action.drop']?.slice(0, 13)); // 7 from 0: 869
 * ```
 */
export function fingerprint(game: AnyGame): Fingerprint {
  const { meta } = game;
  return deepFreeze({
    format: FINGERPRINT_FORMAT,
    game: meta.id,
    rules: meta.rules,
    parts: { seats: `${meta.seats.min} to ${meta.seats.max}`, ...schemaParts(game), ...nameParts(game), ...actionParts(game) },
  });
}

const SCHEMAS = ['table', 'hand', 'hidden', 'shown', 'options', 'content'] as const;

function schemaParts({ meta, spec }: AnyGame): Record<string, string> {
  const named: (readonly [part: string, schema: $ZodType])[] = [
    ...SCHEMAS.map((part) => [part, spec[part]] as const),
    ...Object.entries(spec.events).map(([type, schema]) => [`event.${type}`, schema] as const),
  ];
  return Object.fromEntries(named.map(([part, schema]) => [part, hashJson(shapeOf(schema, `${part} of ${meta.id}`))]));
}

/** A save names a phase and reasons; a client translates codes. */
function nameParts({ spec, phases, ends }: AnyGame): Record<string, string> {
  const named = Object.entries(phases).map(([name, phase]) => [`phase.${name}`, phaseShape(phase as Phase<GameTypes>)] as const);
  const names = {
    ends: Object.fromEntries(ends.map(({ reason, finish }) => [reason, finish])),
    rejections: Object.keys(spec.rejections).sort(),
  };
  return Object.fromEntries([...named, ...Object.entries(names)].map(([part, shape]) => [part, hashJson(shape)]));
}

function phaseShape({ kind, actions }: Phase<GameTypes>): Json {
  return { kind, actions: actions.map(({ type }) => type).sort() };
}

function actionParts({ actions, numbering }: AnyGame): Record<string, string> {
  const kinds = new Map(actions.map(({ type, kind }: AnyActionOf<GameTypes>) => [type, kind]));
  return Object.fromEntries(
    numbering.ranges.map(({ type, from, size }) => {
      const values = Array.from({ length: size }, (_, index) => numbering.decode(from + index) as Json);
      return [`action.${type}`, `${size} from ${from}: ${hashJson([kinds.get(type) as string, ...values])}`];
    }),
  );
}
