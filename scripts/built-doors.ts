import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDoors } from './doors.ts';
import { root } from './sources.ts';

/** Every door of every package as a bundler's alias for the built file. Throws for one that is not built. */
export function builtDoors(): readonly { readonly find: RegExp; readonly replacement: string }[] {
  return readDoors().map(({ specifier, built }) => {
    const replacement = join(root, built);
    if (!existsSync(replacement)) throw new Error(`${replacement} is not built: run npm run build`);
    return { find: new RegExp(`^${specifier}$`), replacement };
  });
}
