/** A review step by step: what is asked, what is kept of the answers, and what changed since. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runCommand } from '../../authoring/commands/run-command.js';
import type { Review } from '../../authoring/review/review-file.js';
import { appended, readReviews } from '../../authoring/review/review-file.js';
import { projectRoot } from '../support/project-root.js';
import { recordingCaller } from '../support/recording-caller.js';
import { writeKennel } from '../support/slow/kennel-repository.js';

let root: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-'));
  file = join(root, 'reviews', 'bedding.yaml');
  writeKennel(root, []);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A call by somebody who gives these answers; without them, nobody sits at a terminal. */
async function review(answers: readonly string[] | null, ...args: readonly string[]) {
  const { caller, told } = recordingCaller();
  const left = [...(answers ?? [])];
  const ask = answers === null ? null : async () => left.shift() ?? 'q';
  const code = await runCommand(['review', 'bedding', '--as', 'Jane', '--root', root, ...args], caller, ask);
  return { code, left, ...told() };
}

/** The states of all questions by item. */
async function states(): Promise<ReadonlyMap<string, string>> {
  const { said } = await review(null, '--format', 'json');
  const { questions } = JSON.parse(said) as { questions: readonly { item: string; state: string }[] };
  return new Map(questions.map(({ item, state }) => [item, state]));
}

const yes = Array.from({ length: 50 }, () => 'y');

test('without a terminal all is listed, with the numbers of an example, and the code says that some is open', async () => {
  const { code, said } = await review(null);
  expect(code).toBe(1);
  expect(said).toMatch(/\[open\] step bags \(catalog\/calculators\.yaml:\d+\)\n {2}.*\n {2}.* = \d+ bags?\n/);
  expect(said).toContain('chips.price is 4..7 EUR/bag.');
  expect(said).toMatch(/0 of \d+ confirmed, 0 doubted, 0 changed since, \d+ never looked at\.\n$/);
  expect(existsSync(file)).toBe(false);
});

test('a step that adds up a list has what the items of the example come to', async () => {
  const { caller, told } = recordingCaller();
  const household = ['--root', projectRoot, '--catalog', 'examples/household/catalog'];
  await runCommand(['review', 'grade-point-average', '--as', 'Jane', ...household], caller, null);
  expect(told().said).toContain('\n  sum(courses, credits)\n  sum(courses, credits) = 10\n');
});

test('whoever confirms all is asked once for each, and nothing is asked again', async () => {
  const { code, left } = await review(yes);
  const asked = yes.length - left.length;
  expect([code, asked]).toEqual([0, (await states()).size]);
  expect((await review([])).code).toBe(0);
  const kept = parse(readFileSync(file, 'utf8')) as readonly Review[];
  expect(kept).toHaveLength(asked);
  expect(kept[0]).toMatchObject({ verdict: 'yes', by: 'Jane', on: '2026-06-01' });
});

test('a doubt has its comment, what is skipped stays open, and who quits keeps what was said', async () => {
  const { code } = await review(['huh?', 'n', 'The default is too long.', 's', 'q']);
  expect(code).toBe(1);
  expect([...(await states()).values()].slice(0, 3)).toEqual(['doubted', 'open', 'open']);
  expect((await review(null)).said).toContain('doubted by Jane on 2026-06-01: The default is too long.');
});

test('what changed is open again, with the old and the new text; nothing else is', async () => {
  await review(yes);
  writeKennel(root, [
    { from: '2 cuft/bag', to: '1.5 cuft/bag' },
    { from: 'Bags: 9', to: 'Bags: 12' },
  ]);
  const changed = [...(await states())].filter(([, state]) => state !== 'confirmed');
  expect(changed).toEqual([['step bags', 'changed']]);
  const { code, said } = await review(['y']);
  expect(said).toMatch(
    /1 of 1: step bags[\s\S]*confirmed by Jane on 2026-06-01\n {2}since then: .*\[-2-\]\{\+1\.5\+\}/,
  );
  expect(code).toBe(0);
  // A version that was confirmed before needs no second look.
  writeKennel(root, []);
  expect((await review(null)).code).toBe(0);
});

test('a price that changed asks for another look at the step that reads it', async () => {
  await review(yes);
  writeKennel(root, [
    { file: 'figures', from: '4..7 EUR/bag', to: '4..8 EUR/bag' },
    { from: 'price: 4..7 EUR,', to: 'price: 4..8 EUR,' },
  ]);
  const changed = [...(await states())].filter(([, state]) => state !== 'confirmed');
  expect(changed.map(([, state]) => state)).toEqual(['changed']);
  expect((await review(null)).said).toContain('since then: its evidence changed');
});

test('a line that was written by half loses nothing but itself', async () => {
  await review(['y', 'y', 'q']);
  appendFileSync(file, '- {"item":"step ba');
  await review(['y', 'q']);
  expect([...(await states()).values()].filter((state) => state === 'confirmed')).toHaveLength(3);
  expect((await review(null)).said).toContain('Lines that cannot be read: 4.');
});

test('two who write at once lose nothing of each other', async () => {
  await review(['y', 'q']);
  const path = JSON.stringify(file);
  const writer = (name: string) => {
    const line = JSON.stringify(
      `- {"item":"x","hash":"0","verdict":"yes","by":"${name}","on":"","comment":"","text":""}\n`,
    );
    const script = `const { appendFileSync } = require('node:fs'); for (let at = 0; at < 500; at++) appendFileSync(${path}, ${line});`;
    return once(spawn(process.execPath, ['-e', script]), 'exit');
  };
  await Promise.all([writer('Jane'), writer('John')]);
  const { reviews, broken } = readReviews(readFileSync(file, 'utf8'));
  expect([reviews.length, broken]).toEqual([1001, []]);
});

const hostile = 'Jane"\n- {"item":"step bags"}\n\u001b[2J # : {}';

test('a name cannot forge a line, clear a terminal or leave the folder', async () => {
  const { caller } = recordingCaller();
  const answers = ['n', hostile, 'q'];
  const ask = async () => answers.shift() ?? 'q';
  await runCommand(['review', 'bedding', '--as', hostile, '--root', root], caller, ask);
  const { reviews, broken } = readReviews(readFileSync(file, 'utf8'));
  expect([reviews.length, broken]).toEqual([1, []]);
  expect(reviews[0]).toMatchObject({ by: hostile, comment: hostile });
  expect(parse(readFileSync(file, 'utf8'))).toEqual(reviews);
  expect((await review(null)).said).not.toContain('\u001b');
  const { caller: other, told } = recordingCaller();
  expect(await runCommand(['review', '../../bedding', '--root', root], other)).toBe(2);
  expect(told().complained).toContain('There is no calculator `../../bedding`.');
  expect(readdirSync(join(root, 'reviews'))).toEqual(['bedding.yaml']);
});

test('a file of somebody else is read line by line, and what is no review is counted', () => {
  const good = appended(null, { item: 'a', hash: 'b', verdict: 'no', by: 'c', on: 'd', comment: 'e', text: 'f' });
  const { reviews, broken } = readReviews(`${good}hello\n- []\n- {"item":1}\n`);
  expect([reviews.length, broken]).toEqual([1, [3, 4, 5]]);
});

test.each([[['review']], [['review', 'a', 'b']], [['review', 'a', '--format', 'xml']]])(
  '%j is no call',
  async (args) => {
    writeFileSync(join(root, 'unread'), '');
    expect(await runCommand(args, recordingCaller().caller)).toBeNull();
  },
);
