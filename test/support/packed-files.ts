/** What `npm pack` puts into the package. */
import { spawnSync } from 'node:child_process';
import { projectRoot } from './project-root.js';

interface Pack {
  readonly files: readonly { readonly path: string }[];
}

/** The paths of the packed files relative to the project; those in `dist/` only after a build. */
export function packedFiles(): readonly string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'];
  const { stdout } = spawnSync('npm', args, { cwd: projectRoot, encoding: 'utf8' });
  // Older releases of npm print a list of packages, npm 12 an object that holds each under its name.
  const packs = Object.values(JSON.parse(stdout) as readonly Pack[] | Readonly<Record<string, Pack>>);
  return packs.flatMap(({ files }) => files.map(({ path }) => path));
}
