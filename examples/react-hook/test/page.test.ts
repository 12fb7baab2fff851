import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../../tests/support/browser.ts';
import { openPage, type Page } from '../../../tests/support/page.ts';
import { serve } from '../../worker-bot/src/serve.ts';
import { bundlePage } from '../src/bundle.ts';

let files: ReadonlyMap<string, Uint8Array>;

beforeAll(async () => {
  files = await bundlePage();
});

test('a bundler makes one page of it', () => {
  expect([...files.keys()].sort()).toEqual(['/index.html', '/page.css', '/page.js']);
});

const browser = findBrowser();

describe.skipIf('missing' in browser)('in a browser', () => {
  let page: Page;
  let server: Awaited<ReturnType<typeof serve>>['server'];

  const text = (selector: string) =>
    page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? null`) as Promise<string | null>;
  const textsOf = (selector: string) =>
    page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent)`) as Promise<string[]>;
  /** Clicks the button that says this; React renders before the next thing is asked. */
  const click = async (name: string) => {
    const found = `[...document.querySelectorAll('button')].find((each) => each.textContent === ${JSON.stringify(name)} && !each.disabled)`;
    await page.until(`${found} !== undefined`);
    await page.evaluate(`${found}.click()`);
  };
  const says = (selector: string, part: string) =>
    page.until(`(document.querySelector(${JSON.stringify(selector)})?.textContent ?? '').includes(${JSON.stringify(part)})`);
  /** Which tabs have the mark of a seat that has to act. */
  const marked = () =>
    page.evaluate(
      `[...document.querySelectorAll('.tabs button')].filter((each) => each.querySelector('.awaited')).map((each) => each.textContent)`,
    );

  beforeAll(async () => {
    const served = await serve(files);
    server = served.server;
    page = await openPage('path' in browser ? browser.path : '', `${served.address}#harbour`);
    await page.until(`document.querySelector('h1') !== null`);
  });

  afterAll(async () => {
    await page.close();
    server.close();
  });

  test('who has decided is marked for all, and what stays with the seat', async () => {
    expect(await marked()).toEqual(['Anna', 'Ben', 'Clara']);
    await click('Anna plans to buy');
    await says('[role="status"]', 'waiting for Ben, Clara');
    expect(await marked()).toEqual(['Ben', 'Clara']);
    await click('Ben');
    await says('.own h2', 'Ben');
    const [anna] = await textsOf('.seats tbody th');
    expect(anna).toContain('has decided');
    expect(await text('main')).not.toContain('plans to buy to');
    await click('Ben plans to buy');
    await click('Clara');
    await says('.own h2', 'Clara');
    await click('Clara plans to sell');
    await says('.log', 'Buying: Anna, Ben; selling: Clara');
  });

  test('a list stands where there are many things to do', async () => {
    await page.until(`document.querySelector('.actions select') !== null`);
    const offers = await textsOf('.actions option');
    expect(offers.length).toBeGreaterThan(8);
    const two = offers.findIndex((offer) => offer.includes(','));
    await page.evaluate(
      `(() => { const list = document.querySelector('.actions select'); Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, '${two}'); list.dispatchEvent(new Event('change', { bubbles: true })); })()`,
    );
    await click('Do it');
    await says('.log', 'Put up: Clara');
    expect((await textsOf('.market .card')).length).toBe(5);
  });

  test('what is refused is told in the words of the rules, and gone once something is done', async () => {
    expect(await text('[role="alert"]')).toBe('');
    await page.evaluate(`document.querySelector('.market .card').click()`);
    await says('[role="alert"]', 'It is not for this seat to act now.');
    await click('Anna');
    await says('.own h2', 'Anna');
    expect(await text('[role="alert"]')).toBe('');
    await page.evaluate(`document.querySelector('.market .card').click()`);
    await says('.log', 'Anna puts the token on');
    expect(await page.evaluate(`document.querySelectorAll('.card .token').length`)).toBe(1);
    const { QUAYSIDE_PICTURE } = process.env;
    if (QUAYSIDE_PICTURE !== undefined) writeFileSync(QUAYSIDE_PICTURE, await page.picture());
  });
});
