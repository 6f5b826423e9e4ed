/** Pages in a further language, over HTTP: each is the page of the service's own language in other words. */
import { request } from '../../support/http.js';
import type { PageApp } from '../../support/page-app.js';
import { browserHeaders, startPageApp } from '../../support/page-app.js';
import { bilingualHousehold, germanConsent } from '../../support/page-catalog.js';
import { plainAssets } from '../../support/plain-assets.js';

let pages: PageApp;
beforeAll(async () => {
  pages = await startPageApp(bilingualHousehold, { pages: plainAssets(bilingualHousehold, ['de']) });
});
afterAll(() => pages.stop());

const query = 'area=25&ground=rough&city=saltmouth&neighborhood=harbour';

const places = [
  ['/', 'Was möchten Sie ausrechnen?'],
  ['/calculators', 'Rechner suchen'],
  ['/calculators?q=wandfarbe', '1 Rechner für „wandfarbe“'],
  ['/calculators/plan', 'Mehrere Vorhaben zusammen'],
  ['/calculators/plan?item=wall-paint~area=25', 'Vorhaben hinzufügen'],
  ['/calculators/wall-paint', 'Fläche der Wände'],
  [`/calculators/wall-paint?${query}`, 'Brush &amp; Co nimmt dort Anfragen an.'],
  ['/embed', 'Ein Rechner auf Ihrer Website'],
  ['/embed/wall-paint', 'Fläche der Wände'],
  ['/docs', 'Referenz für Programme'],
] as const;

describe.each(places)('%s', (path, said) => {
  test('says the same in German, and names its language', async () => {
    const { status, headers, text } = await pages.open(`/de${path}`);
    expect([status, headers['content-language']]).toEqual([200, 'de']);
    expect(text).toMatch(/^<!doctype html>\n<html lang="de"/);
    expect(text).toContain(said);
    const own = await pages.open(path);
    expect([own.status, own.headers['content-language']]).toEqual([200, 'en']);
    expect(own.text).toMatch(/^<!doctype html>\n<html lang="en"/);
  });

  test('has no link that leads out of the language except for the switch', async () => {
    const { text } = await pages.open(`/de${path}`);
    const own = text.replace(/<nav class="ways languages".*?<\/nav>/s, '');
    const links = [...own.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"]*)"/g)].map(([, link = '']) => link);
    const outside = links.filter((link) => !link.startsWith('/de/') && !/[?&;]lang=de\b/.test(link));
    expect(outside.filter((link) => !(path === '/docs' && !link.startsWith('/calculators')))).toEqual([]);
  });

  test('the parameter leads to the page in the language, and back, with everything else that was asked', async () => {
    const asked = (address: string, lang: string) => `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`;
    const there = await pages.open(asked(path, 'de'));
    expect([there.status, decodeURIComponent(String(there.headers.location))]).toEqual([303, `/de${path}`]);
    const back = await pages.open(asked(`/de${path}`, 'en'));
    expect([back.status, decodeURIComponent(String(back.headers.location))]).toEqual([303, path]);
  });
});

test.each([
  ['/calculators/wall-paint?lang=de-AT', '/de/calculators/wall-paint'],
  ['/de-AT/calculators/wall-paint?area=25', '/de/calculators/wall-paint?area=25'],
  ['/DE/calculators', '/de/calculators'],
  ['/de_ch', '/de/'],
  ['/en/calculators', '/calculators'],
])('%s leads to the language that the tag stands for', async (path, there) => {
  const { status, headers } = await pages.open(path);
  expect([status, headers.location]).toEqual([303, there]);
});

test.each(['/fr-FR/calculators', '/de-AT/nowhere', '/english/calculators'])('%s is nothing', async (path) => {
  expect((await pages.open(path)).status).toBe(404);
});

/** The first link to another language: where it leads, without escapes, and its name. */
function switchIn(text: string): readonly [address: string, name: string] {
  const found = /<nav class="ways languages"[^>]*>.*?href="([^"]*)"[^>]*>([^<]*)</s.exec(text);
  return [decodeURIComponent(found?.[1] ?? '').replaceAll('&amp;', '&'), found?.[2] ?? ''];
}

test.each(places.filter(([path]) => !path.startsWith('/embed')))(
  '%s links to itself in the other language, with what it was asked',
  async (path) => {
    const [own, german] = [await pages.open(path), await pages.open(`/de${path}`)];
    expect(switchIn(own.text)).toEqual([`/de${path}`, 'Deutsch']);
    expect(switchIn(german.text)).toEqual([path, 'English']);
  },
);

test('search engines find the same page in both languages', async () => {
  const links = (text: string) => [
    ...text.matchAll(/<link rel="(?:canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)">/g),
  ];
  for (const path of ['/', '/calculators', '/calculators/wall-paint']) {
    const found = [await pages.open(path), await pages.open(`/de${path}`)].map(({ text }) =>
      links(text).map(([, language = 'canonical', address]) => [language, address]),
    );
    const alternates = [
      ['en', `http://public.example${path}`],
      ['de', `http://public.example/de${path}`],
      ['x-default', `http://public.example${path}`],
    ];
    expect(found).toEqual([
      [['canonical', `http://public.example${path}`], ...alternates],
      [['canonical', `http://public.example/de${path}`], ...alternates],
    ]);
  }
  const { text } = await pages.open('/sitemap.xml');
  expect(text).toContain('<loc>http://public.example/de/calculators/wall-paint</loc>');
});

test('programs find no starting points there, but the same page; misspelled addresses are answered in German', async () => {
  const program = await request(pages.app, 'GET', '/de/', {});
  expect([program.status, program.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const { status, text } = await pages.open('/de/calculators/wal-paint');
  expect(status).toBe(404);
  expect(text).toContain('Diese Seite gibt es nicht');
  expect(text).toContain('href="http://public.example/de/calculators/wall-paint"');
  const elsewhere = await pages.open('/de/calculator');
  expect(elsewhere.text).toContain('href="http://public.example/de/calculators"');
  expect((await request(pages.app, 'GET', '/de/api/calc/wall-paint', {})).status).toBe(404);
});

test('every address of the page itself is in its language', async () => {
  const { text } = await pages.open('/de/calculators/wall-paint');
  expect(text).not.toMatch(/http:\/\/public\.example\/calculators(?!\/wall-paint">)/);
});

test('numbers typed as people write them lead to the same page in the other language', async () => {
  const { status, headers } = await pages.open('/de/calculators/wall-paint?area=1%2C200&utm_source=x');
  expect([status, headers.location]).toEqual([303, '/de/calculators/wall-paint?area=1200']);
  const refused = await pages.open('/de/calculators/wall-paint?area=viel');
  expect(refused.status).toBe(400);
  expect(refused.text).toMatch(/Fläche der Wände: Geben Sie eine Zahl ein, 1 bis 2\.000 m²\./);
});

test('a request is asked for, refused, sent and confirmed in German, and its consent is kept with its language', async () => {
  const address = `/de/calculators/wall-paint/request?${query}`;
  const { text } = await pages.open(`/de/calculators/wall-paint?${query}`);
  expect(text).toContain(`<blockquote id="lead-consent-text">${germanConsent}</blockquote>`);
  expect(text).toContain(`action="${address.replaceAll('&', '&amp;')}#lead-problems"`);
  const hidden = [...text.matchAll(/type="hidden" name="(key|consent_text)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name, value],
  );
  const fields = {
    ...Object.fromEntries(hidden),
    name: 'Zelda Quillfeather',
    phone: '12',
    email: '',
    message: '',
    website: '',
  };
  const refused = await pages.send(address, fields);
  expect(refused.status).toBe(422);
  for (const told of ['Diese Nummer ist nicht wählbar', 'Ohne Ihre Zustimmung', 'Es gibt Probleme mit Ihrer Anfrage'])
    expect(refused.text).toContain(told);
  const sent = await pages.send(address, { ...fields, phone: '361-555-0142', consent: 'yes', timeframe: 'this_week' });
  expect([sent.status, String(sent.headers.location).slice(0, 39)]).toEqual([
    303,
    '/de/calculators/wall-paint/request/page',
  ]);
  const outcome = await pages.open(String(sent.headers.location));
  for (const told of ['Ihre Anfrage ist da', 'Sie geht an Brush &amp; Co.', 'haben Sie offen gelassen, diese Woche.'])
    expect(outcome.text).toContain(told);
  const [lead] = await pages.leads();
  expect(String(lead?.source)).toContain(`http://public.example/de/calculators/wall-paint?${query}`);
});

test('an embed in German is asked for by its address, or by an attribute that its address carries', async () => {
  const { text } = await pages.open('/de/embed?slug=wall-paint');
  expect(text).toContain('src=&quot;http://public.example/de/embed/wall-paint&quot;');
  const named = await pages.open('/embed/wall-paint?frame.theme=dark&lang=de');
  expect(named.headers.location).toBe('/de/embed/wall-paint?frame.theme=dark');
});

test('a service in one language has no switch, no other roots and no parameter', async () => {
  const { others: _, ...single } = bilingualHousehold;
  const { languages: __, ...service } = single.service;
  const plain = await startPageApp({ ...single, service });
  const { text, headers } = await plain.open('/calculators/wall-paint');
  expect(text).not.toMatch(/hreflang|class="ways languages"/);
  expect(headers['content-language']).toBeUndefined();
  expect((await request(plain.app, 'GET', '/de/calculators', browserHeaders)).status).toBe(404);
  await plain.stop();
});

test.each(['/calculators/%ZZ', '/embed/%', '/de/calculators/%FF'])(
  '%s, which cannot be decoded, is told on a page',
  async (path) => {
    const { status, headers, text } = await pages.open(path);
    expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(text).toContain(`<html lang="${path.startsWith('/de') ? 'de' : 'en'}"`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const told = await request(pages.app, 'GET', path, { accept: '*/*' });
    expect([told.status, told.headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
  },
);
