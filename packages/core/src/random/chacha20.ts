import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256Hex } from '../model/hash.ts';
import type { Position } from './state.ts';
import { badPosition, type Stream } from './stream.ts';
import { uniformInt } from './uniform.ts';

/** The furthest position of a stream, and that a saved state may name; after its word comes the first one again, so that what was drawn from can always be saved. Years of drawing. */
export const FURTHEST_CHACHA_POSITION = 2 ** 52;

const WORDS_PER_BLOCK = 16;
const BLOCK_BYTES = 64;
const MEMO_BLOCKS = 64;
const ZEROS = new Uint8Array(BLOCK_BYTES);

/** Blocks made lately. A block is a function of its key alone, so that remembering one changes no result, only the time that it takes. */
const memo = new Map<string, Uint32Array>();

/**
 * Opens a stream of the `chacha20` generator (RFC 8439) at a position, by default the start.
 *
 * A stream is independent of all others because it has a cipher key of its own: the SHA-256 of the text `chacha20:` + key + `:` + the label
 * as a JSON string (JSON, so that lone surrogates differ too). Word `n` is the `n mod 16`th little-endian word of block `b = floor(n / 16)`;
 * the block counter is `b mod 2^31`, the nonce is twelve zero bytes but for `floor(b / 2^31)` in its first four, little-endian. After word 2^52 comes word 0.
 */
export function openChacha20(key: string, label: string, position: Position = 0): Stream {
  if (typeof position !== 'number') throw badPosition('chacha20', label, position, 'a count of words');
  let next = position;
  let block: Uint32Array | undefined;
  const word = (): number => {
    const place = next % WORDS_PER_BLOCK;
    if (block === undefined || place === 0) block = blockAt(key, label, (next - place) / WORDS_PER_BLOCK);
    next = next < FURTHEST_CHACHA_POSITION ? next + 1 : 0;
    return block[place] as number;
  };
  return { int: (below) => uniformInt(word, below), position: () => next };
}

function blockAt(key: string, label: string, index: number): Uint32Array {
  const name = `${key}:${index}:${label}`;
  const known = memo.get(name);
  if (known !== undefined) return known;
  const block = makeBlock(bytesOf(sha256Hex(`chacha20:${key}:${JSON.stringify(label)}`)), index);
  const oldest = memo.keys().next();
  if (memo.size >= MEMO_BLOCKS && !oldest.done) memo.delete(oldest.value);
  memo.set(name, block);
  return block;
}

function makeBlock(subkey: Uint8Array, index: number): Uint32Array {
  const counter = index % 2 ** 31;
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, (index - counter) / 2 ** 31, true);
  const bytes = new DataView(chacha20(subkey, nonce, ZEROS, new Uint8Array(BLOCK_BYTES), counter).buffer);
  return Uint32Array.from({ length: WORDS_PER_BLOCK }, (_, place) => bytes.getUint32(place * 4, true));
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, place) => Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16));
}
