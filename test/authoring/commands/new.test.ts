/** `new`: a skeleton in the right file, at its place, with its category, and in order from the first moment. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { askAt } from '../../../authoring/commands/ask.js';
import type { Ask } from '../../../authoring/commands/caller.js';
import { readSources } from '../../../authoring/commands/files.js';
import { check } from '../../../generator/compile.js';
import { isMistake } from '../../../generator/source/diagnostic.js';
import { renderDiagnostics } from '../../../generator/source/render.js';
import { callCommand } from '../../support/call-command.js';
import { projectRoot } from '../../support/project-root.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reckoner-new-'));
  cpSync(join(projectRoot, 'test/support/catalog'), join(root, 'catalog'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, 'catalog', file), 'utf8');

function call(args: readonly string[], ask: Ask | null = null) {
  return callCommand(['new', ...args, '--root', root], { ask });
}

/** The slugs of calculators in the order of a file; the whole catalog must be without mistakes. */
function slugsIn(file: string): readonly string[] {
  expect(renderDiagnostics(check(readSources(root, 'catalog')).diagnostics.filter(isMistake))).toBe('');
  return read(file).match(/^[a-z-]+(?=:)/gm) ?? [];
}

test('a calculator of a known category goes into the file of its tag', async () => {
  expect(await call(['fencing'])).toEqual({ code: 0, said: 'wrote catalog/calculators.yaml\n', complained: '' });
  expect(slugsIn('calculators.yaml')).toEqual(['bedding', 'boarding', 'fencing']);
  expect(read('calculators.yaml')).toContain('fencing:\n  title: Fencing\n');
});

test('a new category is added to the network, and a comment stays with its entry', async () => {
  writeFileSync(
    join(root, 'catalog/calculators.yaml'),
    read('calculators.yaml').replace('boarding:', '# Stays.\nboarding:'),
  );
  const { code, said } = await call(['bed-store', '--tag', 'housing', '--title', 'Beds: a store']);
  expect({ code, said }).toEqual({ code: 0, said: 'wrote catalog/calculators.yaml\nwrote catalog/network.yaml\n' });
  expect(slugsIn('calculators.yaml')).toEqual(['bed-store', 'bedding', 'boarding']);
  expect(read('network.yaml')).toContain('housing: { bed-store: "Beds: a store", bedding: Bedding, fencing: Fencing }');
  expect(read('calculators.yaml')).toContain('# Stays.\nboarding:');
  await call(['zoo', '--tag', 'stays']);
  expect(read('network.yaml')).toContain('stays: { boarding: Boarding, zoo: Zoo }');
});

/** Puts the catalog that `init` writes in place: one tag, no network. */
function writeTemplate(): void {
  rmSync(join(root, 'catalog'), { recursive: true });
  cpSync(join(projectRoot, 'cli/template/catalog'), join(root, 'catalog'), { recursive: true });
}

test('a catalog without a network has the tag in the entry, and a file of its own where it is asked for', async () => {
  writeTemplate();
  const { code, said } = await call(['hen-house', '--tag', 'garden', '--file', 'calculators/water.yaml']);
  expect({ code, said }).toEqual({ code: 0, said: 'wrote catalog/calculators/water.yaml\n' });
  expect(slugsIn('calculators/water.yaml')).toEqual(['hen-house']);
  expect(read('calculators/water.yaml')).toContain('\n  tag: garden\n');
});

test('the command asks for each answer that no option gives', async () => {
  const answers = new Map([
    ['Its slug, as it stands in the address', 'zoo'],
    ['Its title', 'A Zoo'],
  ]);
  const asked: string[] = [];
  const ask: Ask = async (question, usual) => {
    asked.push(`${question} (${usual})`);
    return answers.get(question) ?? 'stays';
  };
  expect((await call([], ask)).code).toBe(0);
  expect(asked).toEqual(['Its slug, as it stands in the address ()', 'Its title (Zoo)', 'Its tag: housing, stays ()']);
  expect(slugsIn('calculators.yaml')).toContain('zoo');
});

test('the only tag of a catalog needs no question', async () => {
  writeTemplate();
  expect(await call(['hen-house'])).toMatchObject({ code: 0, complained: '' });
  expect(read('calculators/garden.yaml')).toMatch(/\nhen-house:\n[\s\S]*\n {2}tag: garden\n/);
});

test.each([
  ['wrong answers, then right ones', ['Zoo', '', 'bedding', 'zoo', 'A Zoo', 'discovery', '', 'stays']],
  ['right answers', ['zoo', 'A Zoo', 'stays']],
])('at a terminal, %s lead to the same entry', async (_, lines) => {
  const terminal = typing(lines.map((line) => `${line}\n`));
  expect(await call([], askAt(terminal))).toMatchObject({ code: 0, complained: '' });
  expect(slugsIn('calculators.yaml')).toContain('zoo');
  expect(read('network.yaml')).toContain('stays: { boarding: Boarding, zoo: A Zoo }');
});

test.each([
  ['Ctrl+C', ['zoo\n', '\u0003']],
  ['Ctrl+D', ['zoo\n', 'A Zoo\n', '\u0004']],
  ['the end of the terminal', ['zoo\n', null]],
])('at a terminal, %s ends the questions and writes nothing', async (_, keys) => {
  const before = [read('calculators.yaml'), read('network.yaml')];
  const { code, said, complained } = await call([], askAt(typing(keys)));
  expect({ code, said }).toEqual({ code: 2, said: '' });
  expect(complained).toBe('\nThis ended before the last answer: nothing was written.\n');
  expect([read('calculators.yaml'), read('network.yaml')]).toEqual(before);
});

/** A terminal at which somebody answers each prompt with the next of these keys; null hangs up. */
function typing(keys: readonly (string | null)[]) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const left = [...keys];
  stdout.on('data', (shown: Buffer) => {
    if (!stripVTControlCharacters(shown.toString()).endsWith(': ')) return;
    const next = left.shift();
    if (typeof next === 'string') stdin.write(next);
    else stdin.end();
  });
  return {
    stdin: Object.assign(stdin, { isTTY: true }),
    stdout: Object.assign(stdout, { isTTY: true }),
  } as unknown as Pick<NodeJS.Process, 'stdin' | 'stdout'>;
}

test.each([
  [['bedding'], 'There is already a calculator `bedding`.'],
  [['Zoo'], '`Zoo` is not a valid slug: '],
  [['../zoo'], '`../zoo` is not a valid slug: '],
  [['__proto__'], '`__proto__` is not a valid slug: '],
  [['zoo'], 'Name its group with `--tag`: `housing` or `stays`.'],
  [['zoo', '--tag', 'discovery'], 'Name its group with `--tag`: `housing` or `stays`.'],
  [['fencing', '--tag', 'stays'], 'The category `fencing` of network.yaml has the tag `housing`.'],
  [['zoo', '--tag', 'stays', '--file', '../zoo.yaml'], '--file ../zoo.yaml is no file of calculators'],
  [[''], 'A calculator needs a slug, such as `raised-bed`.'],
  [[], 'Name it: `new SLUG`.'],
])('%j is refused: %s', async (args, why) => {
  const before = [read('calculators.yaml'), read('network.yaml')];
  const { code, said, complained } = await call(args);
  expect({ code, said }).toEqual({ code: 1, said: '' });
  expect(complained.startsWith(why)).toBe(true);
  expect([read('calculators.yaml'), read('network.yaml')]).toEqual(before);
  expect(existsSync(join(root, 'zoo.yaml'))).toBe(false);
});

test.each([[['a', 'b']], [['zoo', '--colour', 'red']], [['zoo', '--catalog', '/elsewhere']]])(
  '%j is no call',
  async (args) => {
    expect((await call(args)).code).toBe(2);
  },
);
