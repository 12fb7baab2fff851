import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is, or why there is none. A place that was named counts whatever is there: CI names one, so a missing browser fails there. */
export function findBrowser(): { readonly path: string } | { readonly missing: string } {
  const named = process.env.QUAYSIDE_CHROMIUM;
  const path = named ?? USUAL_PLACES.find((place) => existsSync(place));
  return path === undefined ? { missing: `no Chromium at ${USUAL_PLACES.join(', ')}: install one, or set QUAYSIDE_CHROMIUM` } : { path };
}

/** How a browser is started by a test, whatever it is to do. */
export const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Runs a script in a page of its own and gives what it left in the global `answers`, and what the browser calls itself. */
export async function runInBrowser(path: string, script: string): Promise<{ readonly answers: string; readonly agent: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-page-'));
  try {
    writeFileSync(join(folder, 'script.js'), script);
    writeFileSync(join(folder, 'page.html'), PAGE);
    const html = await visit(path, pathToFileURL(join(folder, 'page.html')).href);
    return { answers: partOf(html, 'answers'), agent: decodeURIComponent(partOf(html, 'agent')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens an address with a profile of its own, and gives the page as it is when it has loaded. */
export async function visit(path: string, address: string): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'quayside-browser-'));
  try {
    return await outputOf(path, [...FLAGS, `--user-data-dir=${profile}`, '--dump-dom', address]);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const PAGE = `<!doctype html>
<meta charset="utf-8">
<p id="answers"></p>
<p id="agent"></p>
<script src="script.js"></script>
<script>
document.getElementById('answers').textContent = globalThis.answers;
document.getElementById('agent').textContent = encodeURIComponent(navigator.userAgent);
</script>
`;

function outputOf(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${command} failed: ${error.message}\n${stderr}`));
    });
  });
}

/** The text of the paragraph with an id. */
export function partOf(html: string, id: string): string {
  const found = new RegExp(`<p id="${id}">([^<]*)</p>`).exec(html)?.[1];
  if (found === undefined || found === '' || found === 'undefined') throw new Error(`the page has left no ${id}:\n${html.slice(0, 2000)}`);
  return found;
}
