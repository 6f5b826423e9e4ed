/** A plan of a person with several jobs: kept in the browser, or without JavaScript by the links of the pages. */
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { RealPages } from '../support/slow/real-pages.js';

const pages = new RealPages('English');

function open(path: string, options: BrowserContextOptions = {}) {
  return pages.open(path, { viewport: { width: 375, height: 667 }, ...options });
}

async function titles(page: Page): Promise<readonly string[]> {
  return page.locator('.job-title').allInnerTexts();
}

async function addFence(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Calculators' }).click();
  await page.locator('.calculators a[href*="/calculators/fence"]').first().click();
  await page
    .getByRole('link', { name: /your plan/ })
    .last()
    .click();
  await page.waitForURL(/\/plan\?/);
}

const two = '/calculators/plan?item=concrete~length=20~width=10&item=sod';

test.each([true, false])(
  'the header leads back to a plan, and another job comes into it, JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page, complaints, close } = await open(two, { javaScriptEnabled });
    const before = await titles(page);
    expect(before).toHaveLength(2);
    await addFence(page);
    expect((await titles(page)).slice(0, 2)).toEqual(before);
    expect(await titles(page)).toHaveLength(3);
    await page.getByRole('banner').getByRole('link', { name: 'Calculators' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Your plan (3)' }).click();
    await page.waitForURL(/\/plan\?/);
    expect(await titles(page)).toHaveLength(3);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a plan is there again at addresses that do not have it, and a job that is removed is gone there', async () => {
  const { page, close } = await open(two);
  await page.goto(pages.at('/docs'));
  await page.getByRole('link', { name: 'Your plan (2)' }).waitFor();
  await page.goto(pages.at('/calculators/plan'));
  await page.waitForURL(/item=/);
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await page.goto(pages.at('/calculators/fence'));
  await page.getByRole('link', { name: 'Your plan (1)' }).waitFor();
  await page.goto(pages.at('/calculators/plan'));
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await page.goto(pages.at('/calculators/plan'));
  await page.getByRole('heading', { name: 'Add a job' }).waitFor();
  expect(await titles(page)).toEqual([]);
  await close();
});

test("somebody else's plan does not replace one's own until one says so", async () => {
  const { page, close } = await open(two);
  await page.goto(pages.at('/calculators/plan?item=fence'));
  await page.getByRole('link', { name: 'Your plan (2)' }).waitFor();
  await page.getByRole('button', { name: 'Keep this one instead' }).click();
  await page.getByRole('link', { name: 'Your plan (1)' }).waitFor();
  await close();
});

test.each([true, false])('a changed job keeps its place and its name, JavaScript: %s', async (javaScriptEnabled) => {
  const { page, close } = await open(two, { javaScriptEnabled });
  await page.getByText('Give it a name').first().click();
  await page.getByLabel('Name of the job').first().fill('Back yard');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByRole('heading', { name: /^Back yard · Concrete/ }).waitFor();
  await expect(page.locator('.entered').first().innerText()).resolves.toMatch(/20 ft.*10 ft/);
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .click();
  const length = page.getByRole('textbox', { name: 'Length' });
  await length.fill('30');
  await length.press('Enter');
  await page.waitForURL(/length=30/);
  await page.getByRole('link', { name: 'Save the changes in your plan' }).first().click();
  await page.getByText('30 ft').first().waitFor();
  await expect(titles(page)).resolves.toEqual([expect.stringMatching(/^Back yard · Concrete/), expect.any(String)]);
  await page.goto(pages.at('/calculators/fence'));
  if (javaScriptEnabled) await page.getByRole('link', { name: 'Your plan (2)' }).waitFor();
  await close();
});

test('the plan is copied and printed by buttons, and paper has everything, the address and the day', async () => {
  const { page, complaints, close } = await open(two, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('The link is copied.').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(page.url());
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-printed]').innerText()).resolves.toMatch(/\d{4} · http/);
  await expect(page.locator('details:not([open])').count()).resolves.toBe(0);
  await page.evaluate('dispatchEvent(new Event("afterprint"))');
  await expect(page.locator('details[open]').count()).resolves.toBe(0);
  await close();
});

test('a calculator on paper has units, the quote that was checked, and only the options that were chosen', async () => {
  const { page, close } = await open('/calculators/fence?length=150&with=gate&page.quote=9800');
  await page.evaluate('customElements.whenDefined("reckoner-calculator")');
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-region="quote"] .told').isVisible()).resolves.toBe(true);
  await expect(page.locator('[data-field="length"] .unit').isVisible()).resolves.toBe(true);
  await expect(page.locator('.options li:visible').count()).resolves.toBe(1);
  await expect(page.locator('[data-region="trace"] table').isVisible()).resolves.toBe(true);
  await close();
});
