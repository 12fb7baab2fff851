import ts from 'typescript';

/** One test that runs: its title as written, and the rules whose refusal it asserts. */
export interface TestCall {
  readonly title: string;
  /**
   * The rules of `assertRejected(result, 'code', 'rule')` and `expect(result).toBeRejected('code', 'rule')` inside it, and of a scenario's
   * `.rejects('seat', action, 'code', 'rule')`.
   */
  readonly refusals: readonly string[];
}

const testNames = new Set(['test', 'it']);
const suiteNames = new Set(['describe', 'suite']);
/** Modifiers under which a test does not run, may not run, or is expected to fail: none of these shows a rule at work. */
const idle = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails']);

/** The tests of a file, found in its syntax tree; those that are skipped, or stand in a skipped suite, are left out. */
export function findTestCalls(path: string, text: string): readonly TestCall[] {
  const found: TestCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const chain = calleeChain(node.expression);
      if (isIdleSuite(node, chain)) return;
      const title = runningTitle(node, chain);
      if (title !== undefined) found.push({ title, refusals: refusalsIn(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true));
  return found;
}

/** `test.each(rows)` gives `['test', 'each']`; calls and tagged templates on the way are looked through. */
function calleeChain(callee: ts.Expression): readonly string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeChain(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeChain(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeChain(callee.tag);
  return [];
}

function isIdleSuite(call: ts.CallExpression, [name = '', ...modifiers]: readonly string[]): boolean {
  return suiteNames.has(name) && (modifiers.some((modifier) => idle.has(modifier)) || hasIdleOption(call));
}

function runningTitle(call: ts.CallExpression, [name = '', ...modifiers]: readonly string[]): string | undefined {
  if (!testNames.has(name) || modifiers.some((modifier) => idle.has(modifier))) return undefined;
  const [title, ...rest] = call.arguments;
  // Without a body, a test is a note of something to do.
  if (title === undefined || rest.length === 0 || hasIdleOption(call)) return undefined;
  return literalText(title);
}

/** True for `test('…', { skip: true }, …)`. */
function hasIdleOption(call: ts.CallExpression): boolean {
  const options = call.arguments.filter(ts.isObjectLiteralExpression).flatMap((option) => [...option.properties]);
  return options.some((property) => property.name !== undefined && ts.isIdentifier(property.name) && idle.has(property.name.text));
}

/** The text of a string or template; the holes of a template become `…`. */
function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
}

/** By the name of what asserts a refusal, which argument is the code; the rule comes next. */
const refusalWords: ReadonlyMap<string, number> = new Map([
  ['assertRejected', 1],
  ['toBeRejected', 0],
  ['rejects', 2],
]);

function refusalsIn(test: ts.CallExpression): readonly string[] {
  const calls = callsIn(test).map((call) => ({ call, chain: calleeChain(call.expression) }));
  // Until it is run, a scenario shows nothing.
  const runs = calls.some(({ chain }) => chain.at(-1) === 'run');
  return calls.flatMap(({ call, chain }) => {
    const name = chain.at(-1) ?? '';
    const place = refusalWords.get(name);
    if (place === undefined || chain.includes('not') || (name === 'rejects' && !runs)) return [];
    const [code, rule] = call.arguments.slice(place);
    return code && rule && ts.isStringLiteralLike(code) && ts.isStringLiteralLike(rule) ? [rule.text] : [];
  });
}

function callsIn(root: ts.Node): readonly ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return calls;
}
