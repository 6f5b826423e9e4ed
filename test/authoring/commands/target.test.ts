/** `generate --target`: what it writes, and what it does not touch. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFolder } from '../../../authoring/commands/files.js';
import { callCommand } from '../../support/call-command.js';
import { projectRoot } from '../../support/project-root.js';

const folder = mkdtempSync(join(tmpdir(), 'reckoner-target-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kernel = readFolder(join(projectRoot, 'generator/targets/python/package'));
const household = ['--root', projectRoot, '--catalog', 'examples/household/catalog'];

test('writes a package, removes modules of calculators that are gone, and keeps what others wrote', async () => {
  const own = join(folder, 'src/household_figures');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'gone.py'), '"""Gone. Generated from the entry gone of catalog/a.yaml."""\n');
  writeFileSync(join(own, 'mine.py'), 'x = 1\n');
  writeFileSync(join(folder, 'notes.txt'), 'mine\n');
  const args = ['generate', '--target', 'python', '-o', folder, ...household];
  const { code, said } = await callCommand(args, { targetKernel: () => kernel });
  expect(code).toBe(0);
  expect(said).toMatch(/^\d+ files in .*; 1 removed that no calculator has any more\.\n$/);
  expect(existsSync(join(own, 'gone.py'))).toBe(false);
  expect(existsSync(join(own, 'mine.py'))).toBe(true);
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true);
  expect(readFileSync(join(own, '_kernel.py'), 'utf8')).toBe(kernel.get('_kernel.py'));
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('from household_figures import RefusedInputs');
});
