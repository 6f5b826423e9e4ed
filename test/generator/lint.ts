/** What the lints of the project say of files that are not part of it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../support/project-root.js';

/** The report on files by their path below `generated/`; empty where nothing is wrong. */
export function lintMistakes(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-lint-'));
  try {
    const { $schema: _, vcs: __, ...rules } = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules));
    for (const [path, text] of files) {
      const target = join(folder, 'generated', path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    const command = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
    const args = [command, 'lint', '--error-on-warnings', '--max-diagnostics=20', '--colors=off', 'generated'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
