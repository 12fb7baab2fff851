import type { Flaw } from '../game/game.ts';
import type { FrozenJson } from '../game/migration.ts';
import { schemaFlaw } from '../game/schema-flaw.ts';
import { Fault } from '../model/fault.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { copyJson } from '../model/json.ts';
import { foundAt, kindOf, toldAs } from '../model/told.ts';
import type { AnyExtension } from './extension.ts';

/** A slice as it is kept: with the version of the extension that made it. */
export interface KeptSlice {
  /** That of the extension that made it, from 1. */
  readonly version: number;
  /** As the schema of the extension admits it. */
  readonly slice: FrozenJson;
}

/** A function of an extension. */
export type ExtensionPart = 'init' | 'react' | 'undo' | 'check' | 'due';

/**
 * Makes a slice by a function of its extension: a frozen copy that its schema admits, or one of those that were known, unless it is new. What throws, or makes
 * anything else, is a fault that names the function.
 */
export function makeSlice<G extends GameTypes, A extends AnyAction>(
  extension: AnyExtension<G, A>,
  part: ExtensionPart,
  make: () => unknown,
  known: readonly KeptSlice[] = [],
): KeptSlice {
  const made = askExtension(extension, part, make);
  const same = known.find(({ slice }) => slice === made);
  if (same !== undefined) return same;
  const copied = copyJson(made);
  if (!copied.ok) throw badSlice(extension.id, part, copied, made);
  const flaw = schemaFlaw(extension.schema, copied.value);
  if (flaw !== undefined) throw badSlice(extension.id, part, flaw, made);
  return deepFreeze({ version: extension.version, slice: copied.value });
}

/** Calls a function of an extension; what throws is a fault that names it. */
export function askExtension<G extends GameTypes, A extends AnyAction, T>(
  { id }: AnyExtension<G, A>,
  part: ExtensionPart,
  ask: () => T,
): T {
  try {
    return ask();
  } catch (error) {
    throw new Fault({
      code: 'extension-threw',
      api: `${part} of the extension ${id}`,
      expected: 'an answer',
      received: String(error),
      remedy: 'Mend it there; nothing was done.',
    });
  }
}

function badSlice(id: string, part: ExtensionPart, { path, problem }: Pick<Flaw, 'path' | 'problem'>, slice: unknown): Fault {
  const at = path.length === 0 ? '' : ` at ${path.join('.')}`;
  return new Fault({
    code: 'bad-slice',
    api: `${part} of the extension ${id}`,
    ...toldAs(`${problem}${at}`, 'a slice that its schema admits', () => kindOf(foundAt(slice, path))),
    remedy: 'Return plain JSON that fits the schema, or widen the schema; nothing was done.',
  });
}
