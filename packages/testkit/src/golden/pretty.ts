/** So many columns a line takes at most; what formatters of code are mostly told. */
const WIDTH = 140;

/** JSON for people and for comparing files: whatever fits into a line stands in one, the rest is broken into lines. Formatters leave it as it is. */
export function prettyJson(value: unknown): string {
  return broken(value, '', 0);
}

/** `beside` is what else stands in the line: the key before, the comma behind. */
function broken(value: unknown, indent: string, beside: number): string {
  const line = inLine(value);
  if (!isContainer(value) || isEmpty(value) || indent.length + beside + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const parts = partsOf(value);
  const lines = parts.map(([key, part], nth) => {
    const comma = nth < parts.length - 1 ? ',' : '';
    return `${deeper}${key}${broken(part, deeper, key.length + comma.length)}${comma}\n`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join('')}${indent}${close}`;
}

/** All in one line, with spaces between the parts. */
function inLine(value: unknown): string {
  if (!isContainer(value)) return JSON.stringify(value);
  const parts = partsOf(value).map(([key, part]) => `${key}${inLine(part)}`);
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** What stands before each part, and the part. */
function partsOf(value: object): (readonly [key: string, part: unknown])[] {
  if (Array.isArray(value)) return value.map((part) => ['', part] as const);
  return Object.entries(value).map(([key, part]) => [`${JSON.stringify(key)}: `, part] as const);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
