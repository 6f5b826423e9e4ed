/** The documents, the reference and the tools in Spanish: what they say of the contract has no English sentence. */
import { join } from 'node:path';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import type { RunningApp } from '../support/http.js';
import { get, request, startApp } from '../support/http.js';
import { openapi } from '../support/openapi.js';
import { browserHeaders } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';
import { alike } from '../support/spanish-alike.js';

const catalog = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });

let app: RunningApp;
beforeAll(async () => {
  const leads = { submitLead: async () => ({ bodies: ['{}'] }), recallLead: async () => null };
  app = await startApp({ catalog, pages: plainAssets(catalog, ['es']), ...leads });
});
afterAll(() => app.stop());

/** Words of English sentences that Spanish does not have; `a`, `as`, `me` and `no` are words of both. */
const englishWord =
  /(?<![\p{L}_])(?:the|of|and|with|to|from|for|or|by|each|step|your|this|that|not|when|what|which|it|its|is|are|be|in|on|at|if|an|all|takes?|gives?|answers?|number|name|price|calculators?|leads?)(?![\p{L}_])/giu;

/** Names of members, parameters and values, which are the same in each language. */
const names = new Set(namesIn(openapi));

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, enum: values = [], name, in: where } = value as Readonly<Record<string, unknown>>;
  const own = [...Object.keys(properties as object), ...(values as readonly unknown[]).map(String)];
  return [...own, ...(where === undefined ? [] : [String(name)]), ...Object.values(value).flatMap(namesIn)];
}

/** Formulas of what lists give, addresses, calls, members with their parents, JSON, amounts with units, types, an authority, and words in capitals. */
const code = [
  /\b\w+ = .*?(?=\.(?:$| ))/g,
  /\{"[^}]*\}[^;]*?\}(?=;)/g,
  /\[\{.*?\}\]/g,
  /\d ?(?:ft|in)\b/g,
  /\b(?:number|integer|string|boolean|array|object|null)(?=$|[;,]| \/)/g,
  /Texas Department of Licensing and Regulation/g,
  /(?:GET|POST) \S+/g,
  /\S*[/_=~<>{}|]\S*/g,
  /\b\w+(?:\.\w+)+\b/g,
  /\b\w+(?:-\w+)+\b/g,
  /\b[a-z]+[A-Z]\w*\b/g,
  /\b[A-Z]{2,}\b/g,
];

const consent = servedCatalog.service.leads?.consentText ?? '';

/** What people read as sentences of a text. */
function proseOf(text: string): string {
  return code.reduce((left, part) => left.replace(part, ' '), text.replaceAll(consent, ' '));
}

/** The English words of a text that no name has. */
function englishIn(text: string): readonly string[] {
  const found = proseOf(text).match(englishWord) ?? [];
  return found.filter((word) => !names.has(word));
}

function english(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => englishIn(text).length > 0);
}

const same = new Set([
  ...alike,
  ...'reckoner openapi webhooks ok texas json curl javascript python model context protocol'.split(' '),
]);

/** The texts of both languages, which should be names. */
function leftIn(texts: readonly string[], originals: readonly string[]): readonly string[] {
  const both = new Set(originals);
  const isName = (text: string): boolean =>
    (
      proseOf(text)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).every((word) => same.has(word) || names.has(word));
  return texts.filter((text) => both.has(text) && !isName(text));
}

const spoken = new Set(['description', 'summary', 'title', 'message', 'preferred_time', 'next_step', 'instructions']);

/** All texts for people in a document. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === 'string' && spoken.has(name) ? [member] : textsIn(member),
  );
}

test('an English sentence is found', () => {
  expect(english(['The low end.', 'Of each item.', 'El extremo inferior.', 'Envíe with en su elemento.'])).toEqual([
    'The low end.',
    'Of each item.',
  ]);
  expect(leftIn(['Webhooks', 'Find figures'], ['Webhooks', 'Find figures'])).toEqual(['Find figures']);
});

describe.each(['openapi', 'openapi-full', 'openapi-compact', 'openapi/home', 'openapi/calculators/fence'])(
  '%s.json',
  (name) => {
    test('describes everything in Spanish', async () => {
      const [spanish, original] = await Promise.all(
        ['?lang=es', ''].map(async (query) => textsIn((await get(app, `/${name}.json${query}`)).json())),
      );
      expect(spanish?.length).toBe(original?.length);
      expect(spanish?.length).toBeGreaterThan(80);
      expect(english(spanish ?? [])).toEqual([]);
      expect(leftIn(spanish ?? [], original ?? [])).toEqual([]);
    });
  },
);

/** Lines that show titles of sources and the notation of laws, which are marked as such. */
const asWritten = [
  /^Fuentes, con sus títulos como están escritos:\n\n(?:- .*\n)*/gm,
  /^.*en la notación del catálogo: .*$/gm,
];

test.each(['llms', 'llms-full', 'llms/home', 'llms/outdoor'])('%s.txt has no English sentence', async (name) => {
  const { text, headers } = await get(app, `/${name}.txt?lang=es`);
  expect(headers['content-language']).toBe('es');
  const said = asWritten.reduce((left, part) => left.replace(part, ''), text).split('\n');
  expect(said.length).toBeGreaterThan(7);
  expect(english(said.filter((line) => line !== '## Optional'))).toEqual([]);
});

test('the links of llms.txt lead to what is in Spanish, and its examples are calls in Spanish', async () => {
  const { text } = await get(app, '/llms.txt?lang=es');
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => new URL(address));
  expect(links.length).toBeGreaterThan(10);
  const answers = await Promise.all(links.map(({ pathname, search }) => get(app, pathname + search)));
  expect(answers.filter(({ status, headers }) => status !== 200 || headers['content-language'] !== 'es')).toEqual([]);
  const [, call = '', result = ''] = /Ejemplo: GET (\S+) da ([^.]+)\./.exec(text) ?? [];
  const { result: answered } = (await get(app, call)).json() as { result: { value: number; unit: string } };
  expect(`${answered.value} ${answered.unit}`).toBe(result);
});

/** The texts of a page, between tags and without code. */
function pageTexts(page: string): readonly string[] {
  const said = page.replace(/<(style|script|pre|code)\b.*?<\/\1>/gs, '').replace(/<select\b.*?<\/select>/gs, '');
  return said.split(/<[^>]*>/).map((text) => text.trim());
}

test.each(['/docs', '/docs?calculator=sod', '/docs?calculator=title-escrow', '/docs?q=cifras'])(
  '/es%s is in Spanish',
  async (path) => {
    const [spanish, original] = await Promise.all(
      ['/es', ''].map(async (root) => (await request(app, 'GET', root + path, browserHeaders)).text),
    );
    const texts = pageTexts(spanish ?? '');
    expect(english(texts)).toEqual([]);
    expect(leftIn(texts, pageTexts(original ?? ''))).toEqual([]);
    expect(/<main.*<\/main>/s.exec(spanish ?? '')?.[0]).not.toContain('lang="en"');
  },
);

async function asked(method: string, params: object, lang: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const { text } = await request(app, 'POST', `/mcp${lang}`, headers, body);
  return (JSON.parse(text.replace(/^(?:event: .*\n)?data: /m, '')) as { readonly result: unknown }).result;
}

const initialize = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
};

test.each<[string, object]>([
  ['initialize', initialize],
  ['tools/list', {}],
  ['prompts/list', {}],
  ['prompts/get', { name: 'estimate_job', arguments: { job: 'cerca' } }],
  ['resources/list', {}],
  ['resources/templates/list', {}],
])('%s is in Spanish where the address names it', async (method, params) => {
  const [spanish, original] = await Promise.all(['?lang=es', ''].map(async (lang) => asked(method, params, lang)));
  const texts = [...textsIn(spanish), ...promptTexts(spanish)];
  expect(texts.length).toBeGreaterThan(0);
  expect(english(texts)).toEqual([]);
  expect(leftIn(texts, [...textsIn(original), ...promptTexts(original)])).toEqual([]);
});

function promptTexts(result: unknown): readonly string[] {
  const { messages = [] } = result as {
    readonly messages?: readonly { readonly content: { readonly text: string } }[];
  };
  return messages.map(({ content }) => content.text);
}

test('tools answer in the language of their address, and in another one that a call names', async () => {
  const call = (given: object) => ({ name: 'calculate_job', arguments: { slug: 'fence', ...given } });
  const sentence = async (given: object, lang: string): Promise<string> => {
    const { structuredContent } = (await asked('tools/call', call(given), lang)) as {
      readonly structuredContent: { readonly result: { readonly interpretation: string } };
    };
    return structuredContent.result.interpretation;
  };
  const [own, other] = [await sentence({}, ''), await sentence({}, '?lang=es')];
  expect(own).not.toBe(other);
  expect(await sentence({ lang: 'en' }, '?lang=es')).toBe(own);
  expect(await sentence({ lang: 'es' }, '')).toBe(other);
  const { content } = (await asked(
    'tools/call',
    { name: 'calculate_job', arguments: { slgu: 'fence' } },
    '?lang=es',
  )) as {
    readonly content: readonly { readonly text: string }[];
  };
  expect(JSON.parse(content[0]?.text ?? '').detail).toContain('calculate_job no tiene ningún argumento slgu.');
});
