/** A caller's own prices in the browser: a page and a frame say, loaded or typed into, what the service answers. */
import type { Browser, Page } from 'playwright-core';
import { queryOfGiven } from '../../engine/questions/point.js';
import type { Subject } from '../../engine/questions/subject.js';
import type { RunningApp } from '../support/http.js';
import { get, startApp } from '../support/http.js';
import { randomOwn } from '../support/own-figures.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { servedCatalog } from '../support/real-app.js';
import { isLong } from '../support/shares.js';
import { launchBrowser, openPage } from '../support/slow/browser.js';
import { builtSource } from '../support/slow/page-server.js';
import { chromiumProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';
import { randomGiven, subjects } from '../support/subjects.js';

needPrograms(chromiumProgram);

const seed = chosenSeed(20_261_126);
const callCount = Number(process.env['TEST_CALLS'] ?? (isLong ? 100 : 8));

const open = subjects.filter(({ plan }) => plan.own.length > 0);

let app: RunningApp;
let browser: Browser;
beforeAll(async () => {
  const source = builtSource('generated');
  const limits = { requestsPerMinute: 1_000_000_000 };
  [app, browser] = await Promise.all([startApp({ catalog: servedCatalog, pages: source, ...limits }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** The query without the caller's figures, and these by their names. */
function randomCall(subject: Subject, random: Random): readonly [string, Readonly<Record<string, string>>] {
  const { name, min, max } = random.pick(subject.plan.own);
  const own = { [name]: String(random.pick([min, max])), ...randomOwn(subject, random) };
  return [queryOfGiven(subject, randomGiven(subject, random)), own];
}

/** What a page says of money: the parts that depend on prices, as somebody reads them. */
const regions = ['headline', 'sentence', 'figures', 'basis', 'comparisons', 'sways'] as const;

type Said = Readonly<Record<(typeof regions)[number], string>>;

async function saidBy(page: Page): Promise<Said> {
  const texts = regions.map(async (region) => {
    const text = await page.locator(`reckoner-calculator [data-region="${region}"]`).first().textContent();
    return [region, (text ?? '').replace(/\s+/g, ' ').trim()] as const;
  });
  return Object.fromEntries(await Promise.all(texts)) as Said;
}

/** Opens a page; with JavaScript, waits until its calculator has answered by itself. */
async function openCalculator(path: string, javaScriptEnabled: boolean) {
  const keep = `globalThis.answers = [];
document.addEventListener('reckoner-answer', ({ detail }) => globalThis.answers.push(detail));`;
  const opened = await openPage(browser, `http://127.0.0.1:${app.port}${path}`, { javaScriptEnabled }, keep);
  if (javaScriptEnabled) await opened.page.waitForFunction(() => (globalThis as unknown as Kept).answers.length > 0);
  return opened;
}

interface Kept {
  readonly answers: readonly unknown[];
}

async function saidAt(path: string, javaScriptEnabled: boolean): Promise<Said> {
  const { page, complaints, close } = await openCalculator(path, javaScriptEnabled);
  const said = await saidBy(page);
  await close();
  expect(complaints).toEqual([]);
  return said;
}

/** Types the figures into their fields, one after the other. */
async function saidAfterTyping(path: string, own: Readonly<Record<string, string>>): Promise<Said> {
  const { page, complaints, close } = await openCalculator(path, true);
  await page.evaluate(
    `for (const folded of document.querySelector('reckoner-calculator').shadowRoot.querySelectorAll('details')) folded.open = true`,
  );
  for (const [name, text] of Object.entries(own))
    await page.locator(`reckoner-calculator input[name="${name}"]`).fill(text);
  const [name, text] = Object.entries(own).at(-1) ?? [];
  await page.waitForFunction(
    ([last, typed]) =>
      (globalThis as unknown as Answers).answers.some(
        ({ answer }) => String(answer?.own?.[last as string]?.used) === String(Number(typed)),
      ),
    [name, text],
  );
  const said = await saidBy(page);
  await close();
  expect(complaints).toEqual([]);
  return said;
}

interface Answers {
  readonly answers: readonly {
    readonly answer: { readonly own?: Readonly<Record<string, { readonly used: number }>> } | null;
  }[];
}

const random = randomFrom(seed);
const calls = Array.from({ length: callCount }, () => {
  const subject = random.pick(open);
  const [query, own] = randomCall(subject, random);
  return [`${subject.slug}?${query} with ${JSON.stringify(own)}`, subject.slug, query, own] as const;
});

describe(`with TEST_SEED=${seed}`, () => {
  test.each(calls)('%s', async (_, slug, query, own) => {
    const whole = [query, new URLSearchParams(own).toString()].filter((text) => text !== '').join('&');
    const { result } = (await get(app, `/api/calc/${slug}?${whole}`)).json() as {
      readonly result: { readonly interpretation: string };
    };
    const written = await saidAt(`/calculators/${slug}?${whole}`, false);
    expect(written.sentence).toBe(result.interpretation.replace(/\s+/g, ' '));
    expect(await saidAt(`/calculators/${slug}?${whole}`, true)).toEqual(written);
    expect(await saidAfterTyping(`/calculators/${slug}?${query}`, own)).toEqual(written);
    expect(await saidAt(`/embed/${slug}?${whole}`, true)).toEqual(written);
  });
});

test('an own price typed with its sign reaches the address and the host page in the form that the API takes', async () => {
  const { page, complaints, close } = await openCalculator('/calculators/fence?length=150&style.rate=38', true);
  await page.locator('reckoner-calculator [id="field-style.rate"]').fill('$45');
  await page.waitForFunction(
    () => (globalThis as unknown as Answers).answers.at(-1)?.answer?.own?.['style.rate']?.used === 45,
  );
  const queries = (await page.evaluate('globalThis.answers.map(({ query }) => query)')) as string[];
  await page.waitForURL(/style\.rate=45/);
  await close();
  expect(complaints).toEqual([]);
  expect(new URLSearchParams(queries.at(-1)).get('style.rate')).toBe('45');
});
