/** The pages in Chromium: a person's way through them, without JavaScript too, in a frame, and by axe. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { readableAccent } from '../../../runtime/routes/pages/readable-color.js';
import { consentText } from '../../support/page-catalog.js';
import { browsePages } from '../../support/slow/browsed-pages.js';
import { openPage } from '../../support/slow/browser.js';
import type { ServedHost } from '../../support/slow/host-page.js';
import { serveHost } from '../../support/slow/host-page.js';
import { until } from '../../support/until.js';

const { browser, pages, at } = browsePages();

/** From the list by a search to a calculator, with another area. */
async function findPainters(page: Page): Promise<void> {
  await page.getByLabel('Search calculators').fill('decorators');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Wall Paint' }).click();
  await page.getByRole('textbox', { name: 'Area of the walls' }).fill('25');
}

async function choosePlace(page: Page): Promise<void> {
  await page.getByLabel('City').selectOption('Saltmouth');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: 'Call (361) 555-0177' }).waitFor();
}

async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Phone').fill('361-555-0142');
  expect(await page.locator('blockquote').innerText()).toBe(consentText);
  await page.getByLabel('I agree to the following:').check();
  await page.getByRole('button', { name: 'Send request' }).click();
}

/** What axe finds wrong. A frame is seen through, and axe does not look behind it; what is in one has a row of its own. */
async function violationsIn(page: Page, part = 'html'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).exclude('reckoner-frame').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The area that went with the last request. */
async function lastArea(name: string): Promise<unknown> {
  const lead = (await pages().leads()).find((each) => each.contact_name === name);
  return /"area":(\d+)/.exec(String(lead?.calculation))?.[1];
}

test('a person finds a calculator, changes a value, and asks to be contacted', async () => {
  const { page, complaints, close } = await openPage(browser(), at('/calculators'));
  await findPainters(page);
  await page.getByText('25 square metres of smooth ground').first().waitFor();
  expect(new URL(page.url()).search).toBe('?area=25');
  await choosePlace(page);
  expect(new URL(page.url()).search).toBe('?city=saltmouth&area=25');
  // What is changed now is calculated in the page, and goes with the request all the same.
  await page.getByRole('textbox', { name: 'Area of the walls' }).fill('40');
  await page.getByText('40 square metres of smooth ground').first().waitFor();
  await fillForm(page, 'Zelda Quillfeather');
  await page.getByRole('heading', { name: 'We have your request' }).waitFor();
  await page.reload();
  await page.goBack();
  expect([await lastArea('Zelda Quillfeather'), (await pages().leads()).length]).toEqual(['40', 1]);
  expect(complaints).toEqual([]);
  await page.goForward();
  await page.getByRole('heading', { name: 'We have your request' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await close();
});

test('in German a person changes a value, goes to English and back with it, and asks to be contacted', async () => {
  const { page, complaints, close } = await openPage(browser(), at('/de/calculators/wall-paint?city=saltmouth'));
  const written = await page.locator('.calculator').innerText();
  await page.locator('reckoner-calculator:defined').waitFor();
  expect(await page.locator('.calculator').innerText()).toBe(written);
  await page.getByRole('textbox', { name: 'Fläche der Wände' }).fill('1,250');
  await page.getByText('Für 1.250 Quadratmeter').first().waitFor();
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByText('1,250 square metres of smooth ground').first().waitFor();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  expect(page.url()).toBe(at('/de/calculators/wall-paint?area=1250&city=saltmouth'));
  await page.getByLabel('Ihr Name').fill('Walther Nachtigall');
  await page.getByLabel('Telefon').fill('361-555-0143');
  await page.getByLabel('Ich stimme dem Folgenden zu:').check();
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.getByRole('heading', { name: 'Ihre Anfrage ist da' }).waitFor();
  expect(await lastArea('Walther Nachtigall')).toBe('1250');
  expect(await violationsIn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('the link to the other language leaves out a value that was reset', async () => {
  const { page, close } = await openPage(browser(), at('/de/calculators/wall-paint?area=25'));
  await page.locator('reckoner-calculator:defined').waitFor();
  await page.getByRole('link', { name: 'Neu beginnen' }).click();
  await until(() => new URL(page.url()).search === '');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(at('/calculators/wall-paint'));
  await close();
});

test.each(['/calculators/wall-paint', '/embed/wall-paint'])(
  'the page %s reports only the first of several changes',
  async (path) => {
    const { page, requests, close } = await openPage(browser(), at(path));
    const told = (): number => requests.filter((address) => address === at(`${path}/answered`)).length;
    const area = page.getByRole('textbox', { name: 'Area of the walls' });
    await page.locator('reckoner-calculator:defined').waitFor();
    expect(told()).toBe(0);
    for (const value of ['25', '26', '27']) {
      await area.fill(value);
      await page.getByText(`${value} square metres of smooth ground`).first().waitFor();
    }
    await until(() => told() > 0);
    expect(told()).toBe(1);
    await close();
  },
);

test('a frame of a provider sends changed values with the request and keeps its look', async () => {
  const place = 'city=saltmouth&neighborhood=harbour';
  const { page, complaints, close } = await openPage(
    browser(),
    at(`/embed/wall-paint?${place}&area=25&frame.provider=brush-and-co&frame.theme=dark`),
  );
  await page.getByRole('textbox', { name: 'Area of the walls' }).fill('40');
  await page.getByText('40 square metres of smooth ground').first().waitFor();
  await fillForm(page, 'Ottilie Fernsby');
  await page.getByRole('heading', { name: 'We have your request' }).waitFor();
  expect(await lastArea('Ottilie Fernsby')).toBe('40');
  await page.locator('html.framed.dark').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each([375, 1280])(
  'the page shows each sent value beside its label, and space below the list, %i wide',
  async (width) => {
    const { page, close } = await openPage(
      browser(),
      at('/calculators/wall-paint?city=saltmouth&area=25&ground=rough'),
      {
        viewport: { width, height: 667 },
      },
    );
    await fillForm(page, `Wide ${width}`);
    await page.getByRole('heading', { name: 'We have your request' }).waitFor();
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const list = await boxOf(page.locator('dl.sent'));
    for (const row of await page.locator('dl.sent > div').all()) {
      const [label, value] = [await boxOf(row.locator('dt')), await boxOf(row.locator('dd'))];
      expect(Math.abs(label.y + label.height / 2 - value.y - value.height / 2)).toBeLessThan(4);
      expect(value.x).toBeGreaterThan(label.x + label.width);
    }
    const next = await boxOf(page.getByRole('heading', { name: 'What happens next' }));
    expect(next.y - list.y - list.height).toBeGreaterThanOrEqual(24);
    await close();
  },
);

test('a person without JavaScript finds a calculator, changes a value and asks to be contacted', async () => {
  const { page, close } = await openPage(browser(), at('/calculators'), { javaScriptEnabled: false });
  await findPainters(page);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByText('25 square metres of smooth ground').first().waitFor();
  await choosePlace(page);
  await fillForm(page, '');
  await page.getByRole('link', { name: 'Enter your name.' }).click();
  await fillForm(page, 'Abel Dryfoot');
  await page.getByRole('heading', { name: 'We have your request' }).waitFor();
  expect(await lastArea('Abel Dryfoot')).toBe('25');
  await close();
});

/** The height of the frame on the page around it. */
async function frameHeight(page: Page): Promise<number> {
  return (await page.locator('iframe').boundingBox())?.height ?? 0;
}

/** The height of the document in the frame. */
async function contentHeight(page: Page): Promise<number> {
  return (await page.frameLocator('iframe').locator('html').boundingBox())?.height ?? 0;
}

async function untilFitting(page: Page, isOther: (height: number) => boolean): Promise<number> {
  await until(async () => {
    const shown = await frameHeight(page);
    return isOther(shown) && Math.abs(shown - (await contentHeight(page))) <= 1;
  });
  return await frameHeight(page);
}

/** A page of another site with this in it. */
function hostOf(body: string): Promise<ServedHost> {
  return serveHost(`<!doctype html><title>Host</title>${body}`);
}

test('a frame on a page of another site is as high as what it shows, whatever others say', async () => {
  const written = `<reckoner-frame src="${at('/embed/wall-paint?area=25')}" title="How much paint"></reckoner-frame>`;
  const forged = '<script>window.postMessage({ type: "reckoner-height", height: 5000 }, "*")</script>';
  const host = await hostOf(`<script src="${at('/embed.js')}"></script>${written}${forged}`);
  const { page, complaints, close } = await openPage(browser(), host.address);
  const frame = page.frameLocator('iframe[title="How much paint"][loading="lazy"]');
  await frame.getByText('25 square metres of smooth ground').first().waitFor();
  const closed = await untilFitting(page, (height) => height !== 640);
  await frame.getByText('How it is worked out').first().click();
  const open = await untilFitting(page, (height) => height > closed + 50);
  await frame.getByText('How it is worked out').first().click();
  expect(await untilFitting(page, (height) => height < open)).toBe(closed);
  expect(complaints).toEqual([]);
  await close();
  await host.stop();
});

/** What a page of another site keeps of the answers that a frame tells it. */
interface Told {
  readonly told: { readonly slug: string; readonly query: string; readonly result: { readonly value: number } }[];
}

test.each([
  ['light', 'background: #fffaf0', 'light'],
  ['dark', 'background: #fffaf0', 'light'],
  ['light', 'background: #111827', 'dark'],
  ['dark', 'color-scheme: light', 'light'],
  ['dark', 'color-scheme: light dark', 'dark'],
] as const)('a frame on a %s system, on a page with %s, is %s', async (colorScheme, style, theme) => {
  const frame = `<reckoner-frame src="${at('/embed/wall-paint')}" accent="#f59e0b" title="Paint"></reckoner-frame>`;
  const keep = 'globalThis.told = []; addEventListener("reckoner-answer", ({ detail }) => told.push(detail));';
  const host = await hostOf(
    `<style>:root { ${style} }</style><script>${keep}</script><script src="${at('/embed.js')}"></script>${frame}`,
  );
  const { page, complaints, close } = await openPage(browser(), host.address, { colorScheme });
  const inside = page.frameLocator('iframe');
  await inside.locator(`html.${theme}`).waitFor({ state: 'attached' });
  await inside.getByRole('textbox', { name: 'Area of the walls' }).fill('1,250');
  await page.waitForFunction(() => (globalThis as unknown as Told).told.at(-1)?.query === 'area=1250');
  // It leads nowhere else unless the page around it says so.
  await expect(inside.getByRole('link', { name: 'Open this calculator' }).count()).resolves.toBe(0);
  await expect(inside.locator('.notes').innerText()).resolves.not.toBe('');
  expect(complaints).toEqual([]);
  await close();
  await host.stop();
});

test('the builder writes the lines for another site as one chooses, and shows their frame', async () => {
  const { page, complaints, close } = await openPage(browser(), at('/embed'));
  await page.getByLabel('Calculator', { exact: true }).selectOption('Wall Paint');
  const theme = page.getByLabel('Background');
  await theme.selectOption('Dark');
  await page.waitForURL(/frame\.theme=dark/);
  expect(await page.locator('pre').innerText()).toContain('title="Wall Paint" theme="dark">');
  // Nothing is loaded anew under one's hands.
  await theme.focus();
  await page.keyboard.press('ArrowUp');
  await page.waitForURL(/frame\.theme=light/);
  expect(await theme.evaluate((each) => each.matches(':focus'))).toBe(true);
  await theme.selectOption('Dark');
  await page.locator('pre').filter({ hasText: 'theme="dark"' }).waitFor();
  await page.getByLabel('Color of buttons').fill('red');
  await page.keyboard.press('Tab');
  await page.getByText('Write a color as six digits').waitFor();
  const accent = page.getByLabel('Color of buttons');
  expect(await accent.getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Pick a color').fill('#c2410c');
  await page.locator('pre').filter({ hasText: 'accent="#c2410c"' }).waitFor();
  await page.getByText('Write a color as six digits').waitFor({ state: 'detached' });
  expect(await accent.getAttribute('aria-invalid')).toBeNull();
  await page.getByLabel('light', { exact: true }).check();
  // The browser paints a dark page for a dark frame, since the one around it is light.
  expect(await page.locator('reckoner-frame > iframe').evaluate(({ style }) => style.colorScheme)).toBe('light');
  const frame = page.frameLocator('reckoner-frame > iframe');
  await frame.getByRole('textbox', { name: 'Area of the walls' }).fill('25');
  await frame.getByText('25 square metres of smooth ground').first().waitFor();
  expect(await frame.locator('html').getAttribute('class')).toContain('dark');
  // Units and the answer stand on a tint of the color.
  const tint = `rgb(${readableAccent('c2410c', 'dark').tint.join(', ')})`;
  for (const part of ['.unit', '.answer']) {
    const shown = frame.locator(part).first();
    const color = await shown.evaluate(
      (each) => each.ownerDocument.defaultView?.getComputedStyle(each).backgroundColor,
    );
    expect([part, color]).toEqual([part, tint]);
  }
  const hint = page.locator('#city-hint');
  await page.getByLabel('City').selectOption('Saltmouth');
  await page.getByLabel('With the telephone number and the form of Brush & Co').waitFor();
  await page.getByLabel('City').focus();
  await page.getByLabel('City').selectOption('Fenwick');
  await hint.filter({ hasText: 'No business with a website of its own takes this work in Fenwick' }).waitFor();
  expect(await page.getByLabel('City').evaluate((each) => each.matches(':focus'))).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

interface Looked {
  readonly name: string;
  readonly path: string;
  /** Whether the form for requests is sent as it is, empty. */
  readonly isSent?: true;
  /** What axe looks at; everything where it is left out. */
  readonly part?: string;
}

const looked: readonly Looked[] = [
  { name: 'the home page', path: '/' },
  { name: 'an empty plan', path: '/calculators/plan' },
  { name: 'a plan', path: '/calculators/plan?item=wall-paint~area=25&item=pizza-dough' },
  { name: 'the list', path: '/calculators' },
  { name: 'a search', path: '/calculators?q=zzz' },
  { name: 'a calculator with a form for requests', path: '/calculators/wall-paint?city=saltmouth' },
  { name: 'its mistakes', path: '/calculators/wall-paint?city=saltmouth&area=plenty', isSent: true },
  // All calls are of one kind, and only this one is unfolded.
  { name: 'the reference', path: '/docs?calculator=wall-paint#call-wall-paint' },
  { name: 'a search in the reference', path: '/docs?q=curl' },
  { name: 'a calculator with a drawing', path: '/calculators/tiles-with-waste' },
  { name: 'a frame', path: '/embed/rain-tank' },
  {
    name: 'a frame with a form',
    path: '/embed/wall-paint?city=saltmouth&frame.provider=brush-and-co&frame.theme=light',
  },
  { name: 'no outcome', path: `/calculators/wall-paint/request/page-${'x'.repeat(22)}?area=25` },
  { name: 'the lines of a frame', path: '/embed?slug=wall-paint&frame.accent=red&city=saltmouth' },
  { name: 'nothing', path: '/calculators/nothing' },
];

test('the reference offers calls and calculators as one types, and unfolds the one that a link names', async () => {
  const { page, complaints, close } = await openPage(browser(), at('/docs?calculator=wall-paint'));
  const search = page.getByRole('combobox', { name: 'Find a call or a calculator' });
  await search.fill('rain');
  const offered = page.getByRole('listbox', { name: 'Suggestions' });
  await offered.getByRole('option', { name: 'Rain Water Tank' }).click();
  await page.waitForURL('**/docs?calculator=rain-tank#call-rain-tank');
  await page.locator('#call-rain-tank').waitFor();
  await search.fill('offer');
  await offered.getByRole('option', { name: 'Hold a quote against this job' }).waitFor();
  await search.press('ArrowDown');
  await search.press('Enter');
  await page.locator('#call-check_quote').waitFor();
  // A link of before, to a calculator that the page does not show, and to one that there is not.
  await page.evaluate("location.hash = '#call-wall-paint'");
  await page.waitForURL('**/docs?calculator=wall-paint#call-wall-paint');
  await page.goto(at('/docs?calculator=nothing#call-nothing'));
  await page.locator('form.chooser').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the reference shows the answer to changed values below the form, and copies a sample', async () => {
  const { page, complaints, close } = await openPage(browser(), at('/docs?calculator=wall-paint#call-wall-paint'));
  const call = page.locator('#call-wall-paint');
  await call.getByRole('textbox', { name: 'area' }).fill('33');
  await call.getByRole('combobox', { name: 'ground' }).selectOption('rough');
  await call.getByRole('button', { name: 'Send' }).click();
  await call.locator('output').filter({ hasText: '"used": 33' }).filter({ hasText: '"used": "rough"' }).waitFor();
  await page.evaluate("location.hash = '#call-compare_options'");
  const compared = page.locator('#call-compare_options');
  await compared.getByRole('textbox', { name: 'points' }).fill('10,20');
  await compared.getByRole('button', { name: 'Send' }).click();
  await compared.locator('output').filter({ hasText: '"area": 20' }).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await call.getByText('Python').click();
  await call.getByRole('button', { name: 'Copy' }).filter({ visible: true }).last().click();
  await call.getByText('Copied').filter({ visible: true }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('from urllib.request import urlopen');
  expect(complaints).toEqual([]);
  await close();
});

test('nothing in the reference moves once it is there', async () => {
  const told = `window.moved = 0; new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.moved += value;
  }).observe({ type: 'layout-shift', buffered: true })`;
  for (const width of [375, 1280]) {
    const viewport = { width, height: 800 };
    const { page, close } = await openPage(browser(), at('/docs'), { viewport }, told);
    await page.getByRole('button', { name: 'Copy' }).first().waitFor();
    expect([width, await page.evaluate('window.moved')]).toEqual([width, 0]);
    await close();
  }
});

test('without JavaScript the reference finds calculators, shows their calls and sends them', async () => {
  const { page, close } = await openPage(browser(), at('/docs'), { javaScriptEnabled: false });
  await page.getByLabel('Find a call or a calculator').fill('decorators');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Wall Paint' }).click();
  await page.locator('#call-wall-paint').getByLabel('area').fill('33');
  await page.locator('#call-wall-paint').getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/api/calc/wall-paint?area=33&coats=2&ground=smooth');
  await page.goto(at('/docs?calculator=wall-paint'));
  await page.getByLabel('Calculator', { exact: true }).selectOption('Rain Water Tank');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.locator('#call-rain-tank').waitFor();
  await close();
});

const screens = [
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
] as const;
/** Every second page is opened on the other screen. */
const looks = looked.map((page, index) => {
  const [screen, other] = index % 2 === 0 ? screens : screens.toReversed();
  return { ...page, screen: screen ?? screens[0], other: other ?? screens[1] };
});

test.each(looks)(
  '$name is accessible, keeps its policy and fits, $screen.colorScheme and $screen.viewport.width wide, then on the other screen',
  async ({ path, isSent, part, screen, other }) => {
    const { page, complaints, close } = await openPage(browser(), at(path), screen);
    if (isSent === true) {
      await page.getByRole('button', { name: 'Send request' }).click();
      await page.locator('#lead-problems').waitFor();
    }
    // Axe itself breaks the policy, so that this is looked at first. A refused page is reported as one that failed to load.
    expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    expect(await violationsIn(page, part)).toEqual([]);
    const widthOf = async () => Number(await page.evaluate('document.documentElement.scrollWidth'));
    expect(await widthOf()).toBeLessThanOrEqual(screen.viewport.width);
    await page.setViewportSize(other.viewport);
    await page.emulateMedia({ colorScheme: other.colorScheme });
    expect(await widthOf()).toBeLessThanOrEqual(other.viewport.width);
    await close();
  },
);
