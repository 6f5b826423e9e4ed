/** `GET /api/calc/{slug}/workbook`: what it sends recalculates to what it shows, and to the answer of the service. */
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { translatedBook } from '../../authoring/workbook/book-language.js';
import { calculatorWorkbook } from '../../authoring/workbook/calculator-workbook.js';
import { workbookTemplate } from '../../authoring/workbook/workbook-template.js';
import type { WorkbookTemplate } from '../../contract/workbook-template.js';
import { workbookType } from '../../contract/workbook-template.js';
import { languages } from '../../generated/languages.js';
import type { Calculator } from '../../generator/program/catalog.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import type { RunningApp } from '../support/http.js';
import { randomOwn } from '../support/own-figures.js';
import { projectRoot } from '../support/project-root.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { randomCall } from '../support/random-calls.js';
import { servedCatalog, startRealApp } from '../support/real-app.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { isLong } from '../support/shares.js';
import { openWorkbook } from '../support/slow/recalculated-workbook.js';

const seed = chosenSeed();
const catalog = checkedCatalog();
const random = randomFrom(seed);

/** A calculator that the rules of the day move, one with options, and some that the seed picks. */
const picked = new Map(
  [
    catalog.calculators.find(({ validity }) => validity.dated !== null),
    ...['fence', 'topsoil-delivery', 'sheds', 'flooring'].map((slug) =>
      catalog.calculators.find((each) => each.slug === slug),
    ),
    random.pick(catalog.calculators.filter(({ lists }) => lists.length > 0)),
    ...Array.from({ length: 2 }, () => random.pick(catalog.calculators)),
  ].flatMap((calculator) => (calculator === undefined ? [] : [[calculator.slug, calculator] as const])),
);
const templates = new Map<string, WorkbookTemplate>();

let app: RunningApp;

beforeAll(async () => {
  for (const [slug, calculator] of picked) templates.set(slug, await workbookTemplate(calculator, catalog));
  const [spanish] = catalog.translations;
  const fence = spanish?.catalog.calculators.find(({ slug }) => slug === 'fence');
  if (spanish === undefined || fence === undefined) throw new Error('there is no Spanish fence');
  const template = await workbookTemplate(fence, spanish.catalog, translatedBook(spanish));
  const { others = [] } = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
  app = await startRealApp({
    ...servedCatalog,
    workbooks: (slug) => templates.get(slug) ?? null,
    others: others.map((other) => ({ ...other, workbooks: () => template })),
  });
});

afterAll(() => app.stop());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${app.port}/api/calc/${path}`, init);
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

/** What a reader shows that does not recalculate, by sheet and place. */
async function shownCells(bytes: Uint8Array): Promise<ReadonlyMap<string, unknown>> {
  const { sheets } = await readXlsx(bytes);
  return new Map(
    sheets.flatMap(({ name, cells = new Map() }) =>
      [...cells].map(([at, { formula, formulaResult, value }]): [string, unknown] => [
        `${name} ${at}`,
        formula === undefined ? value : formulaResult,
      ]),
    ),
  );
}

/** A figure of the catalog for another option than the chosen one is in no answer, and is left to the spreadsheet. */
const isShown = (shown: unknown): boolean => shown !== undefined && shown !== null;

async function compare(calculator: Calculator, query: string): Promise<readonly string[]> {
  const bytes = await bytesOf(await ask(`${calculator.slug}/workbook?${query}`));
  const { places } = calculatorWorkbook(calculator, catalog);
  const shown = await shownCells(bytes);
  const book = await openWorkbook(bytes, places, false);
  const differing = [...places.cells].flatMap(([key, { sheet, row, column }]) => {
    const [kept, now] = [shown.get(`${sheet} ${row},${column}`), book.at(key)];
    const isSame =
      typeof kept === 'number' && typeof now === 'number'
        ? Math.abs(kept - now) <= 1e-12 * Math.max(1e-9, Math.abs(now))
        : kept === now;
    return !isShown(kept) || isSame ? [] : [`${calculator.slug}?${query}: ${key} shows ${kept}, comes to ${now}`];
  });
  const result = places.cells.get('result');
  expect(isShown(shown.get(`${result?.sheet} ${result?.row},${result?.column}`))).toBe(true);
  book.close();
  return differing;
}

describe(`with TEST_SEED=${seed}`, () => {
  test.each([...picked])('what %s shows is what it comes to', async (_, calculator) => {
    const calls = Array.from({ length: 4 }, () => randomCall(calculator, random, true).query.toString());
    const answers = await Promise.all(calls.map((query) => ask(`${calculator.slug}?${query}`)));
    const taken = calls.filter((_query, at) => answers[at]?.status === 200);
    expect(taken.length).toBeGreaterThan(0);
    for (const query of taken) expect(await compare(calculator, query)).toEqual([]);
  });
});

test("a caller's own price and options are in the file", async () => {
  const fence = picked.get('fence');
  if (fence === undefined) throw new Error('there is no fence');
  const query = 'length=200&style=vinyl_6&style.rate=40&with=gate';
  expect(await compare(fence, query)).toEqual([]);
  const bytes = await bytesOf(await ask(`fence/workbook?${query}`));
  const written = (await readXlsx(bytes)).sheets.flatMap(({ rows }) => rows.flat());
  expect(written).toContain('Price per linear foot');
  expect(written).not.toContain('style.rate');
  // What the catalog has in its place.
  expect([...(await shownCells(bytes)).values()]).toEqual(expect.arrayContaining([32, 65]));
});

describe(`with own prices and TEST_SEED=${seed}`, () => {
  const open = [...picked.values()].filter(({ own }) => own !== null);
  test.each(open.map((calculator) => [calculator.slug, calculator] as const))(
    '%s says in its file what the service answers',
    async (slug, calculator) => {
      for (let round = 0; round < (isLong ? 10 : 2); round++) {
        const { prepared, query } = randomCall(calculator, random, true);
        const own = randomOwn(prepared, random);
        const call = new URLSearchParams([...query, ...Object.entries(own)]).toString();
        const answer = await ask(`${slug}?${call}`);
        if (answer.status !== 200) continue;
        const { result } = (await answer.json()) as { readonly result: { readonly value: number } };
        expect(await compare(calculator, call)).toEqual([]);
        const shown = await shownCells(await bytesOf(await ask(`${slug}/workbook?${call}`)));
        const cell = calculatorWorkbook(calculator, catalog).places.cells.get('result');
        expect([call, shown.get(`${cell?.sheet} ${cell?.row},${cell?.column}`)]).toEqual([call, result.value]);
      }
    },
  );
});

/** What the main sheet shows without recalculation, row by row. */
async function shownRows(path: string): Promise<readonly string[]> {
  const [main] = (await readXlsx(await bytesOf(await ask(path)))).sheets;
  const shown = (row: number, column: number): unknown => main?.cells?.get(`${row},${column}`)?.formulaResult;
  return (main?.rows ?? []).map((row, at) =>
    row.map((value, column) => String(shown(at, column) ?? value ?? '')).join(' | '),
  );
}

test.each([
  ['topsoil-delivery', 'depth=37', '37 |', 'Moved to 24 (37 was asked for)'],
  ['sheds', 'width=5 m', '16.404199475 |', '(5 m was asked for)'],
  ['fence', 'length=1', '1 |', 'Moved to 10 (1 was asked for)'],
  ['flooring', 'rooms=length:1000~width:2', '', 'was moved to 200 ft, the most that this calculator takes. '],
])('%s?%s: a number that was moved is told beside it and in the sentence', async (slug, query, entry, note) => {
  const rows = await shownRows(`${slug}/workbook?${query}`);
  const told = rows.find((row) => row.includes(note));
  expect(told).toContain(note);
  expect(told).toContain(entry);
  expect(rows[2]).toMatch(/ was moved to [\d,.]+ [a-z ]+, the (?:most|least) that this calculator takes\. /);
  const calculator = picked.get(slug);
  if (calculator === undefined) throw new Error(`there is no ${slug}`);
  expect(await compare(calculator, query)).toEqual([]);
});

test('a number within its bounds gets no note', async () => {
  const rows = await shownRows('topsoil-delivery/workbook?depth=6');
  expect(rows.join('\n')).not.toMatch(/[Mm]oved to|asked for/);
});

test('in Spanish a moved number is reported in Spanish', async () => {
  const rows = await shownRows('fence/workbook?length=1&lang=es');
  expect(rows.join('\n')).toContain('Se cambió a 10 (se pidió 1)');
  expect(rows[2]).toMatch(
    /^Longitud de la cerca: se cambió a 10 pies lineales, lo mínimo que acepta esta calculadora\. /,
  );
});

test('in Spanish it shows what the service answers in Spanish', async () => {
  const query = 'length=200&style=vinyl_6&with=gate&lang=es';
  const [file, answer] = await Promise.all([ask(`fence/workbook?${query}`), ask(`fence?${query}`)]);
  expect([file.status, file.headers.get('content-language')]).toEqual([200, 'es']);
  const [main] = (await readXlsx(await bytesOf(file))).sheets;
  const formulas = [...(main?.cells ?? [])].map(([, { formulaResult }]) => formulaResult);
  const shown = [...formulas, ...(main?.rows ?? []).flat()];
  const { result } = (await answer.json()) as { readonly result: { readonly interpretation: string } };
  for (const text of [
    result.interpretation,
    'Longitud de la cerca',
    'Privacidad de vinil de 6 pies',
    'sí',
    'Se acepta',
  ])
    expect(shown).toContain(text);
});

test('the answer is a file with a name that tells jobs apart, and is kept as long as the calculation', async () => {
  const [file, answer] = await Promise.all([ask('fence/workbook?length=150&style=vinyl_6'), ask('fence?length=150')]);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe(workbookType);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="fence-150-vinyl_6.xlsx"');
  expect(file.headers.get('cache-control')).toBe(answer.headers.get('cache-control'));
  expect(file.headers.get('access-control-allow-origin')).toBe('*');
  expect(file.headers.get('ratelimit')).toBeTruthy();
  const etag = file.headers.get('etag') ?? '';
  const again = await ask('fence/workbook?length=150&style=vinyl_6', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const head = await ask('fence/workbook?length=150&style=vinyl_6', { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String((await bytesOf(file)).length));
});

test.each(['fence/workbook?lenght=150', 'fence/workbook?style=straw', 'fense/workbook'])(
  '%s is refused',
  async (path) => {
    const [refused, like] = await Promise.all([ask(path), ask(path.replace('/workbook', ''))]);
    const [problem, other] = (await Promise.all([refused.json(), like.json()])) as {
      code: string;
      corrected_url?: string;
    }[];
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect([refused.status, problem?.code]).toEqual([like.status, other?.code]);
    if (path.includes('lenght')) expect(problem?.corrected_url).toMatch(/\/api\/calc\/fence\/workbook\?length=150$/);
  },
);

test('a service without prepared workbooks says so', async () => {
  const other = catalog.calculators.find(({ slug }) => !picked.has(slug))?.slug ?? '';
  const refused = await ask(`${other}/workbook`);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([404, 'not_found']);
});
