import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { sha256Hex } from '../model/hash.ts';
import type { Position } from './state.ts';
import { badPosition, type Stream } from './stream.ts';
import { uniformInt } from './uniform.ts';

/**
 * Opens a stream of the `xoroshiro128plus` generator at a position, by default where its key and label put it: the first four words,
 * big-endian, of the SHA-256 of the text `xoroshiro128plus:` + key + `:` + the label as a JSON string. A word is the generator's next
 * output, read as unsigned.
 */
export function openXoroshiro(key: string, label: string, position: Position = startOf(key, label)): Stream {
  if (!isXoroshiroPosition(position)) throw badPosition('xoroshiro128plus', label, position, 'four signed 32-bit words, not all zero');
  const generator = xoroshiro128plusFromState(position);
  const word = (): number => generator.next() >>> 0;
  return { int: (below) => uniformInt(word, below), position: () => [...generator.getState()] };
}

/** Whether a value is the generator's state: four signed 32-bit integers. Four zeros are refused, since zeros are all they would deal. */
export function isXoroshiroPosition(value: unknown): value is number[] {
  if (!Array.isArray(value) || value.length !== 4) return false;
  // Array.from, since `every` skips holes.
  const words = Array.from<unknown>(value);
  return words.every((word) => typeof word === 'number' && Object.is(word, word | 0)) && words.some((word) => word !== 0);
}

function startOf(key: string, label: string): number[] {
  const hash = sha256Hex(`xoroshiro128plus:${key}:${JSON.stringify(label)}`);
  const words = [0, 8, 16, 24].map((place) => Number.parseInt(hash.slice(place, place + 8), 16) | 0);
  return words.some((word) => word !== 0) ? words : [1, 0, 0, 0];
}
