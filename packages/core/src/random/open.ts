import { Fault } from '../model/fault.ts';
import { openChacha20 } from './chacha20.ts';
import type { RandomSource } from './random.ts';
import { openScript } from './script.ts';
import type { Position, RandomState } from './state.ts';
import type { Stream } from './stream.ts';
import { checkStreamName } from './stream-name.ts';
import { openXoroshiro } from './xoroshiro128plus.ts';

/**
 * Opens saved chance for drawing. The state it was opened on is only read, never changed: call `state()` for what to save. Streams open at
 * their first draw, so opening costs nothing, and refuses nothing: a state that is none is found out by a draw (see {@link RandomSource}). A source may live as long as a
 * simulation does: a draw allocates nothing.
 *
 * @example
 * ```ts
 * import { openRandom, seedRandom } from '@quayside/core';
 *
 * const source = openRandom(seedRandom('harbour', 'chacha20'));
 * source.int('dice', 6);
 *
 * console.log(source.state().streams); // { dice: 1 }
 * ```
 */
export function openRandom(state: RandomState): RandomSource {
  return openFrom(state, new Map(), false);
}

function openFrom(state: RandomState, open: Map<string, Stream>, begun: boolean): RandomSource {
  let moved = begun;
  // Draws come in runs from one stream; comparing two references is cheaper than a look-up.
  let lastLabel: string | undefined;
  let lastStream: Stream | undefined;

  function stream(label: string): Stream {
    if (label === lastLabel && lastStream !== undefined) return lastStream;
    const found = open.get(label) ?? openStream(state, label);
    open.set(label, found);
    lastLabel = label;
    lastStream = found;
    return found;
  }

  function int(label: string, below: number): number {
    if (!(below > 1 && below <= 2 ** 32 && Number.isInteger(below))) return onlyResult(label, below);
    const result = stream(label).int(below);
    moved = true;
    return result;
  }

  return {
    int,
    shuffle(label, items) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = int(label, last + 1);
        // `as`: both places exist, and `undefined` may be an item.
        const item = items[last] as (typeof items)[number];
        items[last] = items[other] as (typeof items)[number];
        items[other] = item;
      }
      return items;
    },
    pick(label, items) {
      if (items.length === 0) throw emptyPick(label);
      return items[int(label, items.length)] as (typeof items)[number];
    },
    copy() {
      const copies = new Map<string, Stream>();
      for (const [name, { position }] of open) copies.set(name, openAt(state, name, position()));
      return openFrom(state, copies, moved);
    },
    moved: () => moved,
    state: () => (moved ? { algorithm: state.algorithm, key: state.key, streams: positions(state, open) } : state),
  };
}

function openStream(state: RandomState, label: string): Stream {
  checkStreamName('random.int(stream, below)', label);
  return openAt(state, label, Object.hasOwn(state.streams, label) ? state.streams[label] : undefined);
}

function openAt(state: RandomState, label: string, position: Position | undefined): Stream {
  switch (state.algorithm) {
    case 'chacha20':
      return openChacha20(state.key, label, position);
    case 'xoroshiro128plus':
      return openXoroshiro(state.key, label, position);
    case 'script':
      return openScript(label, position);
    default:
      throw unknownAlgorithm(state.algorithm);
  }
}

function positions(state: RandomState, open: ReadonlyMap<string, Stream>): Record<string, Position> {
  const streams: Record<string, Position> = {};
  for (const label of [...new Set([...Object.keys(state.streams), ...open.keys()])].sort()) {
    const position = open.get(label)?.position() ?? state.streams[label];
    // A list is copied: two states never share one.
    if (position !== undefined) streams[label] = typeof position === 'number' ? position : [...position];
  }
  return streams;
}

/** One possible result is no chance: nothing is consumed. The name is checked all the same, so that a mistake shows at once. */
function onlyResult(label: string, below: number): number {
  checkStreamName('random.int(stream, below)', label);
  if (below === 1) return 0;
  const remedy = 'Ask for a number below the count of equally likely results.';
  throw new Fault({
    code: 'bad-below',
    api: `random.int(${JSON.stringify(label)}, below)`,
    expected: 'an integer in 1 … 2^32',
    received: String(below),
    remedy,
  });
}

function emptyPick(label: string): Fault {
  const api = `random.pick(${JSON.stringify(label)}, items)`;
  return new Fault({
    code: 'empty-pick',
    api,
    expected: 'at least one item',
    received: 'none',
    remedy: 'Ask first whether there is anything to pick from.',
  });
}

function unknownAlgorithm(algorithm: never): Fault {
  const remedy = 'Load saved chance through parseRandomState, which refuses what this version does not know.';
  return new Fault({ code: 'bad-algorithm', api: 'openRandom(state)', expected: 'a known algorithm', received: String(algorithm), remedy });
}
