/** What there is, where, and who does it: over HTTP, for the fixture service. */
import type { Catalog } from '../../../engine/calculator/catalog.js';
import type { Network } from '../../../engine/kernel/service.js';
import { catalog, network, service } from '../../support/fixture-service.js';
import { baseUrl, get, type RunningApp, request, startApp } from '../../support/http.js';
import { expectProblem } from '../../support/problem.js';

const places: Network = {
  ...network,
  categories: [
    { slug: 'concrete-slab', name: 'Concrete work', tag: 'outdoor', also: ['cement', 'driveways'] },
    { slug: 'fence', name: 'Fence building', tag: 'outdoor', also: ['fencing'] },
    { slug: 'pool-service', name: 'Pool service', tag: 'outdoor', also: ['pool cleaning'] },
  ],
  slots: {
    ...network.slots,
    'pool-service': {
      'corpus-christi': slot('+13615550110', true),
      'corpus-christi/padre-island': slot('+13615550111', false),
      'corpus-christi/downtown': slot('+13615550112', true),
      kingsville: slot('+13615550113', false),
      'kingsville/southside': slot('+13615550114', true),
    },
  },
};

function slot(trackingPhone: string, active: boolean): Network['slots'][string][string] {
  return { provider: 'seven-gulls', trackingPhone, pageUrl: '/pools', active };
}

const placed: Catalog = { ...catalog, network: places };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ catalog: placed });
});
afterAll(() => app.stop());

test('all services are listed with what there is of each', async () => {
  const answer = await get(app, '/api/services');
  expect(answer.status).toBe(200);
  const head = { tag: 'outdoor' };
  expect(answer.json()).toEqual({
    ok: true,
    query: null,
    count: 3,
    services: [
      {
        ...head,
        slug: 'concrete-slab',
        name: 'Concrete work',
        calculator: `${baseUrl}/api/calc/concrete-slab`,
        cities: ['corpus-christi'],
      },
      { ...head, slug: 'fence', name: 'Fence building', calculator: `${baseUrl}/api/calc/fence`, cities: [] },
      {
        ...head,
        slug: 'pool-service',
        name: 'Pool service',
        calculator: null,
        cities: ['corpus-christi', 'kingsville'],
      },
    ],
    did_you_mean: [],
    catalog: { version: service.version, hash: service.catalogHash },
  });
});

const searches: readonly (readonly [query: string, found: readonly string[], near: readonly string[]])[] = [
  ['q=fencing', ['fence'], []],
  ['q=pool%20cleaning', ['pool-service'], []],
  ['q=Pool-Cleaning', ['pool-service'], []],
  ['q=wooden+fence', [], ['fence']],
  ['q=teleporters', [], []],
];

test.each(searches)('?%s finds %j, or nearly %j', async (query, found, near) => {
  const body = (await get(app, `/api/services?${query}`)).json();
  const slugs = (list: unknown) => (list as readonly { readonly slug: string }[]).map(({ slug }) => slug);
  expect(slugs(body['services'])).toEqual(found);
  expect(slugs(body['did_you_mean'])).toEqual(near);
  expect(body['count']).toBe(found.length);
});

test('all cities are listed with neighborhoods and what is done there', async () => {
  const body = (await get(app, '/api/cities')).json();
  expect(body).toMatchObject({ ok: true, count: 4 });
  expect(body['cities']).toContainEqual({
    slug: 'kingsville',
    name: 'Kingsville',
    neighborhoods: [{ slug: 'southside', name: 'Southside' }],
    services: ['pool-service'],
  });
});

interface RoutingCase {
  readonly query: string;
  readonly phone: string | null;
  readonly active: boolean | null;
  readonly others: readonly string[];
}

const routings: readonly RoutingCase[] = [
  { query: 'service=pool-service&city=corpus-christi', phone: '+13615550110', active: true, others: [] },
  {
    query: 'service=pool-service&city=corpus-christi&neighborhood=padre-island',
    phone: '+13615550111',
    active: false,
    others: ['+13615550110', '+13615550112'],
  },
  {
    query: 'service=pool-service&city=corpus-christi&neighborhood=southside',
    phone: '+13615550110',
    active: true,
    others: [],
  },
  { query: 'service=pool-service&city=kingsville', phone: '+13615550113', active: false, others: ['+13615550114'] },
  { query: 'service=pool-service&city=freer', phone: null, active: null, others: [] },
  { query: 'service=fence&city=alice', phone: null, active: null, others: [] },
];

test.each(routings)('$query is routed to $phone, or $others', async ({ query, phone, active, others }) => {
  const body = (await get(app, `/api/routing?${query}`)).json();
  const routing = body['local_routing'] as { readonly tracking_phone: string; readonly slot_active: boolean } | null;
  expect(routing?.tracking_phone ?? null).toBe(phone);
  expect(routing?.slot_active ?? null).toBe(active);
  const listed = body['active_in_city'] as readonly {
    readonly tracking_phone: string;
    readonly slot_active: boolean;
  }[];
  expect(listed.map(({ tracking_phone }) => tracking_phone)).toEqual(others);
  expect(listed.every(({ slot_active }) => slot_active)).toBe(true);
  const { message } = body['cta'] as { readonly message: string };
  expect(message.startsWith(active === true ? 'The local provider of' : 'Nobody offers')).toBe(true);
  expect(body).not.toHaveProperty('result');
});

test('routing is the local_routing of a calculator in the same place', async () => {
  const place = 'city=corpus-christi&neighborhood=padre-island';
  const routing = (await get(app, `/api/routing?service=concrete-slab&${place}`)).json();
  const calculation = (await get(app, `/api/calc/concrete-slab?${place}`)).json();
  expect(routing['local_routing']).toEqual(calculation['local_routing']);
});

interface MistakeCase {
  readonly path: string;
  readonly code: string;
  readonly parameter: string;
  readonly corrected: string | null;
}

const mistakes: readonly MistakeCase[] = [
  { path: '/api/services?query=fence', code: 'unknown_parameter', parameter: 'query', corrected: null },
  { path: '/api/services?q=', code: 'invalid_text', parameter: 'q', corrected: null },
  { path: `/api/services?q=${'x'.repeat(101)}`, code: 'invalid_text', parameter: 'q', corrected: null },
  { path: '/api/services?q=a&q=b', code: 'repeated_parameter', parameter: 'q', corrected: null },
  { path: '/api/cities?tag=home', code: 'unknown_parameter', parameter: 'tag', corrected: null },
  { path: '/api/routing', code: 'missing_parameter', parameter: 'service', corrected: null },
  { path: '/api/routing?service=fence', code: 'missing_parameter', parameter: 'city', corrected: null },
  {
    path: '/api/routing?servce=fence&city=alice',
    code: 'unknown_parameter',
    parameter: 'servce',
    corrected: '/api/routing?service=fence&city=alice',
  },
  {
    path: '/api/routing?service=fencing&city=Alice',
    code: 'unknown_service',
    parameter: 'service',
    corrected: '/api/routing?service=fence&city=alice',
  },
  {
    path: '/api/routing?service=fence&city=padre%20island',
    code: 'unknown_city',
    parameter: 'city',
    corrected: '/api/routing?service=fence&city=corpus-christi&neighborhood=padre-island',
  },
  {
    path: '/api/routing?service=fence&neighborhood=padre-island',
    code: 'neighborhood_without_city',
    parameter: 'city',
    corrected: '/api/routing?service=fence&city=corpus-christi&neighborhood=padre-island',
  },
];

test.each(mistakes)('$path is refused with $code', async ({ path, code, parameter, corrected }) => {
  const body = expectProblem(await get(app, path), 400, 'invalid_parameters');
  expect(body['errors']).toContainEqual(expect.objectContaining({ code, parameter }));
  const url = body['corrected_url'] as string | undefined;
  if (corrected === null) expect(url).toBeUndefined();
  else {
    expect(new URLSearchParams(url?.split('?')[1]).toString().split('&').sort()).toEqual(
      (corrected.split('?')[1] ?? '').split('&').sort(),
    );
    expect((await get(app, (url ?? '').slice(baseUrl.length))).status).toBe(200);
  }
});

const nameless: readonly (readonly [path: string, suggestion: string | undefined, service: string | undefined])[] = [
  ['/api/calc/pool-service', undefined, 'pool-service'],
  ['/api/calc/pool-cleaning', undefined, 'pool-service'],
  ['/api/calc/fencing', 'fence', undefined],
  ['/api/calc/cement', 'concrete-slab', undefined],
];

test.each(nameless)('%s leads to the calculator %s or the service %s', async (path, suggestion, slug) => {
  const body = expectProblem(await get(app, path), 404, 'unknown_calculator');
  expect(body['suggestion']).toBe(suggestion);
  expect((body['service'] as { readonly slug: string } | undefined)?.slug).toBe(slug);
  if (slug !== undefined) {
    expect(body['detail']).toContain('Leads are taken for it');
    expect(body['detail']).toContain(`/api/routing?service=${slug}`);
  }
});

test('answers are cacheable, counted and open to web pages', async () => {
  const answer = await get(app, '/api/services?q=fence');
  expect(answer.headers).toMatchObject({
    'cache-control': expect.stringContaining('max-age=300'),
    'access-control-allow-origin': '*',
    ratelimit: expect.stringContaining('in-1min'),
  });
  const again = await request(app, 'GET', '/api/services?q=fence', { 'If-None-Match': String(answer.headers.etag) });
  expect(again.status).toBe(304);
});

test('a misspelt address keeps its query', async () => {
  const body = expectProblem(await get(app, '/api/service?q=fence'), 404, 'not_found');
  expect(body['corrected_url']).toBe(`${baseUrl}/api/services?q=fence`);
});

test.each(['/api/services', '/api/cities', '/api/routing'])('without a network there is no %s', async (path) => {
  const nowhere = await startApp({ catalog: { ...catalog, network: null, service: { ...service, leads: null } } });
  try {
    expectProblem(await get(nowhere, path), 404, 'not_found');
    expect((await get(nowhere, '/')).text).not.toContain(path);
  } finally {
    await nowhere.stop();
  }
});
