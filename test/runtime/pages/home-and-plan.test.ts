/** The home page beside the starting points of programs, and plans that live in their address. */

import { request } from '../../support/http.js';
import type { PageApp } from '../../support/page-app.js';
import { startPageApp } from '../../support/page-app.js';
import { placedHousehold } from '../../support/page-catalog.js';

let pages: PageApp;
beforeAll(async () => {
  pages = await startPageApp(placedHousehold);
});
afterAll(() => pages?.stop());

test('a browser gets the home page and a program its starting points, and caches keep them apart', async () => {
  const [page, data] = [await pages.open('/'), await request(pages.app, 'GET', '/', { accept: '*/*' })];
  expect(page.headers['content-type']).toContain('text/html');
  expect(data.headers['content-type']).toContain('application/json');
  for (const { headers } of [page, data]) expect(String(headers['vary'])).toMatch(/(?:^|, )Accept(?:,|$)/);
  for (const slug of placedHousehold.calculators.keys()) {
    expect(page.text).toContain(`href="/calculators/${slug}"`);
  }
  expect(page.text).toContain('data-words="painters decorators house painting"');
});

test('a service has its own color and logo, and shows first what is popular', async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';
  const service = { ...placedHousehold.service, look: { accent: 'ffd400', logo }, popular: ['rain-tank'] };
  const own = await startPageApp({ ...placedHousehold, service });
  const { text } = await own.open('/');
  expect(text.indexOf('/calculators/rain-tank')).toBeLessThan(text.indexOf('/calculators/cable-cross-section'));
  expect(text).toMatch(/<section class="popular"[\s\S]*Rain Water Tank/);
  const image = `data:image/svg+xml,${encodeURIComponent(logo)}`.replaceAll("'", '&#39;');
  expect(text.split(image)).toHaveLength(3);
  const [sheet = ''] = /\/assets\/look-\w+\.css/.exec(text) ?? [];
  const style = await own.open(sheet);
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  // Yellow is too light for text on white, and light enough on a dark page.
  expect(style.text).toMatch(/light-dark\(rgb\(1\d\d \d+ 0\),rgb\(255 212 0\)\)/);
  await own.stop();
  expect((await pages.open('/')).text).not.toMatch(/class="(?:popular|logo)"|look-/);
});

test('the home page shows the six most asked, and every trade with its picture and how many calculators it has', async () => {
  const popular = [...placedHousehold.calculators.keys()].toReversed();
  const service = { ...placedHousehold.service, popular };
  const own = await startPageApp({ ...placedHousehold, service });
  const { text } = await own.open('/');
  const [, first = ''] = /<section class="popular"([\s\S]*?)<\/section>/.exec(text) ?? [];
  expect([...first.matchAll(/href="\/calculators\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual(popular.slice(0, 6));
  for (const page of [text, (await own.open('/calculators')).text]) {
    const tiles = [...page.matchAll(/<li><a href="#trade-[\w-]+"><svg [\s\S]*?<b>(\d+)<\/b>/g)];
    expect(tiles.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(popular.length);
  }
  await own.stop();
});

/** The addresses of links, as browsers read them. */
function links(text: string): readonly string[] {
  return [...text.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

describe('a plan', () => {
  const two = '/calculators/plan?item=wall-paint~area=25&item=wall-paint~area=40~coats=2';

  test('says what the interface says', async () => {
    const { text } = await pages.open(two);
    const answer = (await request(pages.app, 'GET', two.replace('/calculators/plan', '/api/plan'), {})).json() as {
      readonly items: readonly { readonly title: string; readonly interpretation: string }[];
    };
    expect(answer.items).toHaveLength(2);
    for (const { title, interpretation } of answer.items) {
      expect(text).toContain(title);
      expect(text).toContain(interpretation);
    }
  });

  test('each job leaves it by one link, and goes back into its place changed by others', async () => {
    const { text } = await pages.open(two);
    const all = links(text);
    expect(all).toContain('/calculators/plan?item=wall-paint%7Earea%3D25#jobs');
    const change = all.find((address) => address.startsWith('/calculators/wall-paint?area=25')) ?? '';
    const { text: calculator } = await pages.open(change.replace('&page.plan', '&ground=rough&page.plan'));
    const back = links(calculator).find((address) => address.startsWith('/calculators/plan?item=')) ?? '';
    expect(new URL(back, 'http://x').searchParams.getAll('item')).toEqual([
      'wall-paint~area=25~ground=rough',
      'wall-paint~area=40~coats=2',
    ]);
    expect((await pages.open(back)).status).toBe(200);
  });

  test('a name that somebody gives to a job goes with it, without the signs that part items', async () => {
    const { status, headers } = await pages.open(`${two}&page.at=1&page.name=Back~yard;+left`);
    expect([status, headers.location]).toEqual([
      303,
      '/calculators/plan?item=wall-paint%7Earea%3D25&item=wall-paint%7Earea%3D40%7Ecoats%3D2%7Epage.name%3DBack+yard+left#jobs',
    ]);
    expect((await pages.open(String(headers.location).replace('#jobs', ''))).text).toContain('Back yard left · ');
    expect((await pages.open(`${two}&page.at=9&page.name=Nothing`)).status).toBe(200);
  });

  test('keeps the good jobs beside wrong ones, which say in their places what is wrong and lead to where it is mended', async () => {
    const good = 'item=wall-paint%7Earea%3D25';
    const other = 'item=wall-paint%7Earea%3D40';
    const wrong = 'item=wall-paint%7Earea%3Dabc%7Epage.name%3DHall';
    const { status, text } = await pages.open(`/calculators/plan?${good}&${wrong}&${other}&item=wall-pain`);
    const { text: alone } = await pages.open(`/calculators/plan?${good}&${other}`);
    const totals = (page: string) => /<section class="totals".*?<\/section>/s.exec(page)?.[0];
    expect([status, totals(text)]).toEqual([400, totals(alone)]);
    const items = [...text.matchAll(/<li(?: class="(?<look>\w+)" id="(?<id>[^"]+)")?><div class="head">/g)];
    expect(items.map(({ groups }) => groups?.['id'])).toEqual([undefined, 'job-2', undefined, 'job-4']);
    const all = links(text);
    expect(all.filter((address) => address.startsWith('#job-'))).toEqual(['#job-2', '#job-4']);
    expect(text).toContain('Hall · ');
    const changes = all.filter((address) => address.startsWith('/calculators/wall-paint?'));
    const { text: calculator } = await pages.open(changes[1] ?? '');
    expect(calculator).toContain('aria-invalid="true"');
    const removed = `/calculators/plan?${good}&${other}&item=wall-pain#jobs`;
    expect(all).toContain(removed);
    const left = await pages.open(`/calculators/plan?${good}&${other}`);
    expect([left.status, left.text.includes('class="problems"')]).toEqual([200, false]);
  });

  test.each([`${two}&item=wall-paint~area=abc`, '/calculators/plan?item=wall-paint~area=abc&city=testville'])(
    'asks nobody for %s before its wrong job is mended',
    async (path) => {
      const { text } = await pages.open(path);
      expect((await pages.open(two)).text).toContain('id="ask"');
      expect(text).toContain('class="wrong"');
      expect(text).not.toContain('id="ask"');
    },
  );

  test('one of wrong jobs alone says why, without totals', async () => {
    const { status, text } = await pages.open('/calculators/plan?item=wall-pain~area=25');
    expect([status, text.includes('class="totals"')]).toEqual([400, false]);
    expect(text).toContain('There is no calculator “wall-pain”.');
    expect(links(text)).toContain('/calculators/plan#jobs');
  });

  test('one with too many jobs cannot be read, and leads to an empty one', async () => {
    const { status, text } = await pages.open(
      `/calculators/plan?${Array.from({ length: 11 }, () => 'item=wall-paint').join('&')}`,
    );
    expect(status).toBe(400);
    expect(text).toContain('This plan cannot be read');
    expect(links(text)).toContain('/calculators/plan');
    expect((await pages.open('/calculators/plan')).status).toBe(200);
  });
});
