/** Every example of the OpenAPI document fits its schema and is what the service answers to the call it shows. */
import { calculations } from '../support/calculations.js';
import { mismatches } from '../support/openapi.js';
import { getAll, type PipedAnswer } from '../support/pipeline.js';
import { startRealApp } from '../support/real-app.js';
import { registry } from '../support/registry.js';

const examples = calculations.map(({ slug, schema, example }) => ({ slug, schema, ...example }));
const registryCalls = registry.calculators.flatMap(({ slug, endpoint, examples: worked }) =>
  worked.map(({ name, inputs, value }) => {
    const query = new URLSearchParams(
      Object.entries(inputs).flatMap(([key, given]) =>
        [given].flat().map((each): [string, string] => [key, String(each)]),
      ),
    );
    return { slug, name, value, target: `${new URL(endpoint).pathname}${query.size === 0 ? '' : `?${query}`}` };
  }),
);

let answers: ReadonlyMap<string, PipedAnswer>;
beforeAll(async () => {
  const app = await startRealApp();
  const targets = [...examples, ...registryCalls].map(({ target }) => target);
  answers = new Map((await getAll(app, [...new Set(targets)])).map((answer) => [answer.target, answer]));
  await app.stop();
});

function answerTo(target: string): Record<string, unknown> {
  return JSON.parse(answers.get(target)?.text ?? '{}');
}

test.each(examples)('$slug: the answer is the example, and fits the schema', ({ slug, schema, result, target }) => {
  const found = answerTo(target);
  expect(answers.get(target)?.status).toBe(200);
  expect(Object.keys(result)).toEqual(['value']);
  expect(found).toMatchObject({ slug, result });
  expect(found['result']).toEqual({ ...(found['result'] as object), ...result });
  expect(mismatches(schema, found)).toEqual([]);
});

test('every calculator that can show inputs shows some', () => {
  const plain = examples.filter(({ target }) => !target.includes('?')).map(({ slug }) => slug);
  const without = registry.calculators.filter((each) =>
    each.examples.every(({ inputs }) => Object.keys(inputs).length === 0),
  );
  expect(plain).toEqual(without.map(({ slug }) => slug));
});

test('the examples of the registry give their values', () => {
  const values = registryCalls.map(({ target }) => answerTo(target)['result']);
  expect(values.length).toBeGreaterThanOrEqual(3 * registry.count);
  expect(values).toMatchObject(registryCalls.map(({ value }) => ({ value })));
});

interface Answer {
  readonly result: {
    readonly value: number;
    readonly figures: Readonly<Record<string, object>>;
    readonly secondary?: readonly object[];
  };
}

function beyond(figures: Answer['result']['figures']) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, each]) => [name, { ...each, value: 1e15, high: 1e15 }]),
  );
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
  'a missing figure': ({ result: { figures, ...result }, ...rest }) => ({ ...rest, result }),
  'a figure beyond its range': ({ result, ...rest }) => ({
    ...rest,
    result: { ...result, figures: beyond(result.figures) },
  }),
  'a secondary figure too many': ({ result, ...rest }) => ({
    ...rest,
    result: { ...result, secondary: [...(result.secondary ?? []), { value: 1, unit: '', label: 'More' }] },
  }),
  'missing inputs': (answer) => ({ ...answer, inputs: {} }),
};

test.each(Object.entries(spoiled))('the schemas refuse %s', (_what, spoil) => {
  for (const { schema, target } of examples) {
    expect(mismatches(schema, spoil(answerTo(target) as unknown as Answer))).not.toEqual([]);
  }
});
