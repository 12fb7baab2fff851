import { type CheckDefinition, checksOf, type Definition } from '../codec/inspect.ts';

/** A range, either end of which may be infinite. */
export type Range = readonly [lo: number, hi: number];

const ANY: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Ranges that an integer format of zod carries, where they are a bound that somebody meant. */
const FORMATS: Readonly<Record<string, Range>> = { int32: [-(2 ** 31), 2 ** 31 - 1], uint32: [0, 2 ** 32 - 1] };

/** The range of a number schema by its checks; those in code are not seen. */
export function rangeOf(definition: Definition): Range {
  // An integer schema of zod is its own first check.
  const own = 'check' in definition ? [definition as CheckDefinition] : [];
  const checks = [...own, ...checksOf(definition)];
  const step = checks.some(({ check, format }) => check === 'number_format' && format !== 'float32' && format !== 'float64') ? 1 : 0;
  return within(checks.map((check) => rangeOfCheck(check, step)));
}

function rangeOfCheck({ check, format, value, inclusive }: CheckDefinition, step: number): Range {
  if (check === 'number_format') return FORMATS[format ?? ''] ?? ANY;
  if (typeof value !== 'number') return ANY;
  if (check === 'greater_than') return [inclusive === true ? value : value + step, ANY[1]];
  return check === 'less_than' ? [ANY[0], inclusive === true ? value : value - step] : ANY;
}

/** The lengths that an array schema takes. */
export function lengthsOf(definition: Definition): Range {
  return within([[0, ANY[1]], ...checksOf(definition).map(lengthsOfCheck)]);
}

function lengthsOfCheck({ check, minimum, maximum, length }: CheckDefinition): Range {
  if (check === 'min_length') return [minimum as number, ANY[1]];
  if (check === 'max_length') return [0, maximum as number];
  return check === 'length_equals' ? [length as number, length as number] : ANY;
}

function within(ranges: readonly Range[]): Range {
  return [Math.max(ANY[0], ...ranges.map(([lo]) => lo)), Math.min(ANY[1], ...ranges.map(([, hi]) => hi))];
}
