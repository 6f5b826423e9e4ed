/** What the vectors cover, and that the service, which computes with the modules, gives them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import { writtenValue } from '../../generator/program/call-point.js';
import type { Calculator } from '../../generator/program/catalog.js';
import { givenText } from '../../generator/program/list.js';
import { vectorsSchema } from '../../generator/targets/vectors/vectors-schema.js';
import { projectRoot } from '../support/project-root.js';
import { servedCalculator } from '../support/random-calls.js';
import type { Ends, Vector } from './vectors.js';
import { all, catalog, ends, files, itemsOf, outcomeOf, plainInputs, sentenceOf } from './vectors.js';

function queryOf(calculator: Calculator, vector: Vector): URLSearchParams {
  const plain = Object.entries(plainInputs(calculator, vector)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const items = itemsOf(calculator, vector).flatMap(([list, all]) =>
    all.map((item): [string, string] => [list.name, givenText(list, new Map(Object.entries(item)))]),
  );
  return new URLSearchParams([
    ...plain,
    ...items,
    ...(vector.on === undefined ? [] : [['on', vector.on] as [string, string]]),
  ]);
}

type Figure = { readonly value: number } | { readonly text: string } | Ends;

interface Result {
  readonly value: number;
  readonly text?: string;
  readonly range?: Ends;
  readonly secondary?: readonly { readonly value: number }[];
  readonly figures?: Readonly<Record<string, Figure>>;
  readonly interpretation: string;
}

/** An answer of the service in the form of a vector. */
function outcomeOfResult({ value, text, range, secondary, figures = {}, interpretation }: Result) {
  const named = Object.entries(figures).map(([name, figure]) => {
    return [name, 'text' in figure ? figure.text : 'value' in figure ? figure.value : ends(figure)] as const;
  });
  return {
    value,
    ...(text === undefined ? {} : { text }),
    ...(range === undefined ? {} : { range: ends(range) }),
    ...(secondary === undefined ? {} : { secondary: secondary.map((each) => each.value) }),
    figures: Object.fromEntries(named),
    interpretation,
  };
}

test('every calculator has vectors, and they are as their schema says', () => {
  expect([...files.keys()].sort()).toEqual(catalog.calculators.map(({ slug }) => `${slug}.json`).sort());
  const onDisk = JSON.parse(readFileSync(join(projectRoot, 'generated/schema/vectors.schema.json'), 'utf8'));
  expect(onDisk).toEqual(vectorsSchema);
  const validate = new Ajv2020({ formats: { date: true } }).compile(onDisk);
  for (const [file, text] of files)
    expect({ file, wrong: validate(JSON.parse(text)) ? null : validate.errors }).toEqual({ file, wrong: null });
});

test('vectors reach every option and both bounds of every number, and examples name their source', () => {
  for (const { calculator, vectors } of all) {
    for (const input of calculator.inputs) {
      const used = new Set(vectors.map(({ inputs }) => inputs[input.name]));
      const wanted = input.kind === 'number' ? [input.min, input.max] : input.options.map(({ key }) => key);
      expect(wanted.filter((value) => !used.has(value))).toEqual([]);
    }
    expect(vectors.filter(({ source }) => source !== undefined)).toHaveLength(calculator.examples.length);
  }
});

test('every list is given with one item, with several, with the most, and with every number at its bounds', () => {
  const listed = all.filter(({ calculator }) => calculator.lists.length > 0);
  expect(listed.length).toBeGreaterThan(0);
  for (const { calculator, vectors } of listed)
    for (const list of calculator.lists) {
      const given = vectors.flatMap((vector) => itemsOf(calculator, vector)).filter(([each]) => each === list);
      const counts = given.map(([, items]) => items.length);
      expect(counts).toEqual(expect.arrayContaining([list.least, Math.min(list.most, 3), list.most]));
      for (const input of list.items) {
        const used = new Set(given.flatMap(([, items]) => items.map((item) => item[input.name])));
        const wanted =
          input.kind === 'number'
            ? [input.min, input.max].map((bound) => writtenValue(bound, input))
            : input.options.map(({ key }) => key);
        expect(wanted.filter((value) => !used.has(value))).toEqual([]);
      }
    }
});

test('the service gives every vector', () => {
  for (const { calculator, vectors } of all) {
    for (const vector of vectors) {
      const query = queryOf(calculator, vector);
      const outcome = answerQuery(servedCalculator(calculator.slug), query.toString());
      const where = `${calculator.slug}?${query}`;
      if (outcome.kind === 'refused') {
        expect({ where, refused: outcome.refusal.detail }).toEqual({ where, refused: vector.refused });
        continue;
      }
      const { inputs, result: told, estimate } = JSON.parse(outcome.answer.body);
      const total = estimate === undefined ? {} : { total: ends(estimate.total) };
      const result = { ...told, interpretation: sentenceOf(told.interpretation, vector) };
      expect({ where, ...outcomeOfResult(result), ...total }).toEqual({ where, ...outcomeOf(vector) });
      for (const [name, value] of Object.entries(vector.gives ?? {}))
        expect({ where, name, used: inputs[name].used }).toEqual({ where, name, used: value });
    }
  }
});
