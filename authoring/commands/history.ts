/** Reads past versions of the catalog from git. */
import { execFileSync } from 'node:child_process';
import { Refusal } from '../../cli/command/option.js';
import { sourcesOfTexts } from '../../generator/language/catalog-sources.js';
import type { CatalogSources } from '../../generator/source/sources.js';

/** A failure of git. */
export class HistoryError extends Refusal {}

class NoGit extends HistoryError {}

/** The commit that a name such as `main` or `HEAD~3` stands for. */
export function commitOf(root: string, name: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]).trim();
  } catch (error) {
    if (error instanceof NoGit) throw error;
    throw new HistoryError(
      `git knows no commit \`${name}\` here. Name a branch, a tag or a commit; in a shallow clone, fetch it first.`,
    );
  }
}

/** The files of the catalog at a commit. */
export function sourcesAt(root: string, commit: string, catalog: string): CatalogSources {
  const listed = git(root, ['ls-tree', '-r', '-z', '--name-only', commit, '--', `${catalog}/`]);
  const names = listed.split('\0').flatMap((path) => (path === '' ? [] : [path.slice(catalog.length + 1)]));
  if (names.length === 0) throw new HistoryError(`At ${commit.slice(0, 12)} there is no folder \`${catalog}\`.`);
  return sourcesOfTexts(catalog, names, (path) => git(root, ['show', `${commit}:./${path}`]));
}

/** A file of the project at a commit; null where it had none. */
export function textAt(root: string, commit: string, path: string): string | null {
  const listed = git(root, ['ls-tree', '--name-only', commit, '--', path]);
  return listed === '' ? null : git(root, ['show', `${commit}:./${path}`]);
}

/** Lines from one to another, both included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** The changed lines of the working tree by file, compared with the commit where its branch left another one. */
export function changedLines(root: string, name: string, catalog: string): ReadonlyMap<string, readonly LineRange[]> {
  const base = git(root, ['merge-base', commitOf(root, name), 'HEAD']).trim();
  const text = git(root, ['diff', '--no-color', '--no-ext-diff', '--relative', '-U0', base, '--', catalog]);
  const found = new Map<string, LineRange[]>();
  let path = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('+++ ')) path = line.slice(4).replace(/^b\//, '');
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (from !== undefined && count !== '0')
      found.set(path, [...(found.get(path) ?? []), { from: Number(from), to: Number(from) + Number(count) - 1 }]);
  }
  return found;
}

const mostBytes = 256 * 1024 * 1024;

function git(root: string, args: readonly string[]): string {
  try {
    return execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      maxBuffer: mostBytes,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { readonly stderr?: string };
    if (code === 'ENOENT') throw new NoGit('This command needs git, which is not installed.');
    throw new HistoryError(`git ${args[0]}: ${(stderr ?? '').trim()}`);
  }
}
