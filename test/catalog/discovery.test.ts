/** Discovery of the project's own catalog: what is told agrees with the network, and is what the document promises. */
import { calculators } from '../../generated/index.js';
import { network } from '../../generated/network.js';
import { get, type RunningApp } from '../support/http.js';
import { mismatches } from '../support/openapi.js';
import { startRealApp } from '../support/real-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

const answerAt = (path: string): string => {
  const [address = ''] = path.split('?', 1);
  return `#/paths/${address.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`;
};

const paths = [
  '/api/services',
  '/api/services?q=pool',
  '/api/services?q=teleporters',
  '/api/services?q=wedding%20photographer',
  '/api/cities',
  '/api/routing?service=fence&city=alice',
  '/api/routing?service=pool-service&city=violet',
  '/api/routing?service=sod&city=corpus-christi&neighborhood=padre-island',
];

test.each(paths)('GET %s is answered as documented', async (path) => {
  const answer = await get(app, path);
  expect(answer.status).toBe(200);
  expect(mismatches(answerAt(path), answer.json())).toEqual([]);
});

test('every category is listed once, with its calculator where it has one', async () => {
  const { services } = (await get(app, '/api/services')).json() as {
    services: readonly { slug: string; name: string; tag: string; calculator: string | null }[];
  };
  expect(services.map(({ slug, name, tag }) => ({ slug, name, tag }))).toEqual(
    network.categories.map(({ slug, name, tag }) => ({ slug, name, tag })),
  );
  const calculated = services.flatMap(({ slug, calculator }) => (calculator === null ? [] : [slug]));
  expect(calculated).toEqual([...calculators.keys()].sort());
});

test('cities say their county and whether they are in the windstorm area', async () => {
  const { cities } = (await get(app, '/api/cities')).json() as {
    cities: readonly { slug: string; facts: readonly { name: string; value: string; at: string }[] }[];
  };
  const factsOf = (city: string) =>
    Object.fromEntries(cities.find(({ slug }) => slug === city)?.facts.map(({ name, value }) => [name, value]) ?? []);
  expect(factsOf('sinton')).toEqual({ county: 'San Patricio', 'windstorm-area': 'designated' });
  expect(factsOf('alice')).toEqual({ county: 'Jim Wells' });
});

test('a service without a calculator says why', async () => {
  const { services } = (await get(app, '/api/services?q=skylights')).json() as {
    services: readonly { slug: string; none_because?: string }[];
  };
  expect(services[0]).toMatchObject({ slug: 'skylights', none_because: 'Nobody has written this calculator yet.' });
});

test('services, cities and slots tell the same', async () => {
  const { services } = (await get(app, '/api/services')).json() as {
    services: readonly { slug: string; cities: readonly string[] }[];
  };
  const { cities } = (await get(app, '/api/cities')).json() as {
    cities: readonly { slug: string; services: readonly string[] }[];
  };
  const pairs = services.flatMap(({ slug, cities: of }) => of.map((city) => `${slug} ${city}`)).sort();
  expect(cities.flatMap(({ slug, services: of }) => of.map((service) => `${service} ${slug}`)).sort()).toEqual(pairs);
  const active = Object.entries(network.slots).flatMap(([service, slots]) =>
    Object.entries(slots).flatMap(([place, slot]) => (slot.active ? [`${service} ${place.split('/')[0]}`] : [])),
  );
  expect([...new Set(active)].sort()).toEqual(pairs);
});
