import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../../tests/support/browser.ts';
import { openPage, type Page } from '../../../tests/support/page.ts';
import { bundlePage } from '../src/bundle.ts';
import { serve } from '../src/serve.ts';

let files: ReadonlyMap<string, Uint8Array>;

beforeAll(async () => {
  files = await bundlePage();
});

test('a bundler makes a page and a worker, which carries no page and no more than it needs', () => {
  expect([...files.keys()].sort()).toEqual(['/index.html', '/page.css', '/page.js', '/worker.js']);
  const worker = new TextDecoder().decode(files.get('/worker.js'));
  expect(worker).not.toContain('document');
  expect(worker.length).toBeLessThan(200_000);
});

test('the server isolates the page, and serves nothing else', async () => {
  const { server, address } = await serve(files);
  const [page, other] = [await fetch(address), await fetch(`${address}../package.json`)];
  server.close();
  expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  expect(other.status).toBe(404);
});

const browser = findBrowser();

describe.skipIf('missing' in browser)('in a browser', () => {
  let page: Page;
  let server: Awaited<ReturnType<typeof serve>>['server'];
  const drop = (column: number) => page.evaluate(`document.querySelectorAll('.column')[${column}].click()`);
  const textOf = (id: string) => page.evaluate(`document.getElementById('${id}').textContent`);
  const discs = () => page.evaluate(`document.querySelectorAll('.cell:not(.empty)').length`);
  const setTime = (seconds: number) => page.evaluate(`document.getElementById('seconds').value = ${seconds}`);

  beforeAll(async () => {
    const served = await serve(files);
    server = served.server;
    page = await openPage('path' in browser ? browser.path : '', served.address);
    await page.until(`document.body.dataset.awaited === '0'`);
  });

  afterAll(async () => {
    await page.close();
    server.close();
  });

  test('the bot thinks in the worker, tells what it thinks, and moves when its time is up', async () => {
    expect(await page.evaluate('crossOriginIsolated')).toBe(true);
    await setTime(0.5);
    await drop(3);
    expect(await textOf('status')).toBe('The bot is thinking …');
    await page.until(`document.getElementById('iterations').textContent !== ''`);
    await page.until(`document.body.dataset.awaited === '0'`);
    expect(await discs()).toBe(2);
    expect(await page.evaluate(`document.querySelectorAll('.thought').length`)).toBe(7);
    expect(await textOf('iterations')).toMatch(/^[\d,]+ playouts$/);
  });

  test('it moves at once when it is hurried, however much time it has', async () => {
    await setTime(10);
    // An hour: only the stop can end it.
    await page.evaluate(`document.getElementById('seconds').max = 3600`);
    await setTime(3600);
    await drop(3);
    await page.until(`document.querySelectorAll('.thought.chosen').length === 0`);
    await page.evaluate(`document.getElementById('hurry').click()`);
    await page.until(`document.body.dataset.awaited === '0'`);
    expect(await discs()).toBe(4);
  });

  test('a new game forgets what was being thought', async () => {
    await drop(0);
    await page.evaluate(`document.getElementById('again').click()`);
    expect([await discs(), await textOf('status')]).toEqual([0, 'Your turn: choose a column.']);
    await setTime(0.5);
    await drop(6);
    await page.until(`document.body.dataset.awaited === '0'`);
    expect(await discs()).toBe(2);
    const { QUAYSIDE_PICTURE } = process.env;
    if (QUAYSIDE_PICTURE !== undefined) writeFileSync(QUAYSIDE_PICTURE, await page.picture());
  });
});
