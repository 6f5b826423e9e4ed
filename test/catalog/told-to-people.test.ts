/** Nothing that a page shows of a mistake is a sentence for programs: no names of parameters' rules, no `allowed`, no queries. */
import { join } from 'node:path';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import type { RunningApp } from '../support/http.js';
import { request, startApp } from '../support/http.js';
import { browserHeaders } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';

const catalog = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ catalog, pages: plainAssets(catalog, ['es']) });
});
afterAll(() => app.stop());

test('a page says how many minutes to wait where a limit is reached', async () => {
  const limited = await startApp({ catalog, pages: plainAssets(catalog, ['es']), requestsPerMinute: 1 });
  const open = (root: string) => request(limited, 'GET', `${root}/calculators/fence`, browserHeaders);
  await open('');
  const answers = [await open(''), await open('/es')];
  await limited.stop();
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  expect(saidOn(answers[0]?.text ?? '')[3]).toMatch(/Wait 1 minute,/);
  expect(saidOn(answers[1]?.text ?? '')[3]).toMatch(/Espere 1 minuto /);
});

const forPrograms =
  /\ballowed\b|corrected_url|parameter|parámetro|\bquery\b|consulta\b|percent-encoding|UTF-8|\bSend\b|\bEnvíe\b|separated by|separadas por|cannot be "|no puede ser "|has no default|the catalog|\bslug\b|\bJSON\b/i;

const paths = [
  'fence?lenght=30',
  'fence?length=abc',
  'fence?length=30&length=40',
  'fence?length=%ZZ',
  'fence?%ZZ=1',
  'fence?style=gold',
  'fence?style.rate=9999',
  'fence?style.rate=abc',
  'fence?with=gat',
  'fence?with=tower,gate',
  'fence?with=gate&with=tower',
  'fence?on=yesterday',
  'fence?city=houston',
  'fence?city=alice&neighborhood=nowhere',
  'fence?neighborhood=nowhere',
  'fence?lang=xx',
  'windows?count=2.5',
  'title-escrow?on=abc',
  'title-escrow?on=1990-01-01',
  'title-escrow?on=2026-02-31',
  'flooring?rooms=length:12',
  'flooring?rooms=lenth:12~width:10',
  'flooring?rooms=abc',
  'flooring?area=500&rooms=length:12~width:10',
  `flooring?${Array.from({ length: 60 }, () => 'rooms=length:12~width:10').join('&')}`,
  `fence?${Array.from({ length: 120 }, (_, index) => `x${index}=1`).join('&')}`,
  'plan?item=fence~lenght=100',
  'plan?item=fenc',
  'plan?item={"slug":1}',
  'plan?item=fence~length=abc',
  'plan?item=fence~style=gold',
  'plan?item=fence~with=tower',
  'plan?item=fence~length=1~length=2',
  'plan?item=fence~city=alice',
  'plan?item=fence~city',
  'plan?item=fence~=1',
  'plan?item=concrete&item=flooring~rooms=length:12',
  `plan?${Array.from({ length: 30 }, () => 'item=fence').join('&')}`,
];

/** All texts in which a page tells mistakes: its list of problems, and the notes at fields. */
function toldOn(page: string): readonly string[] {
  const parts = page.matchAll(/<div class="problems"[^>]*>(.*?)<\/div>|<p class="note"[^>]*>(.*?)<\/p>/gs);
  const texts = [...parts].map(([, list, note]) => (list ?? note ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '));
  return texts.map((text) => text.replaceAll('&quot;', '"').trim()).filter((text) => text !== '');
}

/** What a page says of a problem: its title, heading, description and text. */
function saidOn(page: string): readonly (string | undefined)[] {
  const patterns = [
    /<title>(.*?)<\/title>/s,
    /<h1>(.*?)<\/h1>/s,
    /<meta name="description" content="(.*?)"/s,
    /<p class="lead">(.*?)<\/p>/s,
  ];
  return patterns.map((pattern) => pattern.exec(page)?.[1]);
}

/** What only programs or readers of code make of a problem. */
const ofProtocols = /\b(?:GET|PUT|POST|HEAD|OPTIONS|HTTP|URI|method|método|body|cuerpo|leads?)\b|not allowed|percent/i;

describe.each(['', '/es'])('at %s/calculators', (root) => {
  test.each(paths)('%.90s is told to people', async (path) => {
    const { text, status } = await request(app, 'GET', `${root}/calculators/${path}`, browserHeaders);
    const told = toldOn(text);
    expect([status, told.length > 0]).toEqual([400, true]);
    for (const each of told) expect(each).not.toMatch(forPrograms);
  });

  test('a plan keeps its good jobs, and says of the wrong one in its place what is wrong', async () => {
    const open = async (query: string) => request(app, 'GET', `${root}/calculators/plan?${query}`, browserHeaders);
    const { text } = await open('item=concrete~length=20&item=fence~length=abc&item=fence~city=alice');
    const { text: alone } = await open('item=concrete~length=20');
    const total = (page: string) => /<section class="totals".*?<\/section>/s.exec(page)?.[0] ?? page;
    expect(total(text)).toBe(total(alone));
    for (const id of ['job-2', 'job-3'])
      expect(text).toMatch(new RegExp(`<li class="wrong" id="${id}">.*?<p class="error">[^<]+</p>.*?<a href="/`, 's'));
  });

  test.each<readonly [string, string, number]>([
    ['PUT', '/calculators/fence', 405],
    ['DELETE', '/calculators/plan', 405],
    ['PUT', '/calculators', 405],
    ['GET', '/calculators/nowhere', 404],
    ['POST', '/calculators/fence', 405],
  ])('%s %s answers with a page in words for people', async (method, path, status) => {
    const { status: answered, text } = await request(app, method, `${root}${path}`, browserHeaders);
    expect(answered).toBe(status);
    for (const said of saidOn(text)) {
      expect(said).not.toMatch(forPrograms);
      expect(said).not.toMatch(ofProtocols);
    }
  });

  test.each(['fence?lenght=3', 'fence?city=houston', 'fence?with=tower'])(
    'a frame of %s speaks to people, too',
    async (path) => {
      const { text } = await request(app, 'GET', `${root}/embed/${path}`, browserHeaders);
      expect(toldOn(text).length).toBeGreaterThan(0);
      for (const each of toldOn(text)) expect(each).not.toMatch(forPrograms);
    },
  );
});
