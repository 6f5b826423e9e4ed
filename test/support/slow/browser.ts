/** The door to a browser: the Chromium of npm or of this machine, a context of its own for each page, and all that it complains of. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { bundledEnvironment, unpackChromium } from './bundled-chromium.js';
import { chromiumProgram } from './programs.js';

/** Ends what hangs, in milliseconds; a busy machine takes its time. */
const patience = 60_000;

/** Starts the browser; once for a test file, because that is what takes long. */
export async function launchBrowser(): Promise<Browser> {
  const { path: executablePath, isBundled, packages } = chromiumProgram;
  if (executablePath === null) throw new Error(`Chromium is not there: apt-get install ${packages.join(' ')}`);
  const options = { executablePath, timeout: patience };
  if (!isBundled) return await chromium.launch(options);
  unpackChromium();
  return await chromium.launch({ ...options, env: bundledEnvironment() });
}

export interface OpenPage {
  readonly page: Page;
  /** What the page broke of its content security policy, threw or logged as an error, in the order of events. */
  readonly complaints: string[];
  /** The addresses that were asked for. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens an address in a context of its own; the program `beforehand` runs in the page before its own do. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  beforehand = '',
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, ...options });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => requests.push(request.url()));
  if (beforehand !== '') await page.addInitScript(beforehand);
  await page.goto(address);
  return { page, complaints, requests, close: () => context.close() };
}
