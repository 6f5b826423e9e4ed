/** Answers that depend on the day, with a moved clock: the household catalog knows the wage of 2025, 2026 and 2027. */
import { calculators } from '../../examples/household/generated/index.js';
import { network } from '../../examples/household/generated/network.js';
import { service } from '../../examples/household/generated/service.js';
import { emitOpenapi } from '../../generator/documents/openapi.js';
import { readDocuments } from '../../runtime/process/read-documents.js';
import { householdCatalog } from '../support/household-catalog.js';
import type { RunningApp } from '../support/http.js';
import { get, startApp } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';

let now = 0;
let app: RunningApp;
beforeAll(async () => {
  const documents = readDocuments(`${projectRoot}/examples/household/generated`);
  app = await startApp({ catalog: { calculators, network, service, documents }, clock: () => now });
});
afterAll(() => app.stop());

async function askAt(moment: string, query = '') {
  now = Date.parse(moment);
  return await get(app, `/api/calc/minimum-wage${query}`);
}

interface Answer {
  readonly as_of: string;
  readonly valid: object;
  readonly result: { readonly figures: { readonly hourly: { readonly value: number } } };
}

const answerOf = (reply: { json: () => unknown }): Answer => reply.json() as Answer;

// Midnight in Berlin, where the household's service is at home, is an hour earlier in winter than in UTC.
test.each([
  ['2024-12-31T23:00:00Z', 12.82, '2025-01-01', '2025-12-31'],
  ['2025-12-31T22:59:59Z', 12.82, '2025-01-01', '2025-12-31'],
  ['2025-12-31T23:00:00Z', 13.9, '2026-01-01', '2026-12-31'],
  ['2026-12-31T22:59:59Z', 13.9, '2026-01-01', '2026-12-31'],
  ['2026-12-31T23:00:00Z', 14.6, '2027-01-01', '2027-12-31'],
  ['2027-12-31T22:59:59Z', 14.6, '2027-01-01', '2027-12-31'],
])('at %s the wage is %d', async (moment, hourly, from, until) => {
  const reply = await askAt(moment);
  expect(reply.status).toBe(200);
  expect(answerOf(reply).result.figures.hourly.value).toBe(hourly);
  expect(answerOf(reply)).toMatchObject({ as_of: '2025-10-29', valid: { on: null, from, until } });
});

test.each([
  ['2025-12-31', 12.82],
  ['2026-01-01', 13.9],
  ['2027-12-31', 14.6],
])('whatever day it is, on=%s gives %d', async (on, hourly) => {
  for (const moment of ['2020-01-01T00:00:00Z', '2026-06-01T00:00:00Z', '2030-01-01T00:00:00Z']) {
    const reply = await askAt(moment, `?on=${on}`);
    expect(answerOf(reply).result.figures.hourly.value).toBe(hourly);
    expect(answerOf(reply).valid).toMatchObject({ on });
  }
});

test.each([
  [
    '2026-06-01T00:00:00Z',
    '?on=2024-12-31',
    '2024-12-31',
    /no figures for 2024-12-31.*known from 2025-01-01 to 2027-12-31/,
  ],
  ['2026-06-01T00:00:00Z', '?on=2028-01-01', '2028-01-01', /no figures for 2028-01-01/],
  ['2026-06-01T00:00:00Z', '?on=2026-02-30', '2026-02-30', /send a day of the calendar/],
  ['2026-06-01T00:00:00Z', '?on=tomorrow', 'tomorrow', /send a day of the calendar/],
  ['2024-12-31T22:59:59Z', '', null, /no figures for 2024-12-31/],
  ['2027-12-31T23:00:00Z', '', null, /no figures for 2028-01-01.*Send on=2027-12-31/],
])('at %s %s is refused with what is known', async (moment, query, received, detail) => {
  const reply = await askAt(moment, query);
  expect(reply.status).toBe(400);
  expect(reply.json()).toMatchObject({ errors: [{ parameter: 'on', code: 'unknown_day', received }] });
  expect(reply.json()['detail']).toMatch(detail);
});

test('a calculator that does not depend on the day takes none', async () => {
  const reply = await get(app, '/api/calc/ohms-law?on=2026-01-01');
  expect(reply.json()).toMatchObject({ errors: [{ parameter: 'on', code: 'unknown_parameter' }] });
});

const cacheSeconds = service.cacheSeconds;

test.each([
  ['2026-06-01T00:00:00Z', '', `public, max-age=${cacheSeconds}, stale-while-revalidate=${cacheSeconds}`],
  ['2026-12-31T22:59:30Z', '', 'public, max-age=30'],
  ['2026-12-31T22:59:59Z', '', 'public, max-age=1'],
  ['2026-12-31T23:00:00Z', '', `public, max-age=${cacheSeconds}, stale-while-revalidate=${cacheSeconds}`],
  ['2026-12-31T22:59:59Z', '?on=2026-12-31', `public, max-age=${cacheSeconds}, stale-while-revalidate=${cacheSeconds}`],
])('at %s an answer to "%s" may be kept: %s', async (moment, query, caching) => {
  expect((await askAt(moment, query)).headers['cache-control']).toBe(caching);
});

test('the tag of an answer changes with its figures, not with each day', async () => {
  const tags: unknown[] = [];
  for (const day of ['2026-05-01', '2026-12-31', '2027-01-01'])
    tags.push((await askAt(`${day}T12:00:00Z`)).headers['etag']);
  expect(tags[0]).toBe(tags[1]);
  expect(tags[1]).not.toBe(tags[2]);
});

test.each([
  ['compare?by=work&figure=hourly&on=2027-06-01', { on: '2027-06-01', asked: { hourly: 14.6 } }],
  ['compare?by=work&figure=hourly', { asked: { hourly: 12.82 } }],
  [
    'solve?for=hours&figure=monthly&at_least=1265.33&on=2027-06-01',
    {
      on: '2027-06-01',
      readings: [{ intervals: [{ from: 20, to: 48 }], at_end: { query: 'hours=20&on=2027-06-01' } }],
    },
  ],
  ['sensitivity?figure=hourly&on=2026-06-01', { on: '2026-06-01', value: 13.9 }],
])('a question may be asked of another day: %s', async (question, members) => {
  now = Date.parse('2025-06-01T00:00:00Z');
  const reply = await get(app, `/api/calc/minimum-wage/${question}`);
  expect(reply.json()).toMatchObject(members);
});

test('a job of a plan may be of another day, and its query says so', async () => {
  now = Date.parse('2025-06-01T00:00:00Z');
  const reply = await get(app, '/api/plan?item=minimum-wage~hours=20~on=2027-06-01');
  expect(reply.json()).toMatchObject({
    items: [{ query: 'hours=20&on=2027-06-01', figures: { hourly: { value: 14.6 } } }],
  });
});

test.each([
  ['2025-06-01T00:00:00Z', '&on=2030-01-01', '2030-01-01'],
  ['2030-06-01T00:00:00Z', '', null],
])('at %s a question without figures for its day ("%s") is refused', async (moment, query, received) => {
  now = Date.parse(moment);
  const reply = await get(app, `/api/calc/minimum-wage/compare?by=work${query}`);
  expect(reply.status).toBe(400);
  expect(reply.json()).toMatchObject({ errors: [{ parameter: 'on', code: 'unknown_day', received }] });
});

test('the complete interface writes the default of a day as callers do', () => {
  const document = JSON.parse(emitOpenapi(householdCatalog(), 'figures')) as {
    readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly unknown[] } }>>;
  };
  expect(document.paths['/api/calc/policy-refund']?.get?.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'begin',
        schema: { type: 'string', format: 'date', default: '2026-01-01' },
        example: '2026-01-01',
      }),
    ]),
  );
});

interface Returned {
  readonly inputs: { readonly received: object };
  readonly result: { readonly interpretation: string; readonly figures: { readonly last: object } };
}

// The first moment of a day in Berlin, and the last.
test.each([
  ['2026-11-26T23:00:00Z', '2026-11-27', '2026-12-11', 86_400],
  ['2026-11-27T22:59:58Z', '2026-11-27', '2026-12-11', 2],
  ['2026-11-27T23:00:00Z', '2026-11-28', '2026-12-14', 86_400],
])('at %s a day that is left out is %s', async (moment, today, last, seconds) => {
  now = Date.parse(moment);
  for (const [query, raw] of [
    ['', null],
    ['?received=today', 'today'],
  ] as const) {
    const reply = await get(app, `/api/calc/withdrawal-period${query}`);
    const { inputs, result } = reply.json() as unknown as Returned;
    expect(inputs.received).toEqual({ raw, used: today, clamped: false });
    expect(result.figures.last).toEqual({ text: last });
    expect(maxAge(reply.headers['cache-control'])).toBe(Math.min(3600, seconds));
  }
  const named = await get(app, `/api/calc/withdrawal-period?received=${today}`);
  expect(maxAge(named.headers['cache-control'])).toBe(3600);
});

const maxAge = (header: unknown): number => Number(/max-age=(\d+)/.exec(String(header))?.[1]);

test('answers of two days have two tags, and no answer to a question outlives its day', async () => {
  const tags = [];
  for (const moment of ['2026-11-27T22:59:50Z', '2026-11-27T23:00:00Z']) {
    now = Date.parse(moment);
    tags.push((await get(app, '/api/calc/withdrawal-period')).headers['etag']);
  }
  expect(new Set(tags).size).toBe(2);
  now = Date.parse('2026-11-27T22:59:50Z');
  for (const address of [
    '/api/calc/withdrawal-period/compare?by=informed',
    '/api/calc/withdrawal-period/sensitivity',
    '/api/plan?item=withdrawal-period',
  ]) {
    const reply = await get(app, address);
    expect([address, reply.status, maxAge(reply.headers['cache-control'])]).toEqual([address, 200, 10]);
  }
  const { assumptions } = (await get(app, '/api/calc/withdrawal-period/compare?by=informed')).json();
  expect(assumptions).toEqual(['Day on which the goods came 2026-11-27']);
});

test('sentences write days in the words of their language', async () => {
  const { result } = (await get(app, '/api/calc/withdrawal-period?received=2027-03-01')).json() as unknown as Returned;
  expect(result.interpretation).toMatch(/came on March 1, 2027, .* sent by March 15, 2027, 14 days later/);
});

test('only an input that is today when it is left out takes that word', async () => {
  const reply = await get(app, '/api/calc/policy-refund?end=today');
  expect(reply.json()).toMatchObject({ errors: [{ parameter: 'end', code: 'invalid_day', received: 'today' }] });
});
