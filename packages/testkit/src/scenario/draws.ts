import { leftOver, type RandomState } from '@quayside/core';

/** Results of draws by stream, in the order of the draws. */
export type Deals = Readonly<Record<string, readonly number[]>>;

/** What a script has not dealt; `undefined` if nothing is left. */
export function undealt(random: RandomState): string | undefined {
  const left = Object.entries(leftOver(random)).map(([stream, count]) => `${count} of the stream "${stream}"`);
  return left.length === 0 ? undefined : `scripted draws were not made: ${left.join(', ')}`;
}

/** The stream that a fault of a script names, in quotes. */
export function streamOf(error: unknown): string | undefined {
  return /^scriptedRandom\(\{ (".*"): … \}\)$/.exec((error as { readonly api: string }).api)?.[1];
}

/** What is wrong with a script, if that is what a fault says; `otherwise` is what can be done but listing results. */
export function drawProblem(error: unknown, otherwise: string): string | undefined {
  const { code, expected, received } = error as Readonly<Record<'code' | 'expected' | 'received', string>>;
  const stream = streamOf(error);
  switch (code) {
    case 'stream-not-scripted':
      return `a draw is made from the stream ${stream}, which the scenario does not script: list its results, or ${otherwise}`;
    case 'script-exhausted':
      return `one more draw is made from the stream ${stream} than the scenario scripts: expected ${expected}, ${received}`;
    case 'script-out-of-range':
      return `a scripted draw of the stream ${stream} is out of range: expected ${expected}, got ${received}`;
    case 'bad-script':
      return `no draw of the stream ${stream} gives ${received}`;
    default:
      return undefined;
  }
}
