/** Inputs that repeat: one total at every door, what is told of each item, and refusals. */

import { calculators } from '../../generated/index.js';
import { itemText } from '../../generator/program/list.js';
import { viewOf } from '../../pages/markup/whole-view.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { callTool, connectTo, httpTransport } from '../support/mcp-client.js';
import type { PageApp } from '../support/page-app.js';
import { startPageApp } from '../support/page-app.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { servedCatalog, startRealApp } from '../support/real-app.js';

const twoRooms = 'rooms=length:12~width:14&rooms=length:10~width:9.5';
const seed = chosenSeed();

let app: RunningApp;
let site: PageApp;
beforeAll(async () => {
  app = await startRealApp();
  site = await startPageApp(servedCatalog);
});
afterAll(async () => {
  await app.stop();
  await site.stop();
});

interface Told {
  readonly inputs: Readonly<Record<string, { readonly used: unknown }>>;
  readonly lists: Readonly<Record<string, readonly Readonly<Record<string, { readonly used: unknown }>>[]>>;
  readonly result: { readonly value: number; readonly interpretation: string };
  readonly trace: { readonly steps: readonly { readonly name: string; readonly value: unknown }[] };
  readonly errors: readonly { readonly parameter: string; readonly code: string; readonly detail: string }[];
  readonly corrected_url: string | null;
}

async function told(path: string): Promise<Told> {
  return JSON.parse((await get(app, path)).text) as Told;
}

test('rooms give the area, and the answer tells each of them', async () => {
  const { inputs, lists, result, trace } = await told(`/api/calc/flooring?${twoRooms}&trace=true`);
  expect(inputs['sqft']).toEqual({
    raw: 263,
    used: 263,
    clamped: false,
    given_by: 'rooms',
  });
  expect(lists).toEqual({
    rooms: [
      { length: { raw: 12, used: 12, clamped: false }, width: { raw: 14, used: 14, clamped: false } },
      { length: { raw: 10, used: 10, clamped: false }, width: { raw: 9.5, used: 9.5, clamped: false } },
    ],
  });
  expect(trace.steps[0]).toEqual({ name: 'sqft', formula: 'sum(rooms, length * width)', value: 263, unit: 'sq ft' });
  expect(result.value).toBe((await told('/api/calc/flooring?sqft=263')).result.value);
});

test('one list gives two inputs', async () => {
  const { inputs } = await told('/api/calc/tile-installation?rooms=length:12~width:30&rooms=length:10~width:9');
  expect([inputs['sqft']?.used, inputs['longest']?.used]).toEqual([450, 30]);
});

test('random lists come to what was added up by hand', async () => {
  const { below } = randomFrom(seed);
  for (let call = 0; call < 40; call++) {
    const rooms = Array.from({ length: 1 + below(30) }, () => ({
      length: 1 + below(198) / 2,
      width: 1 + below(198) / 2,
    }));
    const query = rooms.map((room) => `rooms=${itemText(new Map(Object.entries(room)))}`).join('&');
    const area = rooms.reduce((sum, { length, width }) => sum + length * width, 0);
    const { inputs } = await told(`/api/calc/flooring?${query}`);
    const used = Math.min(10_000, Math.max(20, area));
    expect({ seed, query, used: inputs['sqft']?.used }).toEqual({ seed, query, used });
  }
});

test('units, defaults and bounds are those of each item', async () => {
  const { lists, result } = await told('/api/calc/painters?walls=length:10m&walls=length:5000~height:9');
  expect(result.interpretation).toContain('Length of walls[2]');
  expect(lists['walls']?.map(({ length, height }) => [length?.used, height?.used])).toEqual([
    [32.80839895, 8],
    [300, 9],
  ]);
});

test.each([
  [
    'sqft=500&rooms=length:12~width:14',
    'sqft',
    'repeated_parameter',
    'sqft was given as 500, and rooms comes to 168. Send only one of them.',
  ],
  ['rooms=length:12~width:14&rooms=length:3~width:4~width:5', 'rooms[2].width', 'repeated_parameter', null],
  ['rooms=length:12~width:abc', 'rooms[1].width', 'invalid_number', null],
  ['rooms=length:12', 'rooms[1].width', 'missing_parameter', null],
  ['rooms=length:12~depth:3', 'rooms[1].depth', 'unknown_parameter', null],
  [
    'rooms=12',
    'rooms[1]',
    'unknown_parameter',
    'rooms[1] is written as length:...~width:... in a query, and as {"length": ..., "width": ...} in JSON, once for each item.',
  ],
  [
    Array(31).fill('rooms=length:1~width:1').join('&'),
    'rooms',
    'too_many_parameters',
    'rooms was given 31 items, and takes 1 to 30.',
  ],
])('%s is refused', async (query, parameter, code, detail) => {
  const { errors, corrected_url } = await told(`/api/calc/flooring?${query}`);
  expect(errors.map((error) => [error.parameter, error.code])).toEqual([[parameter, code]]);
  if (detail !== null) expect(errors[0]?.detail).toBe(detail);
  expect(corrected_url ?? null).toBeNull();
});

test('a misspelt list is corrected, each item as a parameter of its own', async () => {
  const { corrected_url } = await told('/api/calc/flooring?room=length:12~width:14&kind=vinyl');
  expect(decodeURIComponent(corrected_url ?? '')).toContain('rooms=length:12~width:14');
});

test('questions and plans take lists', async () => {
  const [listed, plain] = await Promise.all(
    [twoRooms, 'sqft=263'].map((query) => get(app, `/api/calc/flooring/compare?by=kind&${query}`)),
  );
  const withoutInputs = (text = '{}') => ({
    ...JSON.parse(text.replaceAll(/"query":"[^"]*"/g, '"query":""')),
    inputs: null,
  });
  expect(withoutInputs(listed?.text)).toEqual(withoutInputs(plain?.text));
  const plan = JSON.parse((await get(app, `/api/plan?item=flooring~${twoRooms.replace('&', '~')}~kind=vinyl`)).text);
  expect(plan.items[0].inputs.sqft.used).toBe(263);
  expect(decodeURIComponent(plan.items[0].query)).toBe(`${twoRooms}&kind=vinyl`);
  const moved = await get(app, `/api/calc/flooring/sensitivity?${twoRooms}`);
  expect(moved.status).toBe(200);
});

test('a tool takes an array of objects', async () => {
  const client = await connectTo(httpTransport(app), 'auto');
  const rooms = [
    { length: 12, width: 14 },
    { length: 10, width: '9.5 ft' },
  ];
  const { isError, structured } = await callTool(client, 'calculate_job', { slug: 'flooring', inputs: { rooms } });
  expect(isError).toBe(false);
  expect((structured['inputs'] as Told['inputs'])['sqft']?.used).toBe(263);
  const jobs = [{ slug: 'flooring', inputs: { rooms } }];
  const plan = await callTool(client, 'plan_jobs', { jobs });
  expect({ isError: plan.isError, text: plan.isError ? plan.text : '' }).toEqual({ isError: false, text: '' });
  await client.close();
});

test('the registry lists them beside the inputs, which stay numbers and choices', async () => {
  const { calculators: all } = JSON.parse((await get(app, '/api/calc')).text);
  const entry = all.find(({ slug }: { slug: string }) => slug === 'flooring');
  expect(entry.inputs.map(({ name }: { name: string }) => name)).not.toContain('rooms');
  expect(entry.lists[0]).toMatchObject({ name: 'rooms', most: 30, gives: { sqft: 'sum(rooms, length * width)' } });
});

test('a page has a row for each item and an empty one, and takes the rows of its form', async () => {
  const form = 'sqft=500&rooms%5B1%5D.length=12&rooms%5B1%5D.width=14&rooms%5B3%5D.length=10&rooms%5B3%5D.width=9.5';
  const sent = await site.open(`/calculators/flooring?${form}`);
  const address = decodeURIComponent(String(sent.headers['location']));
  expect([sent.status, address.slice(address.indexOf('?') + 1)]).toEqual([303, twoRooms]);
  const { text } = await site.open(`/calculators/flooring?${twoRooms}`);
  expect(text.match(/<fieldset class="row">/g)).toHaveLength(3);
  expect(text).toContain('263 sq ft');
  const dropped = await site.open(`/calculators/flooring?${form}&page.drop=rooms%5B1%5D`);
  expect(decodeURIComponent(String(dropped.headers['location']))).toContain('?rooms=length:10~width:9.5');
});

const broken = [
  'length:12~width:14,length:10~width:9.5',
  'length:12~width:14~width:9',
  'length:12~14',
  'length:12~~width:9',
  'length:12~depth:9',
  '14',
  'length',
];

test.each(broken)('a page refuses the item %s as the service does', async (item) => {
  const query = new URLSearchParams({ rooms: item });
  const { detail } = (await get(app, `/api/calc/flooring?${query}`)).json();
  const flooring = serveCatalog(servedCatalog, servedCatalog.service).calculators.get('flooring');
  const state = flooring && viewOf(flooring, query.toString()).state;
  expect(state).toMatchObject({ kind: 'refused', refusal: { detail } });
});

test('lists give only what the calculator takes', () => {
  const lists = [...calculators.values()].flatMap(({ lists: own = [], inputs }) =>
    own.flatMap(({ gives }) => gives.map(({ input }) => inputs.some(({ name }) => name === input))),
  );
  expect(lists.length).toBeGreaterThan(6);
  expect(lists).not.toContain(false);
});
