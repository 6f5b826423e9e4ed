/** What browsers load, bundled as the build does it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';

/** Writes `assets/` into a folder. */
export function bundleAssets(folder: string): void {
  const script = join(projectRoot, 'scripts/build-assets.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
