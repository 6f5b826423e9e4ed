/** Pages stay where the person is: on a phone with JavaScript, and without it by fragments. */
import type { Locator, Page } from 'playwright-core';
import { RealPages } from '../support/slow/real-pages.js';
import { until } from '../support/until.js';

const phone = { width: 375, height: 667 };

const pages = new RealPages('English');

interface Opened {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** On a phone; with JavaScript, once the calculator answers by itself. */
async function open(path: string, javaScriptEnabled = true): Promise<Opened> {
  const keep = "globalThis.answers = 0; document.addEventListener('reckoner-answer', () => { globalThis.answers++; });";
  const opened = await pages.open(path, { viewport: phone, javaScriptEnabled }, keep);
  if (javaScriptEnabled) await opened.page.waitForFunction('globalThis.answers > 0');
  return { page: opened.page, close: opened.close };
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

async function expectOnScreen(part: Locator): Promise<void> {
  await part.waitFor();
  const box = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + Math.min(box.height, phone.height / 2)).toBeLessThanOrEqual(phone.height);
}

interface Row {
  readonly name: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<void>;
  /** What is touched, and what then says or shows that it worked. */
  readonly touch: (page: Page) => Locator;
  readonly shows: (page: Page) => Locator;
}

const quote = (page: Page): Locator => page.getByLabel('I have a quote for');
async function fillLines(page: Page, text: string): Promise<void> {
  await page.getByText('Check it line by line').click();
  await page.getByLabel('Lines of the quote').fill(text);
}

const rows: readonly Row[] = [
  {
    name: 'Check',
    path: '/calculators/fence?length=150',
    before: (page) => quote(page).fill('9800'),
    touch: (page) => page.getByRole('button', { name: 'Check' }),
    shows: (page) => page.locator('[data-region="quote"] .told'),
  },
  {
    name: 'the lines of a quote',
    path: '/calculators/fence?length=150',
    before: (page) => fillLines(page, 'tear-out 600\ngate 450\npermit 85'),
    touch: (page) => page.getByRole('button', { name: 'Check the lines' }),
    shows: (page) => page.locator('[data-region="lines"] .told'),
  },
  {
    name: 'a line that cannot be read',
    path: '/calculators/fence?length=150',
    before: (page) => fillLines(page, 'gate 12,5'),
    touch: (page) => page.getByRole('button', { name: 'Check the lines' }),
    shows: (page) => page.locator('[data-region="lines"] [role="alert"]'),
  },
  {
    name: 'Compare',
    path: '/calculators/fence?length=150',
    touch: (page) => page.locator('.bars a').nth(2),
    shows: (page) => page.locator('.bars a[aria-current]').nth(0),
  },
  {
    name: 'Add',
    path: '/calculators/fence?length=150',
    touch: (page) => page.locator('.toggle').first(),
    shows: (page) => page.locator('.options .chosen').first(),
  },
  {
    name: 'Remove',
    path: '/calculators/fence?length=150&with=gate',
    touch: (page) => page.locator('.chosen .toggle').first(),
    shows: (page) => page.locator('.options').first(),
  },
  {
    name: 'what changes the price most',
    path: '/calculators/fence?length=150',
    touch: (page) => page.locator('a.end').first(),
    shows: (page) => page.locator('.sways .end').first(),
  },
  {
    name: 'a row more',
    path: '/calculators/flooring?rooms=length:12~width:10',
    touch: (page) => page.locator('.more').first(),
    shows: (page) => page.locator('.list .row').last().locator('input').first(),
  },
  {
    name: 'a row less',
    path: '/calculators/flooring?rooms=length:12~width:10&rooms=length:9~width:8',
    touch: (page) => page.locator('.drop').first(),
    shows: (page) => page.locator('.drop').first(),
  },
];

test.each(rows)('$name moves nothing and keeps the focus', async ({ path, before, touch, shows }) => {
  const { page, close } = await open(path);
  await before?.(page);
  await touch(page).scrollIntoViewIfNeeded();
  const top = await topOf(touch(page));
  await touch(page).click();
  await expectOnScreen(shows(page));
  const focused = page.locator('reckoner-calculator :focus');
  await expectOnScreen(focused);
  expect(Math.abs((await topOf(focused)) - top)).toBeLessThan(phone.height / 3);
  await close();
});

test('Enter in the quote keeps its verdict in sight and the focus in its field', async () => {
  const { page, close } = await open('/calculators/fence?length=150');
  await quote(page).fill('9800');
  const verdict = page.locator('[data-region="quote"] .told');
  await verdict.waitFor();
  const top = await topOf(quote(page));
  await quote(page).press('Enter');
  await expectOnScreen(verdict);
  await expectOnScreen(quote(page));
  // The verdict below it may take a few lines more than it did.
  expect(Math.abs((await topOf(quote(page))) - top)).toBeLessThan(phone.height / 2);
  expect(await quote(page).evaluate((field) => field.matches(':focus'))).toBe(true);
  await close();
});

test.each(rows)(
  'without JavaScript, $name comes back to its part of the page',
  async ({ path, before, touch, shows }) => {
    const { page, close } = await open(path, false);
    await before?.(page);
    await touch(page).click();
    await page.waitForURL(/#\w+$/);
    await expectOnScreen(shows(page));
    await close();
  },
);

test.each([true, false])('a request with mistakes opens at them, JavaScript: %s', async (javaScriptEnabled) => {
  const { page, close } = await open('/calculators/fence?length=150&city=corpus-christi', javaScriptEnabled);
  await page.getByRole('button', { name: 'Send request' }).click();
  const problems = page.locator('#lead-problems');
  await expectOnScreen(problems);
  expect(await page.title()).toMatch(/^Error: /);
  if (javaScriptEnabled) expect(await problems.evaluate((part) => part.matches(':focus'))).toBe(true);
  await close();
});

test('entries with mistakes open at them without JavaScript, and the title says so', async () => {
  const { page, close } = await open('/calculators/fence', false);
  await page.getByRole('textbox', { name: 'Length of fence' }).fill('long');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expectOnScreen(page.locator('.problems'));
  expect(await page.title()).toMatch(/^Error: /);
  await close();
});

test('a number that was moved into its bounds is said beside the total, which is read aloud', async () => {
  const { page, close } = await open('/calculators/fence');
  await page.getByRole('textbox', { name: 'Length of fence' }).fill('6000');
  const live = page.locator('output[aria-live]');
  await until(async () => (await live.innerText()).includes('we used 5,000'));
  await expectOnScreen(live.locator('.moved'));
  await close();
});

test('the next step is under the answer, and what was added goes with the request', async () => {
  const { page, close } = await open('/calculators/fence?length=150&with=gate&city=corpus-christi');
  const [answer, next, money] = await Promise.all(
    ['.answer', '#place', '.money'].map((part) => topOf(page.locator(part))),
  );
  expect([answer, next, money]).toEqual([answer, next, money].toSorted((one = 0, other = 0) => one - other));
  await page.getByRole('link', { name: /^Ask .* for an offer$/ }).click();
  await expectOnScreen(page.locator('#request-title'));
  await page.getByLabel('Your name').fill('Zelda Quillfeather');
  await page.getByLabel('Phone').fill('361-555-0142');
  await page.getByLabel('I agree to the following:').check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('heading', { name: 'We have your request' }).waitFor();
  expect(await page.locator('.sent').innerText()).toMatch(/gate/i);
  const [lead] = await pages.leads();
  expect(String(lead?.calculation)).toMatch(/gate/);
  // The city is asked for once.
  await page.goto(pages.at('/calculators/sod'));
  expect(await page.getByLabel('City').inputValue()).toBe('corpus-christi');
  await page.goto(pages.at('/calculators'));
  await page.locator('.calculators a[href$="/calculators/roofing"]').click();
  await page.waitForURL(/city=corpus-christi/);
  await close();
});

test.each([true, false])('rooms are measured in units of one’s own, JavaScript: %s', async (javaScriptEnabled) => {
  const { page, close } = await open('/calculators/flooring?rooms=length:12~width:10', javaScriptEnabled);
  const row = page.locator('.list .row').first();
  await expect(row.locator('input').first().getAttribute('inputmode')).resolves.toBe('text');
  await row.locator('input').first().fill('3.5');
  await row.locator('select.unit').first().selectOption({ label: 'm' });
  await page.locator('.more').click();
  await page.waitForURL(/rooms=length%3A3.5\+m%7Ewidth%3A10/);
  await page.getByText('What you gave below comes to 114.83 sq ft').waitFor();
  await expect(row.locator('input').first().inputValue()).resolves.toBe('3.5');
  await expect(row.locator('select.unit').first().inputValue()).resolves.toBe('m');
  await close();
});

test.each([true, false])(
  'feet and inches are typed as on a tape measure, JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await open('/calculators/flooring?rooms=length:12~width:10', javaScriptEnabled);
    const row = page.locator('.list .row').first();
    await row.getByText('1 to 200 ft, such as 12\' 6".').first().waitFor();
    // As phones write these signs.
    await row.locator('input').first().fill('12’ 6”');
    await row.locator('input').nth(1).fill('10 ft 3 in');
    await page.locator('.more').click();
    await page.getByText('What you gave below comes to 128.13 sq ft').waitFor();
    await close();
  },
);

test.each(['fence?length=150', 'mortgage-lenders', 'flooring'])(
  'on the page %s no figure of the bar is cut, and the header takes one line',
  async (path) => {
    const { page, close } = await open(`/calculators/${path}`);
    const ends = await page
      .locator('.answer span')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(phone.width - 16);
    const tops = await page
      .locator('header.top a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
    await close();
  },
);

test('a payment is called no job, and no heading speaks of a price where there is none', async () => {
  const { page, close } = await open('/calculators/mortgage-lenders');
  await expect(page.locator('output .for').innerText()).resolves.toBe('A month');
  const labels = await page.locator('.reasons dt').allInnerTexts();
  expect(labels.filter((label) => label.startsWith('Taxes and insurance'))).toHaveLength(1);
  await page.goto(pages.at('/calculators/leak-detection'));
  await page.getByText('What changes the result most').waitFor();
  await close();
});

test.each(['', '/es'])('the choices of %s/ are in the order of the titles that are seen', async (root) => {
  const { page, close } = await open(`${root}/calculators/plan`, false);
  for (const trade of await page.locator('#item optgroup').all()) {
    const titles = await trade.locator('option').allTextContents();
    const { compare } = new Intl.Collator(root === '' ? 'en' : 'es');
    expect(titles).toEqual(titles.toSorted(compare));
    expect(titles.filter((title) => /^Calculadora|Calculator$/.test(title))).toEqual([]);
  }
  await close();
});

test.each(['fence', 'flooring', 'mortgage-lenders', 'sod'])(
  'on the page %s the answer at the bottom covers no field that has the focus',
  async (slug) => {
    const { page, close } = await open(`/calculators/${slug}`);
    const fields = page.locator('.sheet form :is(input:not([type="hidden"]), select, button):visible');
    for (const field of await fields.all()) {
      await field.focus();
      const [own, answer] = [await field.boundingBox(), await page.locator('.answer').boundingBox()];
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(answer?.y ?? 0);
    }
    await close();
  },
);
