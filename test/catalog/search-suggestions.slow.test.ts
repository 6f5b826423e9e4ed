/** The search offers calculators as one types, on a phone, by keyboard and without JavaScript, and nothing moves. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { openPage } from '../support/slow/browser.js';
import { RealPages } from '../support/slow/real-pages.js';

const pages = new RealPages('English');

const phone = { width: 390, height: 844 };

async function open(path: string, options = {}): ReturnType<typeof openPage> {
  return await pages.open(path, { viewport: phone, ...options });
}

const field = (page: Page) => page.locator('#q');
const options = (page: Page) => page.getByRole('option');

/** What a query has to offer: beginnings of words by the page, what people also call it by the service. */
const asked: readonly [path: string, text: string, title: string][] = [
  ['/', 'fen', 'Fence Cost and Materials'],
  ['/calculators', 'air con', 'Air Conditioner Size'],
  ['/calculators', 'water he', 'Tankless Water Heater'],
  ['/calculators?q=roof', 'fence', 'Fence Cost and Materials'],
];

test.each(asked)('%s offers for “%s” the calculator %s', async (path, text, title) => {
  const { page, complaints, close } = await open(path);
  const below = page.locator('h2').first();
  const before = await below.boundingBox();
  await field(page).pressSequentially(text);
  await options(page).filter({ hasText: title }).waitFor();
  expect(await options(page).count()).toBeLessThanOrEqual(6);
  expect(await below.boundingBox()).toEqual(before);
  await page.getByRole('status').filter({ hasText: 'Suggestions: ' }).waitFor({ state: 'attached' });
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await options(page).filter({ hasText: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('keys choose a suggestion, leave the list, or search for what is typed', async () => {
  const { page, close } = await open('/');
  await field(page).pressSequentially('fence');
  await options(page).first().waitFor();
  await field(page).press('ArrowUp');
  await expect(options(page).last().getAttribute('aria-selected')).resolves.toBe('true');
  await field(page).press('ArrowDown');
  await expect(field(page).getAttribute('aria-activedescendant')).resolves.toBeNull();
  await field(page).press('ArrowDown');
  const first = await options(page).first().getAttribute('id');
  await expect(field(page).getAttribute('aria-activedescendant')).resolves.toBe(first);
  await field(page).press('Escape');
  await expect(field(page).getAttribute('aria-expanded')).resolves.toBe('false');
  await expect(field(page).inputValue()).resolves.toBe('fence');
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await page.waitForURL('**/calculators/fence');
  await page.goBack();
  await field(page).fill('fence');
  await field(page).press('Enter');
  await page.waitForURL('**/calculators?q=fence');
  await close();
});

test('without JavaScript the form searches, and the field promises nothing else', async () => {
  const { page, close } = await open('/', { javaScriptEnabled: false });
  await expect(field(page).getAttribute('role')).resolves.toBeNull();
  await field(page).fill('fence');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Fence Cost and Materials' }).waitFor();
  await close();
});
