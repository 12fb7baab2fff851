import { describe, expect, test } from 'vitest';
import { compareVersions, inRange, isRange, isVersion } from './version.ts';

describe('versions', () => {
  test.each(['0.0.0', '1.0.0', '10.20.30'])('%s is one', (text) => {
    expect(isVersion(text)).toBe(true);
  });

  test.each([
    '',
    '1',
    '1.0',
    '1.0.0.0',
    'v1.0.0',
    '01.0.0',
    '1.0.0-rc.1',
    '1.x.0',
    ' 1.0.0',
    '1.0.0\n',
    '1.0.1234567890',
    1,
    null,
    undefined,
    {},
  ])('%j is none', (value) => {
    expect(isVersion(value)).toBe(false);
  });

  test.each([
    ['1.0.0', '1.0.0', 0],
    ['1.0.9', '1.0.10', -1],
    ['2.0.0', '1.9.9', 1],
    ['0.10.0', '0.9.0', 1],
  ])('%s beside %s', (one, other, order) => {
    expect(Math.sign(compareVersions(one, other))).toBe(order);
  });

  test.each([undefined, '1.0', '^1.0.0'])('%j has no order', (value) => {
    expect(() => compareVersions('1.0.0', value as string)).toThrow(expect.objectContaining({ code: 'bad-version' }));
  });
});

describe('ranges', () => {
  test.each([
    ['1.0.0', '^1.0.0', true],
    ['1.4.2', '^1.2.0', true],
    ['1.1.9', '^1.2.0', false],
    ['2.0.0', '^1.2.0', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['0.3.0', '^0.2.0', false],
    ['1.0.0', '1.0.0', true],
    ['1.0.1', '=1.0.0', false],
    ['1.9.9', '>=1.0.0 <2.0.0', true],
    ['2.0.0', '>=1.0.0 <2.0.0', false],
    ['3.1.0', '^1.0.0 || ^3.0.0', true],
    ['2.1.0', '^1.0.0||^3.0.0', false],
    ['1.5.0', '^1', true],
    ['1.5.0', '<=1.5', true],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(isRange(range)).toBe(true);
    expect(inRange(version, range)).toBe(expected);
  });

  test.each(['', ' ', '*', 'x', '^1.x', 'latest', '1.0.0 - 2.0.0', '^1.0.0 ||', '>= 1.0.0', '^^1.0.0', '^1.0.0-rc.1', 1, null, undefined])(
    '%j is none',
    (value) => {
      expect(isRange(value)).toBe(false);
    },
  );
});
