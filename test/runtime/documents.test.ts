import { answeredCodes, errorCodes } from '../../contract/error-codes.js';
import { catalog, openapi } from '../support/fixture-service.js';
import { baseUrl, fetchBytes, get, type RunningApp, request, startApp } from '../support/http.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const texts: readonly [path: string, type: string, text: string][] = [
  [
    '/llms.txt',
    'text/plain; charset=utf-8',
    // Only the service's own address is moved, not one that begins like it.
    `# Fixture\n\n> See ${baseUrl}/openapi.json, not https://fixture.example.org.\n`,
  ],
  [
    '/llms-full.txt',
    'text/plain; charset=utf-8',
    // The limit in force, and only where the limit is what the number means.
    `# Fixture, in full\n\nWrite to ${baseUrl}.\n\n100000 requests a minute for each caller, in 60 requests.\n`,
  ],
  ['/openapi.json', 'application/json; charset=utf-8', JSON.stringify({ ...openapi, servers: [{ url: baseUrl }] })],
  [
    '/openapi-compact.json',
    'application/json; charset=utf-8',
    '{"openapi":"3.1.0","info":{"x-catalog":"0123456789abcdef"}}',
  ],
  ['/llms/outdoor.txt', 'text/plain; charset=utf-8', '# Fixture: outdoor\n\n> Catalog 0123456789abcdef.\n'],
  [
    '/api/calc',
    'application/json; charset=utf-8',
    `{"ok":true,"count":2,"calculators":[{"slug":"fence","endpoint":"${baseUrl}/api/calc/fence"}]}`,
  ],
];

test.each(texts)('%s is served at the public address', async (path, type, text) => {
  const answer = await get(app, path);
  expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([200, type, text]);
});

test('the root leads to everything else', async () => {
  const body = (await get(app, '/')).json();
  expect(body).toMatchObject({ ok: true, name: 'Fixture', usage: expect.stringContaining(baseUrl) });
  const links = Object.values(body).filter((value) => typeof value === 'string' && value.startsWith(`${baseUrl}/`));
  expect(links).toHaveLength(12);
  expect(body).toMatchObject({ catalog: { version: '1.0.0', hash: '0123456789abcdef' } });
  for (const link of links) expect((await get(app, String(link).slice(baseUrl.length))).status).toBe(200);
});

test('the API catalog follows RFC 9727, and its links lead somewhere', async () => {
  const answer = await get(app, '/.well-known/api-catalog');
  expect(answer.headers['content-type']).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  );
  const hrefs = [...answer.text.matchAll(/"href":"([^"]+)"/g)].map(([, href]) => String(href));
  const mcp = `${baseUrl}/mcp`;
  expect(hrefs).toHaveLength(6);
  expect(hrefs).toContain(mcp);
  for (const href of hrefs.filter((each) => each !== mcp))
    expect((await get(app, href.slice(baseUrl.length))).status).toBe(200);
  const head = await request(app, 'HEAD', '/.well-known/api-catalog');
  expect(head.headers['link']).toContain(`<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"`);
});

test.each(['/', '/api/calc', '/openapi.json', '/llms.txt', '/problems'])(
  '%s carries links to the description',
  async (path) => {
    expect((await get(app, path)).headers['link']).toBe(
      `<${baseUrl}/openapi.json>; rel="service-desc"; type="application/json", ` +
        `<${baseUrl}/llms.txt>; rel="service-doc"; type="text/plain", ` +
        `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"`,
    );
  },
);

describe('parts of the OpenAPI document', () => {
  const { Fence, Broken, Shared } = openapi.components.schemas;
  const [outdoor, shop] = openapi.tags;
  const paths = openapi.paths;
  const parts: Readonly<Record<string, object>> = {
    '/openapi/outdoor.json': { tags: [outdoor], paths: { '/api/calc/fence': paths['/api/calc/fence'] }, Fence },
    '/openapi/shop.json': { tags: [shop], paths: { '/api/calc/broken': paths['/api/calc/broken'] }, Broken },
    '/openapi/calculators/fence.json': {
      tags: [outdoor],
      paths: { '/api/calc/fence': paths['/api/calc/fence'] },
      Fence,
    },
  };

  test.each(Object.entries(parts))('%s has its operations and the components that they need', async (path, part) => {
    const { tags, paths: own, ...schemas } = part as { tags: object; paths: object };
    const answer = await get(app, path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const { openapi: version, info } = openapi;
    const head = { openapi: version, info, servers: [{ url: baseUrl }] };
    expect(answer.json()).toEqual({ ...head, tags, paths: own, components: { schemas: { ...schemas, Shared } } });
    const again = await request(app, 'GET', path, { 'if-none-match': String(answer.headers['etag']) });
    expect(again.status).toBe(304);
  });

  test('a part is compressed, and counted with the calls', async () => {
    const path = '/openapi/outdoor.json';
    expect((await get(app, path)).headers).toHaveProperty('ratelimit');
    // Parts of the fixture are too small to gain from it.
    const large = { ...openapi, info: { title: 'Fixture', description: 'x'.repeat(2_000) } };
    const documents = new Map([...catalog.documents, ['openapi-full.json', JSON.stringify(large)]]);
    const other = await startApp({ catalog: { ...catalog, documents } });
    try {
      const plain = await fetchBytes(other.port, path, '');
      for (const encoding of ['br', 'gzip']) {
        const { headers, bytes } = await fetchBytes(other.port, path, encoding);
        expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
        expect(headers.etag).not.toBe(plain.headers.etag);
        expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
      }
    } finally {
      await other.stop();
    }
  });

  const unknown: readonly [string, string | null][] = [
    ['/openapi/outdor.json', '/openapi/outdoor.json'],
    ['/openapi/empty.json', null],
    ['/openapi/calculators/fense.json', '/openapi/calculators/fence.json'],
    ['/openapi/calculators/moat.json', null],
  ];

  test.each(unknown)('%s is not there', async (path, corrected) => {
    const answer = await get(app, path);
    const body = answer.json();
    expect([answer.status, body['code']]).toEqual([404, 'not_found']);
    expect(body['corrected_url']).toBe(corrected === null ? undefined : `${baseUrl}${corrected}`);
  });
});

describe('test vectors', () => {
  const text = '{\n  "slug": "fence",\n  "vectors": []\n}\n';
  let served: RunningApp;
  beforeAll(async () => {
    served = await startApp({ catalog: { ...catalog, vectors: (slug) => (slug === 'fence' ? text : null) } });
  });
  afterAll(() => served.stop());

  test('are sent as they were generated, and may be kept', async () => {
    const answer = await get(served, '/vectors/fence.json');
    expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([
      200,
      'application/json; charset=utf-8',
      text,
    ]);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=/);
    const again = await request(served, 'GET', '/vectors/fence.json', {
      'if-none-match': String(answer.headers['etag']),
    });
    expect(again.status).toBe(304);
  });

  test.each([
    ['fense', 'fence'],
    // A calculator without vectors.
    ['broken', null],
    ['..%2Fservice', null],
  ])('%s has none', async (name, near) => {
    const answer = await get(served, `/vectors/${name}.json`);
    expect([answer.status, answer.json()['code']]).toEqual([404, 'not_found']);
    expect(answer.json()['corrected_url']).toBe(near === null ? undefined : `${baseUrl}/vectors/${near}.json`);
  });
});

test('robots.txt lets everyone in', async () => {
  expect((await get(app, '/robots.txt')).text).toBe(
    `# Agents: start at ${baseUrl}/llms.txt\n# Search and answers of assistants may use all of it.\nUser-agent: *\nAllow: /\nSitemap: ${baseUrl}/sitemap.xml\n`,
  );
});

describe('security.txt', () => {
  const address = '/.well-known/security.txt';
  const security = { contact: 'mailto:security@fixture.example', expires: '2027-11-01' };
  const served = async (service: object) => {
    const other = await startApp({ catalog: { ...catalog, service: { ...catalog.service, ...service } } });
    const answer = await get(other, address);
    await other.stop();
    return answer;
  };

  test.each([
    [undefined, 'en'],
    [['es', 'en'], 'es, en'],
  ])('names whom to tell until when, in the languages %s of the service', async (languages, named) => {
    const { headers, text } = await served({ security, ...(languages && { languages }) });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toBe(
      `Contact: ${security.contact}\nExpires: 2027-11-01T00:00:00Z\nPreferred-Languages: ${named}\nCanonical: ${baseUrl}${address}\n`,
    );
  });

  test('is not there where the catalog does not say', async () => {
    expect((await get(app, address)).status).toBe(404);
  });
});

test('the sitemap lists what can be read', async () => {
  const answer = await get(app, '/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml');
  const places = [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => String(place));
  expect(places).toContain(`${baseUrl}/llms/outdoor.txt`);
  for (const place of places) expect((await get(app, place.slice(baseUrl.length))).status).toBe(200);
});

test('the AI catalog leads to the server card, which leads to the server and names no tools', async () => {
  const listed = await get(app, '/.well-known/ai-catalog.json');
  expect(listed.headers['content-type']).toBe('application/ai-catalog+json');
  const [entry] = listed.json()['entries'] as readonly { readonly identifier: string; readonly url: string }[];
  expect(entry).toMatchObject({ identifier: 'urn:air:public.example:fixture:mcp' });
  const card = await get(app, String(entry?.url).slice(baseUrl.length));
  expect(card.headers).toMatchObject({
    'content-type': 'application/mcp-server-card+json',
    'access-control-allow-origin': '*',
  });
  expect(card.json()).toMatchObject({
    name: 'example.public/fixture',
    remotes: [{ type: 'streamable-http', url: `${baseUrl}/mcp` }],
  });
  expect(String(card.json()['description']).length).toBeLessThanOrEqual(100);
  expect(card.json()).not.toHaveProperty('tools');
  expect((await get(app, '/.well-known/mcp/server-card.json')).text).toBe(card.text);
});

describe('error codes', () => {
  // None of the calculators takes a day.
  const answered = answeredCodes({ hasDays: false, places: {}, leads: {} });

  test('are listed with what to do about them, but those that this service never answers', async () => {
    expect((await get(app, '/problems')).json()).toEqual({ ok: true, problems: answered });
    expect(errorCodes.filter((row) => !answered.includes(row)).map(({ code }) => code)).toEqual(['invalid_day']);
  });

  test.each(answered.map((row) => [row.code, row] as const))('%s has a page of its own', async (code, row) => {
    expect((await get(app, `/problems/${code}`)).json()).toEqual({ ok: true, ...row });
  });

  test('are unique, stable names with a status and full sentences', () => {
    expect(new Set(errorCodes.map(({ code }) => code)).size).toBe(errorCodes.length);
    for (const { code, status, title, advice, retry } of errorCodes) {
      expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(advice).toMatch(/^[A-Z].*\.$/);
      expect(retry).toMatch(/^[A-Z].*\.$/);
    }
  });
});
