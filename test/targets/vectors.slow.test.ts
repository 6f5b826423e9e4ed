/** What the vectors cover, and that the service and its modules give them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import { appliedInputs } from '../../engine/calculator/applied-inputs.js';
import { clamp } from '../../engine/calculator/clamp.js';
import type { InputSpec, Calculator as Module } from '../../engine/kernel/module.js';
import type { Calculator } from '../../generator/program/catalog.js';
import { itemText } from '../../generator/program/list.js';
import { periodKey, periodOf } from '../../generator/program/shared-figure.js';
import { vectorsSchema } from '../../generator/targets/vectors/vectors-schema.js';
import type { AppliedInputs } from '../support/applied-inputs.js';
import { projectRoot } from '../support/project-root.js';
import { servedCalculator } from '../support/random-calls.js';
import { modules } from '../support/real-modules.js';
import type { Ends, Item, Vector } from './vectors.js';
import { all, catalog, ends, files, itemsOf, outcomeOf, plainInputs, sentenceOf } from './vectors.js';

function queryOf(calculator: Calculator, vector: Vector): URLSearchParams {
  const plain = Object.entries(plainInputs(vector)).map(([name, value]): [string, string] => [name, String(value)]);
  const items = itemsOf(calculator, vector).flatMap(([{ name }, all]) =>
    all.map((item): [string, string] => [name, itemText(new Map(Object.entries(item)))]),
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
        const wanted = input.kind === 'number' ? [input.min, input.max] : input.options.map(({ key }) => key);
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

test('the modules give every vector', () => {
  for (const { calculator, vectors } of all) {
    const module = modules.get(calculator.slug);
    if (module === undefined) throw new Error(`no module of ${calculator.slug}`);
    for (const vector of vectors) {
      expect(givenBy(module, calculator, vector)).toEqual(vector.gives ?? {});
      const inputs = { ...plainInputs(vector), ...vector.gives, ...periodIn(calculator, vector) };
      const broken = module.refuse?.(inputs) ?? null;
      if (vector.refused !== undefined) {
        expect(broken?.message).toBe(vector.refused);
        continue;
      }
      const { total, ...rest } = outcomeOf(vector);
      expect(broken).toBeNull();
      expect(outcomeOfResult(module.answer(inputs))).toEqual(rest);
    }
  }
});

/** What the functions of a module make of the items, inside the bounds of the inputs that take it. */
function givenBy(
  module: Module<AppliedInputs>,
  calculator: Calculator,
  vector: Vector,
): Readonly<Record<string, number>> {
  const given = itemsOf(calculator, vector).flatMap(([{ name }, items]) => {
    const list = module.lists?.find((each) => each.name === name);
    const applied = items.map((item) => appliedInputs(list?.inputs ?? [], valuesOf(item, list?.inputs ?? [])));
    return (list?.gives ?? []).map(({ input, of }) => {
      const spec = module.inputs.find((each) => each.name === input);
      if (spec?.type !== 'number') throw new Error(`${name} gives ${input}, which is no number`);
      return [input, clamp(spec, of(applied as readonly unknown[] as readonly never[]))] as const;
    });
  });
  return Object.fromEntries(given);
}

function valuesOf(item: Item, specs: readonly InputSpec[]): readonly (number | string | undefined)[] {
  return specs.map(({ name }) => item[name]);
}

/** The period of the day, which modules read in its place. */
function periodIn({ validity: { dated } }: Calculator, { on }: Vector): Readonly<Record<string, string>> {
  const period = dated === null || on === undefined ? undefined : periodOf(on, dated.periods);
  return period === undefined ? {} : { on: periodKey(period) };
}
