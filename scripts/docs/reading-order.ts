import { posix } from 'node:path';
import { readText } from '../sources.ts';

/** A guide, and the heading of `docs/README.md` under which it is named. */
export interface Guide {
  /** From the root of the repository. */
  readonly path: string;
  readonly heading: string;
}

/** The guides in the order in which `docs/README.md` names them. Links to anything else than a page of Markdown of this repository are no guides. */
export function readGuides(): readonly Guide[] {
  const guides = new Map<string, Guide>();
  let heading = '';
  for (const line of readText('docs/README.md').split('\n')) {
    heading = /^## (.*)$/.exec(line)?.[1] ?? heading;
    for (const [, link = ''] of line.matchAll(/\]\(([^)#:]+\.md)\)/g)) {
      const path = posix.join('docs', link);
      if (!guides.has(path)) guides.set(path, { path, heading });
    }
  }
  return [...guides.values()];
}

/** What a page is called: its first heading. */
export function titleOf(path: string): string {
  return /^# (.*)$/m.exec(readText(path))?.[1] ?? path;
}
