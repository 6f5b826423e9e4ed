/** The bundle that `npm run check` runs, with the schemas that its build compiles, says what is recorded. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesOf } from '../../generator/source/hash-sources.js';
import { sourcesOf } from '../support/check-catalog.js';
import { readDiagnosticFixtures } from '../support/diagnostic-fixtures.js';
import { projectRoot } from '../support/project-root.js';

/** What the schemas see, each in its file, and what the YAML, the units, the formulas and the proof do. */
const codes = [
  'missing-key',
  'not-allowed-value',
  'unknown-key',
  'wrong-type',
  'yaml-syntax',
  'unknown-unit',
  'division-by-zero',
];
const fixtures = readDiagnosticFixtures(join(projectRoot, 'test/diagnostics'));
const chosen = codes.flatMap((code) => fixtures.filter((each) => each.code === code).slice(0, 2));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reckoner-bundle-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(chosen.map((fixture) => [fixture.name, fixture] as const))('%s', (_, { texts, expectedPath }) => {
  for (const { path, text } of filesOf(sourcesOf(texts))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const args = [join(projectRoot, 'scripts/compiler.mjs'), 'check', '--root', root];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const recorded = readFileSync(expectedPath, 'utf8').trimEnd();
  expect(stderr.slice(0, recorded.length)).toBe(recorded);
  expect(stderr.slice(recorded.length)).toMatch(/^\n\n[\w ]+\.\n$/);
  expect(status).toBe(recorded.includes(' - error ') ? 1 : 0);
});

test('each code has a case', () => {
  expect(new Set(chosen.map(({ code }) => code)).size).toBe(codes.length);
});
