import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, root } from './sources.ts';

type Exports = Readonly<Record<string, string | { readonly default?: string; readonly import?: { readonly default: string } }>>;

/** Every door of every package, with the built file that its manifest names for `import`: what a stranger's program gets. Throws for one that is not built. */
export function builtDoors(): readonly { readonly find: RegExp; readonly replacement: string }[] {
  return foldersIn('packages').flatMap(doorsOf);
}

function doorsOf(folder: string): { find: RegExp; replacement: string }[] {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Exports;
  };
  return Object.entries(exports).flatMap(([door, target]) => {
    const file = typeof target === 'string' ? target : (target.import?.default ?? target.default);
    if (file === undefined || file.endsWith('.json')) return [];
    const replacement = join(root, 'packages', folder, file);
    if (!existsSync(replacement)) throw new Error(`${replacement} is not built: run npm run build`);
    return [{ find: new RegExp(`^${name}${door.slice(1)}$`), replacement }];
  });
}
