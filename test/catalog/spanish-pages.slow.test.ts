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
import { browserHeaders } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';
import { alike } from '../support/spanish-alike.js';

const catalog = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
const { calculators, network } = catalog;
const [city = ''] = Object.keys(network?.cities ?? {});

let app: RunningApp;
beforeAll(async () => {
  const leads = { submitLead: async () => ({ bodies: ['{}'] }), recallLead: async () => null };
  app = await startApp({ catalog, pages: plainAssets(catalog, ['es']), ...leads });
});
afterAll(() => app.stop());

const open = (path: string) => request(app, 'GET', path, browserHeaders);

/** Formulas are in the notation of the catalog, and what figures rest on is named as it names itself. */
const untranslated = [
  /<details class="sources">.*?<\/details>/gs,
  /<ul class="sources">.*?<\/ul>/gs,
  /<(script|pre|code)\b.*?<\/\1>/gs,
  /<\/th><td>.*?<\/td>/gs,
];

/** The texts of a page between its tags. */
function textsOf(page: string): ReadonlySet<string> {
  const said = untranslated.reduce((text, part) => text.replace(part, ''), page);
  return new Set(said.split(/<[^>]*>/).map((text) => text.trim()));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

const names = [
  ...Object.values(network?.cities ?? {}),
  ...Object.values(network?.neighborhoods ?? {}).flatMap(Object.values),
];

/** Names, signs of units that are the same everywhere, and words that stand on pages only. */
const known = new Set([
  ...[...alike, ...wordsOf(names.join(' '))],
  ...'reckoner cm ha kg lb mm oz va yd m g ml w colonial error extras factor flexible total'.split(' '),
  ...'compare html json local plan use web wordpress'.split(' '),
]);

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
  const both = textsOf(english.text);
  const left = [...textsOf(spanish.text)].filter((text) => both.has(text));
  expect(left.filter((text) => wordsOf(text).some((word) => !known.has(word)))).toEqual([]);
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
  '/calculators/plan?item=fence',
  '/embed',
  '/calculators/nada',
])('%s', async (path) => {
  const [english, spanish] = await Promise.all([open(path), open(`/es${path}`)]);
  expect([spanish.status, spanish.headers['content-language']]).toEqual([english.status, 'es']);
  const both = textsOf(english.text);
  const left = [...textsOf(spanish.text)].filter((text) => both.has(text));
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
