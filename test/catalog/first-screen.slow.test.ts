/** On a small telephone the answer of every calculator is in the first screen, without a line of JavaScript. */
import type { Browser, Page } from 'playwright-core';
import type { RunningApp } from '../support/http.js';
import { startApp } from '../support/http.js';
import { chosenSeed } from '../support/random.js';
import { servedCatalog } from '../support/real-app.js';
import { shareOf } from '../support/shares.js';
import { launchBrowser, openPage } from '../support/slow/browser.js';
import { builtSource } from '../support/slow/page-server.js';
import { chromiumProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';

needPrograms(chromiumProgram);

const seed = chosenSeed();

const viewport = { width: 375, height: 667 };

let app: RunningApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([
    startApp({ catalog: servedCatalog, pages: builtSource('generated') }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Whether what is shown first, an answer or what it needs, lies inside the window in full. */
async function isInSight(page: Page): Promise<boolean> {
  const box = await page.locator('output').boundingBox();
  return box !== null && box.y >= 0 && box.height > 20 && box.y + box.height <= viewport.height && box.x >= 0;
}

test(`the answer is in the first screen, and nothing is wider than the screen, with TEST_SEED=${seed}`, async () => {
  const at = (slug: string): string => `http://127.0.0.1:${app.port}/calculators/${slug}`;
  const slugs = shareOf([...servedCatalog.calculators.keys()], 3, seed);
  const { page, close } = await openPage(browser, at(slugs[0] ?? ''), { viewport, javaScriptEnabled: false });
  const wrong: string[] = [];
  for (const slug of slugs) {
    await page.goto(at(slug));
    if (!(await isInSight(page))) wrong.push(`${slug}: out of sight`);
    const body = await page.locator('main').boundingBox();
    if (body === null || body.width > viewport.width) wrong.push(`${slug}: too wide`);
  }
  expect(wrong).toEqual([]);
  await close();
});
