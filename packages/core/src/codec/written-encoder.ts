import { written } from '../model/written.ts';
import type { Coder } from './coder.ts';
import type { WordsCoding } from './coding.ts';

/** What is written out of a field of an object. */
export interface WrittenField {
  readonly key: string;
  readonly coder: Coder;
  readonly absent: 0 | 1;
  readonly weight: number;
}

/** A switch over more words than this takes longer than to look them up. */
const FEW = 12;

/**
 * What numbers the objects of these fields, goes by the declared keys, and is written out for them: rules add thousands of choices a second, and a loop over fields meets objects
 * of many shapes. `undefined` where code from text is not allowed.
 */
export function writtenEncoder(fields: readonly WrittenField[]): ((value: unknown) => number) | undefined {
  const given = Object.fromEntries(fields.map(({ coder }, at) => [`encode${at}`, coder.encodeOwn ?? coder.encode]));
  const text = `return function (value) {
    if (typeof value !== 'object' || value === null) return -1;
    let n = 0, own, part;
    ${fields.map(fieldText).join('\n')}
    return n;
  };`;
  return written(text, given);
}

function fieldText({ key, coder, absent, weight }: WrittenField, at: number): string {
  const text = `${partText(coder, at)}
    if (part < 0) return -1;
    n += (part + ${absent}) * ${weight};`;
  return `own = value[${JSON.stringify(key)}]; ${absent === 1 ? `if (own !== undefined) { ${text} }` : text}`;
}

/** Statements that make `part` of `own`. */
function partText({ coding }: Coder, at: number): string {
  if (coding.kind === 'int') {
    const { lo, hi } = coding;
    return `part = typeof own === 'number' && own >= ${lo} && own <= ${hi} && Number.isInteger(own) ? own - ${lo} + 0 : -1;`;
  }
  if (coding.kind === 'words' && coding.values.length <= FEW) return wordsText(coding);
  return `part = encode${at}(own);`;
}

function wordsText({ values }: WordsCoding): string {
  return `switch (own) { ${values.map((word, n) => `case ${JSON.stringify(word)}: part = ${n}; break;`).join(' ')} default: part = -1; }`;
}
