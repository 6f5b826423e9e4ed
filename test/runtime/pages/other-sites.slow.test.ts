/** Calculators on pages of other sites: those of examples/sites, under light and dark systems, narrow and wide. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame } from 'playwright-core';
import { projectRoot } from '../../support/project-root.js';
import { browsePages } from '../../support/slow/browsed-pages.js';
import type { OpenPage } from '../../support/slow/browser.js';
import { openPage } from '../../support/slow/browser.js';
import type { ServedHost } from '../../support/slow/host-page.js';
import { serveHost } from '../../support/slow/host-page.js';

const { browser, at } = browsePages();

const sites = [
  { site: 'light', theme: 'light', behind: '#fffaf0' },
  { site: 'dark', theme: 'dark', behind: '#111827' },
  { site: 'wordpress', theme: 'light', behind: '#f9f9f9' },
] as const;
/** Each pair of a page and a system, of a page and a width, and of a system and a width. */
const cases = sites.flatMap((site, index) =>
  (['light', 'dark'] as const).map((system, second) => {
    return { ...site, system, width: (index + second) % 2 === 0 ? 375 : 1280 };
  }),
);

interface View {
  readonly getComputedStyle: (element: unknown) => { readonly textTransform: string };
}

describe.each(cases)('the $site page on a $system system, $width wide', ({ site, theme, behind, system, width }) => {
  let host: ServedHost;
  let opened: OpenPage;
  let frame: Frame;
  beforeAll(async () => {
    const text = readFileSync(join(projectRoot, `examples/sites/${site}.html`), 'utf8');
    host = await serveHost(text.replaceAll('{base}', at('')));
    opened = await openPage(browser(), 'about:blank', { viewport: { width, height: 800 }, colorScheme: system });
    const { page } = opened;
    await page.addInitScript(
      'globalThis.told = []; addEventListener("reckoner-answer", ({ detail }) => told.push(detail));',
    );
    await page.goto(host.address);
    const inside = await (await page.waitForSelector('iframe')).contentFrame();
    if (inside === null) throw new Error('The frame has no content.');
    frame = inside;
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await frame.waitForSelector(`html.${theme}`, { state: 'attached' });
  });
  afterAll(async () => {
    await opened.close();
    await host.stop();
  });

  test('nothing is wider than its place, and the frame is as high as what it shows', async () => {
    await opened.page.waitForFunction('document.querySelector("iframe").offsetHeight !== 640');
    const fits = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
    expect([await opened.page.evaluate(fits), await frame.evaluate(fits)]).toEqual([true, true]);
    const [shown, high] = [
      await opened.page.evaluate('document.querySelector("iframe").offsetHeight'),
      await frame.evaluate('document.documentElement.scrollHeight'),
    ];
    expect(Number(high) - Number(shown)).toBeLessThanOrEqual(1);
  });

  test('the frame answers what is typed, and the host page receives it', async () => {
    const field = frame.getByRole('textbox').first();
    await field.fill('77');
    await opened.page.waitForFunction('/=77(&|$)/.test(told.at(-1)?.query ?? "")');
    expect(await field.evaluate((own) => (globalThis as unknown as View).getComputedStyle(own).textTransform)).toBe(
      'none',
    );
  });

  test('axe finds nothing wrong in the frame', async () => {
    expect(opened.complaints).toEqual([]);
    // Axe does not look through a frame at what is behind it.
    await frame.evaluate(`document.documentElement.style.background = '${behind}'`);
    const { violations } = await new AxeBuilder({ page: opened.page }).include('iframe').analyze();
    const inFrame = violations.flatMap(({ id, nodes }) =>
      nodes.flatMap(({ html, target }) => (target.length > 1 ? [`${id}: ${html}`] : [])),
    );
    expect(inFrame).toEqual([]);
  });
});
