/** Days in place of numbers: what each day comes to, what is told of it, refusals, and the page. */

import { answerQuery } from '../../engine/calculator/answer-query.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { callTool, connectTo, httpTransport } from '../support/mcp-client.js';
import type { PageApp } from '../support/page-app.js';
import { startPageApp } from '../support/page-app.js';
import { servedCalculator } from '../support/random-calls.js';
import { servedCatalog, startRealApp } from '../support/real-app.js';

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

interface Used {
  readonly raw: unknown;
  readonly used: number | string;
  readonly clamped: boolean;
  readonly given_by?: string;
}

interface Told {
  readonly inputs: Readonly<Record<string, Used | undefined>>;
  readonly lists?: unknown;
  readonly result: {
    readonly interpretation: string;
    readonly secondary: readonly { readonly label: string; readonly value: number }[];
  };
}

function told(slug: string, query: string): Told {
  const outcome = answerQuery(servedCalculator(slug), query);
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.detail);
  return JSON.parse(outcome.answer.body) as Told;
}

function secondary({ result }: Told, label: string): number | undefined {
  return result.secondary.find((each) => each.label === label)?.value;
}

/** Every day of two years, of which one is a leap year. */
const days = Array.from({ length: 731 }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at)));
const dayLength = 86_400_000;

function written(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** What counties print for payments from January to December, in percent of the tax. */
const surcharges = [0, 7, 9, 11, 13, 15, 18, 19, 20, 21, 22, 23];

test('a bill paid on any day of a year costs what counties print for its month', () => {
  const bill = 'appraised=1000000&homestead=none&schoolRate=1&otherRate=0&on=2026-06-01';
  const found = days.map((day) =>
    secondary(told('property-tax', `${bill}&paidOn=${written(day)}`), 'Penalty and interest'),
  );
  expect(found).toEqual(days.map((day) => (surcharges[day.getUTCMonth()] ?? 0) * 100));
});

test('a seller owes the tax of the year through the day of closing', () => {
  const found = days.map((day) =>
    secondary(told('realtors', `taxes=150000&on=2026-06-01&closingDay=${written(day)}`), 'Taxes owed at closing'),
  );
  const owed = days.map((day) => {
    const [start, end] = [0, 1].map((years) => Date.UTC(day.getUTCFullYear() + years, 0, 1));
    return Math.round((150_000 * (day.getTime() - (start ?? 0) + dayLength)) / ((end ?? 0) - (start ?? 0)));
  });
  expect(found).toEqual(owed);
});

test('the answer tells the day among the inputs, where it was given', () => {
  const { inputs, lists } = told('realtors', 'closingDay=2026-09-30');
  expect(lists).toBeUndefined();
  expect(inputs['closingDay']).toEqual({ raw: '2026-09-30', used: '2026-09-30', clamped: false });
  expect(inputs['months']).toMatchObject({ used: 8.975342466, given_by: 'closingDay' });
  const without = told('realtors', '').inputs;
  expect([without['closingDay'], without['months']]).toEqual([undefined, { raw: null, used: 6, clamped: false }]);
});

test('a day beyond its bounds is moved, and the sentence says so', () => {
  const { inputs, result } = told('realtors', 'closingDay=2099-01-01');
  expect(inputs['closingDay']).toEqual({ raw: '2099-01-01', used: '2060-12-31', clamped: true });
  expect(result.interpretation).toMatch(/^Day of closing was moved from 2099-01-01 to 2060-12-31, the most/);
});

test.each([
  ['closingDay=2026-09-31', 'invalid_day', 'closingDay'],
  ['closingDay=today', 'invalid_day', 'closingDay'],
  ['closingDay=closingDay:2026-09-30', 'invalid_day', 'closingDay'],
  ['closingDay=2026-09-30&closingDay=2026-10-01', 'repeated_parameter', 'closingDay'],
  ['closingDay=2026-09-30&months=3', 'repeated_parameter', 'months'],
])('%s is refused as %s', async (query, code, parameter) => {
  const { status, text } = await get(app, `/api/calc/realtors?${query}`);
  const { errors } = JSON.parse(text);
  expect([status, errors.length, errors[0]]).toEqual([400, 1, expect.objectContaining({ code, parameter })]);
});

test('a tool takes it as a text, and the registry has it beside the inputs', async () => {
  const client = await connectTo(httpTransport(app), 'auto');
  const call = { slug: 'realtors', inputs: { closingDay: '2026-09-30' } };
  const { isError, structured } = await callTool(client, 'calculate_job', call);
  expect([isError, (structured as unknown as Told).inputs['months']?.used]).toEqual([false, 8.975342466]);
  await client.close();
  const { calculators } = JSON.parse((await get(app, '/api/calc')).text);
  const entry = calculators.find(({ slug }: { slug: string }) => slug === 'realtors');
  expect(entry.inputs.map(({ name }: { name: string }) => name)).not.toContain('closingDay');
  expect(entry.lists).toBeUndefined();
  expect(entry.days).toEqual([expect.objectContaining({ name: 'closingDay', gives: { months: expect.any(String) } })]);
});

test('a page has a calendar below the number, and takes a form whose number nobody touched', async () => {
  const { text } = await site.open('/calculators/realtors');
  const fields = [...text.matchAll(/data-field="(\w+)"/g)].map(([, name]) => name);
  expect(fields.indexOf('closingDay')).toBe(fields.indexOf('months') + 1);
  expect(text).toMatch(/<input type="date" value="" id="field-closingDay"/);
  const sent = await site.open('/calculators/realtors?months=6&closingDay=2026-09-30');
  expect([sent.status, sent.headers['location']]).toEqual([303, '/calculators/realtors?closingDay=2026-09-30']);
  const given = (await site.open('/calculators/realtors?closingDay=2026-09-30')).text;
  expect(given).toContain('What you gave below comes to 8.98 months, which is used.');
  expect(given).toContain('value="2026-09-30"');
  const both = (await site.open('/calculators/realtors?months=3&closingDay=2026-09-30')).text;
  expect(both).toContain('It also comes from Day of closing. Keep only one of the two.');
});
