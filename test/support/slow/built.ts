/** What `npm run build` made. The slow tier tests what ships; `scripts/checks/prepare.mjs` builds it before the tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.js';

/** The path of a built file or folder, given relative to `dist/`. Throws if it was not built. */
export function built(path: string): string {
  const found = join(projectRoot, 'dist', path);
  if (!existsSync(found)) throw new Error(`dist/${path} is missing. Run: npm run build`);
  return found;
}
