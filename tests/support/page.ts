import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { FLAGS } from './browser.ts';

const OWN_FLAGS = ['--remote-debugging-pipe', '--window-size=520,760'];

/** A page in a browser that does what a test says. */
export interface Page {
  /** Evaluates an expression in the page and gives what JSON keeps of it; waits for a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>;
  /** A picture, PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens an address in a browser of its own, which is told what to do through a pipe (the DevTools protocol). */
export async function openPage(browser: string, address: string): Promise<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-page-'));
  const process = spawn(browser, [...FLAGS, ...OWN_FLAGS, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const send = protocolOf(process);
  const { targetId } = await send('Target.createTarget', { url: address });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });

  async function evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, sessionId);
    if (exceptionDetails !== undefined) throw new Error(`the page has thrown: ${JSON.stringify(exceptionDetails)}`);
    return (result as { readonly value?: unknown }).value;
  }

  await loaded(() => evaluate(`document.readyState === 'complete' && location.href === ${JSON.stringify(address)}`));
  return {
    evaluate,
    until: async (expression) => {
      await evaluate(`new Promise((resolve) => { const look = () => ((${expression}) ? resolve() : setTimeout(look, 20)); look(); })`);
    },
    picture: async () => Buffer.from(String((await send('Page.captureScreenshot', {}, sessionId)).data), 'base64'),
    async close() {
      const gone = new Promise((resolve) => process.once('exit', resolve));
      await send('Browser.close', {});
      await gone;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A page that is being loaded answers nothing, or for the empty page before it. */
async function loaded(isThere: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (await isThere().catch(() => false)) return;
    await setTimeout(20);
  }
  throw new Error('the page does not load');
}

type Result = Readonly<Record<string, unknown>>;
type Send = (method: string, params: object, sessionId?: unknown) => Promise<Result>;

/** Messages are JSON that ends in a zero; an answer has the id of what it answers. A browser that ends answers nothing more. */
function protocolOf(process: ChildProcess): Send {
  const [, , , into, from] = process.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>();
  let [last, rest] = [0, ''];
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message) as { id?: number; result?: Result; error?: { message: string } };
      const asked = waiting.get(id ?? 0);
      if (error === undefined) asked?.resolve(result ?? {});
      else asked?.reject(new Error(error.message));
      waiting.delete(id ?? 0);
    }
  });
  const fail = (why: string) => {
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  process.once('error', ({ message }) => fail(message)).once('exit', (code) => fail(`the browser has ended with ${code}`));
  into.on('error', ({ message }) => fail(message));
  return (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      into.write(`${JSON.stringify({ id: last, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`);
    });
}
