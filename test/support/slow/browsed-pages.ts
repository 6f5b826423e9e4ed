/** The pages of the household with places, in both languages, served, and a browser to open them: both for as long as a suite runs. */
import type { Browser } from 'playwright-core';
import type { PageApp } from '../page-app.js';
import { startPageApp } from '../page-app.js';
import { bilingualHousehold, householdFolder } from '../page-catalog.js';
import { launchBrowser } from './browser.js';
import { builtSource } from './page-server.js';
import { chromiumProgram } from './programs.js';
import { needPrograms } from './services.js';

export interface BrowsedPages {
  readonly browser: () => Browser;
  readonly pages: () => PageApp;
  /** The whole address of a path. */
  readonly at: (path: string) => string;
}

/** Call it once, at the top of a suite. */
export function browsePages(): BrowsedPages {
  needPrograms(chromiumProgram);
  let browser: Browser;
  let pages: PageApp;
  beforeAll(async () => {
    pages = await startPageApp(bilingualHousehold, { pages: builtSource(householdFolder) });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await pages?.stop();
  });
  return {
    browser: () => browser,
    pages: () => pages,
    at: (path) => `http://127.0.0.1:${pages.app.port}${path}`,
  };
}
