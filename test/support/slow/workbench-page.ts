/** Hands at the workbench: writes into its editor as people do, and reads what it says. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';

/** Goes to what is written by searching for it, and writes something else in its place; `\\n` stands for the end of a line. */
export async function change(page: Page, find: string, put: string): Promise<void> {
  await page.locator('.cm-content').press('Control+f');
  const field = page.locator('.cm-search input[name=search]');
  await field.fill(find);
  await field.dispatchEvent('change');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  if (put === '') await page.keyboard.press('Delete');
  else if (put.includes('\n')) await paste(page, put);
  else await page.keyboard.insertText(put);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('Control+v');
}

/** What is said over the preview. */
export function notes(page: Page): Locator {
  return page.locator('.obstacles li');
}

export function sentence(page: Page): Locator {
  return page.locator('reckoner-calculator [data-region=sentence]');
}

export async function expectProved(page: Page, said: string): Promise<void> {
  await page.locator('.obstacles').waitFor({ state: 'hidden' });
  await sentence(page).filter({ hasText: said }).waitFor();
  expect(await page.locator('reckoner-calculator.stale').count()).toBe(0);
}

export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
