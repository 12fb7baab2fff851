import { hashJson } from '../model/hash.ts';
import { demandSeat, type Seat } from '../model/seat.ts';
import { demandSecret } from '../model/secret.ts';

/**
 * What was said before the first draw of a fair match. With the seed it gives the key of all chance; without it, it says nothing about a draw, so
 * everybody may see it.
 */
export interface FairStart {
  /** {@link commitSeed} of the host's seed, published before any nonce. */
  readonly commitment: string;
  /** By seat: lower-case hex of 16 bytes or more, drawn by that seat. */
  readonly nonces: readonly string[];
  /**
   * By seat: {@link commitNonce} of its nonce, published by all before any nonce was. Needed where the host may be in league with a seat (or
   * sits at the table): it keeps that seat from choosing its nonce last.
   */
  readonly nonceCommitments?: readonly string[];
}

/**
 * What a host publishes before the seats add their nonces: it binds the host to its seed and does not tell it. SHA-256 of the canonical JSON
 * `{"format":"quayside-seed/1","seed":…}`, 64 hex digits.
 *
 * The seed is lower-case hex of 16 to 128 bytes, drawn at random: no other salt protects it. Refuses, by the fault `bad-secret`, what is shorter: it could be
 * found by trying.
 *
 * @example
 * ```ts
 * import { commitSeed } from '@quayside/core';
 *
 * const bytes = crypto.getRandomValues(new Uint8Array(32));
 * const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
 * console.log(commitSeed(seed).length); // 64
 * console.log(commitSeed('00112233445566778899aabbccddeeff')); // b3e42fc772646d807e86c96cc3fbe23f6fca1319cc4f41eca188ae82d80634af
 * ```
 */
export function commitSeed(seed: string): string {
  demandSecret('commitSeed(seed)', seed);
  return hashJson({ format: 'quayside-seed/1', seed });
}

/**
 * What a seat publishes before it tells its nonce, where the seats tell theirs only once all are bound. SHA-256 of the canonical JSON
 * `{"format":"quayside-nonce/1","nonce":…,"seat":…}`. Refuses a short nonce as {@link commitSeed} does a short seed, and by the
 * fault `bad-seat` what is no seat.
 *
 * @example
 * ```ts
 * import { commitNonce } from '@quayside/core';
 *
 * const nonce = '00112233445566778899aabbccddeeff';
 * console.log(commitNonce(0, nonce) === commitNonce(1, nonce)); // false
 * ```
 */
export function commitNonce(seat: Seat, nonce: string): string {
  demandSeat('commitNonce(seat, nonce)', seat);
  demandSecret('commitNonce(seat, nonce)', nonce);
  return hashJson({ format: 'quayside-nonce/1', nonce, seat });
}

/**
 * The key of a fair match: SHA-256 of the canonical JSON `{"format":"quayside-fair-key/1","nonces":[…],"seed":…}`, nonces in the order of seats. As long as one
 * of those who gave a part drew it at random and told it after the others were bound, nobody could choose the key, nor foresee it. Refuses, by the fault `bad-secret`, a seed or a
 * nonce that is not lower-case hex of 16 to 128 bytes.
 *
 * @example
 * ```ts
 * import { fairKey } from '@quayside/core';
 *
 * const [seed, one, other] = ['00', '11', '22'].map((byte) => byte.repeat(16)) as [string, string, string];
 * console.log(fairKey(seed, [one, other]) === fairKey(seed, [other, one])); // false
 * ```
 */
export function fairKey(seed: string, nonces: readonly string[]): string {
  demandSecret('fairKey(seed, nonces)', seed);
  for (const nonce of nonces) demandSecret('fairKey(seed, nonces)', nonce);
  return hashJson({ format: 'quayside-fair-key/1', nonces: [...nonces], seed });
}
