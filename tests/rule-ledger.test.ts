import { describe, expect, test } from 'vitest';
import { citedIds, leadingIds } from '../scripts/ledger/ids.ts';
import { buildLedger, type LedgerInput } from '../scripts/ledger/ledger.ts';
import { readLedgerInput } from '../scripts/ledger/read.ts';
import { findTestCalls } from '../scripts/ledger/test-calls.ts';

describe('the repository', () => {
  const input = readLedgerInput();
  const ledger = buildLedger(input);

  test('every rule has code and test, every refusal was received', () => {
    expect(ledger.missing.map(({ id, lacks }) => `${id}: ${lacks.join(', ')}`)).toEqual([]);
  });

  test('no code and no test cites a rule that does not exist', () => {
    expect(ledger.unknown).toEqual([]);
  });

  test('no rule is listed twice, and every refusal is a rule', () => {
    expect(input.ids.filter((id, index) => input.ids.indexOf(id) !== index)).toEqual([]);
    expect(input.refusals.filter((id) => !input.ids.includes(id))).toEqual([]);
  });

  test('a rule that is not applicable exists, has a reason and is not covered', () => {
    const bad = input.notApplicable.filter(
      ({ id, reason }) => !input.ids.includes(id) || reason.trim() === '' || ledger.covered.includes(id),
    );
    expect(bad).toEqual([]);
  });
});

describe('ids in texts', () => {
  test('an id is not found inside a longer one', () => {
    expect(citedIds('see PI.Q26')).toEqual(['PI.Q26']);
    expect(citedIds('GD.A8b, GD.A8b and GD.A8')).toEqual(['GD.A8b', 'GD.A8']);
  });

  test('a number of Math is no id', () => {
    expect(citedIds('Math.PI.toFixed(2)')).toEqual([]);
  });

  test.each([
    ['PI.E4 PI.Q25: both', ['PI.E4', 'PI.Q25']],
    ['PI.E4, PI.Q25 both', ['PI.E4', 'PI.Q25']],
    ['PI.E4', ['PI.E4']],
    ['PI.E4: not PI.Q25', ['PI.E4']],
    ['as PI.E4 says', []],
  ])('%j begins with %j', (title, ids) => {
    expect(leadingIds(title)).toEqual(ids);
  });
});

describe('test calls', () => {
  const titles = (source: string) => findTestCalls('some.test.ts', source).map(({ title }) => title);
  const refusals = (source: string) => findTestCalls('some.test.ts', source).flatMap((call) => call.refusals);

  test.each([
    ['test', "test('a', () => {})"],
    ['it', "it('a', () => {})"],
    ['a template', 'test(`a`, () => {})'],
    ['each', "test.each([[1]])('a', () => {})"],
    ['an each template', "test.each`x`('a', () => {})"],
    ['prop', "test.prop([fc.nat()])('a', () => {})"],
    ['a suite', "describe('s', () => { test('a', () => {}) })"],
    ['a loop', "for (const x of xs) test('a', () => {})"],
    ['options', "test('a', { timeout: 5 }, () => {})"],
  ])('%s counts', (_, source) => {
    expect(titles(source)).toEqual(['a']);
  });

  test.each([
    ['skip', "test.skip('a', () => {})"],
    ['todo', "test.todo('a')"],
    ['skip before each', "test.skip.each([[1]])('a', () => {})"],
    ['skipIf', "test.skipIf(true)('a', () => {})"],
    ['fails', "test.fails('a', () => {})"],
    ['no body', "test('a')"],
    ['a skip option', "test('a', { skip: true }, () => {})"],
    ['a skipped suite', "describe.skip('s', () => { describe('t', () => { test('a', () => {}) }) })"],
    ['a suite with a skip option', "describe('s', { skip: true }, () => { test('a', () => {}) })"],
    ['a comment', "// test('a', () => {})"],
    ['a string', 'const source = "test(\'a\', () => {})"'],
    ['another function', "best('a', () => {})"],
  ])('%s does not count', (_, source) => {
    expect(titles(source)).toEqual([]);
  });

  test('holes of a template are kept apart from its text', () => {
    expect(titles(`test(\`PI.E4 \${seats} seats\`, () => {})`)).toEqual(['PI.E4 … seats']);
  });

  test('a refusal counts with a literal code and rule, inside a test that runs', () => {
    expect(refusals("test('a', () => { assertRejected(r, 'too-dear', 'PI.E3') })")).toEqual(['PI.E3']);
    expect(refusals("test('a', () => { for (const r of rs) kit.assertRejected(r, 'too-dear', 'PI.E3') })")).toEqual(['PI.E3']);
    expect(refusals("test('a', () => { assertRejected(r, 'too-dear') })")).toEqual([]);
    expect(refusals("test('a', () => { assertRejected(r, 'too-dear', rule) })")).toEqual([]);
    expect(refusals("test('a', () => { assertRejected(r, code, 'PI.E3') })")).toEqual([]);
    expect(refusals("test.skip('a', () => { assertRejected(r, 'too-dear', 'PI.E3') })")).toEqual([]);
    expect(refusals("assertRejected(r, 'too-dear', 'PI.E3')")).toEqual([]);
    expect(refusals("test('a', () => { expect(r).toBeRejected('too-dear', 'PI.E3') })")).toEqual(['PI.E3']);
    expect(refusals("test('a', () => { expect(r).not.toBeRejected('too-dear', 'PI.E3') })")).toEqual([]);
  });
});

describe('refusals in scenarios', () => {
  const refusals = (body: string) => findTestCalls('some.test.ts', `test('a', () => { ${body} })`).flatMap((call) => call.refusals);
  const rejects = "rejects('ben', { type: 'pass' }, 'too-dear', 'PI.E3')";

  test('count as asserted ones do, wherever in the scenario they stand', () => {
    expect(refusals(`example().then((expect) => expect.${rejects}).run()`)).toEqual(['PI.E3']);
    expect(refusals(`example().then((expect, at) => expect.awaits('ben').${rejects}.phase('x')).when('a').does(b).run()`)).toEqual([
      'PI.E3',
    ]);
    expect(refusals(`const told = example().then((expect) => { expect.${rejects}; }); told.run()`)).toEqual(['PI.E3']);
    expect(refusals(`example().then((expect) => expect.rejects('ben', pass(), 'too-dear', 'PI.E3', { most: 2 })).run()`)).toEqual([
      'PI.E3',
    ]);
  });

  test('do not count without literals, of a promise, or if nothing is run', () => {
    expect(refusals("example().then((expect) => expect.rejects('ben', pass(), code, 'PI.E3')).run()")).toEqual([]);
    expect(refusals("example().then((expect) => expect.rejects('ben', pass(), 'too-dear', rule)).run()")).toEqual([]);
    expect(refusals("example().then((expect) => expect.rejects('ben', pass(), 'not-awaited', null)).run()")).toEqual([]);
    expect(refusals("await expect(told.run()).rejects.toThrow('PI.E3')")).toEqual([]);
    expect(refusals(`example().then((expect) => expect.${rejects})`)).toEqual([]);
  });
});

describe('the ledger', () => {
  const file = (text: string) => [{ path: 'some.ts', text }];
  const ledgerOf = (input: Partial<LedgerInput>) =>
    buildLedger({ ids: ['PI.A1'], refusals: [], notApplicable: [], code: [], tests: [], ...input });

  const code = file('/** PI.A1 */');
  const tests = file("test('PI.A1: prices', () => {})");

  test('code and test together cover a rule', () => {
    expect(ledgerOf({ code, tests })).toMatchObject({ total: 1, covered: ['PI.A1'], missing: [], unknown: [] });
  });

  test('what a rule lacks is named', () => {
    expect(ledgerOf({}).missing).toEqual([{ id: 'PI.A1', lacks: ['no code', 'no test'] }]);
    expect(ledgerOf({ code }).missing).toEqual([{ id: 'PI.A1', lacks: ['no test'] }]);
    expect(ledgerOf({ tests }).missing).toEqual([{ id: 'PI.A1', lacks: ['no code'] }]);
    expect(ledgerOf({ code, tests, refusals: ['PI.A1'] }).missing).toEqual([{ id: 'PI.A1', lacks: ['no refusal'] }]);
  });

  test('a longer id does not cover a shorter one', () => {
    const longer = { code: file('PI.A12'), tests: file("test('PI.A12: b', () => {})") };
    const ledger = ledgerOf({ ids: ['PI.A1', 'PI.A12'], ...longer });
    expect(ledger.covered).toEqual(['PI.A12']);
  });

  test('a received refusal covers a rule that refuses', () => {
    const received = file("test('PI.A1: no', () => { assertRejected(r, 'no', 'PI.A1') })");
    expect(ledgerOf({ code, tests: received, refusals: ['PI.A1'] }).covered).toEqual(['PI.A1']);
  });

  test.each(['GD.V1', 'PI.W1', 'GD.X1', 'PI.X7'])('%s needs a test alone', (id) => {
    expect(ledgerOf({ ids: [id], tests: file(`test('${id}: b', () => {})`) }).covered).toEqual([id]);
    expect(ledgerOf({ ids: [id] }).missing).toEqual([{ id, lacks: ['no test'] }]);
  });

  test('a rule that is not applicable is not missing', () => {
    const ledger = ledgerOf({ notApplicable: [{ id: 'PI.A1', reason: 'a matter of the table' }] });
    expect(ledger).toMatchObject({ notApplicable: ['PI.A1'], covered: [], missing: [] });
  });

  test('typos are found in code, in titles and in refusals', () => {
    const typos = file("test('PI.A9: b', () => { assertRejected(r, 'no', 'PI.A0') })");
    expect(ledgerOf({ code: file('// PI.a1'), tests: typos }).unknown.map(({ id }) => id)).toEqual(['PI.a1', 'PI.A9', 'PI.A0']);
  });
});
