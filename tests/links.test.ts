import { Writable } from 'node:stream';
import { remark } from 'remark';
import remarkValidateLinks from 'remark-validate-links';
import { engine } from 'unified-engine';
import { expect, test } from 'vitest';
import { readPages, root } from '../scripts/sources.ts';

const BROKEN = 'tests/support/broken-links.md';

/** Every page but the one that is wrong on purpose. */
function pages(): readonly string[] {
  return readPages()
    .map(({ path }) => path)
    .filter((path) => path !== BROKEN);
}

/** What is wrong with the relative links of some pages: to files, folders and headings. */
function brokenLinks(files: readonly string[]): Promise<readonly string[]> {
  const nowhere = new Writable({ write: (_, __, done) => done() });
  return new Promise((resolve, reject) => {
    engine(
      {
        cwd: root,
        files: [...files],
        processor: remark(),
        plugins: [[remarkValidateLinks as never, { repository: false, root }]],
        streamOut: nowhere,
        streamError: nowhere,
        output: false,
      },
      (error, _, context) => {
        if (error) reject(error);
        else
          resolve((context?.files ?? []).flatMap(({ path, messages }) => messages.map(({ line, reason }) => `${path}:${line} ${reason}`)));
      },
    );
  });
}

test('every relative link of a page leads to a file, a folder or a heading that is there', async () => {
  expect(pages().length).toBeGreaterThan(40);
  expect(await brokenLinks(pages())).toEqual([]);
});

test('a link that leads nowhere is told', async () => {
  expect(await brokenLinks([BROKEN, 'README.md'])).toEqual([
    `${BROKEN}:1 Cannot find file \`nowhere.md\``,
    `${BROKEN}:1 Cannot find heading for \`#nothing\` in \`../../README.md\``,
  ]);
});
