/** Measures the first load of the workbench: every file that the page asks for, compressed. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inTemporaryFolder } from '../scripts/temporary-folder.js';
import type { Row } from './row.js';

/** Rows for all files together, then by size; the ratio compares with the 700 kB that they may take. */
export function benchWorkbench(): Promise<readonly Row[]> {
  return inTemporaryFolder('workbench', (folder) => {
    spawnSync(process.execPath, ['scripts/build.mjs', 'workbench', folder], { stdio: 'inherit' });
    const assets = join(folder, 'assets/workbench');
    const names = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
    const sizes = names.map((name) => ({
      name,
      value: gzipSync(readFileSync(join(assets, name)), { level: 9 }).length,
    }));
    const all = sizes.reduce((sum, { value }) => sum + value, 0);
    const kernel = sizes.filter(({ name }) => name.startsWith('kernel')).reduce((sum, { value }) => sum + value, 0);
    const parts = sizes.filter(({ name }) => !name.startsWith('kernel')).sort((a, b) => b.value - a.value);
    return [{ name: 'all', value: all }, ...parts, { name: 'kernel', value: kernel }].map(({ name, value }) => ({
      name,
      value: value / 1000,
      unit: 'kB gzip',
      ratio: value / mostBytes,
    }));
  });
}

const mostBytes = 700_000;
