import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import type { MatchRecord } from '../conformance/law.ts';
import type { Shrunk } from './shrink.ts';

/** A failure as TypeScript that can be pasted into a test: it fails there until the game is mended. The words of the game stand beside the actions. */
export function replayText<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, { broken, law, chooser }: Shrunk): string {
  const { setup, entries } = broken.record as unknown as MatchRecord<G, A>;
  const name = law === undefined ? undefined : exportOf(law.name);
  const lines = entries.map(
    ({ seat, action }) => `    { seat: ${seat}, action: ${literal(action)} },${comment(tell(engine, seat, action))}`,
  );
  const options = [...(name === undefined ? [] : [`laws: [${name}]`]), `chooser: ${literal(chooser)}`].join(', ');
  return [
    `import { ${[name, 'walkRecord'].filter((part) => part !== undefined).join(', ')} } from '@quayside/testkit';`,
    '',
    `test(${literal(`${broken.promise} ${broken.law}: ${firstLine(broken.difference)}`)}, () => {`,
    '  const record = {',
    `    setup: ${literal(setup)},`,
    '    entries: [',
    ...lines.map((line) => `  ${line}`),
    '    ],',
    '  };',
    `  walkRecord(engine, record, { ${options} });`,
    '});',
  ].join('\n');
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
function tell<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, seat: number, action: A): string {
  try {
    return firstLine(engine.describe().action(seat, action));
  } catch {
    return '';
  }
}

function comment(text: string): string {
  return text === '' ? '' : ` // ${text}`;
}

function firstLine(text: string): string {
  return (String(text).split('\n')[0] ?? '').slice(0, 120);
}
