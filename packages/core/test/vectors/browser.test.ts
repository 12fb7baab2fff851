import { createContext, runInContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { findBrowser, runInBrowser } from '../../../../tests/support/browser.ts';
import { bundleAnswers } from './bundle.ts';
import chance from './chance.json';
import commitments from './commitments.json';
import fairSeeds from './fair-seeds.json';

let script = '';

beforeAll(async () => {
  script = await bundleAnswers();
});

/** What is neither there in a context of its own, nor needed. */
const PLATFORM = ['process', 'Buffer', 'crypto', 'TextEncoder', 'structuredClone', 'setTimeout', 'performance'];

test('a browser bundle gives the known answers with nothing but ECMAScript', () => {
  const context = createContext({});
  expect(PLATFORM.filter((name) => runInContext(`typeof ${name}`, context) !== 'undefined')).toEqual([]);
  runInContext(script, context);
  const answers = runInContext('answers', context) as string;
  expect(JSON.parse(decodeURIComponent(answers))).toEqual({ commitments, fairSeeds, chance });
});

test('a browser gives the known answers', async (context) => {
  const browser = findBrowser();
  if ('missing' in browser) return context.skip(browser.missing);
  const { answers, agent } = await runInBrowser(browser.path, script);
  expect(agent).toContain('Chrome');
  expect(JSON.parse(decodeURIComponent(answers))).toEqual({ commitments, fairSeeds, chance });
});
