/** `generate --target`: what it writes, what it leaves alone, and which calls it refuses. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFolder } from '../../../authoring/commands/files.js';
import { namesTarget, readTargetOptions, runTarget } from '../../../authoring/commands/target.js';
import { projectRoot } from '../../support/project-root.js';
import { recordingCaller } from '../../support/recording-caller.js';

const folder = mkdtempSync(join(tmpdir(), 'reckoner-target-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kernel = readFolder(join(projectRoot, 'generator/targets/python/package'));
const household = ['--root', projectRoot, '--catalog', 'examples/household/catalog'];

function optionsOf(...args: readonly string[]) {
  const call = ['generate', ...args];
  return namesTarget(call) ? readTargetOptions(call) : 'no target';
}

test.each([
  [['--target', 'cobol', '-o', 'x']],
  [['--target', '__proto__', '-o', 'x']],
  [['--target', 'python']],
  [['--target=python', '-o', 'x', '--catalog', '../elsewhere']],
  [['--target', 'python', '-o', 'x', '--check']],
])('refuses %j', (args) => {
  expect(optionsOf(...args)).toBeNull();
});

test('leaves a call without a target to the compiler', () => {
  expect(optionsOf('--check')).toBe('no target');
});

test('writes a package, removes modules of calculators that are gone, and keeps what others wrote', async () => {
  const options = readTargetOptions(['generate', '--target', 'python', '-o', folder, ...household]);
  const { caller, told } = recordingCaller({ targetKernel: () => kernel });
  const own = join(folder, 'src/household_figures');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'gone.py'), '"""Gone. Generated from the entry gone of catalog/a.yaml."""\n');
  writeFileSync(join(own, 'mine.py'), 'x = 1\n');
  writeFileSync(join(folder, 'notes.txt'), 'mine\n');
  expect(options && (await runTarget(options, caller))).toBe(0);
  expect(told().said).toMatch(/^\d+ files in .*; 1 removed that no calculator has any more\.\n$/);
  expect(existsSync(join(own, 'gone.py'))).toBe(false);
  expect(existsSync(join(own, 'mine.py'))).toBe(true);
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true);
  expect(readFileSync(join(own, '_kernel.py'), 'utf8')).toBe(kernel.get('_kernel.py'));
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('from household_figures import RefusedInputs');
});
