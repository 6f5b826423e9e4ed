/** What prices rest on, over HTTP: all of it, by words, and by calculator. */
import type { Catalog } from '../../../engine/calculator/catalog.js';
import { catalog } from '../../support/fixture-service.js';
import { get, type RunningApp, startApp } from '../../support/http.js';
import { expectProblem } from '../../support/problem.js';

const record = {
  who: 'Coastal Ready Mix, price list',
  says: ['150..195 USD/cuyd'],
  published: '2026-03',
  at: 'https://plant.example/prices',
  read: '2026-11-21',
  kind: 'firm',
};
const mix = {
  name: 'prices.ready_mix',
  as_of: '2026-03-01',
  due: '2028-05-21',
  records: [record],
  used_by: ['concrete-slab'],
};
const post = {
  name: 'prices.post',
  as_of: null,
  due: null,
  judgement: 'Nobody says.',
  records: [],
  used_by: ['fence'],
};
const documents = new Map([...catalog.documents, ['figures.json', JSON.stringify({ figures: [mix, post] })]]);
const known: Catalog = { ...catalog, documents };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ catalog: known });
});
afterAll(() => app.stop());

async function found(query: string): Promise<readonly unknown[]> {
  const answer = await get(app, `/api/figures${query}`);
  expect(answer.status).toBe(200);
  return (answer.json() as { readonly figures: readonly unknown[] }).figures;
}

test('all figures are listed without their records', async () => {
  const { records: _, ...bareMix } = mix;
  const { records: __, ...barePost } = post;
  expect(await found('')).toEqual([bareMix, barePost]);
});

test.each([
  ['?q=ready+mix', [mix]],
  ['?q=coastal+plant', []],
  ['?q=Coastal', [mix]],
  ['?calculator=fence', [post]],
  ['?calculator=fence&q=mix', []],
])('%s finds what it names, with its records', async (query, figures) => {
  expect(await found(query)).toEqual(figures);
});

test.each([
  ['?calculator=fance', 'unknown_option'],
  ['?q=', 'invalid_text'],
  ['?trade=fence', 'unknown_parameter'],
])('%s is refused', async (query, code) => {
  const { errors } = expectProblem(await get(app, `/api/figures${query}`), 400, 'invalid_parameters');
  expect(errors).toEqual([expect.objectContaining({ code })]);
});
