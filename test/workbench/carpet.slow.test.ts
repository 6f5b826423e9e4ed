import type { Browser } from 'playwright-core';
import { readSources } from '../../authoring/commands/files.js';
import { skeletonOf } from '../../authoring/language/skeleton.js';
import { check } from '../../generator/compile.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import type { OpenPage } from '../support/slow/browser.js';
import { launchBrowser, openPage } from '../support/slow/browser.js';
import { built } from '../support/slow/built.js';
import { chromiumProgram, gitProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';
import type { OpenCatalog, RunningPage } from '../support/slow/workbench.js';
import { copiedCatalog, openWorkbench } from '../support/slow/workbench.js';
import { change, expectNoViolations, expectProved } from '../support/slow/workbench-page.js';
import { until } from '../support/until.js';

needPrograms(chromiumProgram, gitProgram);

/** Somebody who has never written a calculator writes one once, and mends all of its mistakes with what is offered. */

let browser: Browser;
let catalog: OpenCatalog;
let server: RunningPage;
let open: OpenPage;

beforeAll(async () => {
  const assets = built('assets/workbench');
  browser = await launchBrowser();
  catalog = copiedCatalog('test/workbench/trades');
  server = await openWorkbench(catalog, assets);
  open = await openPage(browser, server.address, { viewport: { width: 1440, height: 900 } });
  await open.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

afterAll(async () => {
  await open?.close();
  await browser?.close();
  await server?.stop();
  catalog?.remove();
});

const file = 'calculators/home.yaml';

/** With the mistakes of beginners: no bounds, feet and dollars as people write them, no examples, no sources. */
const firstTry = `carpet-cost:
  title: Carpet Cost
  subtitle: What a new carpet costs
  disclaimer: Planning estimate. Padding and stairs are not in it.
  inputs:
    length: { label: Room length, type: number, unit: ft }
    width: { label: Room width, type: number, unit: feet, default: 12 }
    price: { label: Price, type: number, unit: $/sqyd, default: 30 }
  formula:
    area: length * width
    cost: area * price
  result:
    value: cost
    unit: $
    decimals: 0
    interpretation: "{area:0} of carpet cost {cost}."
  examples: []
`;

/** Presses the button of a finding, which says so, in the list below the text. */
async function press(said: string, name: string): Promise<void> {
  await open.page.locator('#findings[aria-busy=false]').waitFor();
  const finding = open.page.locator('#list li').filter({ hasText: said }).first();
  await finding.getByRole('button', { name, exact: true }).click();
}

/** Has the same findings reported again, for the calculator of another entry of the file: a press in the list must hold. */
async function expectKept(said: string): Promise<void> {
  const { page } = open;
  await page.locator('#findings[aria-busy=false]').waitFor();
  const shown = await page.locator('#list li').filter({ hasText: said }).first().elementHandle();
  const entry = await page.locator('#entry').inputValue();
  await page.locator('#entry').selectOption(`catalog/${file}#flooring`);
  await page.locator('reckoner-calculator').getByRole('textbox', { name: 'Floor area' }).waitFor();
  expect(await shown?.evaluate((item) => item.isConnected)).toBe(true);
  await page.locator('#entry').selectOption(entry);
}

/** Fills in the fields of the dialog and takes it. */
async function answer(texts: Readonly<Record<string, string>>, button = 'Write it'): Promise<void> {
  const dialog = open.page.getByRole('dialog');
  for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('a new entry writes into no other file unasked', async () => {
  const { page } = open;
  await page.getByRole('button', { name: 'New entry' }).click();
  await page.getByLabel('Name of the calculator').fill('Carpet Cost');
  await page.getByLabel('File', { exact: true }).selectOption(`catalog/${file}`);
  await page.getByRole('button', { name: 'Write it' }).click();
  const asked = page.getByRole('dialog').filter({ hasText: 'Also write to catalog/network.yaml?' });
  await asked.filter({ hasText: 'carpet-cost: Carpet Cost' }).waitFor();
  await asked.getByRole('button', { name: 'Only the entry' }).click();
  expect(await page.locator('#save').textContent()).toBe('Save');
});

test('every mistake of the first try offers its fix, and nothing is written by hand again', async () => {
  const { page } = open;
  const skeleton = skeletonOf({ slug: 'carpet-cost', title: 'Carpet Cost', tag: null });
  await change(page, skeleton.replaceAll('\n', '\\n'), firstTry);
  await page.locator('#verdict').click();
  await expectKept('needs sources');
  await press('needs `sources`'.replaceAll('`', ''), 'Add sources');
  await answer({ 'Where the formula and its figures come from': 'The area of a rectangle, by the square yard.' });
  for (const [input, values] of Object.entries(bounds)) {
    await press(`${input} still needs`, 'Add bounds');
    for (const [label, value] of Object.entries(values)) {
      const field = page.getByRole('group', { name: input, exact: true }).getByLabel(label, { exact: true });
      expect(await field.inputValue()).toBe('');
      await field.fill(value);
      await field.press('Tab');
      await page
        .locator('.cm-content')
        .filter({ hasText: new RegExp(`${keyOf[label]}: ${value}`) })
        .waitFor();
    }
  }
  await press('This list is empty.', 'Add an example');
  await answer({
    'The case in a few words': 'a room of 15 by 12',
    'The value of the result': '60',
    'Where does the value come from?': '15 x 12 / 9 x 30, by hand',
  });
  await press('feet is not a unit', 'Fix');
  await press('$/sqyd is not valid', 'Fix');
  await press('$ is not valid', 'Fix');
  await press('There is no service category carpet-cost', 'Add it to network.yaml');
  await answer({}, 'Add the line');
});

const keyOf: Readonly<Record<string, string>> = { Default: 'default', Minimum: 'min', Maximum: 'max', Step: 'step' };

const bounds = {
  length: { Default: '15', Minimum: '3', Maximum: '100', Step: '0.5' },
  width: { Minimum: '4', Maximum: '90', Step: '0.25' },
  price: { Minimum: '5', Maximum: '150', Step: '1' },
};

test('a miscounted value of an example is replaced only with a source', async () => {
  const { page } = open;
  await press('The result is 600, not 60.', 'Use 600');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Write it' }).click();
  await dialog.getByText('Say where it comes from, so that others can check it.').waitFor();
  await answer({ 'Where does the value come from?': '20 sq yd at 30, counted again' });
  await page.getByRole('tab', { name: 'Calculator' }).click();
  await expectProved(page, '180 sq ft of carpet cost $600.');
});

test('a button turns what the calculator shows into another example', async () => {
  const { page } = open;
  await page.locator('reckoner-calculator').getByRole('textbox', { name: 'Room length' }).fill('30');
  await expectProved(page, '360 sq ft of carpet cost $1,200.');
  await page.getByRole('button', { name: 'Add this example' }).click();
  await page.getByRole('dialog').getByText('With length 30.').waitFor();
  expect(await page.getByLabel('The value of the result').inputValue()).toBe('1200');
  await answer({ 'The case in a few words': 'a hall', 'Where does the value come from?': 'twice the room' });
  await page.getByRole('tab', { name: 'Examples' }).click();
  await page.getByText('2. a hall').waitFor();
});

/** The field of an input in the form. */
function fieldOf(input: string, label: string) {
  return open.page.getByRole('group', { name: input, exact: true }).getByLabel(label, { exact: true });
}

test('the form keeps what was typed, says what is wrong at its field, and mends it there', async () => {
  const { page } = open;
  await page.getByRole('tab', { name: 'Inputs' }).click();
  const unit = fieldOf('length', 'Unit');
  await unit.fill('square feet');
  await unit.press('Tab');
  const message = page.locator('#input-length-unit-messages li');
  await message.filter({ hasText: 'a unit is written without spaces' }).waitFor();
  expect([await unit.inputValue(), await unit.getAttribute('aria-invalid')]).toEqual(['square feet', 'true']);
  expect(await page.locator('#units option[value=sqft]').count()).toBe(1);
  await page.locator('#findings[aria-busy=false]').waitFor();
  await message.getByRole('button', { name: 'Fix' }).click();
  await page.locator('.cm-content').filter({ hasText: 'unit: sqft, default: 15' }).waitFor();
  await unit.fill('ft');
  await unit.press('Tab');
  await page.locator('.cm-content').filter({ hasText: 'unit: ft, default: 15' }).waitFor();
  await until(async () => (await message.count()) === 0);
});

test('an input is renamed everywhere and removed, and gets options, in the form', async () => {
  const { page } = open;
  await page.locator('#findings[aria-busy=false]').waitFor();
  await page.getByRole('button', { name: 'Rename width' }).click();
  await page.getByLabel('New name of width').fill('across');
  await page.keyboard.press('Enter');
  await page.locator('.cm-content').filter({ hasText: 'area: length * across' }).waitFor();
  await page.locator('.cm-content').press('Control+z');
  await page.getByRole('group', { name: 'width', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove price' }).click();
  await page.getByRole('group', { name: 'price', exact: true }).waitFor({ state: 'detached' });
  await page.locator('.cm-content').press('Control+z');
  await fieldOf('price', 'Unit').waitFor();
  expect(await fieldOf('price', 'Unit').inputValue()).toBe('USD/sqyd');

  await page.locator('#entry').selectOption('catalog/calculators.yaml#concrete');
  await page.getByRole('button', { name: 'Add an option to thickness' }).click();
  await answer({ 'Key of the option': '5', 'Label of the option': '5 in' }, 'Add an option to thickness');
  await page.locator('.cm-content').filter({ hasText: '5: 5 in' }).waitFor();
  await page.getByRole('button', { name: 'Remove 5' }).click();
  await page.getByLabel('Option 5').waitFor({ state: 'detached' });
  await page.locator('#entry').selectOption(`catalog/${file}#carpet-cost`);
});

test('an example that fails is mended where its tab shows it', async () => {
  const { page } = open;
  await change(page, 'value: 600', 'value: 60');
  await page.getByRole('tab', { name: 'Examples' }).click();
  const failed = page.locator('.examples .failed');
  await failed.getByText('The result is 600, not 60.').waitFor();
  await page.locator('#findings[aria-busy=false]').waitFor();
  await failed.getByRole('button', { name: 'Use 600' }).click();
  await answer({ 'Where does the value come from?': '20 sq yd at 30, counted again' });
  await failed.waitFor({ state: 'detached' });
});

test('`check` accepts the saved catalog', async () => {
  const { page } = open;
  await page.locator('.cm-content').press('Control+s');
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  const { diagnostics, catalog: checked } = check(readSources(catalog.root, 'catalog'));
  expect(diagnostics.filter(isMistake).map(({ message }) => message)).toEqual([]);
  const carpet = checked?.calculators.find(({ slug }) => slug === 'carpet-cost');
  expect(carpet?.examples.map(({ name }) => name)).toEqual(['a room of 15 by 12', 'a hall']);
  expect(catalog.read(file)).toContain(
    'length: { label: Room length, type: number, unit: ft, default: 15, min: 3, max: 100, step: 0.5 }',
  );
  expect(open.complaints).toEqual([]);
});

test('a reload returns to the entry and the tab', async () => {
  const { page } = open;
  await page.locator('#entry').selectOption('catalog/calculators.yaml#concrete');
  await page.getByRole('tab', { name: 'Inputs' }).click();
  await until(async () => (await page.evaluate('location.hash')) === '#entry=concrete&tab=1');
  await page.reload();
  await page.getByRole('group', { name: 'thickness', exact: true }).waitFor();
  expect(await page.locator('#entry').inputValue()).toBe('catalog/calculators.yaml#concrete');
  expect(await page.getByRole('tab', { name: 'Inputs' }).getAttribute('aria-selected')).toBe('true');
});

// Axe comes last: it sets styles as it looks around, which the policy blocks.
test('a grid shows the options that examples reach; it and the form are accessible', async () => {
  const { page } = open;
  await page.getByRole('tab', { name: 'Examples' }).click();
  const grid = page.getByRole('region', { name: /^Options: / });
  await grid.getByRole('rowheader', { name: 'thickness 4', exact: true }).waitFor();
  expect(await grid.getByText(/^reached by /).count()).toBeGreaterThan(2);
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Inputs' }).click();
  await page.getByRole('group', { name: 'width', exact: true }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add an input' }).click();
  await page.getByLabel('Name of the input').fill('Room length');
  await page.getByRole('button', { name: 'Add an input' }).last().click();
  await page.getByText('A name begins with a small letter').waitFor();
  await expectNoViolations(page);
  await page.getByLabel('Name of the input').fill('roomDepth');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'roomDepth', exact: true }).waitFor();
});
