/** The pages of the real catalog and a browser for them, open while the tests of a file run. */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { languages } from '../../../generated/languages.js';
import { compiledCatalog } from '../../../runtime/process/compiled-catalog.js';
import type { PageApp } from '../page-app.js';
import { startPageApp } from '../page-app.js';
import { projectRoot } from '../project-root.js';
import { servedCatalog } from '../real-app.js';
import { launchBrowser, openPage } from './browser.js';
import { builtSource } from './page-server.js';
import { chromiumProgram } from './programs.js';
import { needPrograms } from './services.js';

export class RealPages {
  #pages: PageApp | undefined;
  #browser: Browser | undefined;

  /** Make one in each file, outside of its tests. */
  constructor(inLanguages: 'all languages' | 'English') {
    needPrograms(chromiumProgram);
    beforeAll(async () => {
      const all = () => compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
      const catalog = inLanguages === 'English' ? servedCatalog : all();
      this.#pages = await startPageApp(catalog, { pages: builtSource('generated') });
      this.#browser = await launchBrowser();
    });
    afterAll(async () => {
      await this.#browser?.close();
      await this.#pages?.stop();
    });
  }

  /** The leads that were taken so far. */
  leads(): ReturnType<PageApp['leads']> {
    return this.#opened.pages.leads();
  }

  /** The address of a path. */
  at(path: string): string {
    return `http://127.0.0.1:${this.#opened.pages.app.port}${path}`;
  }

  /** Opens a path as somebody who was never there. */
  open(path: string, options: BrowserContextOptions, beforehand?: string): ReturnType<typeof openPage> {
    return openPage(this.#opened.browser, this.at(path), options, beforehand);
  }

  get #opened(): { readonly pages: PageApp; readonly browser: Browser } {
    const [pages, browser] = [this.#pages, this.#browser];
    if (pages === undefined || browser === undefined) throw new Error('The pages are open only while tests run.');
    return { pages, browser };
  }
}
