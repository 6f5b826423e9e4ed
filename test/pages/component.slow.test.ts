/** The component in a real browser: as the server writes it, as it goes on there, and as it renders by itself. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { OpenPage } from '../support/slow/browser.js';
import { launchBrowser, openPage } from '../support/slow/browser.js';
import { householdAssets, serveHousehold } from '../support/slow/household-server.js';
import type { PageServer } from '../support/slow/page-server.js';
import { chromiumProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';

needPrograms(chromiumProgram);

let browser: Browser;
let server: PageServer;
const opened: OpenPage[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serveHousehold(householdAssets())]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
/** No page of any test broke its policy, threw, or asked anybody else. */
afterEach(async () => {
  for (const { complaints, requests, close } of opened.splice(0)) {
    await close();
    expect(complaints).toEqual([]);
    expect(requests.filter((address) => !address.startsWith(server.address) && !address.startsWith('data:'))).toEqual(
      [],
    );
  }
});

/** What the pages of these tests keep of the events that calculators send. */
interface Kept {
  readonly answers: { readonly slug: string; readonly query: string; readonly answer: unknown }[];
}

const keepAnswers = `globalThis.answers = [];
document.addEventListener('reckoner-answer', ({ detail }) => globalThis.answers.push(detail));`;

async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await openPage(browser, `${server.address}/${path}`, options, keepAnswers);
  opened.push(page);
  return page.page;
}

/** Opens a page and waits until its calculator answers by itself. */
async function openLive(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await open(path, options);
  await page.waitForFunction(() => (globalThis as unknown as Kept).answers.length > 0);
  return page;
}

/** axe finds nothing. What it writes into the page breaks the policy itself, so that the page is judged before. */
async function expectAccessible(page: Page): Promise<void> {
  const complaints = opened.find((each) => each.page === page)?.complaints ?? [];
  expect(complaints.splice(0)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  complaints.splice(0);
}

const headline = (page: Page) => page.locator('output .value');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

describe('without JavaScript', () => {
  const options = { javaScriptEnabled: false };

  test('the form is a GET with the parameters of the API, and the page answers it', async () => {
    const page = await open('written/pizza-dough', options);
    await field(page, 'Balls of dough').fill('8');
    await field(page, 'Weight of each ball').fill('0.3 kg');
    await page.getByRole('button', { name: 'Calculate' }).click();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/written/pizza-dough',
      { balls: '8', size: '0.3 kg', hydration: '62', salt: '2.8', yeast: 'fresh' },
    ]);
    await expect(headline(page).innerText()).resolves.toMatch(/^1,455\s*g$/);
    await expect(page.locator('.sentence').innerText()).resolves.toContain('8 balls of dough');
  });

  test('a mistake is shown above the form and at its field, with what was meant', async () => {
    const page = await open('written/loan-annuity?principal=20,00&rate=x', options);
    await expect(page.getByRole('alert').innerText()).resolves.toMatch(
      /There are problems[\s\S]*Amount of the loan: Which one do you mean[\s\S]*Interest a year/,
    );
    const field = page.locator('[name=principal]');
    await expect(field.inputValue()).resolves.toBe('20,00');
    await expect(field.getAttribute('aria-invalid')).resolves.toBe('true');
    await expect(page.locator('.reading').allInnerTexts()).resolves.toEqual(['20 EUR', '2,000 EUR']);
  });
});

describe('live', () => {
  test('the result follows the fields with units as people write them; the address follows', async () => {
    const page = await openLive('written/rafter-length?slope=45');
    const before = await headline(page).innerText();
    await field(page, 'Width of the house').fill('10 m 50 cm');
    await page.waitForURL('**/rafter-length?span=10+m+50+cm&slope=45');
    await expect(headline(page).innerText()).resolves.not.toBe(before);
    await expect(page.locator('output').innerText()).resolves.toMatch(/^8\.13\s*m/);
    await expect(page.locator('.sways > li').count()).resolves.toBe(3);
  });

  test('the drawing has the values of the fields', async () => {
    const page = await openLive('written/rafter-length?slope=45');
    const drawing = page.getByRole('img', { name: 'The pitch of a roof' });
    await expect(drawing.locator('text').allTextContents()).resolves.toEqual(['4 m', '4 m']);
    await field(page, 'Width of the house').fill('5');
    await drawing.locator('text', { hasText: '2.5 m' }).first().waitFor();
    await expect(drawing.locator('desc').textContent()).resolves.toBe(
      'Height of the ridge 2.5 m, Half of the width 2.5 m',
    );
  });

  test('half a word is no mistake; outside the field it is one, shown only at the field', async () => {
    const page = await openLive('written/rafter-length');
    const span = field(page, 'Width of the house');
    const before = await headline(page).innerText();
    await span.fill('9 met');
    await page.locator('[data-stale]').waitFor();
    await expect(headline(page).innerText()).resolves.toBe(before);
    await expect(span.getAttribute('aria-invalid')).resolves.toBeNull();
    await span.blur();
    await page.locator('.wrong').waitFor();
    const described = await span.getAttribute('aria-describedby');
    expect(described).toBe('field-span-note field-span-hint');
    await expect(page.locator('#field-span-note').innerText()).resolves.toMatch(/^Enter a number, 2 to 20 m\./);
    await expect(page.locator('.problems, output .value').count()).resolves.toBe(0);
    await span.fill('9 metres');
    await headline(page).waitFor();
    await expect(span.getAttribute('aria-invalid')).resolves.toBeNull();
  });

  test('asked for a result that cannot be, it takes the reader to what is wrong, and on to the field', async () => {
    const page = await openLive('written/rafter-length');
    await field(page, 'Width of the house').fill('1O');
    await page.keyboard.press('Enter');
    const problems = page.getByRole('alert');
    await problems.waitFor();
    await expect(page.locator('.problems:focus').count()).resolves.toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#field-span:focus').count()).resolves.toBe(1);
  });

  test('the reader can follow suggestions and what changes the result most', async () => {
    const page = await openLive('written/loan-annuity?principal=20,00');
    await page.getByRole('link', { name: '2,000 EUR' }).first().click();
    await expect(field(page, 'Amount of the loan').inputValue()).resolves.toBe('2000');
    await field(page, 'Amount of the loan').fill('20,000');
    await page.waitForURL('**principal=20000');
    await expect(headline(page).innerText()).resolves.toContain('207.28');
    const sways = page.locator('[data-region=sways]');
    await expect(sways.innerText()).resolves.toMatch(
      /you entered 20,000 EUR[\s\S]*Interest a year\s*we assumed 4\.5 %/,
    );
    await sways.getByRole('link', { name: /^12 years/ }).click();
    await expect(field(page, 'Term').inputValue()).resolves.toBe('12');
    await expect(sways.locator('.end:focus').count()).resolves.toBe(1);
    await expect(sways.innerText()).resolves.toMatch(/you entered 12 years/);
    await page.getByRole('link', { name: 'Start over' }).click();
    expect(new URL(page.url()).search).toBe('');
    await expect(field(page, 'Amount of the loan').inputValue()).resolves.toBe('20000');
  });

  test('a unit is chosen beside its number', async () => {
    const page = await openLive('written/rafter-length?span=9');
    await page.getByLabel('Unit of Width of the house').selectOption('cm');
    await field(page, 'Width of the house').fill('1,050');
    await page.waitForURL('**span=1050+cm');
    await expect(page.locator('output').innerText()).resolves.toMatch(/m/);
    await expect(page.locator('.wrong, .moved').count()).resolves.toBe(0);
    // A page that is opened with a unit keeps it.
    const again = await openLive('written/rafter-length?span=1050+cm');
    await expect(field(again, 'Width of the house').inputValue()).resolves.toBe('1050');
    await field(again, 'Width of the house').fill('900');
    await again.waitForURL('**span=900+cm');
  });

  test('a required input is asked for before a refusal reports it', async () => {
    const page = await openLive('written/body-mass-index');
    await expect(page.locator('output').innerText()).resolves.toBe(
      'Fill in Height without shoes and Weight to see the result.',
    );
    await field(page, 'Height without shoes').fill('1.75 m');
    await page.getByText('Fill in Weight to see the result.').waitFor();
    await field(page, 'Weight').fill('70');
    await headline(page).waitFor();
    await expect(page.locator('output').innerText()).resolves.toMatch(/^22\.9[\s\S]*Normal$/);
  });

  test('the day is a field where figures change, and a number out of bounds says where it was moved', async () => {
    const page = await openLive('written/minimum-wage?on=2025-06-01&hours=60');
    await expect(headline(page).innerText()).resolves.toMatch(/2,666\.56/);
    await expect(page.locator('#field-hours-note').innerText()).resolves.toMatch(/^We used 48 h instead of 60\./);
    await page.getByLabel('Day', { exact: true }).fill('2026-12-31');
    await page.waitForURL('**on=2026-12-31**');
    await expect(headline(page).innerText()).resolves.toMatch(/2,891\.2 EUR/);
  });

  test('open details stay open, and each calculation is sent as an event', async () => {
    const page = await openLive('written/pizza-dough');
    const folded = page.locator('details.card').last();
    await folded.locator('summary').click();
    await field(page, 'Balls of dough').fill('8');
    await page.waitForFunction(() => (globalThis as unknown as Kept).answers.length > 1);
    await expect(folded.getAttribute('open')).resolves.toBe('');
    const answers = await page.evaluate(() => (globalThis as unknown as Kept).answers);
    expect(answers.map(({ slug, query }) => [slug, query])).toEqual([
      ['pizza-dough', ''],
      ['pizza-dough', 'balls=8'],
    ]);
    expect(answers[1]?.answer).toMatchObject({ ok: true, result: { value: 1212, unit: 'g' } });
  });

  test('a name in the address that no field has is reported until something is changed', async () => {
    const page = await open('written/pizza-dough?bals=8&salt=3');
    await page.locator('.problems:focus').waitFor();
    await expect(page.getByRole('alert').innerText()).resolves.toMatch(
      /sets “bals”, .* does not have\. Did you mean balls\?/,
    );
    await expect(page.evaluate('document.querySelector("reckoner-calculator").answer')).resolves.toBeNull();
    await page.getByRole('link', { name: 'Use what you probably meant' }).click();
    await page.waitForURL('**/pizza-dough?balls=8&salt=3');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  test('it asks the network for nothing once it is there', async () => {
    const page = await openLive('written/pizza-dough');
    await page.context().setOffline(true);
    await field(page, 'Balls of dough').fill('8');
    await page.getByText('1,212').first().waitFor();
  });
});

describe('the lines of an offer', () => {
  const lines = 'Fuel 90\nCar wash 15';
  const said = (page: Page) => page.locator('[data-region=lines]');
  const isCheck = (address: string): boolean => /\/assets\/offer-lines-\w+\.js$/.test(address);

  async function check(page: Page): Promise<void> {
    await page.getByText('Check it line by line').click();
    await page.getByLabel('Lines of the quote').fill(lines);
    await page.getByRole('button', { name: 'Check the lines' }).click();
  }

  /** What the page says of them without JavaScript. */
  async function saidByServer(path: string): Promise<string> {
    const page = await open(path, { javaScriptEnabled: false });
    await check(page);
    return await said(page).innerText();
  }

  test('are checked as the server does, by a file that is loaded once they are given', async () => {
    const page = await openLive('written/fuel-cost');
    const requests = opened.find((each) => each.page === page)?.requests ?? [];
    expect(requests.filter(isCheck)).toEqual([]);
    await check(page);
    await said(page).getByRole('list').first().waitFor();
    expect(requests.filter(isCheck)).toHaveLength(1);
    const own = await said(page).innerText();
    expect(own).toContain('Car wash');
    expect(own).toBe(await saidByServer('written/fuel-cost'));
  });

  test('in the address are checked by an element that renders itself', async () => {
    const page = await openLive(`bare/fuel-cost?${new URLSearchParams({ 'page.lines': lines })}`);
    await said(page).getByRole('list').first().waitFor();
    await expect(said(page).innerText()).resolves.toBe(await saidByServer('written/fuel-cost'));
  });

  test.each([
    ['page.lines', lines],
    ['page.quote', '90'],
    ['page.budget', '200'],
  ])('%s of the address stays when another field changes', async (name, text) => {
    const page = await openLive(`written/fuel-cost?${new URLSearchParams({ [name]: text })}`);
    const asked = page.locator('[data-region=headline]');
    const before = await asked.innerText();
    await page.locator('input[name=distance]').fill('123');
    await page.waitForFunction(() => (globalThis as unknown as Kept).answers.length > 1);
    await expect(asked.innerText()).resolves.not.toBe(before);
    expect(new URL(page.url()).searchParams.get(name)).toBe(text);
  });
});

describe('by itself', () => {
  test('it renders what its module says, filled with the query of the address, with the place left to the page', async () => {
    const page = await openLive('bare/pizza-dough?balls=8&city=rome');
    await expect(page.getByRole('heading', { level: 2 }).innerText()).resolves.toBe('Pizza Dough');
    await expect(headline(page).innerText()).resolves.toMatch(/^1,212/);
    await field(page, 'Balls of dough').fill('9');
    await page.waitForURL('**/pizza-dough?balls=9&city=rome');
  });

  test('inside a form it submits its result, and keeps its own form', async () => {
    const page = await openLive('inside/pizza-dough');
    await field(page, 'Balls of dough').fill('8');
    await page.keyboard.press('Enter');
    await page.getByText('1,212').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/inside/pizza-dough');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/sent?figure=1212');
  });

  test('it takes a calculator that a program hands to it, and keeps what was filled in', async () => {
    const page = await openLive('bare/pizza-dough?balls=8&salt=3');
    await page.evaluate(changeCalculator);
    await expect(page.getByRole('heading', { level: 2 }).innerText()).resolves.toBe('<b>Bread</b> & "salt"');
    await expect(field(page, 'Balls of dough').inputValue()).resolves.toBe('8');
    await expect(field(page, 'Salt for each flour').count()).resolves.toBe(0);
    await expect(page.locator('output').innerText()).resolves.toContain('<img src=x onerror=alert(1)>');
    await expect(page.locator('img, script:not([src])').count()).resolves.toBe(0);
    await field(page, 'Balls of dough').fill('13');
    await field(page, 'Balls of dough').blur();
    await expect(page.locator('#field-balls-note').innerText()).resolves.toBe(
      'No thirteen </p><script>alert(2)</script>',
    );
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByRole('link', { name: 'Use values that go together' }).click();
    await headline(page).waitFor();
  });

  test('the element reports a calculator that it cannot load', async () => {
    const { page, close } = await openPage(browser, `${server.address}/bare/`, {});
    await page.evaluate(addBroken);
    await expect(page.getByRole('alert').innerText()).resolves.toMatch(/could not be loaded/);
    await close();
  });
});

/** In the page: the module and the service of the element, changed as an editor may change them. */
const changeCalculator = `(async () => {
  const element = document.querySelector('reckoner-calculator');
  const load = (name) => import(new URL(element.getAttribute(name), location.href));
  const [{ pizzaDough }, { service }] = await Promise.all([load('src'), load('service')]);
  const inputs = pizzaDough.inputs.filter(({ name }) => name !== 'salt' && name !== 'yeast');
  const hostile = '<img src=x onerror=alert(1)>';
  const message = 'No thirteen </p><script>alert(2)</script>';
  const refuse = ({ balls }) => (balls === 13 ? { message, inputs: ['balls'] } : null);
  const answer = ({ balls }) => ({ value: balls, unit: hostile, interpretation: hostile + balls });
  const trace = () => [{ name: hostile, formula: hostile, value: 1, unit: hostile }];
  const texts = { title: '<b>Bread</b> & "salt"', subtitle: hostile, disclaimer: hostile, sources: [hostile] };
  element.show({ calculator: { ...pizzaDough, ...texts, inputs, refuse, answer, trace }, service });
})()`;

const addBroken = `(() => {
  const element = document.createElement('reckoner-calculator');
  element.setAttribute('src', '/nowhere.js');
  element.setAttribute('service', '/nowhere.js');
  document.querySelector('main').append(element);
})()`;

describe('for everybody', () => {
  test.each([
    ['light', 'written/rain-tank'],
    ['dark', 'written/rain-tank'],
    ['light', 'written/loan-annuity?principal=20,000'],
    ['dark', 'written/body-mass-index'],
  ] as const)('axe finds nothing in the %s in %s', async (colorScheme, state) => {
    const page = await openLive(state, { colorScheme });
    for (const folded of await page.locator('.card:not([hidden]):not([open]) > summary').all()) await folded.click();
    await expectAccessible(page);
  });

  test('on a phone nothing is wider than the screen, and fields are as high as a finger', async () => {
    const page = await openLive('written/fuel-cost', { viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.locator('.card:not([open]):not([hidden]) > summary').tap();
    await expect(page.evaluate('document.documentElement.scrollWidth')).resolves.toBe(360);
    const clipped = page.locator('.sheet *, .card *:not(.scrolls *, svg *, .visually-hidden, .visually-hidden *)');
    await expect(clipped.evaluateAll(wider)).resolves.toEqual([]);
    const heights = await page
      .locator('input:visible, select, button')
      .evaluateAll((fields) =>
        fields.map((field) => (field as unknown as { readonly offsetHeight: number }).offsetHeight),
      );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('the keyboard reaches every field, the button and what is folded', async () => {
    const page = await openLive('written/rain-tank');
    const reached: (string | null)[] = [];
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(focused));
    }
    expect(reached).toEqual([
      ...['roof', 'rain', 'rain.unit', 'cover', 'persons', 'garden'],
      // What was left out is asked about by links to its fields.
      ...['SUMMARY', 'BUTTON', 'A', 'A', 'A', 'SUMMARY'],
    ]);
  });

  test('on paper there are values, the day and the disclaimer, and nothing to press', async () => {
    const page = await openLive('written/rain-tank');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate('window.dispatchEvent(new Event("beforeprint"))');
    await expect(page.locator('button, .toggle, .hint').evaluateAll(shown)).resolves.toBe(0);
    await expect(page.locator('.unit').evaluateAll(shown)).resolves.toBe(2);
    await expect(page.locator('.notes').innerText()).resolves.toMatch(/estimates[\s\S]*Calculated on \w+ \d+, \d{4}\./);
    await expect(field(page, 'Roof seen from above').isVisible()).resolves.toBe(true);
  });

  test('a page without a dark side gets no dark calculator', async () => {
    const colours = async (colorScheme: 'light' | 'dark', path: string) => {
      const page = await openLive(path, { colorScheme });
      return await page.locator('.sheet').evaluate(backgroundOf);
    };
    const light = await colours('light', 'written/rain-tank');
    expect(await colours('dark', 'written/rain-tank')).not.toBe(light);
    expect(await colours('dark', 'plain/rain-tank')).toBe(light);
  });
});

type Shown = { checkVisibility: () => boolean };
const shown = (elements: unknown[]): number =>
  elements.filter((element) => (element as Shown).checkVisibility()).length;
const focused = `(() => { const element = document.activeElement?.shadowRoot?.activeElement; return element?.name || element?.tagName || null; })()`;

type Box = { readonly className: string; readonly getBoundingClientRect: () => { readonly right: number } };
const wider = (elements: unknown[]): string[] =>
  (elements as Box[]).filter((each) => each.getBoundingClientRect().right > 360).map(({ className }) => className);
type Style = { readonly backgroundColor: string };
type Styled = { readonly getComputedStyle: (element: unknown) => Style };
const backgroundOf = (element: unknown): string =>
  (globalThis as unknown as Styled).getComputedStyle(element).backgroundColor;
