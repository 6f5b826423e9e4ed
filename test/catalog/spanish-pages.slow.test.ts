/** The pages of every calculator in Spanish: the answer of the interface, nothing left in English, and no larger. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { escaped } from '../../words/html.js';
import { interfaceTexts } from '../../words/interface-texts.js';
import type { Templates, Texts } from '../../words/phrases.js';
import type { RunningApp } from '../support/http.js';
import { get, request, startApp } from '../support/http.js';
import { isCode, knownIn, leftIn, untranslated, wordsOf } from '../support/left-in-english.js';
import { browserHeaders } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';

const catalog = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
const { calculators, network } = catalog;
const [city = ''] = Object.keys(network?.cities ?? {});
const known = knownIn(network ?? { cities: {}, neighborhoods: {} });

let app: RunningApp;
beforeAll(async () => {
  const leads = { submitLead: async () => ({ bodies: ['{}'] }), recallLead: async () => null };
  app = await startApp({ catalog, pages: plainAssets(catalog, ['es']), ...leads });
});
afterAll(() => app.stop());

const open = (path: string) => request(app, 'GET', path, browserHeaders);

test.each([...calculators.keys()])('%s', async (slug) => {
  const path = `/calculators/${slug}?city=${city}`;
  const [answer, english, spanish] = await Promise.all([
    get(app, `/api/calc/${slug}?city=${city}&lang=es`),
    open(path),
    open(`/es${path}`),
  ]);
  expect([spanish.status, spanish.headers['content-language']]).toEqual([english.status, 'es']);
  const { result } = answer.json() as { readonly result?: { readonly interpretation: string } };
  if (result !== undefined) expect(spanish.text).toContain(escaped(result.interpretation));
  expect(leftIn(spanish.text, english.text, known)).toEqual([]);
  expect(gzipSync(spanish.text).length).toBeLessThan(25_000);
});

/** The sentence on the range of a page's result; null without one. */
function rangeOf(page: string): string | null {
  return /<p class="whole">(.*?)<\/p>/s.exec(page)?.[1] ?? null;
}

test.each([...calculators.keys()])('the sentence on the range of %s has a subject', async (slug) => {
  for (const [at, wanted] of [
    ['', /^Whatever you enter, the result lies within [^()]+(?: \([^()]+\))?\.$/],
    ['/es', /^Ponga lo que ponga, el resultado queda en el rango de [^()]+(?: \([^()]+\))?\.$/],
  ] as const) {
    const range = rangeOf((await open(`${at}/calculators/${slug}`)).text);
    if (range !== null) expect(range).toMatch(wanted);
  }
});

test('the range of an amount says what it is', async () => {
  expect(rangeOf((await open('/calculators/gutter-cleaning')).text)).toMatch(/ \(a cleaning, low end\)\.$/);
});

test('texts of formulas are in the language of their page', async () => {
  const { text } = await open('/es/calculators/retaining-walls');
  expect(text).toContain('entonces &quot;necesita permiso e ingeniero&quot; si no &quot;por lo general no necesita');
});

test.each([
  '/',
  '/calculators',
  '/calculators?q=zacate',
  '/calculators?q=zzzzz',
  '/calculators/plan',
  '/calculators/plan?item=fence&item=concrete',
  '/calculators/plan?item=nada',
  '/calculators/nada',
  '/calculators/fense',
  '/calculators/fence?length=abc',
  '/calculators/fence?length=9e9',
  '/calculators/fence?nada=1',
  '/calculators/fence?style=nada',
  '/calculators/fence?quote=9800&budget=5000&lines=gate:450',
  `/calculators/fence?city=${city}&with=gate`,
  '/calculators/fence?city=nada',
  '/calculators/fence/request/nada',
  '/calculators/plan/request/nada',
  '/embed',
  '/embed?calculator=fence',
  '/embed/fence',
  '/docs',
  '/docs?calculator=sod',
])('%s', async (path) => {
  const [english, spanish] = await Promise.all([open(path), open(`/es${path}`)]);
  expect([spanish.status, spanish.headers['content-language']]).toEqual([english.status, 'es']);
  expect(leftIn(spanish.text, english.text, known)).toEqual([]);
});

/** Words of English that Spanish does not have, and that no parameter is called. */
const englishWord = /\b(?:the|of|and|each|your|this|when|what|which)\b/i;

/** Types of JSON, which the reference names as its notation does. */
const types = new Set('number integer string boolean array null any'.split(' '));

/** The names that end the type of an object or a choice. */
const listedNames = /\b(?:(?:elemento|objeto) con|uno de) [^<]*/g;

/** The texts of a reference, those of its tables too. */
function referenceTexts(page: string): readonly string[] {
  const said = [...untranslated.slice(0, 3), listedNames].reduce((text, part) => text.replace(part, ''), page);
  return said.split(/<[^>]*>/).map((text) => text.trim());
}

test('the reference says everything of every calculator in Spanish', async () => {
  for (const { slug, title, subtitle, inputs } of catalog.others?.[0]?.calculators.values() ?? []) {
    const [spanish, english] = await Promise.all(
      ['/es/docs', '/docs'].map(async (at) => referenceTexts((await open(`${at}?calculator=${slug}`)).text)),
    );
    const both = new Set(english);
    const left = (spanish ?? []).filter(
      (text) =>
        englishWord.test(text) ||
        (both.has(text) && wordsOf(text).some((word) => !known.has(word) && !types.has(word))),
    );
    expect([slug, left]).toEqual([slug, []]);
    const all = (spanish ?? []).join('\n');
    for (const text of [title, subtitle, ...inputs.map(({ label }) => label)])
      expect([slug, all]).toEqual([slug, expect.stringContaining(escaped(text))]);
  }
});

test('titles of sources are marked with their language, and so are the pages that they lead to', async () => {
  const { text } = await open('/es/calculators/fence');
  expect(text).toMatch(/<ul class="sources" lang="en">/);
  const sources = /<ul id="sources">(.*?)<\/details>/s.exec(text)?.[1] ?? '';
  const links = sources.match(/<a href[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !link.endsWith(' lang="en" hreflang="en">'))).toEqual([]);
  expect((await open('/calculators/fence')).text).not.toMatch(/<(?!html)\w+[^>]* lang="en"/);
});

/** Members of answers that show evidence as it was written, the notation of formulas, and texts that programs read. */
const asWritten = new Set(
  'sources source records formula laws examples gives facts build_up lead_endpoint position basis'.split(' '),
);

function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return isCode(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (asWritten.has(name) ? [] : sentencesOf(member)));
}

const item = 'item=fence&item=concrete&item=sod';

test.each([
  ...['fence', 'mortgage-lenders', 'sod'].flatMap((slug) =>
    ['?trace=true', '?nada=1', '/about', '/compare?by=nada', '/solve?for=nada', '/sensitivity', '/quote?price=9'].map(
      (asked) => `/api/calc/${slug}${asked}`,
    ),
  ),
  '/api/calc/fence?length=abc&style=nada&city=nada&with=nada',
  '/api/calc/fence?length=9e9&style=wood&length=4',
  '/api/calc/fence/quote?amount=9000&line=gate:450&line=retiro:600',
  '/api/calc/fence/compare?by=style',
  '/api/calc/fence/solve?for=length&at_most=5000',
  '/api/calc',
  '/api/calc/fense',
  `/api/plan?${item}`,
  `/api/plan?${item}&item=nada`,
  '/api/services?q=zacate',
  '/api/cities',
  `/api/routing?service=fence&city=${city}`,
  '/api/routing?service=nada',
  '/problems',
  '/problems/leads_unavailable',
  '/problems/nada',
  '/',
])('%s has no English sentence', async (path) => {
  const [english, spanish] = await Promise.all(
    ['en', 'es'].map((lang) => get(app, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)),
  );
  expect([spanish?.status, spanish?.headers['content-language']]).toEqual([english?.status, 'es']);
  const both = new Set(sentencesOf(english?.json()));
  const left = sentencesOf(spanish?.json()).filter((text) => both.has(text));
  expect(left.filter((text) => wordsOf(text).some((word) => !known.has(word)))).toEqual([]);
});

/** Each text of the interface beside its translation. */
function pairsOf(english: Templates, own: Texts): readonly (readonly [string, string])[] {
  return Object.entries(english).flatMap(([key, text]) => {
    const said = own[key];
    if (typeof text === 'string') return typeof said === 'string' ? [[text, said] as const] : [];
    return typeof said === 'object' ? pairsOf(text as Templates, said) : [];
  });
}

test('no text of the interface that people see has a word of the English one that Spanish does not have', () => {
  const [spanish] = catalog.others ?? [];
  const { pages, site, embed, plan, form } = interfaceTexts;
  const pairs = pairsOf({ pages, site, embed, plan, form }, spanish?.translation?.texts ?? {});
  expect(pairs.length).toBeGreaterThan(250);
  const code = /\{\w+\}|\S+@\S+|reckoner-answer|#\w+/g;
  const plain = (text: string) => new Set(wordsOf(text.replace(code, '')));
  const shared = pairs.flatMap(([english, said]) => [...plain(said)].filter((word) => plain(english).has(word)));
  expect([...new Set(shared)].filter((word) => !known.has(word)).sort()).toEqual([]);
});

/** The amounts of a page's headline: `4,095`. */
function headlineAmounts(page: string): readonly string[] {
  const headline = /data-region="headline">(.*?)<\/output>/s.exec(page)?.[1] ?? '';
  return headline.replace(/<span class="moved">.*?<\/span>/gs, '').match(/\$[\d,.]*\d/g) ?? [];
}

test.each([...calculators.keys()])('the headline of %s says no amount twice', async (slug) => {
  const pages = await Promise.all(['', '/es'].map((at) => open(`${at}/calculators/${slug}`)));
  for (const { text } of pages) {
    const amounts = headlineAmounts(text);
    expect(text).toContain('data-region="headline"');
    expect(amounts).toEqual([...new Set(amounts)]);
  }
});

test.each(['appraised=250010', 'appraised=333333', 'homestead=none'])(
  'the tax of a year is said once with %s',
  async (given) => {
    const { text } = await open(`/calculators/property-tax?${given}`);
    expect(headlineAmounts(text)).toHaveLength(1);
  },
);
