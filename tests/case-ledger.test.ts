import {
  COMMIT_REJECTIONS,
  DATA_REJECTIONS,
  ENGINE_REJECTIONS,
  RETRY_REJECTIONS,
  SEAT_REJECTIONS,
  UNDO_REJECTIONS,
  VERIFY_REJECTIONS,
} from '@quayside/core';
import { gdansk } from '@quayside/gdansk';
import { piraeus } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { buildCaseLedger, type CaseLedgerInput, caseOf } from '../scripts/ledger/cases.ts';
import { readCaseLedgerInput } from '../scripts/ledger/read-cases.ts';

describe('the repository', () => {
  const input = readCaseLedgerInput();
  const ledger = buildCaseLedger(input);

  test('every case has a test that bears its number', () => {
    expect(ledger.missing).toEqual([]);
    expect([ledger.total, ledger.covered.length + ledger.notApplicable.length]).toEqual([30, 30]);
  });

  test('no title names a case that does not exist', () => {
    expect(ledger.unknown).toEqual([]);
  });

  test('cases stand in ascending order, each once, and say something', () => {
    const numbers = input.cases.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(input.cases.filter(({ says }) => !/^[A-Z].*\.$/.test(says))).toEqual([]);
  });

  test('their codes are ours', () => {
    const codes = new Set<string>([
      ...COMMIT_REJECTIONS,
      ...DATA_REJECTIONS,
      ...ENGINE_REJECTIONS,
      ...RETRY_REJECTIONS,
      ...SEAT_REJECTIONS,
      ...UNDO_REJECTIONS,
      ...VERIFY_REJECTIONS,
      ...[gdansk, piraeus].flatMap(({ spec }) => Object.keys(spec.rejections)),
    ]);
    expect(input.cases.flatMap((each) => each.codes).filter((code) => !codes.has(code))).toEqual([]);
  });

  test('a case that is not applicable exists, has a reason and no test', () => {
    const bad = input.notApplicable.filter(
      ({ number, reason }) =>
        !input.cases.some((each) => each.number === number) || reason.trim() === '' || ledger.covered.includes(number),
    );
    expect(bad).toEqual([]);
  });
});

describe('a case in a title', () => {
  test.each([
    ['case 3: it is skipped', 3],
    ['P13 case 3: it is skipped', 3],
    ['P5a, GD.R2 case 35: the same', 35],
    ['PI.E3 P1 case 33: %s', 33],
    ['case 3 and more', undefined],
    ['the case 3: no', undefined],
    ['as in case 3: no', undefined],
    ['P5a case %#', undefined],
    ['P1 anything', undefined],
  ])('%j names %j', (title, number) => {
    expect(caseOf(title)).toBe(number);
  });
});

describe('the ledger of cases', () => {
  const ledgerOf = (text: string, input: Partial<CaseLedgerInput> = {}) =>
    buildCaseLedger({
      cases: [1, 10].map((number) => ({ number, kind: 'any', says: 'Any.', codes: [] })),
      notApplicable: [],
      tests: [{ path: 'a.test.ts', text }],
      ...input,
    });

  test('a test that runs covers its case, and no other', () => {
    expect(ledgerOf("test('case 10: a', () => {})")).toEqual({ total: 2, covered: [10], notApplicable: [], missing: [1], unknown: [] });
    expect(ledgerOf("test.skip('case 10: a', () => {})").covered).toEqual([]);
    expect(ledgerOf("describe('case 10: a', () => {})").covered).toEqual([]);
  });

  test('a case that is not applicable is not missing', () => {
    const notApplicable = [{ number: 1, reason: 'there is no such thing' }];
    expect(ledgerOf("test('case 10: a', () => {})", { notApplicable })).toMatchObject({ covered: [10], notApplicable: [1], missing: [] });
  });

  test('a case that does not exist is told with its file', () => {
    expect(ledgerOf("test('case 7: a', () => {})").unknown).toEqual([{ number: 7, path: 'a.test.ts' }]);
  });
});
