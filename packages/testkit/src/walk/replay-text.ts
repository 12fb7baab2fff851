import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import { ALL_LAWS } from '../conformance/all-laws.ts';
import type { Law, MatchRecord } from '../conformance/law.ts';
import { refusalsHaveWords } from '../conformance/refusals-have-words.ts';
import { SEATS_ALIKE } from '../conformance/symmetry.ts';
import type { LawBrokenDetails } from './law-broken.ts';

/** A law that was broken, and how to find that again. */
export interface FoundBroken {
  /** Which law, and the record that breaks it. */
  readonly broken: Pick<LawBrokenDetails, 'law' | 'promise' | 'difference' | 'record'>;
  /** The law, if it is one that can be walked with. */
  readonly law: Law | undefined;
  /** What seeds the samples of the law. */
  readonly chooser: string;
}

/** What a test file has to bring, whatever the law. */
const ENGINE = '`engine` (`createEngine(game)` of @quayside/core)';
const TEST = "`test` (`import { test } from 'vitest'`, or of another runner)";

/** A longer record is not printed. */
const MOST_ENTRIES = 1000;

/**
 * A failure as TypeScript that can be pasted into a test file of the game: it compiles, and fails there until the game is mended. The words of the game stand
 * beside the actions. The first line names what the file has to bring, since only it knows that: the `engine`, `test`, what the game declares `symmetric`, a law
 * that is its own.
 */
export function replayText<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, { broken, law, chooser }: FoundBroken): string {
  const { setup, entries } = broken.record as unknown as MatchRecord<G, A>;
  if (entries.length > MOST_ENTRIES)
    return `That took ${entries.length} actions, too many to print: the \`record\` of this error holds them, for walkRecord(engine, record).`;
  const { imported, called, own } = lawText(law);
  const brought = [ENGINE, TEST, ...own];
  const tell = teller(engine);
  // Written into the call: there the compiler takes the actions for those of the game.
  const walked = [
    'walkRecord(',
    '    engine,',
    '    {',
    `      setup: ${literal(setup)},`,
    '      entries: [',
    ...entries.map(({ seat, action }) => `        { seat: ${seat}, action: ${literal(action)} },${comment(tell(seat, action))}`),
    '      ],',
    '    },',
    `    { laws: [${called}], chooser: ${literal(chooser)} },`,
    '  );',
  ].join('\n');
  return [
    `// For a test file of ${engine.game.meta.id}, which brings ${brought.join(', ')}.`,
    `import { ${[...imported, 'walkRecord'].join(', ')} } from '@quayside/testkit';`,
    '',
    `test(${literal(`${broken.promise} ${broken.law}: ${firstLine(broken.difference)}`)}, () => {`,
    // What is no law to walk with is that the match goes on.
    ...(law === undefined
      ? [`  const { finished } = ${walked}`, `  if (!finished) throw new Error(${literal(broken.difference)});`]
      : [`  ${walked}`]),
    '});',
  ].join('\n');
}

/** The law as it is written in a test, and what has to be imported for it. */
function lawText(law: Law | undefined): Record<'imported' | 'own', readonly string[]> & { readonly called: string } {
  if (law === undefined) return { imported: [], own: [], called: '' };
  const name = exportOf(law.name);
  if (law.name === SEATS_ALIKE) return { imported: [name], own: ['`symmetric` as its laws have it'], called: `${name}(symmetric)` };
  const isOurs = [...ALL_LAWS, refusalsHaveWords].some((ours) => ours.name === law.name);
  return isOurs ? { imported: [name], own: [], called: name } : { imported: [], own: [`\`${name}\`, the law`], called: name };
}

/** The export of the testkit that a law is known by: `view-decides` is `viewDecides`. */
export function exportOf(law: string): string {
  return law.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A value of plain JSON as TypeScript. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, part]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key)}: ${literal(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** A game that breaks a law may have no words either. */
function teller<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>): (seat: number, action: A) => string {
  const words = engine.describe();
  return (seat, action) => {
    try {
      return firstLine(words.action(seat, action));
    } catch {
      return '';
    }
  };
}

function comment(text: string): string {
  return text === '' ? '' : ` // ${text}`;
}

function firstLine(text: string): string {
  return (String(text).split('\n')[0] ?? '').slice(0, 120);
}
