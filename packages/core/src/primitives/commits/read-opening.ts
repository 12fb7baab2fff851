import type { AnyAction } from '../../model/game-types.ts';
import { copyJson, isPlainObject, type JsonObject } from '../../model/json.ts';
import { secretProblem } from '../../model/secret.ts';
import { BINDING_FIELDS, bindingFlaw, type CommitBinding } from './commit-binding.ts';
import { type CommitRefused, refuseCommit } from './commit-refused.ts';
import type { CommitOpening } from './seal-commit.ts';

/** An opening is small: what is larger is not looked at. */
const LIMITS = { depth: 32, nodes: 10_000, characters: 100_000 };

const KEYS = ['binding', 'action', 'salt'];

/** Makes an opening of unknown data: a copy of its own, or why it is none. Whether it opens anything is not asked. */
export function readOpening(value: unknown): { readonly ok: true; readonly opening: CommitOpening } | CommitRefused {
  if (value === undefined || value === null) return refuseCommit('missing-opening');
  const copied = copyJson(value, LIMITS);
  if (!copied.ok) return malformed(copied.path);
  if (!isPlainObject(copied.value)) return malformed([]);
  const path = misfit(copied.value);
  if (path !== undefined) return malformed(path);
  const { binding, action, salt } = copied.value as unknown as { binding: CommitBinding; action: AnyAction; salt: string };
  const problem = secretProblem(salt);
  if (problem === 'malformed') return malformed(['salt']);
  return problem === undefined ? { ok: true, opening: { binding, action, salt } } : refuseCommit(`${problem}-salt`);
}

function malformed(path: readonly (string | number)[]): CommitRefused {
  return refuseCommit('malformed-opening', { path: [...path] });
}

/** The path of the first thing that does not belong, but for the salt. */
function misfit(opening: JsonObject): string[] | undefined {
  const { binding, action } = opening;
  const extra = Object.keys(opening).find((key) => !KEYS.includes(key));
  if (extra !== undefined) return [extra];
  if (!isPlainObject(binding)) return ['binding'];
  const field = Object.keys(binding).find((key) => !(BINDING_FIELDS as readonly string[]).includes(key)) ?? bindingFlaw(binding);
  if (field !== undefined) return ['binding', field];
  return isPlainObject(action) ? undefined : ['action'];
}
