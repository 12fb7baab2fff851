import { Fault } from '../../model/fault.ts';
import { deepFreeze } from '../../model/freeze.ts';
import type { AnyAction } from '../../model/game-types.ts';
import { hashJson } from '../../model/hash.ts';
import { copyJson, type Json } from '../../model/json.ts';
import { demandSecret } from '../../model/secret.ts';
import { BINDING_FIELDS, bindingFlaw, type CommitBinding } from './commit-binding.ts';

/** What a seat keeps to itself until all have committed. Plain JSON. */
export interface CommitOpening<A = AnyAction> {
  /** Where it opens, and for whom. */
  readonly binding: CommitBinding;
  /** What was sealed, `type` included. */
  readonly action: A;
  /** Lower-case hex of 16 bytes or more, never used for anything else. */
  readonly salt: string;
}

/** A sealed commit: the digest is told to everybody at once, the opening once all digests are in. */
export interface SealedCommit<A = AnyAction> {
  /** 64 lower-case hex digits. */
  readonly commitment: string;
  /** To be kept secret until all digests are in. */
  readonly opening: CommitOpening<A>;
}

/**
 * Seals an action so that it can be shown to have been chosen before the others were known, without a host that anybody has to trust. The digest is the
 * SHA-256 of the canonical JSON `{"action":…,"binding":…,"format":"quayside-commitment/1","salt":…}`.
 *
 * Core has no chance of its own: draw a new salt of 32 bytes for each commitment with `crypto.getRandomValues` and keep it where the opening is kept. Refuses, by
 * fault, a salt of less than 16 bytes (`bad-secret`), a binding with a field that is none (`bad-binding`) and an action that is no JSON (`not-json`). Whether the
 * action is legal is not asked here: see `engine.explain`.
 *
 * @example
 * ```ts
 * import { sealCommit } from '@quayside/core';
 *
 * const binding = { game: 'auction', rules: '1.0.0', match: 'table 7', phase: 'bidding', step: 12, seat: 0 };
 * const salt = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
 * const { commitment, opening } = sealCommit(binding, { type: 'bid', amount: 5 }, salt);
 * console.log(commitment.length, opening.action.amount); // 64 5
 * ```
 */
export function sealCommit<A extends AnyAction>(binding: CommitBinding, action: A, salt: string): SealedCommit<A> {
  demandSecret('sealCommit(binding, action, salt).salt', salt);
  const opening = { binding: checkedBinding(binding), action: checkedAction(action), salt };
  return deepFreeze({ commitment: digestOf(opening), opening });
}

/** The commitment that an opening opens. */
export function digestOf({ binding, action, salt }: CommitOpening): string {
  return hashJson({ format: 'quayside-commitment/1', binding, action, salt } as unknown as Json);
}

function checkedBinding(binding: CommitBinding): CommitBinding {
  const { game, rules, match, phase, step, seat } = binding;
  const flaw = bindingFlaw({ game, rules, match, phase, step, seat });
  if (flaw === undefined) return { game, rules, match, phase, step, seat };
  throw new Fault({
    code: 'bad-binding',
    api: `sealCommit(binding, action, salt).binding.${flaw}`,
    expected: `${BINDING_FIELDS.join(', ')}: names as text, step and seat as numbers from 0`,
    received: String(binding[flaw]),
    remedy: 'Take it from a view with `commitBinding`.',
  });
}

function checkedAction<A extends AnyAction>(action: A): A {
  const copied = copyJson(action);
  if (copied.ok) return copied.value as unknown as A;
  throw new Fault({
    code: 'not-json',
    api: ['sealCommit(binding, action, salt).action', ...copied.path].join('.'),
    expected: 'an action as plain JSON',
    received: copied.problem,
    remedy: 'Seal what `engine.explain` finds nothing against.',
  });
}
