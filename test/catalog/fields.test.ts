/** Short answers: what is wanted comes, what a person must be shown stays, and all of it is as in the whole answer. */
import { calculationFields } from '../../engine/calculator/fields.js';
import { calculations } from '../support/calculations.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { expectProblem } from '../support/problem.js';
import { startRealApp } from '../support/real-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

const calculation = ['ok', 'slug', 'legal_disclaimer', 'inputs', 'result', 'disclaimer', 'as_of'];
const question = ['ok', 'slug', 'question', 'inputs', 'assumptions', 'disclaimer', 'legal_disclaimer'];

/** Each address, the members that are wanted, and all that the short answer then has beside what is always there. */
const shortened: readonly (readonly [path: string, fields: string, members: readonly string[]])[] = [
  ['/api/calc/fence?length=150', 'result,inputs', calculation],
  ['/api/calc/fence?length=150', 'cta, title', [...calculation, 'cta', 'title']],
  ['/api/calc/fence?city=alice&trace=true', 'result', [...calculation, 'local_routing', 'trace']],
  ['/api/calc/concrete', 'result', calculation],
  ['/api/calc/fence/compare?by=style', 'rows', [...question, 'rows']],
  ['/api/calc/fence/solve?for=length&at_most=5000', 'readings,unit', [...question, 'unit', 'readings']],
  ['/api/calc/fence/sensitivity', 'effects', [...question, 'effects']],
  [
    '/api/calc/fence/quote?amount=5000',
    'position',
    [...question, 'position', 'figure', 'covers', 'range', 'leaves_out'],
  ],
];

test.each(shortened)('%s with fields=%s has %j', async (path, fields, members) => {
  const whole = (await get(app, path)).json();
  const separator = path.includes('?') ? '&' : '?';
  const short = await get(app, `${path}${separator}fields=${encodeURIComponent(fields)}`);
  expect(short.status).toBe(200);
  const body = short.json();
  expect(Object.keys(body).sort()).toEqual([...members].sort());
  expect(whole).toMatchObject(body);
});

test('a plan keeps the assumptions and the disclaimer of each item', async () => {
  const path = '/api/plan?item=sod~lawnSqft=5000&item=fence';
  const whole = (await get(app, path)).json();
  const short = (await get(app, `${path}&fields=totals`)).json();
  expect(Object.keys(short).sort()).toEqual([
    'assumptions',
    'items',
    'leaves_out',
    'legal_disclaimer',
    'not_added',
    'notes',
    'ok',
    'options',
    'totals',
  ]);
  expect(whole).toMatchObject(short);
  for (const item of short['items'] as object[]) expect(Object.keys(item)).toEqual(['slug', 'disclaimer']);
});

test('every question has the members that it says it has', async () => {
  const asked = ['compare?by=style', 'solve?for=length&at_most=5000', 'sensitivity', 'quote?amount=5000'];
  for (const path of asked) {
    const address = `/api/calc/fence/${path}${path.includes('?') ? '&' : '?'}`;
    const body = expectProblem(await get(app, `${address}fields=nothing`), 400, 'invalid_parameters');
    const [error] = body['errors'] as readonly { readonly allowed: readonly string[] }[];
    const whole = (await get(app, address)).json();
    expect(Object.keys(whole).filter((name) => !error?.allowed.includes(name))).toEqual([]);
    const [question = ''] = path.split('?');
    const absent = ['note', 'on', 'own', 'ask', ...(absentIn[question] ?? [])];
    expect(error?.allowed.filter((name) => !(name in whole))).toEqual(absent);
  }
});

/** Members of one question that these calls have no reason for. */
const absentIn: Readonly<Record<string, readonly string[]>> = {
  solve: ['at_least'],
  quote: ['lines', 'missing', 'sum', 'difference', 'questions'],
};

function missing(path: string): never {
  throw new Error(`${path} has no worked example.`);
}

test('no answer of a worked example has a member without a name', async () => {
  expect(calculations.length).toBeGreaterThan(30);
  for (const { path, entry } of calculations) {
    const [{ inputs } = missing(path)] = entry.examples;
    const given = Object.entries({ ...inputs, trace: true, city: 'alice' });
    const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
    const answer = await get(app, `${path}?${query}`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(Object.keys(answer.json()).filter((name) => !calculationFields.all.includes(name))).toEqual([]);
  }
});

test.each([
  ['/api/calc/fence?fields=reslt', 'fields', 'result'],
  ['/api/calc/fence?fields=result,imputs', 'fields', 'result,inputs'],
  ['/api/calc/fence?feilds=result', 'feilds', 'fields'],
  ['/api/calc/fence/solve?for=length&at_most=5&fields=reading', 'fields', 'readings'],
  ['/api/plan?item=fence&fields=total', 'fields', 'totals'],
])('%s is refused with what was meant', async (path, parameter, suggestion) => {
  const body = expectProblem(await get(app, path), 400, 'invalid_parameters');
  expect(body['errors']).toMatchObject([{ parameter, suggestion }]);
});
