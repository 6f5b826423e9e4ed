import type { Browser } from 'playwright-core';
import { readSources } from '../../authoring/commands/files.js';
import { check } from '../../generator/compile.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import type { OpenPage } from '../support/slow/browser.js';
import { launchBrowser, openPage } from '../support/slow/browser.js';
import { built } from '../support/slow/built.js';
import { chromiumProgram, gitProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';
import type { OpenCatalog, RunningPage } from '../support/slow/workbench.js';
import { copiedCatalog, openWorkbench, serveFiles } from '../support/slow/workbench.js';
import { change, expectNoViolations, expectProved, notes, sentence } from '../support/slow/workbench-page.js';

needPrograms(chromiumProgram, gitProgram);

/** A beginner's way in a real browser: from an empty entry to a proved calculator, with the mistakes of beginners. */

let assets: string;
let browser: Browser;
let catalog: OpenCatalog;
let server: RunningPage;
let open: OpenPage;

beforeAll(async () => {
  assets = built('assets/workbench');
  browser = await launchBrowser();
  catalog = copiedCatalog();
  server = await openWorkbench(catalog, assets);
  open = await openPage(browser, server.address, { viewport: { width: 1440, height: 900 } });
  await open.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** What a test has opened beside the page of all. */
const onTestEnd: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of onTestEnd.splice(0)) await end();
});

afterAll(async () => {
  await open?.close();
  await browser?.close();
  await server?.stop();
  catalog?.remove();
});

const file = 'calculators/workshop.yaml';

test('an entry begins as a small calculator that works', async () => {
  const { page } = open;
  await page.getByRole('button', { name: 'New entry' }).click();
  const name = page.getByLabel('Name of the calculator');
  await name.fill('Wall Paint');
  await page.getByLabel('File', { exact: true }).selectOption(`catalog/${file}`);
  await page.getByRole('button', { name: 'Write it' }).click();
  await page.getByRole('alert').filter({ hasText: 'wall-paint' }).waitFor();
  await name.fill(' Rain Barrel! ');
  await page.getByRole('button', { name: 'Write it' }).click();
  await page.getByRole('button', { name: 'Add the line' }).click();
  await expectProved(page, 'for 10 of the kind Plain.');
  expect(await page.locator('#entry').inputValue()).toBe(`catalog/${file}#rain-barrel`);
});

const inputs = `roof: { label: Roof area, type: number, unit: m2, default: 50, min: 1, max: 500, step: 1 }
    rain: { label: Rain, type: number, unit: mm, default: 20, min: 1, max: 200, step: 1 }
    holds: { label: What a barrel holds, type: number, unit: l, default: 300, min: 100, max: 1000, step: 10 }`;

/** From the calculator that an entry begins with to one's own; the search takes `\\n` for the end of a line. */
const steps: readonly (readonly [find: string, put: string])[] = [
  ['quantity: { label: Quantity, type: number, default: 10, min: 1, max: 100, step: 1 }', inputs],
  [
    '    kind:\\n      label: Kind\\n      type: select\\n      default: plain\\n      options:\\n' +
      '        plain: { label: Plain, share: 1 }\\n        special: { label: Special, share: 1.5 }\\n',
    '',
  ],
  ['total: quantity * kind.share', 'water: roof * rain\n    barrels: ceil(water / holds, 1)'],
  ['value: total', 'value: barrels'],
  ['decimals: 1\\n    # Put inputs and steps', 'decimals: 0\n    # Put inputs and steps'],
  ['"{total:1} for {quantity} of the kind {kind}."', '"{rain} of rain on {roof} fill {barrels} barrels."'],
  [
    'name: the defaults, inputs: {}, value: 10, source: 10 x 1 by hand',
    'name: a shower, inputs: {}, value: 4, source: 50 x 20 / 300',
  ],
  [
    '    - { name: the special kind, inputs: { kind: special }, value: 15, source: 10 x 1.5 by hand }\\n' +
      '    - { name: the most, inputs: { quantity: 100 }, value: 100, source: 100 x 1 by hand }\\n',
    '',
  ],
];

test('while it is rewritten, the last correct calculator stays in view, paler', async () => {
  const { page } = open;
  for (const [at, [find, put]] of steps.entries()) {
    await change(page, find, put);
    if (at > 0) continue;
    await notes(page).filter({ hasText: 'There is no quantity here' }).first().waitFor();
    expect(await sentence(page).textContent()).toContain('for 10 of the kind Plain.');
    expect(await page.locator('reckoner-calculator').getAttribute('class')).toBe('stale');
  }
  await expectProved(page, 'fill 4 barrels.');
});

/** A slip: what is written, what is marked of it and said, and how it is mended. */
interface Slip {
  readonly name: string;
  readonly find: string;
  readonly put: string;
  readonly marked: string | RegExp;
  readonly said: string | RegExp;
  /** Null where a button does it. */
  readonly mended: { readonly find: string; readonly put: string } | null;
}

const slips: readonly Slip[] = [
  {
    name: 'a misspelt input',
    find: 'water: roof * rain',
    put: 'water: rooof * rain',
    marked: 'rooof',
    said: 'There is no rooof here. Did you mean roof?',
    mended: null,
  },
  {
    name: 'a misspelt key',
    find: 'decimals: 0\\n    # Put inputs and steps',
    put: 'decimal: 0\n    # Put inputs and steps',
    marked: 'decimal',
    said: /Did you mean decimals\?/,
    mended: null,
  },
  {
    name: 'an unclosed quote',
    find: '{barrels} barrels."',
    put: '{barrels} barrels.',
    marked: /"/,
    said: 'this " is never closed',
    mended: { find: '{barrels} barrels.', put: '{barrels} barrels."' },
  },
  {
    name: 'a tab',
    find: '  disclaimer: Planning estimate. Say',
    put: '\tdisclaimer: Planning estimate. Say',
    marked: /\t/,
    said: 'a tab is used for indentation. Put spaces in its place.',
    mended: { find: '\\tdisclaimer: Planning', put: '  disclaimer: Planning' },
  },
  {
    name: 'a missing unit',
    find: 'type: number, unit: m2, default: 50',
    put: 'type: number, default: 50',
    marked: /./,
    said: /unit|length|number/,
    mended: { find: 'Roof area, type: number,', put: 'Roof area, type: number, unit: m2,' },
  },
  {
    name: 'a wrong value of an example',
    find: 'value: 4, source: 50 x 20',
    put: 'value: 3, source: 50 x 20',
    marked: '3',
    said: /gives 4|is 4|\b4\b/,
    mended: { find: 'value: 3, source: 50 x 20', put: 'value: 4, source: 50 x 20' },
  },
  {
    name: 'no example',
    find: '- { name: a shower, inputs: {}, value: 4, source: 50 x 20 / 300 }',
    put: '',
    marked: /./,
    said: 'This is nothing, but a list is needed here.',
    mended: {
      find: 'examples:\\n    \\n',
      put: 'examples:\n    - { name: a shower, inputs: {}, value: 4, source: 50 x 20 / 300 }\n',
    },
  },
];

test.each(slips)(
  '$name is marked and explained at its place, and mended',
  async ({ find, put, marked, said, mended }) => {
    const { page } = open;
    await change(page, find, put);
    const note = notes(page).filter({ hasText: said }).first();
    await note.waitFor();
    const mark = page.locator('.cm-lintRange-error').filter({ hasText: marked }).first();
    await mark.waitFor();
    if (mended === null) {
      await mark.hover();
      await page.locator('.cm-diagnosticAction').first().click();
    } else await change(page, mended.find, mended.put);
    await expectProved(page, 'fill 4 barrels.');
  },
);

test('completion offers what is spelled nearly like a word', async () => {
  const { page } = open;
  await change(page, 'water: roof * rain', 'water: roof * riain');
  await page.keyboard.press('Control+Space');
  await page.locator('.cm-tooltip-autocomplete li').filter({ hasText: 'rain' }).first().click();
  await expectProved(page, 'fill 4 barrels.');
});

test('hover tells the unit and the range of a step', async () => {
  const { page } = open;
  await page.locator('.cm-line').filter({ hasText: 'water: roof' }).getByText('water', { exact: true }).hover();
  await page.locator('.cm-tooltip-hover').filter({ hasText: 'roof * rain' }).waitFor();
  await page.keyboard.press('Escape');
});

/** What stands in each tab of a calculator that is proved. */
const tabs: readonly (readonly [name: string, said: RegExp])[] = [
  ['Examples', /passed[\s\S]*gives 4/],
  ['TypeScript', /export function compute\(/],
  ['API answer', /GET \/api\/calc\/rain-barrel\?[\s\S]*"value": 4/],
  ['llms.txt', /\/api\/calc\/rain-barrel\)/],
  ['Difference', /does not have this entry/],
  ['Calculator', /barrels/],
];

test.each(tabs)('the tab %s shows what comes of it', async (name, said) => {
  const { page } = open;
  await page.getByRole('tab', { name }).click();
  const panel = page.getByRole('tabpanel', { name });
  await panel.filter({ hasText: said }).waitFor();
});

test('the saved file is what `check` accepts, and the difference is told', async () => {
  const { page } = open;
  await page.locator('.cm-content').press('Control+s');
  await page
    .getByRole('status')
    .filter({ hasText: `Saved catalog/${file} and catalog/network.yaml.` })
    .waitFor();
  expect(catalog.read(file)).toContain('    water: roof * rain\n    barrels: ceil(water / holds, 1)\n');
  const checked = check(readSources(catalog.root, 'catalog'));
  expect(checked.diagnostics.filter(isMistake)).toEqual([]);
  expect(checked.catalog?.calculators.map(({ slug }) => slug)).toContain('rain-barrel');
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
});

test('a committed entry is compared with its commit, for callers and in its module', async () => {
  const { page } = open;
  await page.locator('#entry').selectOption(`catalog/${file}#rain-tank`);
  await page.getByRole('tab', { name: 'Difference' }).click();
  await page.getByText('Nothing that callers meet has changed.').waitFor();
  await change(page, 'title: ', 'title: Big ');
  await page.locator('.lines .new').filter({ hasText: 'Big ' }).first().waitFor();
  await page.getByText('documentation').first().waitFor();
  await page.locator('.cm-content').press('Control+z');
  await page.getByText('Nothing that callers meet has changed.').waitFor();
});

test('a file that changes elsewhere follows where nobody touched it, and is asked about where somebody did', async () => {
  const { page } = open;
  const before = catalog.read(file);
  catalog.write(file, before.replace('tiles-with-waste:', '# Seen elsewhere.\ntiles-with-waste:'));
  await page.getByRole('status').filter({ hasText: 'was changed elsewhere and has been reloaded' }).waitFor();
  await change(page, 'title: ', 'title: Mine ');
  catalog.write(file, before.replace('tiles-with-waste:', '# Theirs.\ntiles-with-waste:'));
  const dialog = page.getByRole('dialog');
  await dialog.filter({ hasText: '# Theirs.' }).filter({ hasText: 'Mine' }).waitFor();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await page.locator('.cm-content').press('Control+s');
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  expect(catalog.read(file)).toContain('title: Mine ');
  expect(catalog.read(file)).not.toContain('# Theirs.');
});

test('a link to the entry opens where there is no server of its own, on a phone as well', async () => {
  const { page } = open;
  await page.locator('#entry').selectOption(`catalog/${file}#rain-barrel`);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = new URL(await page.getByLabel('Link').inputValue());
  expect(link.hash.length).toBeLessThan(8192);
  await page.getByRole('button', { name: 'Close' }).click();
  const files = await serveFiles(assets);
  const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
  const other = await openPage(browser, `${files.address}${link.hash}`, phone);
  onTestEnd.push(other.close, files.stop);
  await other.page.getByRole('button', { name: 'Preview' }).click();
  await expectProved(other.page, 'fill 4 barrels.');
  const width = await other.page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  // The page asks whether there is a server of its own, and is told that there is none.
  expect(other.complaints.filter((each) => !each.includes('404'))).toEqual([]);
  await expectNoViolations(other.page);
});

test('nothing broke the policy of the page, threw, or asked another host', () => {
  expect(open.complaints).toEqual([]);
  const origin = server.address.slice(0, -1);
  expect(open.requests.filter((address) => !address.startsWith(origin) && !address.startsWith('blob:'))).toEqual([]);
});

// Axe comes last: it sets styles as it looks around, which the policy blocks.
test('a question, a mistake and the tabs are accessible', async () => {
  const { page } = open;
  await page.getByRole('button', { name: 'New entry' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Calculator' }).click();
  await change(page, 'water: roof * rain', 'water: rooof * rain');
  await notes(page).first().waitFor();
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Examples' }).click();
  await expectNoViolations(page);
});
