/** Nothing that `check` accepts was read on a day that is still to come. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callCommand } from '../../support/call-command.js';
import { projectRoot } from '../../support/project-root.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reckoner-readings-'));
  cpSync(join(projectRoot, 'test/support/catalog'), join(root, 'catalog'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const index = (day: string) =>
  [
    'building: # read: 2099-01-01',
    '  title: Prices of building materials',
    '  who: The office of statistics',
    '  at: https://prices.example/index',
    `  read: ${day}`,
    '  kind: agency',
    '  years: { 2025: 100 }',
    '  months: { 2026-01: 104 }',
    '',
  ].join('\n');

async function checkOn(read: string, today: string, ...args: readonly string[]) {
  writeFileSync(join(root, 'catalog/indices.yaml'), index(read));
  return await callCommand(['check', ...args, '--root', root], { today: () => today });
}

const late = (read: string, today: string) =>
  expect.stringContaining(`indices.yaml:5:9 - error future-evidence: Read on ${read}, but today is ${today}.`);

test('a reading of a day to come is refused, today by the clock', async () => {
  expect(await checkOn('2026-03-01', '2026-03-01')).toMatchObject({ code: 0, complained: '' });
  expect(await checkOn('2026-03-02', '2026-03-01')).toMatchObject({
    code: 1,
    complained: late('2026-03-02', '2026-03-01'),
    said: '',
  });
});

test('`--on` names another day, and what an earlier run kept does not answer for it', async () => {
  expect((await checkOn('2026-03-02', '2026-03-01', '--on', '2026-03-02')).code).toBe(0);
  const before = await checkOn('2026-03-02', '2026-03-05', '--on', '2026-03-01');
  expect(before).toMatchObject({ code: 1, complained: late('2026-03-02', '2026-03-01') });
  expect((await checkOn('2026-03-02', '2026-03-05')).code).toBe(0);
});

test('it is listed with the other mistakes, at its place', async () => {
  const { code, complained } = await checkOn('2026-02-30', '2026-01-01', '--format', 'json');
  expect(code).toBe(1);
  expect(complained + (await checkOn('2026-02-30', '2026-01-01')).complained).toMatch(
    /bad-evidence[\s\S]*future-evidence|future-evidence[\s\S]*bad-evidence/,
  );
});
