/** The pages over HTTP, as a browser without JavaScript and as a program see them. */
import { get, request, startApp } from '../../support/http.js';
import type { PageApp } from '../../support/page-app.js';
import { browserHeaders, startPageApp } from '../../support/page-app.js';
import { household, placedHousehold } from '../../support/page-catalog.js';
import { expectProblem } from '../../support/problem.js';

const pagePolicy =
  "default-src 'none';script-src 'self';style-src 'self';connect-src 'self';img-src 'self' data:;" +
  "form-action 'self';base-uri 'none';frame-ancestors ";

let placed: PageApp;
let alone: PageApp;
beforeAll(async () => {
  [placed, alone] = await Promise.all([startPageApp(placedHousehold), startPageApp(household)]);
});
afterAll(() => Promise.all([placed.stop(), alone.stop()]));

const paths = [
  '/calculators',
  '/calculators?q=paint',
  '/calculators/wall-paint',
  '/embed',
  '/embed/wall-paint',
  '/docs',
];

describe.each(paths)('%s', (path) => {
  test('is a whole page under a strict policy, without an inline script', async () => {
    const { status, headers, text } = await placed.open(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const framed = path.startsWith('/embed/') ? '*' : "'none'";
    const framing = path === '/embed' ? ";frame-src 'self'" : '';
    expect(headers['content-security-policy']).toBe(pagePolicy + framed + framing);
    expect(headers['x-frame-options']).toBe(framed === '*' ? undefined : 'DENY');
    expect(text).toMatch(/^<!doctype html>\n<html lang="en"[\s\S]*<title>[^<]+<\/title>[\s\S]*<\/html>\n$/);
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
    const scripts = text.match(/<script[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !/ src="\/(?:assets\/|embed\.js")/.test(tag) && !tag.includes('ld+json'))).toEqual(
      [],
    );
  });

  test('may be kept by caches, and is not sent to who holds it', async () => {
    const { headers } = await placed.open(path);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const known = { ...browserHeaders, 'if-none-match': String(headers.etag) };
    expect(await request(placed.app, 'GET', path, known)).toMatchObject({ status: 304, text: '' });
  });

  test('answers HEAD like GET, OPTIONS with what is allowed, and refuses the rest', async () => {
    const head = await request(placed.app, 'HEAD', path, browserHeaders);
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', (await placed.open(path)).headers.etag]);
    const options = await request(placed.app, 'OPTIONS', path);
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expectProblem(await request(placed.app, 'POST', path), 405, 'method_not_allowed');
    const told = await request(placed.app, 'DELETE', path, browserHeaders);
    expect([told.status, told.headers['content-type'], told.headers.vary]).toEqual([
      405,
      'text/html; charset=utf-8',
      'Accept',
    ]);
  });
});

describe('/calculators', () => {
  test('lists every calculator below its trade', async () => {
    const { text } = await alone.open('/calculators');
    for (const { slug, title, tag } of household.calculators.values()) {
      expect(text).toContain(`<a href="/calculators/${slug}">${title.replace("'", '&#39;')}</a>`);
      expect(text).toContain(`id="trade-${tag}"`);
    }
  });

  const searches: readonly (readonly [words: string, found: readonly string[]])[] = [
    ['wall-paint', ['wall-paint']],
    ['decorators', ['wall-paint']],
    ['painting a house', ['wall-paint']],
    ['Rain water', ['rain-tank']],
    ['chimney sweeps', []],
    ['zzzz', []],
    ['mortgage', []],
  ];
  test.each(searches)('finds by "%s"', async (words, found) => {
    const { text, status } = await placed.open(`/calculators?q=${encodeURIComponent(words)}`);
    const shown = [...text.matchAll(/<li><a href="\/calculators\/([\w-]+)">/g)].map(([, slug = '']) => slug);
    expect(status).toBe(200);
    if (found.length > 0) expect(shown.slice(0, found.length)).toEqual(found);
    else expect(text).toContain('No calculator for');
  });

  test.each(['', '%20%20', '&', '%FF'])('shows all where nothing is looked for: ?q=%s', async (text) => {
    expect((await placed.open(`/calculators?q=${text}`)).text).toContain('id="trade-workshop"');
  });
});

describe('/calculators/{slug}', () => {
  test('answers the query that the interface takes, with the same result', async () => {
    const query = 'area=%2025&coats=3&ground=rough';
    const { result } = (await get(placed.app, `/api/calc/wall-paint?${query}`)).json() as {
      result: { interpretation: string };
    };
    const { text } = await placed.open(`/calculators/wall-paint?${query}`);
    expect(text).toContain(result.interpretation);
    expect(text).toContain('value="25" id="field-area"');
    expect(text).toMatch(/<option value="rough" selected>/);
  });

  test('passes over members that only programs ask for', async () => {
    const plain = await placed.open('/calculators/wall-paint?area=25');
    expect((await placed.open('/calculators/wall-paint?area=25&fields=result&trace=true')).text).toBe(plain.text);
  });

  test('takes what an empty form sends for left out', async () => {
    expect((await placed.open('/calculators/wall-paint?area=&coats=&ground=&city=')).status).toBe(200);
  });

  test('refuses what the interface refuses: on a page at the field, or as a problem', async () => {
    const path = '/calculators/wall-paint?area=plenty';
    const page = await placed.open(path);
    expect([page.status, page.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(page.text).toMatch(/aria-invalid="true"/);
    expect(page.text).toContain('value="plenty"');
    const problem = expectProblem(await get(placed.app, path), 400, 'invalid_parameters');
    expect(problem['errors']).toMatchObject([{ parameter: 'area', code: 'invalid_number' }]);
  });

  test('names itself, without the query, and its place among the others', async () => {
    const { text } = await placed.open('/calculators/wall-paint?area=25');
    expect(text).toContain('<link rel="canonical" href="http://public.example/calculators/wall-paint">');
    expect(text).toContain('<meta property="og:title" content="Wall Paint">');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    const graph = (JSON.parse(data) as { '@graph': readonly { '@type': string }[] })['@graph'];
    expect(graph.map((entry) => entry['@type'])).toEqual(['WebApplication', 'BreadcrumbList']);
  });

  test('links to calculators of its trade, its API call, the reference and its frame for other sites', async () => {
    const { text } = await placed.open('/calculators/wall-paint?area=25');
    for (const href of [
      '/calculators/rain-tank',
      '/api/calc/wall-paint?area=25',
      '/docs?calculator=wall-paint#call-wall-paint',
    ]) {
      expect(text).toContain(`href="${href}"`);
    }
    expect(text).toContain('&lt;reckoner-frame src=&quot;http://public.example/embed/wall-paint&quot;');
    expect((await placed.open('/docs?calculator=wall-paint')).text).toContain('id="call-wall-paint"');
  });

  test('is described with the answer that its call gives, as far as that is shown', async () => {
    const page = (await placed.open('/docs?calculator=body-mass-index')).text;
    const sample =
      /<summary>Sample answer<\/summary><pre[^>]*><code>([^<]*)<\/code><\/pre><\/details>\n<p class="try">[^<]*<a href="(\/api\/calc\/body-mass-index\?[^"]*)"/;
    const [, shown = '', address = ''] = sample.exec(page.slice(page.indexOf('id="call-body-mass-index"'))) ?? [];
    const { text } = await get(placed.app, address.replaceAll('&amp;', '&'));
    const lines = shown.replaceAll('&quot;', '"').replaceAll('&#39;', "'").split('\n');
    const answer = JSON.stringify(JSON.parse(text), null, 2).split('\n');
    expect(lines.length).toBeGreaterThan(20);
    expect(answer.slice(0, lines.length - 1)).toEqual(lines.slice(0, -1));
  });

  test.each([
    ['', 'src=&quot;http://public.example/embed/body-mass-index&quot; title=&quot;Body Mass Index&quot;&gt;'],
    ['?slug=nothing', 'src=&quot;http://public.example/embed/body-mass-index&quot;'],
    ['?slug=wall-paint&frame.theme=page', 'embed/wall-paint&quot; title=&quot;Wall Paint&quot;&gt;'],
    [
      '?slug=wall-paint&frame.theme=dark&frame.accent=%23C2410C&frame.compact=1&frame.links=1',
      'theme=&quot;dark&quot; accent=&quot;#c2410c&quot; compact links&gt;',
    ],
    [
      '?slug=wall-paint&city=saltmouth',
      '<label><input type="checkbox" name="frame.provider" value="brush-and-co"> With the telephone number and the form of',
    ],
    [
      '?slug=wall-paint&city=saltmouth&frame.provider=brush-and-co',
      'title=&quot;Wall Paint&quot; city=&quot;saltmouth&quot; provider=&quot;brush-and-co&quot;&gt;',
    ],
    ['?slug=wall-paint&city=saltmouth&frame.provider=constructor', ' city=&quot;saltmouth&quot;&gt;'],
    ['?slug=wall-paint&city=fenwick&frame.provider=brush-and-co', ' city=&quot;fenwick&quot;&gt;'],
    ['?slug=wall-paint&city=toString&frame.provider=brush-and-co', 'title=&quot;Wall Paint&quot;&gt;'],
    ['?frame.accent=reddish%22', '<input id="accent" name="frame.accent" value="reddish&quot;"'],
  ])('/embed%s writes the lines for another site', async (query, part) => {
    const { status, text } = await placed.open(`/embed${query}`);
    expect([status, text]).toEqual([200, expect.stringContaining(part)]);
    expect(text.includes('Write a color as six digits')).toBe(query.includes('reddish'));
  });

  test('says when it is the right one, what goes wrong, and where its figures come from', async () => {
    expect((await alone.open('/calculators/wall-paint')).text).toContain(
      'Dark grounds and fresh plaster take another coat.',
    );
    expect((await alone.open('/calculators/minimum-wage')).text).toMatch(/id="sources"[\s\S]*<li>/);
  });

  test('is counted by the limit of calculations', async () => {
    expect((await placed.open('/calculators/wall-paint')).headers).toHaveProperty('ratelimit');
    const few = await startPageApp(household, { requestsPerMinute: 2 });
    const statuses = [];
    for (const path of ['/calculators/wall-paint', '/api/calc/wall-paint', '/calculators/wall-paint']) {
      const { status, headers, text } = await few.open(path);
      statuses.push(status);
      if (status === 429)
        expect([headers['retry-after'], text]).toEqual([expect.any(String), expect.stringMatching(/^<!doctype/)]);
    }
    await few.stop();
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('the place', () => {
  const providers: readonly (readonly [query: string, shown: RegExp, hidden: RegExp])[] = [
    ['', /<select id="city"/, /id="neighborhood"|<form method="post"|tel:/],
    [
      'city=saltmouth',
      /Brush &amp; Co takes requests there[\s\S]*tel:\+13615550177[\s\S]*<form method="post"/,
      /nobody (?:takes|is)/,
    ],
    ['city=saltmouth&neighborhood=harbour', /<option value="harbour" selected>/, /nobody (?:takes|is)/],
    ['city=fenwick', /Painters: nobody takes requests there[\s\S]*<form method="post"/, /tel:/],
    ['city=o-hara', /O&#39;Hara &amp; &lt;Sons&gt;[\s\S]*nobody is listed/, /tel:/],
    ['city=nowhere', /aria-label="Wall Paint"/, /tel:|<form method="post"/],
  ];
  test.each(providers)('?%s', async (query, shown, hidden) => {
    const { text } = await placed.open(`/calculators/wall-paint?${query}`);
    expect(text).toMatch(shown);
    expect(text).not.toMatch(hidden);
  });

  test('a calculator without a provider has no place and no form, nor has one of a service without places', async () => {
    for (const page of [await placed.open('/calculators/pizza-dough'), await alone.open('/calculators/wall-paint')]) {
      expect(page.text).not.toMatch(/id="place"|<form method="post"/);
    }
    expect((await alone.open('/calculators/wall-paint/request')).status).toBe(404);
  });

  test('a page with a form for one person is kept by nobody, and its key is new each time', async () => {
    const path = '/calculators/wall-paint?city=saltmouth';
    const keys = [await placed.open(path), await placed.open(path)].map((page) => {
      expect(page.headers['cache-control']).toBe('no-store');
      return /name="key" value="(page-[\w-]{22})"/.exec(page.text)?.[1];
    });
    expect(new Set(keys).size).toBe(2);
  });
});

const hostile: readonly (readonly [name: string, query: string, status: number])[] = [
  ['names of objects', '__proto__=1&constructor=2&toString=3', 400],
  ['a city that every object has', 'city=constructor&neighborhood=__proto__', 400],
  ['a huge number', `area=${'9'.repeat(400)}`, 400],
  ['a number that is moved into its bounds', 'area=1e9', 200],
  ['signs that break an encoding', 'area=%E0%A4%A&%=%&=&&', 400],
  ['a value with a zero in it', 'area=2%00', 400],
  ['one name twice', 'area=2&area=3', 400],
  ['a hundred names', Array.from({ length: 100 }, (_, place) => `x${place}=%3Cb%3E`).join('&'), 400],
  ['emoji and a direction of writing', 'ground=%F0%9F%98%80%E2%80%AE', 400],
  ['an address that is too long', `area=${'1'.repeat(9000)}`, 414],
];
test.each(hostile)('a query may hold %s', async (_, query, status) => {
  for (const path of ['/calculators/wall-paint', '/embed/wall-paint']) {
    const answer = await placed.open(`${path}?${query}`);
    expect(answer.status).toBe(status);
    if (status !== 414) expect(answer.text).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
    expect(answer.text).not.toMatch(/<b>x?<|<b>=/);
  }
  expect((await placed.open(`/calculators?q=${query}`)).status).toBe(status === 414 ? 414 : 200);
});

test('inputs that must be given are asked for, and are a mistake once others are given', async () => {
  const asked = await alone.open('/calculators/body-mass-index');
  expect([asked.status, asked.text.includes('aria-invalid')]).toEqual([200, false]);
  expect(asked.text).toContain('to see the result');
  expect((await alone.open('/calculators/body-mass-index?height=180')).status).toBe(400);
});

const meant: readonly (readonly [query: string, location: string])[] = [
  ['area=25&utm_source=letter&fbclid=abc', '/calculators/wall-paint?area=25'],
  ['gclid=1', '/calculators/wall-paint'],
  ['city=fenwick&neighborhood=harbour&area=3', '/calculators/wall-paint?city=fenwick&area=3'],
];
test.each(meant)('what was not meant is left out: ?%s', async (query, location) => {
  const { status, headers } = await placed.open(`/calculators/wall-paint?${query}`);
  expect([status, headers.location]).toEqual([303, location]);
});

test.each([
  'area=25&source=letter',
  'area=25&neighborhood=harbour',
  'city=saltmouth&neighborhood=nowhere',
  '%FF=1&area=2',
])('a mistake stays one: ?%s', async (query) => {
  expect((await placed.open(`/calculators/wall-paint?${query}`)).status).toBe(400);
});

describe('addresses that are nothing', () => {
  const unknown: readonly (readonly [path: string, code: string, meant: string | undefined])[] = [
    ['/calculators/wal-paint', 'unknown_calculator', '/calculators/wall-paint'],
    ['/calculators/zzz', 'unknown_calculator', undefined],
    ['/calculators/constructor', 'unknown_calculator', undefined],
    ['/calculators/', 'not_found', '/calculators'],
    ['/Calculators/Wall-Paint?area=3', 'not_found', '/calculators/wall-paint?area=3'],
    ['/calculators/wall-paint/', 'not_found', '/calculators/wall-paint'],
    ['/calculators/wall-paint/else/where', 'not_found', undefined],
    ['/docs/more', 'not_found', undefined],
    ['/embed/zzz', 'unknown_calculator', undefined],
  ];
  test.each(unknown)('%s', async (path, code, meant) => {
    const problem = expectProblem(await get(placed.app, path), 404, code);
    if (meant !== undefined) expect(problem['corrected_url']).toBe(`http://public.example${meant}`);
    const page = await placed.open(path);
    if (path.startsWith('/C')) return;
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    if (meant !== undefined) expect(page.text).toContain(`href="http://public.example${meant}"`);
  });

  test.each(['/calculators/wal-paint', '/calculators/wall-paint/?area=3'])(
    '%s names what may be meant',
    async (path) => {
      const { text } = await placed.open(path);
      expect(text).toMatch(/<p>Perhaps you meant this: <a href="[^"]+wall-paint[^"]*">Wall Paint<\/a><\/p>/);
    },
  );
});

describe('what leads to pages', () => {
  test('an answer names the page that shows the same', async () => {
    const link = async (path: string) => (await get(placed.app, path)).headers['link'] ?? '';
    expect(await link('/api/calc/wall-paint?area=2%35')).toBe(
      '<http://public.example/calculators/wall-paint?area=2%35>; rel="alternate"; type="text/html"',
    );
    expect(await link('/api/calc/wall-paint')).toContain('<http://public.example/calculators/wall-paint>');
    expect(await link('/api/calc/wall-paint?area=">x')).toBe('');
  });

  test('the maps and the starting points list them', async () => {
    const [sitemap, robots, start, catalog] = await Promise.all(
      ['/sitemap.xml', '/robots.txt', '/', '/.well-known/api-catalog'].map((path) => get(placed.app, path)),
    );
    expect(sitemap?.text).toContain('<loc>http://public.example/calculators/wall-paint</loc>');
    expect(robots?.text).toContain('Disallow: /embed/\nDisallow: /calculators/*/request\n');
    expect(start?.json()).toMatchObject({
      pages: 'http://public.example/calculators',
      docs: 'http://public.example/docs',
    });
    expect(catalog?.text).toContain('http://public.example/docs');
  });

  test('pages are compressed for who takes that', async () => {
    const headers = { ...browserHeaders, 'accept-encoding': 'gzip' };
    for (const path of ['/calculators/wall-paint', '/calculators/wall-paint?city=saltmouth', '/calculators?q=paint']) {
      const answer = await request(placed.app, 'GET', path, headers);
      expect(answer.headers['content-encoding']).toBe('gzip');
    }
  });

  test('assets of pages are cached for a year, and other sites may load them', async () => {
    const { text } = await placed.open('/calculators/wall-paint');
    for (const [address = ''] of text.matchAll(/\/assets\/[\w./-]+/g)) {
      const { status, headers } = await get(placed.app, address);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
    const embed = await get(placed.app, '/embed.js');
    expect([embed.status, embed.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(embed.headers['cache-control']).not.toContain('immutable');
  });
});

test('a service with only the API has no pages, and names none', async () => {
  const app = await startApp({ catalog: household });
  for (const path of [...paths, '/embed.js'])
    expectProblem(await request(app, 'GET', path, browserHeaders), 404, 'not_found');
  const told = ['/', '/sitemap.xml', '/robots.txt', '/.well-known/api-catalog', '/api/calc/wall-paint'];
  const answers = await Promise.all(told.map((path) => get(app, path)));
  await app.stop();
  for (const { headers, text } of answers) {
    expect(text).not.toMatch(/\/calculators|\/docs|\/embed/);
    expect(headers['link'] ?? '').not.toContain('text/html');
  }
});
