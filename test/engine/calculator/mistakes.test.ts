import fc from 'fast-check';
import { explainQuery } from '../../../engine/calculator/explain-query.js';
import { queryPlan } from '../../../engine/calculator/query-plan.js';
import { readQuery } from '../../../engine/calculator/read-query.js';
import { scanQuery } from '../../../engine/calculator/scan-query.js';
import { englishWords } from '../../../words/engine-words.js';
import { fence, network, slab } from '../../support/fixture-service.js';
import { baseUrl, get, type RunningApp, startApp } from '../../support/http.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Mistake {
  readonly parameter: string;
  readonly code: string;
  readonly received: unknown;
  readonly suggestion: string | null;
}

async function mistakesOf(path: string): Promise<{ mistakes: readonly Mistake[]; corrected: unknown }> {
  const answer = await get(app, path);
  expect(answer.status).toBe(400);
  const body = answer.json();
  expect(body).toMatchObject({ ok: false, status: 400, code: 'invalid_parameters' });
  return { mistakes: body['errors'] as readonly Mistake[], corrected: body['corrected_url'] };
}

/** The query, each mistake as `parameter code suggestion`, and the corrected query; null where there is none. */
type Case = readonly [query: string, mistakes: readonly string[], corrected: string | null];

const ofNames: readonly Case[] = [
  ['lenght=30', ['lenght unknown_parameter length'], 'length=30'],
  ['LENGTH=30', ['LENGTH unknown_parameter length'], 'length=30'],
  ['length[gte]=30', ['length[gte] unknown_parameter null'], null],
  ['inputs[lenght]=30', ['lenght unknown_parameter length'], 'length=30'],
  ['inputs=%5Bobject+Object%5D', ['inputs unknown_parameter null'], null],
  [
    'neighbourhood=downtown&city=corpus-christi',
    ['neighbourhood unknown_parameter neighborhood'],
    'neighborhood=downtown&city=corpus-christi',
  ],
  ['utm_source=x', ['utm_source unknown_parameter null'], null],
  ['length=3&lenght=4', ['lenght unknown_parameter null'], null],
  [
    'lenght=3&lengt=4',
    ['lenght unknown_parameter length', 'lengt unknown_parameter length', 'length repeated_parameter null'],
    null,
  ],
  ['__proto__=1', ['__proto__ unknown_parameter null'], null],
  ['constructor=1', ['constructor unknown_parameter null'], null],
  ['toString', ['toString unknown_parameter null'], null],
  ['=5', [' unknown_parameter null'], null],
  ['length=3&length=3', ['length repeated_parameter 3'], 'length=3'],
  ['length=3&length=4', ['length repeated_parameter null'], null],
  ['city=alice&city=freer', ['city repeated_parameter null'], null],
  ['length=%', ['length invalid_encoding null'], null],
  ['length=%E0%A4%A', ['length invalid_encoding null'], null],
  ['%FF=1', ['%FF=1 invalid_encoding null'], null],
];

const ofValues: readonly Case[] = [
  ['length=', ['length invalid_number null'], null],
  ['length', ['length invalid_number null'], null],
  ['length=NaN', ['length invalid_number null'], null],
  ['length=Infinity', ['length invalid_number null'], null],
  ['length=1e400', ['length invalid_number null'], null],
  ['length=0x10', ['length invalid_number 16'], 'length=16'],
  // What is meant lies outside of the bounds: nothing is proposed that would be moved to another number.
  ['length=1,800', ['length invalid_number null'], null],
  ['length=10k', ['length invalid_number null'], null],
  ['length=12,5ft', ['length invalid_number 12.5'], 'length=12.5'],
  ['length=0,150', ['length invalid_number null'], null],
  ['length=12m', ['length invalid_number null'], null],
  ['length=%D9%A1%D9%A2', ['length invalid_number 12'], 'length=12'],
  ['thickness=5', ['thickness unknown_option null'], null],
  ['thickness=', ['thickness unknown_option null'], null],
  ['thickness=__proto__', ['thickness unknown_option null'], null],
  ['trace=1', ['trace unknown_option true'], 'trace=true'],
  ['trace=TRUE', ['trace unknown_option true'], 'trace=true'],
  ['trace=maybe', ['trace unknown_option null'], null],
  ['trace', ['trace unknown_option null'], null],
];

const ofPlaces: readonly Case[] = [
  ['city=Corpus%20Christi', ['city unknown_city corpus-christi'], 'city=corpus-christi'],
  ['city=corpuschristi', ['city unknown_city corpus-christi'], 'city=corpus-christi'],
  ['city=alise', ['city unknown_city alice'], 'city=alice'],
  ['city=houston', ['city unknown_city null'], null],
  ['city=', ['city unknown_city null'], null],
  ['city=toString', ['city unknown_city null'], null],
  [
    'neighborhood=padre-island',
    ['city neighborhood_without_city corpus-christi'],
    'city=corpus-christi&neighborhood=padre-island',
  ],
  // Two cities have a part of this name.
  ['city=padre-island', ['city unknown_city corpus-christi'], 'city=corpus-christi&neighborhood=padre-island'],
  ['city=southside', ['city unknown_city null'], null],
  ['city=padre-island&neighborhood=downtown', ['city unknown_city null'], null],
  ['neighborhood=southside', ['city neighborhood_without_city null'], null],
  ['neighborhood=padre-island&city=alice', ['neighborhood unknown_neighborhood null'], null],
  ['neighborhood=padre-island&city=kingsville', ['neighborhood unknown_neighborhood null'], null],
  ['neighborhood=nowhere&city=alice', ['neighborhood unknown_neighborhood null'], null],
  [
    'neighborhood=downtwon&city=corpus-christi',
    ['neighborhood unknown_neighborhood downtown'],
    'neighborhood=downtown&city=corpus-christi',
  ],
  [
    'neighborhood=padre_island&city=corpus+christi',
    ['neighborhood unknown_neighborhood padre-island', 'city unknown_city corpus-christi'],
    'neighborhood=padre-island&city=corpus-christi',
  ],
  ['neighborhood=padre-island&city=zzz', ['city unknown_city null'], null],
];

const together: readonly Case[] = [
  [
    'lenght=12,5&thicknes=4&city=Alice&trace=yes',
    [
      'lenght unknown_parameter length',
      'thicknes unknown_parameter thickness',
      'length invalid_number 12.5',
      'city unknown_city alice',
      'trace unknown_option true',
    ],
    'length=12.5&thickness=4&city=alice&trace=true',
  ],
  [
    'foo=1&length=NaN&width=5&width=6&city=mars',
    [
      'foo unknown_parameter null',
      'length invalid_number null',
      'width repeated_parameter null',
      'city unknown_city null',
    ],
    null,
  ],
];

describe.each([
  ['names', ofNames],
  ['values', ofValues],
  ['places', ofPlaces],
  ['several at once', together],
])('mistakes: %s', (_kind, cases) => {
  test.each(cases)('?%s', async (query, expected, corrected) => {
    const { mistakes, corrected: found } = await mistakesOf(`/api/calc/concrete-slab?${query}`);
    expect(mistakes.map(({ parameter, code, suggestion }) => `${parameter} ${code} ${suggestion}`)).toEqual(expected);
    expect(found).toBe(corrected === null ? undefined : `${baseUrl}/api/calc/concrete-slab?${corrected}`);
    if (corrected !== null) expect((await get(app, `/api/calc/concrete-slab?${corrected}`)).status).toBe(200);
  });
});

describe('an entry of errors', () => {
  test('of a number names its bounds', async () => {
    const { mistakes } = await mistakesOf('/api/calc/concrete-slab?length=12m');
    expect(mistakes).toEqual([
      {
        parameter: 'length',
        code: 'invalid_number',
        detail: 'length must be a plain number (ft). Send a decimal number from 1 to 200 (ft), or leave it out for 20.',
        received: '12m',
        allowed: { min: 1, max: 200 },
        suggestion: null,
      },
    ]);
  });

  test('of an option lists the options', async () => {
    const { mistakes } = await mistakesOf('/api/calc/fence?style=irn_4');
    expect(mistakes).toEqual([
      {
        parameter: 'style',
        code: 'unknown_option',
        detail: 'style cannot be "irn_4". Did you mean iron_4?',
        received: 'irn_4',
        allowed: ['wood_6', 'wood_8', 'vinyl_6', 'iron_4'],
        suggestion: 'iron_4',
      },
    ]);
  });

  test('of an unknown parameter lists the parameters', async () => {
    const { mistakes } = await mistakesOf('/api/calc/fence?foo=1');
    expect(mistakes).toMatchObject([
      { allowed: ['fenceLength', 'gates', 'style', 'city', 'neighborhood', 'trace', 'fields'], received: '1' },
    ]);
  });

  test('of a repeated parameter has all that was received', async () => {
    const { mistakes } = await mistakesOf('/api/calc/fence?gates=1&gates=2');
    expect(mistakes).toMatchObject([{ received: ['1', '2'] }]);
  });

  test('cuts long texts short', async () => {
    const { mistakes } = await mistakesOf(`/api/calc/fence?style=${'x'.repeat(5000)}&${'y'.repeat(2000)}=1`);
    for (const { parameter, received } of mistakes) {
      expect(parameter.length).toBeLessThan(300);
      expect(String(received).length).toBeLessThan(300);
    }
  });

  test('is the only one when there are too many parameters', async () => {
    const { mistakes } = await mistakesOf(`/api/calc/fence?${'a=1&'.repeat(101)}`);
    expect(mistakes).toMatchObject([{ code: 'too_many_parameters' }]);
  });
});

describe('inputs that do not go together', () => {
  test('are refused in the words of the requirement, each with its name, and with a call that works', async () => {
    const answer = await get(app, '/api/calc/fence?fenceLength=10&gates=3&style=vinyl_6');
    expect(answer.status).toBe(400);
    const detail = 'The gates together must not be longer than the fence.';
    const entry = { code: 'invalid_combination', detail, suggestion: null };
    expect(answer.json()).toMatchObject({
      code: 'invalid_combination',
      detail,
      errors: [
        { ...entry, parameter: 'gates', received: '3', allowed: { min: 0, max: 50 } },
        { ...entry, parameter: 'fenceLength', received: '10', allowed: { min: 10, max: 5000 } },
      ],
      example_url: `${baseUrl}/api/calc/fence?style=vinyl_6`,
    });
  });

  test('that were left out are named too', async () => {
    const answer = await get(app, '/api/calc/fence?gates=50');
    expect(answer.json()['errors']).toMatchObject([
      { parameter: 'gates' },
      { parameter: 'fenceLength', received: null },
    ]);
  });
});

/** Requests that are refused, and the address that the answer gives in their place. */
const mended: readonly [path: string, url: string | null][] = [
  ['/api/calc/fence?gate=2', '/api/calc/fence?gates=2'],
  ['/api/calc/fence?style=Vinyl+6&gate=2', '/api/calc/fence?style=Vinyl+6&gates=2'],
  ['/api/calc/fence?style=vinil_6&gate=2', '/api/calc/fence?style=vinyl_6&gates=2'],
  ['/api/calc/fense?gates=2', '/api/calc/fence?gates=2'],
  ['/api/calc/fense?gate=2', '/api/calc/fence?gates=2'],
  ['/api/calc/fence/?gate=2', '/api/calc/fence?gates=2'],
  ['/api/calc/Fence?style=VINIL_6', '/api/calc/fence?style=vinyl_6'],
  ['/API//calc/fence/', '/api/calc/fence'],
  ['/api/calc/fence/?style=<script>', null],
  ['/api/calc/fence/?gates=two', null],
  ['/api/calc?tag=outdoor', null],
  ['/api/calc/?tag=<b>', '/api/calc'],
  ['/llms.text', '/llms.txt'],
  ['/OpenAPI.json?x=<b>', '/openapi.json'],
  ['/problems/not-found', '/problems/not_found'],
  ['/api/calc/fence?fenceLength=10&gates=50', '/api/calc/fence'],
  ['/api/calc/fence?fenceLength=10&gates=50&city=alice', '/api/calc/fence?city=alice'],
];

test.each(mended)('%s leads to %s, which works', async (path, url) => {
  const refused = await get(app, path);
  expect([400, 404]).toContain(refused.status);
  const body = refused.json();
  const instead = body['corrected_url'] ?? body['example_url'] ?? null;
  expect(instead).toBe(url === null ? null : baseUrl + url);
  if (url !== null) expect((await get(app, url)).status).toBe(200);
});

describe('the answer to many mistakes', () => {
  test('lists the first twenty, and the names of all parameters once', async () => {
    const query = Array.from({ length: 100 }, (_, at) => `unknown${at}=1`).join('&');
    const answer = await get(app, `/api/calc/fence?${query}`);
    const errors = answer.json()['errors'] as readonly { readonly allowed: unknown }[];
    expect(errors).toHaveLength(20);
    expect(errors.filter(({ allowed }) => allowed !== null)).toHaveLength(1);
    expect(answer.json()['detail']).toBe('The query has 100 mistakes; the first 20 are listed.');
    expect(answer.text.length).toBeLessThan(4 * query.length);
  });

  test('of a query of the registry names each parameter', async () => {
    const answer = await get(app, '/api/calc?limit=few&page=2');
    expect(answer.json()['errors']).toMatchObject([
      { parameter: 'page', code: 'unknown_parameter', received: '2' },
      { parameter: 'limit', code: 'invalid_number', received: 'few' },
    ]);
  });
});

describe('for any query', () => {
  const plans = [slab, fence].map((calculator) => queryPlan(calculator.inputs, network, undefined));
  const name = fc.constantFrom(
    ...['length', 'lenght', 'width', 'thickness', 'fenceLength', 'gates', 'style', 'city', 'neighborhood', 'trace'],
    ...['constructor', 'length[]', '%zz', ''],
  );
  const value = fc.oneof(
    fc.constantFrom('4', '4.0', '1,800', '12ft', 'vinyl', 'Vinyl 6', 'alice', 'Alice', 'southside', 'padre island'),
    fc.constantFrom('', 'NaN', '0x1F', 'yes', 'true', '%E0', 'corpus-christi', 'downtown', 'kingsville'),
    fc.string({ maxLength: 8 }).map(encodeURIComponent),
    fc.double().map(String),
  );
  const query = fc
    .array(fc.tuple(name, value), { maxLength: 6 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

  test('every refusal explains itself, and the corrected query is accepted', () => {
    fc.assert(
      fc.property(query, fc.constantFrom(...plans), (text, plan) => {
        const pairs = scanQuery(text);
        const { errors, corrected } = explainQuery(plan, pairs, englishWords);
        expect(readQuery(plan, pairs) === null).toBe(errors.length > 0);
        if (corrected !== null) expect(readQuery(plan, scanQuery(corrected.toString()))).not.toBeNull();
        if (errors.length === 0) expect(corrected).not.toBeNull();
      }),
      { numRuns: 3000 },
    );
  });
});
