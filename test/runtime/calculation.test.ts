import { baseUrl, get, type RunningApp, startApp } from '../support/http.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function answerTo(path: string): Promise<Record<string, unknown>> {
  const answer = await get(app, path);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json();
}

describe('the answer of a calculation', () => {
  test('has all members of the specification, in its order', async () => {
    const body = await answerTo('/api/calc/concrete-slab?length=30&city=corpus-christi');
    expect(Object.keys(body)).toEqual([
      'ok',
      'slug',
      'title',
      'subtitle',
      'legal_disclaimer',
      'inputs',
      'result',
      'disclaimer',
      'cost_band',
      'local_routing',
      'cta',
      'catalog',
    ]);
    expect(body).toEqual({
      ok: true,
      slug: 'concrete-slab',
      title: 'Concrete Slab Calculator',
      subtitle: 'Cubic yards for a slab',
      legal_disclaimer: 'Planning estimates only.',
      inputs: {
        length: { raw: 30, used: 30, clamped: false },
        width: { raw: null, used: 10, clamped: false },
        thickness: { raw: null, used: '4', clamped: false },
      },
      result: {
        value: 3.7,
        unit: 'cubic yards',
        interpretation: '3.7 cubic yards of concrete.',
        secondary: [{ value: 167, unit: 'bags', label: '80-lb bags' }],
      },
      disclaimer: 'Confirm thickness with your contractor.',
      cost_band: { service_name: 'Concrete work', unit: 'per square foot', price_min_usd: 6, price_max_usd: 14 },
      local_routing: {
        city: 'corpus-christi',
        neighborhood: null,
        tracking_phone: '+13615550100',
        page_url: `${baseUrl}/corpus-christi/concrete-slab`,
        slot_active: true,
      },
      cta: {
        message: 'The local provider of Concrete work can call.',
        lead_endpoint: `POST ${baseUrl}/api/lead-submit`,
        page_url: `${baseUrl}/corpus-christi/concrete-slab`,
        learn_more: `${baseUrl}/llms.txt`,
      },
      catalog: { version: '1.0.0', hash: '0123456789abcdef' },
    });
  });

  test('has null for what a calculator does not have', async () => {
    const body = await answerTo('/api/calc/fence');
    expect(body).toMatchObject({ cost_band: null, local_routing: null, cta: { page_url: null } });
    expect(body['result']).not.toHaveProperty('secondary');
    expect(body).not.toHaveProperty('trace');
  });

  test('ends with the trace when it is asked for', async () => {
    const body = await answerTo('/api/calc/concrete-slab?length=20&width=10&thickness=4&trace=true');
    expect(Object.keys(body).at(-1)).toBe('trace');
    expect(body['trace']).toEqual({
      steps: [{ name: 'volume', formula: 'length * width * thickness', value: 2.47, unit: 'cuyd' }],
      sources: ['One cubic yard is 27 cubic feet.'],
      ledger: [],
    });
    expect(await answerTo('/api/calc/concrete-slab?trace=false')).not.toHaveProperty('trace');
  });

  test('is found by an encoded name as well', async () => {
    expect((await answerTo('/api/calc/%66ence'))['slug']).toBe('fence');
  });
});

type Entry = { readonly raw: number | string | null; readonly used: number | string; readonly clamped: boolean };

describe('inputs', () => {
  const length: readonly [query: string, entry: Entry][] = [
    ['', { raw: null, used: 20, clamped: false }],
    ['length=20', { raw: 20, used: 20, clamped: false }],
    ['length=1', { raw: 1, used: 1, clamped: false }],
    ['length=200', { raw: 200, used: 200, clamped: false }],
    ['length=0.5', { raw: 0.5, used: 1, clamped: true }],
    ['length=-7', { raw: -7, used: 1, clamped: true }],
    ['length=-0', { raw: 0, used: 1, clamped: true }],
    ['length=200.01', { raw: 200.01, used: 200, clamped: true }],
    ['length=1e300', { raw: 1e300, used: 200, clamped: true }],
    ['length=1e-400', { raw: 0, used: 1, clamped: true }],
    ['length=1e2', { raw: 100, used: 100, clamped: false }],
    ['length=+30', { raw: 30, used: 30, clamped: false }],
    ['length=%2B30', { raw: 30, used: 30, clamped: false }],
    ['length=%2030%20', { raw: 30, used: 30, clamped: false }],
    ['%6Cength=30', { raw: 30, used: 30, clamped: false }],
    ['&&length=30&', { raw: 30, used: 30, clamped: false }],
  ];
  test.each(length)('length after ?%s', async (query, entry) => {
    const body = await answerTo(`/api/calc/concrete-slab?${query}`);
    expect((body['inputs'] as Record<string, Entry>)['length']).toEqual(entry);
  });

  test('a choice is reported as the text that was sent', async () => {
    const body = await answerTo('/api/calc/concrete-slab?thickness=3.5');
    expect(body['inputs']).toMatchObject({ thickness: { raw: '3.5', used: '3.5', clamped: false } });
  });

  const resolved: readonly [given: string, used: number, clamped: boolean][] = [
    ['2.0000000001', 2, false],
    ['2.0000000006', 2.000000001, false],
    ['0.1', 1, true],
    ['0.9999999999', 1, false],
    ['200.0000000001', 200, false],
    ['200.000000001', 200, true],
    ['7e-5', 1, true],
  ];
  test.each(resolved)('%s counts to nine decimals', async (given, used, clamped) => {
    const body = await answerTo(`/api/calc/concrete-slab?length=${given}`);
    expect(body['inputs']).toMatchObject({ length: { raw: Number(given), used, clamped } });
    const { interpretation } = body['result'] as { readonly interpretation: string };
    expect(interpretation.includes('was moved from')).toBe(clamped);
  });

  test('the calculation uses the applied inputs', async () => {
    const [beyond, at] = await Promise.all([
      answerTo('/api/calc/concrete-slab?length=99999'),
      answerTo('/api/calc/concrete-slab?length=200'),
    ]);
    const note = 'Length was moved from 99,999 ft to 200 ft, the most that this calculator takes. ';
    const result = at['result'] as { readonly interpretation: string };
    expect(beyond['result']).toEqual({ ...result, interpretation: note + result.interpretation });
  });
});

describe('local routing', () => {
  const page = (path: string): string => `${baseUrl}${path}`;
  const cases: readonly [slug: string, query: string, routing: object | null][] = [
    ['concrete-slab', '', null],
    [
      'concrete-slab',
      'city=corpus-christi&neighborhood=padre-island',
      {
        city: 'corpus-christi',
        neighborhood: 'padre-island',
        tracking_phone: '+13615550101',
        page_url: page('/padre-island/concrete'),
        slot_active: true,
      },
    ],
    [
      // A neighborhood without a slot of its own takes its city's.
      'concrete-slab',
      'neighborhood=downtown&city=corpus-christi',
      {
        city: 'corpus-christi',
        neighborhood: 'downtown',
        tracking_phone: '+13615550100',
        page_url: page('/corpus-christi/concrete-slab'),
        slot_active: true,
      },
    ],
    [
      'concrete-slab',
      'city=alice',
      {
        city: 'alice',
        neighborhood: null,
        tracking_phone: '+13615550102',
        page_url: 'https://elsewhere.example/alice',
        slot_active: false,
      },
    ],
    ['concrete-slab', 'city=freer', null],
    ['fence', 'city=corpus-christi', null],
  ];
  test.each(cases)('%s?%s', async (slug, query, routing) => {
    const body = await answerTo(`/api/calc/${slug}?${query}`);
    expect(body['local_routing']).toEqual(routing);
    expect(body['cta']).toMatchObject({
      page_url: routing === null ? null : (routing as { page_url: string }).page_url,
    });
  });
});

describe('cta.message goes by the place', () => {
  test.each([
    ['no city', '/api/calc/concrete-slab', 'Ask a local provider of Concrete work.'],
    ['a provider', '/api/calc/concrete-slab?city=corpus-christi', 'The local provider of Concrete work can call.'],
    ['no provider', '/api/calc/concrete-slab?city=freer', 'Nobody offers Concrete work here at present.'],
  ])('%s', async (_, path, message) => {
    expect((await answerTo(path))['cta']).toMatchObject({ message });
  });
});
