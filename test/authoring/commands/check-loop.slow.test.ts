/** The author's loop: `check --fix`, `check --watch`, and colours where somebody sees them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '../../../authoring/commands/caller.js';
import { paintFor } from '../../../authoring/commands/terminal-paint.js';
import { callCommand } from '../../support/call-command.js';
import { projectRoot } from '../../support/project-root.js';
import { installTool } from '../../support/slow/installed-tool.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reckoner-loop-'));
  cpSync(join(projectRoot, 'test/support/catalog'), join(root, 'catalog'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const calculators = () => join(root, 'catalog/calculators.yaml');
const readText = () => readFileSync(calculators(), 'utf8');

function edit(from: string, to: string): void {
  if (!readText().includes(from)) throw new Error(`The kennel has no ${from}.`);
  writeFileSync(
    calculators(),
    readText().replace(from, () => to),
  );
}

function call(args: readonly string[], paint?: Caller['paint']) {
  return callCommand([...args, '--root', root], { paint });
}

describe('check --fix', () => {
  test('mends what has one way to be mended, in whatever order it hides, and says so', async () => {
    const whole = readText();
    edit('volume: length * width', 'volume: lenght * width');
    edit('title: Boarding Calculator', 'title: "Boarding Calculator');
    edit('unit: cuyd', 'unit: cubicyards');
    const { code, said, complained } = await call(['check', '--fix']);
    expect(code).toBe(0);
    expect(complained).toBe('');
    expect(said.split('\n')).toEqual([
      'catalog/calculators.yaml:19:13 - fixed unknown-name: `lenght` is `length` now.',
      'catalog/calculators.yaml:25:11 - fixed unknown-unit: `cubicyards` is `cuyd` now.',
      'catalog/calculators.yaml:39:10 - fixed yaml-syntax: `"Boarding Calculator` is `"Boarding Calculator"` now.',
      'The catalog is in order: 2 calculators.',
      '',
    ]);
    expect(readText()).toBe(whole.replace('title: Boarding Calculator', 'title: "Boarding Calculator"'));
    expect(readdirSync(join(root, 'catalog'))).not.toContainEqual(expect.stringContaining('draft'));
  });

  test.each([
    ['unit: cuyd', 'unit: cuy'],
    ['max: 60', 'max: "17,5"'],
    ['max: 60', 'max: 17,5'],
    ['volume: length * width', 'volume: 1 500 * length * width'],
  ])('chooses neither a number nor a unit: %s becomes %s', async (whole, slip) => {
    edit(whole, slip);
    const before = readText();
    expect(await call(['check', '--fix'])).toMatchObject({ code: 1, said: '' });
    expect(readText()).toBe(before);
  });

  test('does not touch what a person must decide, and says what is left', async () => {
    edit('value: 0.67', 'value: 0.7');
    const before = readText();
    const { code, said, complained } = await call(['check', '--fix']);
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toContain('error example-fails: ');
    expect(readText()).toBe(before);
  });

  test('leaves a catalog in order as it is', async () => {
    expect(await call(['check', '--fix'])).toMatchObject({
      code: 0,
      said: 'The catalog is in order: 2 calculators.\n',
    });
  });
});

test.each([
  ['check', '--watch', '--fix'],
  ['check', '--watch', '--format', 'json'],
  ['generate', '--fix'],
  ['check', '--fix', '--explain', 'overflow'],
])('%s %s is no call', async (...args) => {
  expect(await call(args)).toMatchObject({ code: 2, said: '' });
});

describe('colours', () => {
  test('are shown on a terminal that has them, and change no word', async () => {
    edit('volume: length * width', 'volume: lenght * width');
    const plain = await call(['check']);
    const painted = await call(['check'], paintFor({ isTTY: true, hasColors: () => true }));
    expect(painted.complained).toContain('\u001b[31merror unknown-name\u001b[39m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the signs of a terminal are what is taken out.
    expect(painted.complained.replace(/\u001b\[\d+m/g, '')).toBe(plain.complained);
  });

  test.each([
    ['a pipe', { isTTY: false, hasColors: () => true }],
    ['a terminal that is to have none', { isTTY: true, hasColors: () => false }],
  ])('are not shown in %s', async (_, stream) => {
    edit('volume: length * width', 'volume: lenght * width');
    expect((await call(['check'], paintFor(stream))).complained).not.toContain('\u001b');
  });
});

test('check --watch tells what is wrong when a file has changed, and that it is mended', async () => {
  const tool = installTool();
  const child = spawn(process.execPath, [tool.command, 'check', '--watch', '--root', root], { cwd: projectRoot });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let out = '';
  const until = async (words: RegExp): Promise<void> => {
    while (!words.test(out)) await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  };
  for (const stream of [child.stdout, child.stderr]) stream.prependListener('data', (chunk) => (out += String(chunk)));
  try {
    await until(/The catalog is in order: 2 calculators\.\nWatching catalog;/);
    out = '';
    const whole = readText();
    edit('volume: length * width', 'volume: lenght * width');
    await until(/calculators\.yaml:19:13 - error unknown-name: [\s\S]*1 mistake\./);
    out = '';
    writeFileSync(calculators(), whole);
    await until(/The catalog is in order: 2 calculators\./);
  } finally {
    kill();
    await once(child, 'close');
    process.off('exit', kill);
    tool.remove();
  }
});
