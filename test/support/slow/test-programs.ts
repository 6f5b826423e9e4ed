/**
 * The programs that only tests start as processes. Each is bundled with its packages, because a bundle starts in a fifth
 * of the processor time; what it imports of the project comes from `dist/`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { keptBuild } from '../kept-build.js';
import { projectRoot } from '../project-root.js';

/** The sources of the programs by their names. */
const entries = {
  'fixture-server': 'test/support/slow/fixture-server.ts',
  'lead-server': 'test/support/slow/lead-server.ts',
  receiver: 'campaign/receiver.ts',
} as const;

/** The path of a program to start with node. */
export function testProgram(name: keyof typeof entries): string {
  return join(keptBuild('programs', ['dist', 'campaign', 'test/support'], bundleInto), 'runtime', `${name}.js`);
}

function bundleInto(folder: string): void {
  const script = join(projectRoot, 'test/support/slow/bundle-programs.mjs');
  const args = [script, folder, JSON.stringify(entries)];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
