/**
 * What agents send that has not the form of the documents: it is read where it has one reading, and otherwise refused with
 * an answer from which alone the next call follows.
 */

import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { callTool, connectTo, httpTransport } from '../support/mcp-client.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog, startRealApp } from '../support/real-app.js';

let app: RunningApp;
let client: Client;
beforeAll(async () => {
  app = await startRealApp(compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages }));
  client = await connectTo(httpTransport(app), 'auto');
});
afterAll(async () => {
  await client.close();
  await app.stop();
});

/** A call, and the plain call whose answer it gets. */
type Taken = readonly [call: string, same: string];

/** A call, words of the refusal, and the next call, each new part of which the refusal names; null: it has its address. */
type Refused = readonly [call: string, says: string, next: string | null];

const rooms = 'flooring?rooms=length:12~width:14';
const twoRooms = `${rooms}&rooms=length:10~width:11`;

const takenCalls: readonly Taken[] = [
  // Objects, as generated clients write them into a query.
  ['concrete?inputs[length]=40', 'concrete?length=40'],
  ['concrete?inputs={"length":40}', 'concrete?length=40'],
  ['concrete?inputs={"length":"40","thickness":null}', 'concrete?length=40'],
  ["concrete?inputs={'length': '40', 'thickness': None}", 'concrete?length=40'],
  ['concrete?inputs={length=40, thickness=5}', 'concrete?length=40&thickness=5'],
  ['concrete?inputs=map[length:40 thickness:5]', 'concrete?length=40&thickness=5'],
  ['concrete?inputs={"length"=>40}', 'concrete?length=40'],
  ['concrete?inputs={:length=>40}', 'concrete?length=40'],
  ['concrete?inputs=["length": 40]', 'concrete?length=40'],
  ['concrete?inputs=length,40,thickness,5', 'concrete?length=40&thickness=5'],
  ['concrete?inputs.length=40', 'concrete?length=40'],
  ['fence?own[style.rate]=38', 'fence?style.rate=38'],
  ['fence?own[style][rate]=38', 'fence?style.rate=38'],
  ['fence?own={"style.rate":38}', 'fence?style.rate=38'],
  ['fence?own.style.rate=38', 'fence?style.rate=38'],
  ['fence/quote?amount=5000&inputs={"length":200}', 'fence/quote?amount=5000&length=200'],
  ['fence/solve?for=length&at_most=5000&inputs[style]=vinyl_6', 'fence/solve?for=length&at_most=5000&style=vinyl_6'],
  ['flooring?inputs={"rooms":[{"length":12,"width":14}]}', rooms],
  ['flooring?inputs[rooms][0][length]=12&inputs[rooms][0][width]=14', rooms],
  ['fence?length[]=150', 'fence?length=150'],
  // Lists.
  ['flooring?rooms=[{"length":12,"width":14},{"length":10,"width":11}]', twoRooms],
  ['flooring?rooms={"length":12,"width":14}&rooms={"length":10,"width":11}', twoRooms],
  ['flooring?rooms[0][length]=12&rooms[0][width]=14&rooms[1][length]=10&rooms[1][width]=11', twoRooms],
  ['flooring?rooms[0].length=12&rooms[0].width=14', rooms],
  ['flooring?rooms.0.length=12&rooms.0.width=14', rooms],
  ['flooring?rooms[length]=12&rooms[width]=14', rooms],
  ['flooring?rooms[][length]=12&rooms[][width]=14&rooms[][length]=10&rooms[][width]=11', twoRooms],
  ['flooring?rooms[]=12x14&rooms[]=10x11', twoRooms],
  ['flooring?rooms=12x14, 10x11', twoRooms],
  ['flooring?rooms=[[12,14],[10,11]]', twoRooms],
  ['flooring?rooms=[12,14]', rooms],
  ['flooring?rooms=length=12,width=14', rooms],
  ['countertops?pieces=[12,8]', 'countertops?pieces=length:12&pieces=length:8'],
  // Items of a plan.
  ['/api/plan?item={"slug":"fence"}', '/api/plan?item=fence'],
  ['/api/plan?item={"slug":"fence","inputs":{"length":100,"style":null}}', '/api/plan?item=fence~length=100'],
  ['/api/plan?item=[{"slug":"fence"},{"slug":"sod"}]', '/api/plan?item=fence&item=sod'],
  ['/api/plan?item[]=fence&item[]=sod', '/api/plan?item=fence&item=sod'],
  ['/api/plan?item=fence?length=100', '/api/plan?item=fence~length=100'],
  [
    '/api/plan?item={"slug":"flooring","inputs":{"rooms":[{"length":12,"width":14}]}}',
    '/api/plan?item=flooring~rooms=length:12~width:14',
  ],
  // Yes and no, labels and sizes in place of options.
  ['gutters?leafGuard=true', 'gutters?leafGuard=yes'],
  ['gutters?leafGuard=1', 'gutters?leafGuard=yes'],
  ['gutters?leafGuard=Y', 'gutters?leafGuard=yes'],
  ['gutters?leafGuard=si', 'gutters?leafGuard=yes'],
  ['gutters?leafGuard=sí&lang=es', 'gutters?leafGuard=yes&lang=es'],
  ['gutters?leafGuard=false', 'gutters?leafGuard=no'],
  ['fence?style=6-ft Wood Privacy', 'fence?style=wood_6'],
  ['fence?style=Vinyl 6', 'fence?style=vinyl_6'],
  ['roofing?pitch=6/12', 'roofing?pitch=6_12'],
  ['concrete?thickness=4.0', 'concrete?thickness=4'],
  ['concrete?thickness=4 inches', 'concrete?thickness=4'],
  // Numbers.
  ['fence?style.rate=$38', 'fence?style.rate=38'],
  ['concrete?prices.ready_mix=15000c', 'concrete?prices.ready_mix=150'],
  ['fence?length=1.8k', 'fence?length=1800'],
  ['fence?length=150 linear feet', 'fence?length=150'],
  ['concrete?length=12½', 'concrete?length=12.5'],
  ['mulch-delivery?length=10 1/2', 'mulch-delivery?length=10.5'],
  ['concrete?length=20.', 'concrete?length=20'],
  [`concrete?length=20'6"`, 'concrete?length=20.5'],
  ['pool-service?gallons=75000L', 'pool-service?gallons=75000 liters'],
  ['lawn-care?lawnSqft=1/4 acre', 'lawn-care?lawnSqft=10890'],
  ['lawn-care?frequency=every two weeks', 'lawn-care?frequency=biweekly'],
  ['roofing?pitch=6:12', 'roofing?pitch=6_12'],
  ['property-tax?appraised=300k', 'property-tax?appraised=300000'],
  ['mortgage-lenders?rate=6 1/8', 'mortgage-lenders?rate=6.125'],
  ['flooring?rooms=12 by 14', rooms],
];

const refusedCalls: readonly Refused[] = [
  ['sod/quote?amount=2700&covers=labor', 'Or send figure=laying without covers.', null],
  ['sod/quote?amount=2700', 'Send covers=material', 'sod/quote?amount=2700&covers=material'],
  ['fence?with=gate&with=tear_out', 'Send with=gate,tear_out.', null],
  ['fence?with[]=gate&with[]=tear_out', 'Send with=gate,tear_out.', null],
  ['fence?with=["gate","tear_out"]', 'Did you mean gate,tear_out?', null],
  ['fence?with=Walk gate', 'Did you mean gate?', null],
  ['windows?with=tear_off', 'nothing to add', 'windows'],
  ['spray-foam?on=2027-07-01', 'None of its figures changes by day.', 'spray-foam'],
  ['windows?type=double hung', 'Did you mean vinyl_dh or fg_dh?', 'windows?type=vinyl_dh'],
  ['fence?style=cedar', 'wood_6 (6-ft wood privacy)', 'fence?style=wood_6'],
  ['water-heater?type=electric', 'tank', 'water-heater?type=heat_pump'],
  ['fence?price=38', 'Prices of your own go in style.rate', 'fence?style.rate=38'],
  ['fence?price_per_foot=38', 'Prices of your own go in style.rate', 'fence?style.rate=38'],
  ['concrete?thickness=4.5', 'The nearest: 4 (4 in) and 5 (5 in).', 'concrete?thickness=5'],
  ['concrete?thickness=10cm', 'The nearest: 3.5 (3.5 in) and 4 (4 in).', 'concrete?thickness=4'],
  ['concrete?length=11/2', 'may mean 5.5 or 1.5', 'concrete?length=5.5'],
  ['fence?length=1,800', 'without thousands separators', null],
  ['fence?length=12,5', 'decimal point', null],
  ['concrete?length=0x10', 'decimal digits', null],
  ['concrete?inputs=[object Object]', 'as in length=1', 'concrete?length=1'],
  ['fence?own=[object Object]', 'as in style.rate=5', 'fence?style.rate=5'],
  ['concrete?inputs[lenght]=40', 'Did you mean length?', null],
  ['concrete?inputs=40', 'as in length=1', 'concrete?length=1'],
  ['flooring?rooms=12', 'length:...~width:...', 'flooring?rooms=length:12~width:12'],
  ['flooring?rooms[0][lenght]=12&rooms[0][width]=14', 'Did you mean length?', rooms],
  ['painters?walls=12 x 8', 'length:...~height:...', 'painters?walls=length:12~height:8'],
  ['fence/quote?amount=0', 'is below 0.01', 'fence/quote?amount=0.01'],
  ['fence/quote?amount=$5,000', 'Send a decimal number', null],
  ['fence?city=Corpus Christi', 'Did you mean corpus-christi?', null],
  ['fence?neighborhood=flour-bluff', 'city=corpus-christi', null],
  ['fence?Length=150', 'Did you mean length?', null],
  ['fence?length=150&length=200', 'Send it once.', 'fence?length=150'],
  ['fense?length=150', 'Did you mean fence?', null],
  ['fence?length=120 to 150', 'Send a decimal number', 'fence?length=120'],
  ['fence?length=about 120', 'is not a number', 'fence?length=120'],
  ['fence?style=6 ft vinyl', 'Did you mean vinyl_6?', null],
  ['fence?city=Corpus Christi, TX', 'Did you mean corpus-christi?', null],
  ['fence/solve?for=length&max=5000', 'at_most', 'fence/solve?for=length&at_most=5000'],
  ['fence/compare?by=material', 'style', 'fence/compare?by=style'],
  ['fence/quote?amount=5k', 'must be written out', null],
  ['property-tax?appraised=$300,000', 'without a currency sign', null],
  ['generators?homeSize=2000', 'med (Medium, 1,200 to 2,200 sq ft)', 'generators?homeSize=med'],
  ['/api/services?query=fence', 'The parameters it takes', '/api/services?q=fence'],
  ['/api/plan?items=fence', 'A plan takes item', null],
  ['/api/plan?item=fence,sod', 'as in item=fence~length=100', '/api/plan?item=fence~length=100'],
  ['/api/plan?item=fence length=100', 'as in item=fence~length=100', '/api/plan?item=fence~length=100'],
  [
    '/api/plan?item={"calculator":"fence"}',
    '{"slug":"fence","inputs":{"length":100}}',
    '/api/plan?item={"slug":"fence"}',
  ],
  ['/api/plan', 'as in item=fence~length=100', '/api/plan?item=fence~length=100'],
];

interface Told {
  readonly result?: { readonly value: number };
  readonly detail: string;
  readonly corrected_url?: string;
}

function pathOf(call: string): string {
  const [address = '', query = ''] = call.split(/\?(.*)/s);
  const path = address.startsWith('/') ? address : `/api/calc/${address}`;
  return query === ''
    ? path
    : `${path}?${query.replace(/(?<==)[^&]*/g, encodeURIComponent).replace(/[[\]]/g, encodeURIComponent)}`;
}

async function asked(path: string): Promise<{ readonly status: number; readonly text: string; readonly told: Told }> {
  const { status, text } = await get(app, path);
  return { status, text, told: JSON.parse(text) as Told };
}

/** An answer without what echoes how it was asked. */
function decided(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) => (name === 'raw' ? undefined : value));
}

test.each(takenCalls)('%s is %s', async (call, same) => {
  const answers = await Promise.all([call, same].map((each) => asked(pathOf(each))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(decided(answers[0]?.text ?? '')).toEqual(decided(answers[1]?.text ?? ''));
});

test.each(refusedCalls)('%s is told: %s', async (call, says, next) => {
  const { status, text, told } = await asked(pathOf(call));
  expect([400, 404]).toContain(status);
  expect(JSON.stringify(told).replaceAll('\\"', '"')).toContain(says);
  const { corrected_url: corrected } = told;
  if (next === null) expect(corrected).toBeDefined();
  const said = new Set(`${call} ${text}`.match(/[\w.]+/g));
  expect((next ?? '').match(/[\w.]+/g)?.filter((part) => !said.has(part)) ?? []).toEqual([]);
  const following = next === null ? (corrected ?? '').replace(/^https?:\/\/[^/]+/, '') : pathOf(next);
  expect((await get(app, following)).status).toBe(200);
});

type Call = readonly [tool: string, given: Readonly<Record<string, unknown>>];

const twelveByFourteen = { rooms: [{ length: 12, width: 14 }] };

/** Arguments, and those whose answer they get. */
const takenArguments: readonly (readonly [...Call, same: Readonly<Record<string, unknown>>])[] = [
  ['calculate_job', { slug: 'concrete', inputs: { length: null }, city: null, fields: null }, { slug: 'concrete' }],
  ['calculate_job', { slug: 'concrete', inputs: null }, { slug: 'concrete' }],
  ['calculate_job', { slug: 'concrete', inputs: '{"length": 40}' }, { slug: 'concrete', inputs: { length: 40 } }],
  [
    'calculate_job',
    { slug: 'concrete', inputs: 'length=40&width=5' },
    { slug: 'concrete', inputs: { length: 40, width: 5 } },
  ],
  ['calculate_job', { slug: 'concrete', inputs: [{ length: 40 }] }, { slug: 'concrete', inputs: { length: 40 } }],
  ['calculate_job', { slug: 'concrete', length: 40 }, { slug: 'concrete', inputs: { length: 40 } }],
  ['calculate_job', { slug: 'fence', own: { 'style.rate': 38 } }, { slug: 'fence', inputs: { 'style.rate': 38 } }],
  ['calculate_job', { slug: 'fence', with: ['gate', 'tear_out'] }, { slug: 'fence', with: 'gate,tear_out' }],
  [
    'calculate_job',
    { slug: 'gutters', inputs: { leafGuard: true } },
    { slug: 'gutters', inputs: { leafGuard: 'yes' } },
  ],
  [
    'calculate_job',
    { slug: 'flooring', inputs: { rooms: [[12, 14]] } },
    { slug: 'flooring', inputs: twelveByFourteen },
  ],
  ['calculate_job', { slug: 'flooring', inputs: { rooms: '12x14' } }, { slug: 'flooring', inputs: twelveByFourteen }],
  [
    'calculate_job',
    { slug: 'flooring', inputs: { rooms: '[{"length":12,"width":14}]' } },
    { slug: 'flooring', inputs: twelveByFourteen },
  ],
  [
    'calculate_job',
    { slug: 'flooring', inputs: { rooms: [{ length: 12, width: 14, name: null }] } },
    { slug: 'flooring', inputs: twelveByFourteen },
  ],
  [
    'compare_options',
    { slug: 'fence', by: 'length', points: [50, 100] },
    { slug: 'fence', by: 'length', points: '50,100' },
  ],
  [
    'plan_jobs',
    { jobs: '[{"slug":"fence","inputs":{"length":100}}]' },
    { jobs: [{ slug: 'fence', inputs: { length: 100 } }] },
  ],
  [
    'plan_jobs',
    { jobs: [{ slug: 'fence', inputs: 'length=100' }, 'sod'] },
    { jobs: [{ slug: 'fence', inputs: { length: 100 } }, { slug: 'sod' }] },
  ],
  ['plan_jobs', { jobs: { slug: 'fence', inputs: { length: null } }, visits: null }, { jobs: [{ slug: 'fence' }] }],
];

test.each(takenArguments)('%s takes %j as %j', async (tool, given, same) => {
  const [one, other] = await Promise.all([given, same].map((each) => callTool(client, tool, each)));
  expect([one?.isError, other?.isError]).toEqual([false, false]);
  expect(decided(one?.text ?? '')).toEqual(decided(other?.text ?? ''));
});

/** Arguments, words of the refusal, and the next call; null: the refusal has its arguments. */
const refusedArguments: readonly (readonly [...Call, says: string, next: Readonly<Record<string, unknown>> | null])[] =
  [
    ['calculate_job', { slug: 'concrete', lenght: 40 }, 'Did you mean length?', null],
    ['calculate_job', { slug: 'fense', inputs: { length: 100 } }, 'Did you mean fence?', null],
    ['calculate_job', { slgu: 'fence' }, 'Did you mean slug?', { slug: 'fence' }],
    [
      'calculate_job',
      { slug: 'fence', inputs: 'twenty by ten' },
      'inputs={"length":10}',
      { slug: 'fence', inputs: { length: 10 } },
    ],
    [
      'calculate_job',
      { slug: 'fence', inputs: { price: 38 } },
      'style.rate',
      { slug: 'fence', inputs: { 'style.rate': 38 } },
    ],
    [
      'calculate_job',
      { slug: 'painters', inputs: { walls: [[12, 8]] } },
      '{"length": ..., "height": ...',
      { slug: 'painters', inputs: { walls: [{ length: 12, height: 8 }] } },
    ],
    ['check_quote', { slug: 'fence', amount: '$5,000' }, 'Send a decimal number', null],
    ['check_quote', { slug: 'fence', price: 5000 }, 'Did you mean amount?', null],
    [
      'check_quote',
      { slug: 'fence', lines: [{ name: 'gate', amount: '12,5' }] },
      'gate: 12,5',
      { slug: 'fence', lines: ['gate: 12.5'] },
    ],
    ['check_quote', { slug: 'fence', lines: 'gate 12,5; permit 85' }, 'with a decimal point', null],
    ['check_quote', { slug: 'fence', lines: ['gate'] }, 'as in gate: 450', { slug: 'fence', lines: ['gate: 450'] }],
    ['check_quote', { slug: 'fence' }, 'line=gate:450', { slug: 'fence', lines: [['gate', 450]] }],
    ['find_service', { query: 'fence' }, 'It takes q', { q: 'fence' }],
    ['describe_calculator', { name: 'fence' }, 'describe_calculator needs slug.', { slug: 'fence' }],
    ['plan_jobs', { items: [{ slug: 'fence' }] }, 'plan_jobs needs jobs.', { jobs: [{ slug: 'fence' }] }],
    ['plan_jobs', { jobs: [{ calculator: 'fence' }] }, '{"slug":"fence"', { jobs: [{ slug: 'fence' }] }],
  ];

test.each(refusedArguments)('%s is told of %j: %s', async (tool, given, says, next) => {
  const refused = await callTool(client, tool, given);
  expect(refused.isError).toBe(true);
  expect(String(refused.structured['detail'])).toContain(says);
  const following = next ?? (refused.structured['corrected_arguments'] as Readonly<Record<string, unknown>>);
  expect((await callTool(client, tool, following)).isError).toBe(false);
});

const guessed: readonly (readonly [guess: Call, inputs: object, next: Readonly<Record<string, unknown>>])[] = [
  [
    ['calculate_job', { slug: 'painters', inputs: { area: 2400, stories: 2 } }],
    {
      wallSqft: { label: 'Wall area', unit: 'sq ft', min: 50, max: 20_000, default: 1200 },
      walls: { items: { height: { unit: 'ft' } } },
    },
    { wallSqft: 2400 },
  ],
  [
    ['calculate_job', { slug: 'moving', inputs: { bedrooms: 3 }, lang: 'es' }],
    { home: { options: { three: 'Tres recámaras' } } },
    { home: 'three' },
  ],
  [
    ['check_quote', { slug: 'roofing', amount: 14_000, inputs: { area: 2000 } }],
    { footprint: { unit: 'sq ft' } },
    { footprint: 2000 },
  ],
  [
    ['rank_inputs', { slug: 'garage-doors', inputs: { width: 16 } }],
    { doorType: { options: { double: 'Double, 16 ft wide' } } },
    { doorType: 'double' },
  ],
];

test.each(guessed)('%j is told what the calculator takes', async ([tool, given], inputs, next) => {
  const refused = await callTool(client, tool, given);
  expect(refused.structured).toMatchObject({ code: 'invalid_parameters', inputs });
  const { isError } = await callTool(client, tool, { ...given, inputs: next });
  expect(isError).toBe(false);
});

test('a refusal that knows the correction does not list what there is', async () => {
  const { structured } = await callTool(client, 'calculate_job', { slug: 'fence', inputs: { lenght: 50 } });
  expect(structured).not.toHaveProperty('inputs');
  expect(structured).toHaveProperty('corrected_arguments');
});
