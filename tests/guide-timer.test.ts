import { clock, createEngine, createSession, nextTimeOut } from '@quayside/core';
import { piraeus } from '@quayside/piraeus';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readText } from '../scripts/sources.ts';

/** What the guide for servers does between a session and the first call of `wake`. */
function timerOfTheGuide(): string {
  const [, code] = /\{ extensions: \[minutes\], at: Date\.now\(\) \}\);\n([\s\S]+?\nwake\(\);)\n/.exec(readText('docs/server.md')) ?? [];
  if (code === undefined) throw new Error('docs/server.md has its timer no more');
  return ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2022 } }).outputText;
}

function tableWith(initial: number) {
  const minutes = clock({ initial });
  const session = createSession(createEngine(piraeus), { seats: 3, seed: 'any' }, { extensions: [minutes], at: Date.now() });
  new Function('session', 'minutes', 'nextTimeOut', timerOfTheGuide())(session, minutes, nextTimeOut);
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DAY = 86_400_000;

test('the timer of the guide makes a time-out when it is due', () => {
  const session = tableWith(60_000);
  vi.advanceTimersByTime(59_999);
  expect(session.history()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(session.history().length).toBeGreaterThan(1);
});

test('a clock that was set back only makes it later', () => {
  const session = tableWith(60_000);
  vi.setSystemTime(Date.now() - 500);
  vi.advanceTimersByTime(60_000);
  expect(session.history()).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(session.history().length).toBeGreaterThan(1);
});

test('a turn may take longer than a timer can be set to, and the timer does not go off all the time', () => {
  const session = tableWith(30 * DAY);
  const asked = vi.spyOn(Date, 'now');
  vi.advanceTimersByTime(DAY);
  expect(asked.mock.calls.length).toBeLessThan(3);
  vi.advanceTimersByTime(29 * DAY - 1);
  expect(session.history()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(session.history().length).toBeGreaterThan(1);
});
