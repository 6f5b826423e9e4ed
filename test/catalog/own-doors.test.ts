/** A caller's own prices at every door that needs no browser: service, tools, page, frame and plan say the same amounts. */
import { join } from 'node:path';
import { calculation } from '../../contract/calculation.js';
import type { EstimateAnswer } from '../../engine/calculator/estimate.js';
import { queryOfGiven } from '../../engine/questions/point.js';
import type { Subject } from '../../engine/questions/subject.js';
import { languages } from '../../generated/languages.js';
import { pageLanguage } from '../../pages/answer/page-language.js';
import { priceText } from '../../pages/markup/quantity.js';
import { viewOf } from '../../pages/markup/whole-view.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { createMcpService, spokenIn } from '../../runtime/routes/mcp-service.js';
import { escaped } from '../../words/html.js';
import type { RunningApp } from '../support/http.js';
import { get, request, startApp } from '../support/http.js';
import { randomOwn } from '../support/own-figures.js';
import { browserHeaders } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { servedCatalog } from '../support/real-app.js';
import { isLong } from '../support/shares.js';
import { randomGiven, subjects } from '../support/subjects.js';

const seed = chosenSeed(20_261_126);
const callCount = Number(process.env['TEST_CALLS'] ?? (isLong ? 300 : 15));

const codes = [...languages.keys()];
const catalog = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
const served = serveCatalog(catalog, { ...catalog.service });
const tools = createMcpService(spokenIn(served), true);

const open = subjects.filter(({ plan }) => plan.own.length > 0);

let app: RunningApp;
beforeAll(async () => {
  const limits = { requestsPerMinute: 1_000_000_000 };
  app = await startApp({
    catalog,
    pages: plainAssets(catalog, codes),
    publicBaseUrl: catalog.service.baseUrl,
    ...limits,
  });
});
afterAll(() => app.stop());

interface Answered {
  readonly result: { readonly interpretation: string };
  readonly estimate?: EstimateAnswer;
  readonly own: Readonly<Record<string, { readonly label: string }>>;
  readonly basis?: { readonly says: string };
}

async function ask(path: string): Promise<Answered> {
  const { status, json } = await get(app, path);
  const answer = json();
  if (status !== 200) throw new Error(`${path} is refused: ${answer['detail']}`);
  return answer as unknown as Answered;
}

/** At least one figure of the caller's, and options of the estimate. */
function randomCall(subject: Subject, random: Random): string {
  const options = (subject.estimate?.options ?? []).filter(() => random.chance(0.5)).map(({ name }) => name);
  const { name, min, max } = random.pick(subject.plan.own);
  const own = { [name]: String(random.pick([min, max])), ...randomOwn(subject, random) };
  const chosen = options.length === 0 ? {} : { with: options.join(',') };
  const given = queryOfGiven(subject, randomGiven(subject, random));
  return [given, new URLSearchParams({ ...chosen, ...own }).toString()].filter((text) => text !== '').join('&');
}

const random = randomFrom(seed);
const calls = Array.from({ length: callCount }, () => {
  const subject = random.pick(open);
  return { subject, query: randomCall(subject, random) };
});

const rows = calls.flatMap(({ subject, query }) =>
  [null, ...codes].map((code) => [`${code ?? 'en'} ${subject.slug}?${query}`, { subject, query, code }] as const),
);

function calculatorIn(code: string | null, slug: string) {
  const site = code === null ? served : served.others.get(code);
  const calculator = site?.calculators.get(slug);
  if (calculator === undefined) throw new Error(`There is no ${slug} in ${code}.`);
  return calculator;
}

/** The total as a page writes it; null where the calculator has no estimate. */
function totalText(code: string | null, slug: string, { estimate }: Answered): string | null {
  const language = pageLanguage(calculatorIn(code, slug).translation);
  return estimate === undefined ? null : priceText(language, estimate.total);
}

const inLanguage = (code: string | null): string => (code === null ? '' : `&lang=${code}`);

/** The bars of a page's comparisons: the query that each leads to, and its price. */
function barsOf(html: string): readonly (readonly [query: string, price: string])[] {
  const bars = html.matchAll(/<li><a href="\?([^"#]*)[^"]*" data-query[^>]*><span>[^<]*<\/span> <b>([^<]*)<\/b>/g);
  return [...bars].map(([, query = '', price = '']) => [query.replaceAll('&amp;', '&'), price]);
}

describe(`with TEST_SEED=${seed}`, () => {
  test.each(rows)('%s', async (_, { subject: { slug, specs }, query, code }) => {
    const answer = await ask(`/api/calc/${slug}?${query}${inLanguage(code)}`);
    const told = tools.ask(calculation.path, slug, new URLSearchParams(`${query}${inLanguage(code)}`));
    const { result, estimate, own, basis } = JSON.parse(told.body) as Answered;
    expect({ result, estimate, own, basis }).toEqual({
      ...{ result: answer.result, estimate: answer.estimate },
      ...{ own: answer.own, basis: answer.basis },
    });

    const root = code === null ? '' : `/${code}`;
    const pages = await Promise.all(
      ['calculators', 'embed'].map((room) => request(app, 'GET', `${root}/${room}/${slug}?${query}`, browserHeaders)),
    );
    const total = totalText(code, slug, answer);
    for (const { status, text } of pages) {
      expect(status).toBe(200);
      expect(text).toContain(`<p class="sentence">${escaped(answer.result.interpretation)}</p>`);
      const headline = /<output [^>]*>(.*?)<\/output>/s.exec(text)?.[1] ?? '';
      if (total !== null && estimate?.total.high !== 0)
        expect(headline).toContain(`<span class="value">${total}</span>`);
      if (basis !== undefined) expect(text).toContain(escaped(basis.says));
      for (const { label } of Object.values(own)) expect(text).toContain(escaped(label));
    }
    for (const [other, price] of barsOf(pages[0]?.text ?? '')) {
      const there = await ask(`/api/calc/${slug}?${other}${inLanguage(code)}`);
      const priced = totalText(code, slug, there);
      if (priced !== null) expect([other, price]).toEqual([other, priced]);
    }

    const calculator = calculatorIn(code, slug);
    const budget = Math.max(1, Math.round(estimate?.total.high ?? 1));
    const asked = viewOf(calculator, `${query}&page.budget=${budget}&page.quote=${budget}`).state;
    const whatIf = asked.kind === 'answered' ? asked.whatIf : null;
    if (estimate !== undefined) expect(whatIf?.price).toEqual(estimate.total);
    if (whatIf?.quote != null) {
      const { position } = (await ask(
        `/api/calc/${slug}/quote?amount=${budget}&covers=${estimate?.covers}&${query}`,
      )) as unknown as { readonly position: string };
      expect([query, whatIf.quote.placed?.position]).toEqual([query, position]);
    }
    for (const { line, amount, isChosen } of whatIf?.options ?? []) {
      const written = isChosen ? estimate?.lines : estimate?.options;
      expect(written?.find((each) => each.line === line)).toMatchObject(amount);
    }
    for (const end of (whatIf?.sways ?? []).flatMap(({ lowest, highest }) => [lowest, highest])) {
      const there = await ask(`/api/calc/${slug}?${end.query.replace(/&?page\.\w+=\d+/g, '')}${inLanguage(code)}`);
      if (there.estimate !== undefined) expect([end.query, end.price]).toEqual([end.query, there.estimate.total]);
    }
    const { sure = null } = whatIf?.budget?.found ?? {};
    if (sure !== null && estimate !== undefined) {
      const name = whatIf?.budget?.input.name ?? '';
      const others = new URLSearchParams(query);
      others.delete(name);
      const solved = (await ask(
        `/api/calc/${slug}/solve?for=${name}&at_most=${budget}&${others}`,
      )) as unknown as Solved;
      const reading = solved.readings.find(({ figure }) => figure.endsWith('high'));
      expect([query, sure.value]).toEqual([query, reading?.intervals.at(-1)?.to]);
    }
    expect(specs.length).toBeGreaterThan(0);
  });
});

interface Solved {
  readonly readings: readonly { readonly figure: string; readonly intervals: readonly { readonly to: number }[] }[];
}

test('another option than that of an own price is compared, and led to, with the price of the catalog', async () => {
  const { text } = await request(
    app,
    'GET',
    '/calculators/fence?length=150&style=vinyl_6&style.rate=38',
    browserHeaders,
  );
  const bars = new Map(barsOf(text));
  expect(bars.get('length=150&style.rate=38&style=vinyl_6')).toBe('$5,700');
  expect(bars.get('length=150&style=wood_6')).toBe('$3,750 to $6,750');
});

test('a person can send the fee for a short load', async () => {
  const { estimate } = await ask('/api/calc/concrete?prices.ready_mix=185&prices.short_load=40');
  // 2.75 cubic yards, 2.25 short of a full load.
  expect(estimate?.lines[0]).toMatchObject({ low: 599, high: 599 });
});

test('a page does not ask for the ledger, which it does not show', () => {
  const calculator = calculatorIn(null, 'fence');
  const asked: string[] = [];
  viewOf(
    {
      ...calculator,
      answer: (values, inputs) => {
        asked.push(String(values.trace));
        return calculator.answer(values, inputs);
      },
    },
    'length=150',
  );
  expect(asked).toEqual(['false']);
});
