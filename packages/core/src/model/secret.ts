import { Fault } from './fault.ts';

/**
 * A secret that nobody can guess, as text: lower-case hex of 16 to 128 bytes, drawn from the system's generator. Seeds of fair matches, nonces and salts
 * are secrets. That it was drawn at random cannot be checked; that it is long enough to have been can.
 */
export const SECRET_BYTES = { min: 16, max: 128 } as const;

/** What a secret must look like, for messages. */
export const SECRET_SHAPE = `${SECRET_BYTES.min * 2} to ${SECRET_BYTES.max * 2} lower-case hex digits, two a byte`;

/** What is wrong with a secret. */
export type SecretProblem = 'missing' | 'short' | 'malformed';

/** Why a value is no {@link SECRET_BYTES secret}; `undefined` if it is one. An empty text is missing. */
export function secretProblem(value: unknown): SecretProblem | undefined {
  if (value === undefined || value === null || value === '') return 'missing';
  if (typeof value !== 'string' || value.length % 2 !== 0 || value.length > SECRET_BYTES.max * 2 || !/^[0-9a-f]+$/.test(value))
    return 'malformed';
  return value.length < SECRET_BYTES.min * 2 ? 'short' : undefined;
}

/** Throws the fault `bad-secret` unless a value is one. A secret is not repeated in a message, which may be logged. */
export function demandSecret(api: string, value: unknown): void {
  const problem = secretProblem(value);
  if (problem === undefined) return;
  throw new Fault({
    code: 'bad-secret',
    api,
    expected: SECRET_SHAPE,
    received: `one that is ${problem}`,
    remedy: 'Draw 32 bytes with `crypto.getRandomValues` and write them as lower-case hex.',
  });
}

/** Whether a value is a SHA-256 as this library writes it: 64 lower-case hex digits. */
export function isDigest(value: unknown): value is string {
  return typeof value === 'string' && value.length === 64 && /^[0-9a-f]+$/.test(value);
}
