import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';
import type { Json } from './json.ts';

/**
 * The SHA-256 of a JSON value, as 64 lower-case hexadecimal digits: the hash of the UTF-8 bytes of its {@link canonicalJson}. Equal values
 * have equal hashes, in whatever order their keys were set. Refuses, by the fault `not-json`, what is not JSON.
 *
 * @example
 * ```ts
 * import { hashJson } from '@quayside/core';
 *
 * console.log(hashJson({ a: 1, b: 2 }) === hashJson({ b: 2, a: 1 })); // true
 * ```
 */
export function hashJson(value: Json): string {
  return sha256Hex(canonicalJson(value));
}

/** The SHA-256 of the UTF-8 bytes of a text, as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8Bytes(text)));
}

/**
 * The UTF-8 bytes of a text; a lone surrogate becomes U+FFFD, as `TextEncoder` does it. Our own because the engine also runs where there is
 * ECMAScript and nothing else, and `TextEncoder` belongs to the platform.
 */
export function utf8Bytes(text: string): Uint8Array {
  // No UTF-16 unit takes more than three bytes: a pair takes four for two.
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      bytes[length] = unit;
      length += 1;
      continue;
    }
    const point = text.codePointAt(at) ?? 0xfffd;
    length = writeCodePoint(bytes, length, isSurrogate(point) ? 0xfffd : point);
    // A pair has been read as one.
    if (point > 0xffff) at += 1;
  }
  return bytes.slice(0, length);
}

function isSurrogate(point: number): boolean {
  return point >= 0xd800 && point <= 0xdfff;
}

/** Of a code point beyond ASCII. */
function writeCodePoint(bytes: Uint8Array, at: number, point: number): number {
  const tail = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  bytes[at] = (LEAD[tail] ?? 0) | (point >> (6 * tail));
  for (let i = 1; i <= tail; i += 1) bytes[at + i] = 0x80 | ((point >> (6 * (tail - i))) & 0x3f);
  return at + tail + 1;
}

/** The marks of a first byte, by how many bytes follow it. */
const LEAD: readonly number[] = [0, 0xc0, 0xe0, 0xf0];
