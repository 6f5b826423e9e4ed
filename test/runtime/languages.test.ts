/** A service in two languages: each route answers in the language that `lang` names, and its calls ask for it again. */
import { join } from 'node:path';
import type { Catalog } from '../../engine/calculator/catalog.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';
import { calculators } from '../../examples/household/generated/index.js';
import { languages } from '../../examples/household/generated/languages.js';
import { network } from '../../examples/household/generated/network.js';
import { service as household } from '../../examples/household/generated/service.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import type { Translation } from '../../words/phrases.js';
import type { RunningApp } from '../support/http.js';
import { get, startApp } from '../support/http.js';
import { callTool, connectTo, httpTransport } from '../support/mcp-client.js';
import { householdFolder, placedHousehold } from '../support/page-catalog.js';
import { projectRoot } from '../support/project-root.js';

const german: Translation = {
  language: 'de',
  texts: {
    engine: {
      didYouMean: 'Meinten Sie {suggestion}?',
      unknownParameter: '{owner} hat keinen Parameter dieses Namens. {hint}',
      owners: { calculator: 'Dieser Rechner', services: 'Die Liste der Gewerke', registry: 'Das Verzeichnis' },
      movedTo: { most: '{label} wurde von {from} auf {to} gesetzt, das meiste, was dieser Rechner nimmt.' },
      allowedParameters: 'Die erlaubten stehen in allowed.',
      plan: { missingItem: 'item fehlt.' },
    },
    problems: { invalid_parameters: 'Die Anfrage hat Fehler' },
    routes: {
      noCalculator: 'Den Rechner gibt es nicht. {hint}',
    },
  },
};

const titled = (calculator: AnyCalculator): AnyCalculator => ({ ...calculator, title: `DE ${calculator.title}` });
const service = { ...placedHousehold.service, languages: ['en', 'de'] };
/** Long enough to be compressed. */
const registry = JSON.stringify({ ok: true, calculators: [], usage: 'auf Deutsch', notes: 'lang '.repeat(300) });
const bilingual: Catalog = {
  ...placedHousehold,
  service,
  others: [
    {
      ...placedHousehold,
      service: { ...service, legalDisclaimer: 'Ohne Gewähr.' },
      calculators: new Map([...placedHousehold.calculators].map(([slug, each]) => [slug, titled(each)])),
      documents: new Map([['registry.json', registry]]),
      translation: german,
    },
  ],
};

test('the second catalog answers in German as it is compiled', async () => {
  const folder = join(projectRoot, householdFolder);
  const compiled = await startApp({
    catalog: compiledCatalog(folder, { calculators, service: household, network, languages }),
  });
  const answer = await get(compiled, '/api/calc/wall-paint?area=40&lang=de');
  expect(answer.json()).toMatchObject({
    title: 'Wandfarbe',
    result: { interpretation: expect.stringMatching(/^Für 40 Quadratmeter .* 11,2 Liter Farbe/) },
  });
  expect((await get(compiled, '/llms.txt?lang=de')).text).toContain('Rechner für Küche');
  await compiled.stop();
});

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ catalog: bilingual });
});
afterAll(() => app.stop());

const path = '/api/calc/wall-paint?area=40';

test('a calculation has the same numbers, and the texts of the language', async () => {
  const [own, named, other] = await Promise.all(
    [path, `${path}&lang=en`, `${path}&lang=de`].map((each) => get(app, each)),
  );
  expect(named?.json()).toEqual(own?.json());
  const german = other?.json();
  expect(german).toMatchObject({ title: `DE ${own?.json()['title']}`, legal_disclaimer: 'Ohne Gewähr.' });
  expect([german?.['result'], german?.['inputs']]).toEqual([own?.json()['result'], own?.json()['inputs']]);
  const languages = [own, named, other].map((answer) => answer?.headers['content-language']);
  expect(languages).toEqual(['en', 'en', 'de']);
});

test.each([
  ['/api/calc/wall-paint?araa=40&lang=de', 'Dieser Rechner hat keinen Parameter dieses Namens. Meinten Sie area?'],
  ['/api/calc/wal-paint?lang=de', /^Den Rechner gibt es nicht\. Meinten Sie wall-paint\?/],
  ['/api/calc?page=1&lang=de', 'Das Verzeichnis hat keinen Parameter dieses Namens. Die erlaubten stehen in allowed.'],
  [
    '/api/services?page=1&lang=de',
    'Die Liste der Gewerke hat keinen Parameter dieses Namens. Die erlaubten stehen in allowed.',
  ],
  ['/api/plan?lang=de', 'item fehlt.'],
])('%s is refused in German', async (address, detail) => {
  const { json, headers } = await get(app, address);
  expect(json()['detail']).toEqual(typeof detail === 'string' ? detail : expect.stringMatching(detail));
  expect(headers['content-language']).toBe('de');
});

test.each([
  '/api/calc/wall-paint?area=40',
  '/api/calc',
  '/api/services?q=paint',
  '/api/cities',
  '/api/plan?item=wall-paint',
  '/api/figures',
  '/api/calc/wall-paint/about',
  '/api/calc/wall-paint/compare?by=coats',
])('%s takes the language, and refuses one that there is not', async (address) => {
  const mark = address.includes('?') ? '&' : '?';
  const german = await get(app, `${address}${mark}lang=de`);
  expect(german.status).toBe(200);
  for (const tag of ['de-AT', 'de_CH', 'DE']) {
    const named = await get(app, `${address}${mark}lang=${tag}`);
    expect([named.status, named.headers['content-language'], named.text]).toEqual([200, 'de', german.text]);
  }
  const refused = await get(app, `${address}${mark}lang=fr`);
  expect([refused.status, refused.headers['content-language']]).toEqual([400, 'en']);
  const twice = await get(app, `${address}${mark}lang=de&lang=en`);
  expect(twice.status).toBe(400);
});

test.each(['/', '/api/calc', '/api/services', '/api/cities', '/problems', '/openapi.json', '/llms.txt'])(
  '%s has the same headers in each language',
  async (address) => {
    const changing = /^(content-(language|length)|etag|date|ratelimit|x-request-id)/;
    const headersOf = async (path: string) =>
      Object.entries((await get(app, path)).headers).filter(([name]) => !changing.test(name));
    expect(await headersOf(`${address}?lang=de`)).toEqual(await headersOf(address));
  },
);

test('a moved number is reported in the language', async () => {
  const { json } = await get(app, '/api/calc/wall-paint?area=1e9&lang=de');
  expect(json()).toMatchObject({
    result: { interpretation: expect.stringContaining('das meiste, was dieser Rechner nimmt') },
  });
});

test('calls in an answer, and the corrected one, ask for the same language', async () => {
  const compared = await get(app, '/api/calc/wall-paint/compare?by=coats&lang=de');
  const { rows } = compared.json() as { readonly rows: readonly { readonly query: string }[] };
  expect(rows.map(({ query }) => new URLSearchParams(query).get('lang'))).toEqual(rows.map(() => 'de'));
  const traced = await get(app, '/api/calc/wall-paint?trace=true&lang=de');
  const calls = traced.text.match(/"change_url":"[^"]+"/g) ?? [];
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => !call.includes('lang=de'))).toEqual([]);
  const corrected = (await get(app, '/api/calc/wall-paint?araa=40&lang=de')).json()['corrected_url'];
  expect(
    (await get(app, new URL(String(corrected)).pathname + new URL(String(corrected)).search)).json(),
  ).toMatchObject({
    ok: true,
    legal_disclaimer: 'Ohne Gewähr.',
  });
});

test('documents are in the language where they are translated, and else as they are', async () => {
  expect((await get(app, '/api/calc?lang=de')).json()['usage']).toBe('auf Deutsch');
  expect((await get(app, '/llms.txt?lang=de')).text).toBe((await get(app, '/llms.txt')).text);
});

test('a tool takes the language as an argument', async () => {
  const client = await connectTo(httpTransport(app), 'auto');
  const told = async (more: object) =>
    (await callTool(client, 'calculate_job', { slug: 'wall-paint', inputs: { area: 40 }, ...more })).structured;
  for (const lang of ['de', 'de-AT']) expect(await told({ lang })).toMatchObject({ legal_disclaimer: 'Ohne Gewähr.' });
  expect(await told({})).toMatchObject({ legal_disclaimer: service.legalDisclaimer });
  const refused = await callTool(client, 'calculate_job', { slug: 'wall-paint', inputs: { area: 'viel' }, lang: 'de' });
  expect(refused.text).toContain('"title":"Die Anfrage hat Fehler"');
  await client.close();
});

test('a service with one language has no such parameter', async () => {
  const single = await startApp();
  const answer = await get(single, '/api/calc/fence?lang=de');
  expect([answer.status, answer.headers['content-language']]).toEqual([400, undefined]);
  await single.stop();
});
