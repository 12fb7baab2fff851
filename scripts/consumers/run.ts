import { complain, parseOptions, type Streams } from '../command-line.ts';
import { KINDS, type Kind } from './kinds.ts';
import { hash } from './project/matches.ts';
import { type ConsumerLine, tryKinds } from './try-kinds.ts';

/** Plays in every consumer, writes how each fared, and gives the exit code: 0, 1 where one differs, 2 for bad arguments. */
export async function run(argv: readonly string[], streams: Streams, kinds: readonly Kind[] = KINDS): Promise<number> {
  try {
    const { json = false } = parseOptions(argv, { json: { type: 'boolean' } });
    const consumers = await tryKinds(kinds, hash, (line) => json || streams.stdout.write(textOf(line)));
    if (json) streams.stdout.write(`${JSON.stringify({ hash, consumers })}\n`);
    return consumers.some(({ holds }) => holds === false) ? 1 : 0;
  } catch (error) {
    return complain('consumers', streams, error);
  }
}

function textOf({ name, hash: found, holds, why }: ConsumerLine): string {
  const verdict = holds === null ? 'not tried' : holds ? 'holds' : found === null ? 'FAILS' : 'DIFFERS';
  return `${verdict.padEnd(9)} ${(found ?? '-').slice(0, 12).padEnd(12)}  ${name}${why === undefined ? '' : `: ${why}`}\n`;
}
