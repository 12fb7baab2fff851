import { context } from 'esbuild';
import { partOf, visit } from '../../tests/support/browser.ts';

/** Serves a folder, opens its page in Chromium, and gives the hash that stands there. Throws if none does. */
export async function hashOnPage(chromium: string, folder: string): Promise<string> {
  const server = await context({});
  try {
    const { port } = await server.serve({ servedir: folder, host: '127.0.0.1' });
    return partOf(await visit(chromium, `http://127.0.0.1:${port}/`), 'hash');
  } finally {
    await server.dispose();
  }
}
