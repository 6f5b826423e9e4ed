/** What facts of a city mean for a service: after the message of `cta`, over HTTP, for the fixture service. */
import type { Network } from '../../../engine/kernel/service.js';
import { catalog, network } from '../../support/fixture-service.js';
import { get, type RunningApp, startApp } from '../../support/http.js';

const source = { who: 'The county', at: 'https://county.example', read: '2026-11-27' };

const advised: Network = {
  ...network,
  cityFacts: [
    {
      name: 'flood-zone',
      ...source,
      of: { 'corpus-christi': 'AE', freer: 'X' },
      advice: { services: ['concrete-slab'], say: '{city} lies in flood zone {fact}.' },
    },
    { name: 'county', ...source, of: { 'corpus-christi': 'Nueces' } },
  ],
  categories: [...network.categories, { slug: 'fence', name: 'Fence building', tag: 'outdoor' }],
};

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ catalog: { ...catalog, network: advised } });
});
afterAll(() => app.stop());

const active = 'The local provider of Concrete work can call.';
const waiting = 'Nobody offers Concrete work here at present.';
const messages: readonly (readonly [string, string])[] = [
  ['/api/calc/concrete-slab', 'Ask a local provider of Concrete work.'],
  ['/api/calc/concrete-slab?city=corpus-christi', `${active} Corpus Christi lies in flood zone AE.`],
  ['/api/routing?service=concrete-slab&city=corpus-christi', `${active} Corpus Christi lies in flood zone AE.`],
  ['/api/calc/concrete-slab?city=freer', `${waiting} Freer lies in flood zone X.`],
  ['/api/calc/concrete-slab?city=alice', waiting],
  ['/api/routing?service=fence&city=corpus-christi', 'Nobody offers Fence building here at present.'],
];

test.each(messages)('%s says what a fact of the city means for the service', async (address, message) => {
  const answer = await get(app, address);
  expect(answer.json()).toMatchObject({ cta: { message } });
});

test('cities publish their facts without the advice', async () => {
  const { cities } = (await get(app, '/api/cities')).json() as { readonly cities: readonly object[] };
  const facts = [
    { name: 'flood-zone', ...source, value: 'AE' },
    { name: 'county', ...source, value: 'Nueces' },
  ];
  expect(cities).toContainEqual(expect.objectContaining({ slug: 'corpus-christi', facts }));
});
