// `npm run -s docs`: builds the site of guides and reference in `site`, which opens from disk: `site/index.html`. Says how many pages it has, or with `--json` so in one line.
// Exit code 1 if typedoc has anything to complain of, 2 for bad arguments.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { complain, parseOptions } from './command-line.ts';
import { openApplication } from './docs/application.ts';
import { root } from './sources.ts';

async function main(): Promise<number> {
  const { json = false } = parseOptions(process.argv.slice(2), { json: { type: 'boolean' } });
  const out = join(root, 'site');
  const app = await openApplication(out);
  const project = await app.convert();
  if (project === undefined) return 1;
  app.validate(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) return 1;
  await app.generateDocs(project, out);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) return 1;
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html')).length;
  const guides = project.documents?.length ?? 0;
  const names = project.children?.reduce((sum, door) => sum + (door.children?.length ?? 0), 0) ?? 0;
  console.log(
    json
      ? JSON.stringify({ index: 'site/index.html', pages, guides, names })
      : `site/index.html: ${pages} pages, ${guides} guides, ${names} names`,
  );
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = complain('docs', process, error);
}
