/** The page of a plan in English and Spanish: one grand total, what it pays for, and which jobs are priced in part. */
import { join } from 'node:path';
import type { planAnswer } from '../../contract/questions/plan.js';
import type { Static } from '../../contract/schema.js';
import { about } from '../../engine/kernel/text.js';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import type { RunningApp } from '../support/http.js';
import { get, request, startApp } from '../support/http.js';
import { browserHeaders } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';

const catalog = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });

let app: RunningApp;
beforeAll(async () => {
  const leads = { submitLead: async () => ({ bodies: ['{}'] }), recallLead: async () => null };
  app = await startApp({ catalog, pages: plainAssets(catalog, ['es']), ...leads });
});
afterAll(() => app.stop());

type Plan = Static<typeof planAnswer>;

const planned = async (query: string) => (await get(app, `/api/plan?${query}`)).json() as unknown as Plan;
const opened = async (path: string) => (await request(app, 'GET', path, browserHeaders)).text;

const words = {
  '': {
    grand: 'All together',
    material: 'Material only: Sod Pallet Calculator',
    job: 'Whole jobs: Concrete Slab Calculator and Paint Calculator',
    only: 'material only',
    jobs: 'All jobs together',
  },
  '/es': {
    grand: 'Todo junto',
    material: 'Solo el material: ',
    job: 'Trabajos completos: ',
    only: 'solo el material',
    jobs: 'Todos los trabajos juntos',
  },
} as const;

/** The total of the page and the rows under it, without tags. */
function totalsOn(page: string): string {
  const [, section = ''] = /<section class="totals"[^>]*>(.*?)<\/section>/s.exec(page) ?? [];
  return section.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

function cardsOn(page: string): readonly string[] {
  return [...page.matchAll(/<div class="head">(.*?)<\/div>/gs)].map(([, card = '']) => card);
}

test.each(Object.entries(words))(
  'at %s/calculators/plan jobs and material have one grand total',
  async (base, said) => {
    const query = 'item=concrete&item=sod&item=painters';
    const { grand_total: grand, totals = [] } = await planned(query);
    const page = await opened(`${base}/calculators/plan?${query}`);
    const shown = totalsOn(page);
    expect(shown).toContain(said.grand);
    for (const total of [grand, ...totals]) expect(shown).toContain(about(total?.low ?? 0));
    expect([shown.includes(said.material), shown.includes(said.job)]).toEqual([true, true]);
    expect(cardsOn(page).map((card) => card.includes(said.only))).toEqual([false, true, false]);
  },
);

test.each(Object.entries(words))(
  'at %s/calculators/plan jobs of one kind have one total without parts',
  async (base, said) => {
    const query = 'item=concrete&item=sod~with=laying';
    const { grand_total: grand } = await planned(query);
    const page = await opened(`${base}/calculators/plan?${query}`);
    const shown = totalsOn(page);
    expect(shown).toContain(said.jobs);
    expect(shown).toContain(about(grand?.low ?? 0));
    expect([shown.includes(said.grand), cardsOn(page).some((card) => card.includes(said.only))]).toEqual([
      false,
      false,
    ]);
  },
);

test('the page of two stumps shows the total of one trip, and why', async () => {
  const page = await opened(
    '/calculators/plan?item=stump-removal~diameter=24~count=3&item=stump-removal~diameter=10~count=2',
  );
  expect(totalsOn(page)).toMatch(/\$325 to \$610/);
  expect(page).toContain('on one visit, charged for all jobs together');
});

test('a plan without a price has no total', async () => {
  expect(await opened('/calculators/plan?item=trailers')).not.toContain('class="totals"');
});

test('a wrong job keeps its lists: only what is wrong is told, and its calculator gets the items', async () => {
  const page = await opened('/calculators/plan?item=flooring~rooms=length:12~width:14~lenght=3');
  const [job = ''] = /<li class="wrong"[\s\S]*?<\/li>/.exec(page) ?? [];
  expect(job.match(/class="error"/g)).toHaveLength(1);
  expect(job).toContain('“lenght”');
  const [, change = ''] = /href="\/calculators\/flooring\?([^"]*)"/.exec(job) ?? [];
  const given = new URLSearchParams(change.replaceAll('&amp;', '&'));
  expect([given.get('rooms'), given.get('lenght')]).toEqual(['length:12~width:14', '3']);
});
