/** `check --update-examples`: new numbers after a changed price, and nothing where anything else changed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callCommand } from '../../support/call-command.js';
import { projectRoot } from '../../support/project-root.js';

const figures = `chips:
  bag: { value: 4 EUR/bag, judgement: The yard asks it. }
  fee: { value: 10 EUR, judgement: The yard asks it. }
`;

const calculators = `# Beds.
bedding:
  title: Bedding Calculator
  subtitle: Bags for a run
  disclaimer: A test.
  inputs:
    n: { label: Bags, type: number, unit: bag, default: 2, min: 1, max: 10, step: 1 }
  formula:
    cost: n * chips.bag
  result:
    value: cost
    unit: EUR
    interpretation: "{n} cost {cost}."
    secondary:
      - { label: Delivered, value: cost + chips.fee, unit: EUR }
  cost_band: { per: bag, price: 1..100 EUR, because: Bags. }
  examples:
    - { name: two bags, inputs: {}, value: 8, secondary: { Delivered: 18 }, source: 2 x 4 by hand } # the usual case
    - name: ten bags
      inputs: { n: 10 }
      value: 40
      figures: { cost: 40 }
      source: 10 x 4 by hand
  sources: [A test]

# Holidays.
boarding:
  title: Boarding Calculator
  subtitle: Days away
  disclaimer: A test.
  inputs:
    n: { label: Bags, type: number, unit: bag, default: 2, min: 1, max: 10, step: 1 }
  formula:
    cost: n * chips.bag
  result: { value: cost, unit: EUR, interpretation: "{n} cost {cost}." }
  cost_band: { per: bag, price: 1..100 EUR, because: Bags. }
  examples:
    - { name: two bags, inputs: {}, value: 8, source: 2 x 4 by hand }
  sources: [A test]
`;

let root: string;
const place = (name: string) => join(root, 'catalog', name);
const read = (name: string) => readFileSync(place(name), 'utf8');
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { stdio: 'ignore' });

function commit(): void {
  git('add', '-A');
  git('commit', '-q', '-m', 'A state');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reckoner-examples-'));
  mkdirSync(join(root, 'catalog'));
  for (const name of ['units.yaml', 'service.yaml', 'network.yaml'])
    writeFileSync(place(name), readFileSync(join(projectRoot, 'test/support/catalog', name)));
  writeFileSync(place('figures.yaml'), figures);
  writeFileSync(place('calculators.yaml'), calculators);
  git('init', '-q');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Replaces texts in a file; each must be there. */
function edit(name: string, ...changes: readonly (readonly [string, string])[]): void {
  for (const [from, to] of changes) {
    expect(read(name)).toContain(from);
    writeFileSync(place(name), read(name).replace(from, to));
  }
}

const check = (...args: readonly string[]) => callCommand(['check', '--root', root, ...args]);
const update = (...args: readonly string[]) => check('--update-examples', ...args);
const dearer = ['4 EUR/bag', '4.5 EUR/bag'] as const;

test('after a changed price the numbers are written, shown, and reported as newer than their sources', async () => {
  edit('figures.yaml', dearer);
  const failed = await check();
  expect(failed.code).toBe(1);
  expect(failed.complained).toMatch(
    /example-fails[\s\S]*\nIf only a shared figure changed, `check --update-examples bedding` writes the new numbers; the same for boarding\.\n$/,
  );
  const { code, said, complained } = await update('bedding');
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  expect(said).toContain(`
-    - { name: two bags, inputs: {}, value: 8, secondary: { Delivered: 18 }, source: 2 x 4 by hand } # the usual case
+    - { name: two bags, inputs: {}, value: 9, secondary: { Delivered: 19 }, source: 2 x 4 by hand, recalculated: 2026-06-01 } # the usual case
`);
  expect(said).toMatch(/\nwrote catalog\/calculators\.yaml\. The sources of these examples are older/);
  expect(read('calculators.yaml')).toBe(
    calculators
      .replace('value: 8, secondary: { Delivered: 18 }', 'value: 9, secondary: { Delivered: 19 }')
      .replace('by hand } #', 'by hand, recalculated: 2026-06-01 } #')
      .replace('value: 40\n      figures: { cost: 40 }', 'value: 45\n      figures: { cost: 45 }')
      .replace('10 x 4 by hand\n', '10 x 4 by hand\n      recalculated: 2026-06-01\n'),
  );
  expect((await update('boarding')).code).toBe(0);
  const passed = await check();
  expect(passed.code).toBe(0);
  expect(passed.complained.match(/advice example-recalculated/g)).toHaveLength(3);
  expect(passed.complained).toMatch(/\n3 pieces of advice\.\n$/);
  expect((await check('--strict')).code).toBe(1);
});

test('a second change writes a later day over the first, and another call changes nothing', async () => {
  edit('figures.yaml', dearer);
  await update('bedding');
  commit();
  edit('figures.yaml', ['4.5 EUR/bag', '5 EUR/bag']);
  const later = await callCommand(['check', '--root', root, '--update-examples', 'bedding'], {
    today: () => '2026-07-01',
  });
  expect(later.code).toBe(0);
  expect(read('calculators.yaml').match(/recalculated: \S+/g)).toEqual([
    'recalculated: 2026-07-01',
    'recalculated: 2026-07-01',
  ]);
  const written = read('calculators.yaml');
  expect((await update('bedding')).said).toBe('Its examples pass: nothing was written.\n');
  expect(read('calculators.yaml')).toBe(written);
});

test('a price that is committed already is compared with the commit before it', async () => {
  edit('figures.yaml', dearer);
  commit();
  expect((await update('bedding')).complained).toMatch(
    /Nothing was written: with the figures of HEAD this is so, too\.\n$/,
  );
  expect((await update('bedding', '--since', 'HEAD~1')).code).toBe(0);
});

test('an example that somebody has worked out again keeps its numbers', async () => {
  edit('figures.yaml', dearer);
  edit('calculators.yaml', [
    'value: 8, secondary: { Delivered: 18 }, source: 2 x 4',
    'value: 9, secondary: { Delivered: 19 }, source: 2 x 4.50',
  ]);
  expect((await update('bedding')).code).toBe(0);
  expect(read('calculators.yaml')).toContain('value: 9, secondary: { Delivered: 19 }, source: 2 x 4.50 by hand } #');
  expect(read('calculators.yaml')).toContain('value: 45\n');
});

test.each<[string, () => void, RegExp]>([
  [
    'a formula that changed too',
    () => edit('calculators.yaml', ['cost: n * chips.bag', 'cost: n * chips.bag + 1 EUR']),
    /Nothing was written: `formula` of `bedding` changed since HEAD, so a figure is not the only reason\.\n$/,
  ],
  [
    'a formula that changed only beyond the old price',
    () => edit('calculators.yaml', ['cost: n * chips.bag', 'cost: n * max(chips.bag, 4 EUR/bag)']),
    /`formula` of `bedding` changed since HEAD/,
  ],
  [
    'a default that changed too',
    () => edit('calculators.yaml', ['default: 2', 'default: 3']),
    /`inputs` of `bedding` changed since HEAD/,
  ],
  [
    'an example that failed before',
    () => {
      edit('figures.yaml', ['4.5 EUR/bag', '4 EUR/bag']);
      edit('calculators.yaml', ['value: 40', 'value: 41']);
      commit();
      edit('figures.yaml', dearer);
    },
    /The result is 40, not 41\.[\s\S]*Nothing was written: with the figures of HEAD this is so, too\.\n$/,
  ],
  [
    'a mistake that is no number of an example',
    () => edit('calculators.yaml', ['{ n: 10 }', '{ m: 10 }']),
    /unknown-input[\s\S]*Nothing was written: these are not numbers of examples\. Correct them first\.\n$/,
  ],
  [
    'a price band that the new price leaves',
    () => edit('calculators.yaml', ['price: 1..100 EUR, because: Bags.', 'price: 1..4.2 EUR, holds: chips.bag']),
    /band-violated[\s\S]*Nothing was written: these are not numbers of examples/,
  ],
  [
    'figures that had mistakes before',
    () => {
      edit('figures.yaml', ['10 EUR', '10 EURO']);
      commit();
      edit('figures.yaml', ['10 EURO', '10 EUR']);
    },
    /unknown-unit[\s\S]*Nothing was written: with the figures of HEAD the catalog has other mistakes\.\n$/,
  ],
])('%s is refused', async (_, change, why) => {
  edit('figures.yaml', dearer);
  change();
  const before = read('calculators.yaml');
  const { code, said, complained } = await update('bedding');
  expect(complained).toMatch(why);
  expect({ code, said }).toEqual({ code: 1, said: '' });
  expect(read('calculators.yaml')).toBe(before);
});

test('a calculator that the commit lacks is refused, and one that nobody has is not known', async () => {
  edit('calculators.yaml', ['boarding:', 'fencing:']);
  edit('figures.yaml', dearer);
  expect((await update('fencing')).complained).toBe(
    'Nothing was written: `fencing` is new since HEAD, so a figure is not the only reason.\n',
  );
  expect(await update('bading')).toEqual({
    code: 2,
    said: '',
    complained: 'There is no calculator `bading`. Did you mean `bedding`?\n',
  });
});

test('a folder without git is refused in one sentence', async () => {
  rmSync(join(root, '.git'), { recursive: true });
  edit('figures.yaml', dearer);
  const { code, complained } = await update('bedding');
  expect([code, complained.trim().split('\n')]).toEqual([
    2,
    [expect.stringMatching(/^git knows no commit `HEAD` here/)],
  ]);
});
