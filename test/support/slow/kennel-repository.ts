/** The kennel's catalog in a git repository of its own. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edit } from '../../authoring/compare/kennel.js';
import { edited } from '../../authoring/compare/kennel.js';

export interface KennelRepository {
  readonly folder: string;
  readonly git: (...args: readonly string[]) => string;
  /** Writes the catalog with these edits, and nothing more. */
  readonly write: (edits: readonly Edit[]) => void;
  /** Commits all that is there and gives the commit. */
  readonly commit: () => string;
  readonly remove: () => void;
}

export function kennelRepository(): KennelRepository {
  const folder = mkdtempSync(join(tmpdir(), 'kennel-'));
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@kennel.example', '-c', 'commit.gpgsign=false'];
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...who, '-C', folder, ...args], { encoding: 'utf8' }).trim();
  git('init', '--quiet');
  return {
    folder,
    git,
    write: (edits) => writeKennel(folder, edits),
    commit: () => {
      git('add', '.');
      git('commit', '--quiet', '--message', 'Edit');
      return git('rev-parse', 'HEAD');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function writeKennel(folder: string, edits: readonly Edit[]): void {
  mkdirSync(join(folder, 'catalog'), { recursive: true });
  for (const [name, text] of Object.entries(edited(edits)))
    writeFileSync(join(folder, 'catalog', `${name}.yaml`), text);
}
