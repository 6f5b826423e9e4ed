/** Inputs that are required, whole, or questions, from the catalog to the answers over HTTP. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculators } from '../../examples/household/generated/index.js';
import { network } from '../../examples/household/generated/network.js';
import { service } from '../../examples/household/generated/service.js';
import { readDocuments } from '../../runtime/process/read-documents.js';
import type { RunningApp } from '../support/http.js';
import { get, startApp } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';

const folder = join(projectRoot, 'examples/household/generated');
const text = (name: string): string => readFileSync(join(folder, name), 'utf8');

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ catalog: { calculators, network, service, documents: readDocuments(folder) } });
});
afterAll(() => app.stop());

interface Refused {
  readonly errors: readonly {
    parameter: string;
    code: string;
    detail: string;
    allowed: unknown;
    suggestion: unknown;
  }[];
  readonly corrected_url?: string;
}

async function refused(path: string): Promise<Refused> {
  const answer = await get(app, `/api/calc/${path}`);
  expect(answer.status).toBe(400);
  return answer.json() as unknown as Refused;
}

async function answered(path: string) {
  const answer = await get(app, `/api/calc/${path}`);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json() as unknown as {
    inputs: Record<string, { raw: unknown; used: unknown; clamped: boolean }>;
    result: { value: number; interpretation: string };
  };
}

test('a call without required inputs learns all of them, with their bounds', async () => {
  const { errors, corrected_url: corrected } = await refused('body-mass-index');
  expect(errors.map(({ parameter, code, allowed }) => [parameter, code, allowed])).toEqual([
    ['height', 'missing_parameter', { min: 120, max: 230 }],
    ['weight', 'missing_parameter', { min: 30, max: 250 }],
  ]);
  expect(errors[0]?.detail).toBe(
    'height (Height without shoes) is required and has no default. Ask the person for it, and send a decimal number from 120 to 230 (cm).',
  );
  expect(corrected ?? null).toBeNull();
});

test('a misspelled input is not also reported as missing', async () => {
  const { errors, corrected_url: corrected } = await refused('body-mass-index?hieght=180&weight=80');
  expect(errors.map(({ parameter, code }) => [parameter, code])).toEqual([['hieght', 'unknown_parameter']]);
  expect(corrected).toContain('height=180&weight=80');
});

test('an empty text mentions no default where there is none', async () => {
  const { errors } = await refused('body-mass-index?height=&weight=80');
  expect(errors.map(({ detail }) => detail)).toEqual([
    'height is empty. Send a decimal number from 120 to 230 (cm), alone or with one of the units cm, m, mm, km.',
  ]);
});

test('with all of it the call is answered', async () => {
  const { inputs, result } = await answered('body-mass-index?height=175&weight=70');
  expect(inputs['height']).toEqual({ raw: 175, used: 175, clamped: false });
  expect(result.value).toBe(22.9);
});

test.each<[given: string, choice: string]>([
  ['2.5', '2 or 3'],
  ['0.5', '1'],
  ['99.5', '99 or 100'],
  ['250.5', '100'],
])('%s balls of dough are refused with their neighbours', async (given, choice) => {
  const { errors, corrected_url: corrected } = await refused(`pizza-dough?balls=${given}`);
  expect(errors).toMatchObject([
    { parameter: 'balls', code: 'not_whole', allowed: { min: 1, max: 100 }, suggestion: null },
  ]);
  expect(errors[0]?.detail).toBe(`balls counts whole things, and ${given} is not a whole number. Send ${choice}.`);
  expect(corrected ?? null).toBeNull();
});

test.each<[given: string, used: number, clamped: boolean]>([
  ['3', 3, false],
  ['3.0', 3, false],
  ['3.0000000000001', 3, false],
  ['1e2', 100, false],
  ['250', 100, true],
])('%s balls of dough are %d', async (given, used, clamped) => {
  const { inputs } = await answered(`pizza-dough?balls=${given}`);
  expect(inputs['balls']).toMatchObject({ used, clamped });
});

test('a question is answered by yes or no, and by nothing else', async () => {
  const there = await answered('fuel-cost?distance=100&consumption=5&price=2&back=yes');
  expect(there.result).toMatchObject({
    value: 20,
    interpretation: '100 kilometres there and back take 10.0 litres and cost €20.00.',
  });
  expect(there.inputs['back']).toEqual({ raw: 'yes', used: 'yes', clamped: false });
  const meant = await answered('fuel-cost?distance=100&consumption=5&price=2&back=true');
  expect([meant.result.value, meant.inputs['back']]).toEqual([20, { raw: 'true', used: 'yes', clamped: false }]);
  const { errors } = await refused('fuel-cost?back=perhaps');
  expect(errors).toMatchObject([{ parameter: 'back', code: 'unknown_option', allowed: ['yes', 'no'] }]);
});

test('the documents say so', () => {
  const registry = JSON.parse(text('registry.json')) as {
    calculators: readonly { slug: string; inputs: readonly Record<string, unknown>[] }[];
  };
  const inputOf = (slug: string, name: string) =>
    registry.calculators.find((each) => each.slug === slug)?.inputs.find((input) => input['name'] === name);
  expect(inputOf('body-mass-index', 'height')).toMatchObject({ required: true, min: 120 });
  expect(inputOf('body-mass-index', 'height')).not.toHaveProperty('default');
  expect(inputOf('pizza-dough', 'balls')).toMatchObject({ whole: true, default: 4 });
  expect(inputOf('wall-paint', 'coats')).toMatchObject({ unit: 'coats' });
  expect(inputOf('fuel-cost', 'back')).toEqual({
    name: 'back',
    label: 'There and back',
    type: 'select',
    default: 'no',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  });
  const openapi = JSON.parse(text('openapi.json')) as {
    paths: Record<string, { get: { parameters: readonly { name?: string; required?: boolean; schema?: object }[] } }>;
  };
  const parameterOf = (slug: string, name: string) =>
    openapi.paths[`/api/calc/${slug}`]?.get.parameters.find((each) => each.name === name);
  expect(parameterOf('body-mass-index', 'height')).toMatchObject({ required: true, schema: { type: 'number' } });
  expect(parameterOf('pizza-dough', 'balls')).toMatchObject({ schema: { type: 'integer', default: 4 } });
  expect(text('llms/health.txt')).toContain('height cm 120..230 required [Height without shoes]');
  expect(text('llms/kitchen.txt')).toContain('balls balls 1..100 whole = 4');
});

test('a text is a class of the answer, a word of the sentence, and a value of the trace', async () => {
  const answer = await get(app, '/api/calc/body-mass-index?height=180&weight=95&trace=true');
  expect(answer.json()).toMatchObject({
    result: { value: 29.3, text: 'overweight', interpretation: expect.stringContaining('29.3 is overweight;') },
    trace: {
      steps: expect.arrayContaining([expect.objectContaining({ name: 'class', value: 'overweight', unit: '' })]),
    },
  });
  const cable = await get(app, '/api/calc/cable-cross-section?length=5&current=6&system=12');
  expect(cable.json()).toMatchObject({
    result: { interpretation: expect.stringContaining('so 4 mm², or AWG 12 in America') },
  });
  expect(text('calculators.json')).toContain('"obesity"');
  expect(text('openapi-full.json')).toContain('"enum": [\n                      "underweight"');
  expect(text('llms-full.txt')).toContain('result.text, is one of: underweight; normal; overweight; obesity.');
});
