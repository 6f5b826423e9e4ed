import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder with its bytes, sorted by path. */
export function bytesBelow(folder: string): readonly (readonly [string, string])[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return paths.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path).toString('latin1')]);
}
