/** The systemd units: understood by systemd, closed to what the service does not need, patient where it has to be. */
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../support/project-root.js';
import { systemdAnalyzeProgram } from '../support/slow/programs.js';
import { describeWith } from '../support/slow/services.js';
import type { ScriptRun } from './scripts.js';
import { runProgram } from './scripts.js';
import { found, longestGrace, projectText } from './settings-of-code.js';

const folder = join(projectRoot, 'deploy', 'systemd');
const units = readdirSync(folder).filter((name) => /\.(?:service|timer)$/.test(name));

function textOf(unit: string): string {
  return readFileSync(join(folder, unit), 'utf8');
}

/** All values of a key, in order. */
function valuesOf(unit: string, key: string): readonly string[] {
  return found(textOf(unit), new RegExp(`^${key}=(.*)$`, 'gm'));
}

describeWith([systemdAnalyzeProgram], 'systemd-analyze', () => {
  let root: string;

  /** A machine with the units and the programs that they start, and nothing else. */
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'reckoner-units-'));
    for (const program of new Set(units.flatMap((unit) => found(textOf(unit), /^Exec\w+=(\/\S+)/gm)))) {
      mkdirSync(dirname(join(root, program)), { recursive: true });
      writeFileSync(join(root, program), '#!/bin/sh\n');
      chmodSync(join(root, program), 0o755);
    }
    mkdirSync(join(root, 'etc', 'systemd', 'system'), { recursive: true });
    for (const unit of units) copyFileSync(join(folder, unit), join(root, 'etc', 'systemd', 'system', unit));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  function analyze(...args: readonly string[]): Promise<ScriptRun> {
    return runProgram(systemdAnalyzeProgram.path ?? '', args);
  }

  test.each(units)('understands every line of %s', async (unit) => {
    const options = ['verify', `--root=${root}`, '--man=no', '--recursive-errors=no'];
    expect(await analyze(...options, unit)).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  });

  test('would complain of a misspelt line', async () => {
    const name = 'reckoner-misspelt.service';
    const path = join(root, 'etc', 'systemd', 'system', name);
    writeFileSync(path, textOf('reckoner.service').replace('Restart=always', 'Restarts=always'));
    const { stderr } = await analyze('verify', `--root=${root}`, '--man=no', '--recursive-errors=no', name);
    rmSync(path);
    expect(stderr).toMatch(/Unknown key.*'Restarts'/);
  });

  test('finds the service well closed', async () => {
    // The scale ends at 100; a unit without any of its own has 92.
    const path = join(folder, 'reckoner.service');
    expect(await analyze('security', '--offline=true', '--threshold=15', path)).toMatchObject({ exitCode: 0 });
  });
});

test('the service is restarted whatever ends it, and has the time to end by itself', () => {
  const unit = 'reckoner.service';
  expect(valuesOf(unit, 'Restart')).toEqual(['always']);
  expect(valuesOf(unit, 'KillMode')).toEqual(['mixed']);
  expect(Number(valuesOf(unit, 'TimeoutStopSec')[0])).toBeGreaterThan(longestGrace() + 2);
  expect(valuesOf(unit, 'MemoryMax')).toEqual(['512M']);
});

test('the units start what is there', () => {
  const started = units.flatMap((unit) => [...valuesOf(unit, 'ExecStart')]);
  const paths = started.flatMap((line) => found(line, /^\/usr\/bin\/node (\S+)/g));
  expect(new Set(paths)).toEqual(
    new Set(['dist/runtime/server.js', 'dist/leads/cli.js', 'deploy/backup/backup-sqlite.mjs']),
  );
  for (const path of paths) {
    expect(projectText(path.replace(/^dist\/(.*)\.js$/, '$1.ts')).length).toBeGreaterThan(0);
  }
});

test('every timer has its service', () => {
  const timers = units.filter((unit) => unit.endsWith('.timer'));
  expect(timers.map((unit) => unit.replace('.timer', '.service')).filter((unit) => !units.includes(unit))).toEqual([]);
});
