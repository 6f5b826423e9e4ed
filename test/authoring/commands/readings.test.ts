/** What `check` says by the day: nothing was read on one that is still to come, and the contact for weaknesses still holds. */
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

describe('the contact for weaknesses', () => {
  const flow = (expires: string) => `security: { contact: mailto:a@b.example, expires: ${expires} }\n`;
  const block = (expires: string) => `security:\n  contact: https://b.example/a\n  expires: '${expires}'\n`;

  test.each([flow, block])(
    'is no longer one on the day on which it expires, which refuses nothing',
    async (written) => {
      appendFileSync(join(root, 'catalog/service.yaml'), written('2026-03-02'));
      const before = await callCommand(['check', '--root', root], { today: () => '2026-03-01' });
      expect(before).toMatchObject({ code: 0, complained: '' });
      const expired = expect.stringContaining('service.yaml: `security` expired on 2026-03-02, so nobody may rely on');
      const ways = [['--strict'], ['--on', '2026-03-02']];
      for (const [at, more] of ways.entries()) {
        const today = () => (at === 0 ? '2026-03-02' : '2026-03-01');
        const { code, complained } = await callCommand(['check', ...more, '--root', root], { today });
        expect([code, complained]).toEqual([0, expired]);
      }
    },
  );

  test('needs to say when it expires', async () => {
    appendFileSync(join(root, 'catalog/service.yaml'), 'security: { contact: mailto:a@b.example }\n');
    const { code, complained } = await callCommand(['check', '--root', root], { today: () => '2026-03-01' });
    expect([code, complained]).toEqual([1, expect.stringContaining('missing-key: `security` needs `expires`')]);
  });
});
