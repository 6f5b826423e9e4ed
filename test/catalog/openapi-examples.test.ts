/** Every example of the OpenAPI document fits its schema and is what the service answers to the call it names. */
import { calculations } from '../support/calculations.js';
import { mismatches, openapi } from '../support/openapi.js';
import { getAll, type PipedAnswer } from '../support/pipeline.js';
import { startRealApp } from '../support/real-app.js';

const examples = calculations.flatMap((each) => each.examples.map((example) => ({ ...example, schema: each.schema })));

test.each(calculations)('$slug has three, the first without inputs', (calculation) => {
  expect(calculation.examples).toHaveLength(3);
  expect(calculation.examples[0]?.address).toBe(`${openapi.servers?.[0]?.url}${calculation.path}`);
});

describe('each', () => {
  let answers: ReadonlyMap<string, PipedAnswer>;
  beforeAll(async () => {
    const app = await startRealApp();
    const all = await getAll(
      app,
      examples.map(({ target }) => target),
    );
    answers = new Map(all.map((answer) => [answer.target, answer]));
    await app.stop();
  });

  test.each(examples)('$slug, $summary', ({ schema, answer, target }) => {
    expect(mismatches(schema, answer)).toEqual([]);
    expect(answers.get(target)?.status).toBe(200);
    expect(JSON.parse(answers.get(target)?.text ?? '')).toEqual(answer);
  });
});

interface Answer {
  readonly result: { readonly value: number; readonly secondary?: readonly object[] };
}

/** What the service never answers, made from an answer of it. */
const spoiled: Readonly<Record<string, (answer: Answer) => object>> = {
  'no success': (answer) => ({ ...answer, ok: false }),
  'another calculator': (answer) => ({ ...answer, slug: 'moat' }),
  'a member that is not described': (answer) => ({ ...answer, more: 1 }),
  'a missing member': ({ result, ...rest }) => rest,
  'a value beyond its range': ({ result, ...rest }) => ({ ...rest, result: { ...result, value: 1e15 } }),
  'a value below its range': ({ result, ...rest }) => ({ ...rest, result: { ...result, value: -1e15 } }),
  'no number': ({ result, ...rest }) => ({ ...rest, result: { ...result, value: null } }),
  'a secondary figure too many': ({ result, ...rest }) => ({
    ...rest,
    result: { ...result, secondary: [...(result.secondary ?? []), { value: 1, unit: '', label: 'More' }] },
  }),
  'missing inputs': (answer) => ({ ...answer, inputs: {} }),
};

test.each(Object.entries(spoiled))('the schemas refuse %s', (_what, spoil) => {
  for (const { schema, answer } of examples) {
    expect(mismatches(schema, spoil(answer as unknown as Answer))).not.toEqual([]);
  }
});
