import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complain, parseOptions, type Streams } from '../command-line.ts';
import { root } from '../sources.ts';
import { type Size, weigh } from './bundle.ts';
import { PAGE_BUDGET, WEIGHED } from './weighed.ts';

/** Sizes by name. */
export type Sizes = Readonly<Record<string, Size>>;

/** So much may be added before the record must say so, as a part of what is recorded: compressors differ by less. */
const TOLERANCE = 0.01;

const RECORD = join(root, 'sizes.json');

/** Weighs, compares with the record or writes it, and gives the exit code: 0, 1 where something has grown or the page is over its budget, 2 for bad arguments. */
export async function run(argv: readonly string[], streams: Streams, weighed = weighAll): Promise<number> {
  try {
    const { update = false, json = false } = parseOptions(argv, { update: { type: 'boolean' }, json: { type: 'boolean' } });
    const sizes = await weighed();
    const grown = grownSince(readRecord(), sizes);
    const budget = budgetOf(sizes);
    if (update) writeFileSync(RECORD, `${JSON.stringify(sizes, null, 2)}\n`);
    streams.stdout.write(json ? `${JSON.stringify({ sizes, grown, budget, updated: update })}\n` : textOf(sizes, grown, budget));
    return budget.holds && (update || grown.length === 0) ? 0 : 1;
  } catch (error) {
    return complain('sizes', streams, error);
  }
}

/** Weighs everything. The packages must have been built. */
export async function weighAll(): Promise<Sizes> {
  const entries = await Promise.all(Object.entries(WEIGHED).map(async ([name, bundled]) => [name, await weigh(bundled)] as const));
  return Object.fromEntries(entries);
}

/** The sizes that are in git; none before the first. */
export const readRecord = (): Sizes => (existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Sizes) : {});

/** What weighs more than the record says, gzipped, or is not in it; and what is in it alone. */
export function grownSince(record: Sizes, sizes: Sizes): readonly string[] {
  const grown = Object.entries(sizes).flatMap(([name, { gzipped }]) => {
    const before = record[name]?.gzipped;
    if (before === undefined) return [`${name} is not in the record`];
    return gzipped > before * (1 + TOLERANCE) ? [`${name} has grown from ${before} to ${gzipped} bytes`] : [];
  });
  const gone = Object.keys(record).filter((name) => sizes[name] === undefined);
  return [...grown, ...gone.map((name) => `${name} is in the record alone`)];
}

/** Whether the page is within its budget. */
export function budgetOf(sizes: Sizes) {
  const { name, most } = PAGE_BUDGET;
  const gzipped = sizes[name]?.gzipped ?? Number.POSITIVE_INFINITY;
  return { name, gzipped, most, holds: gzipped <= most };
}

function textOf(sizes: Sizes, grown: readonly string[], { name, most, gzipped, holds }: ReturnType<typeof budgetOf>): string {
  const lines = Object.entries(sizes).map(
    ([each, size]) => `${String(size.minified).padStart(8)} ${String(size.gzipped).padStart(8)}  ${each}`,
  );
  const verdict = `${holds ? 'holds' : 'FALLS SHORT'}: ${name} weighs ${gzipped} bytes gzipped, and may weigh ${most}`;
  return `${[' minified  gzipped', ...lines, ...grown, verdict].join('\n')}\n`;
}
