/** The vectors beside everything that computes them: the service, the modules, the Python package and workbooks. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFolder } from '../../authoring/commands/files.js';
import { calculatorWorkbook } from '../../authoring/workbook/calculator-workbook.js';
import { serialDay } from '../../authoring/workbook/sheet-numbers.js';
import { writeWorkbook } from '../../authoring/workbook/workbook.js';
import { keys } from '../../contract/workbook-cells.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import { appliedInputs } from '../../engine/calculator/applied-inputs.js';
import { clamp } from '../../engine/calculator/clamp.js';
import type { InputSpec, Calculator as Module } from '../../engine/kernel/module.js';
import { itemClass } from '../../generator/emit/python/lists.js';
import { moduleName, pythonNames } from '../../generator/emit/python/names.js';
import { emitPython } from '../../generator/emit/python/python-package.js';
import { vectorsSchema } from '../../generator/emit/vectors/vectors-schema.js';
import { placesOf } from '../../generator/emit/workbook/list-cells.js';
import type { Calculator, Input, ListInput } from '../../generator/model/catalog.js';
import { itemName, itemText } from '../../generator/model/list.js';
import { periodKey, periodOf } from '../../generator/model/shared-figure.js';
import type { AppliedInputs } from '../support/applied-inputs.js';
import { pythonProgram } from '../support/programs.js';
import { projectRoot } from '../support/project-root.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { servedCalculator } from '../support/random-calls.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { modules } from '../support/real-modules.js';
import { openWorkbook } from '../support/recalculated-workbook.js';
import { describeWith } from '../support/services.js';
import { isLong } from '../support/shares.js';

interface Ends {
  readonly low: number;
  readonly high: number;
}

type Item = Readonly<Record<string, number | string>>;

interface Vector {
  readonly name: string;
  readonly inputs: Readonly<Record<string, number | string | readonly Item[]>>;
  readonly gives?: Readonly<Record<string, number>>;
  readonly on?: string;
  readonly value?: number;
  readonly text?: string;
  readonly range?: Ends;
  readonly secondary?: readonly number[];
  readonly figures?: Readonly<Record<string, number | string | Ends>>;
  readonly total?: Ends;
  readonly interpretation?: string;
  readonly source?: string;
  readonly refused?: string;
}

interface Vectors {
  readonly slug: string;
  readonly vectors: readonly Vector[];
}

const seed = chosenSeed();
const files = readFolder(join(projectRoot, 'generated/vectors'));
const read = (slug: string): Vectors => JSON.parse(files.get(`${slug}.json`) ?? '{}');
const catalog = checkedCatalog();
const all = catalog.calculators.map((calculator) => ({ calculator, ...read(calculator.slug) }));

/** What comes out, without what the vector says of itself. */
function outcomeOf({ name, inputs, gives, on, source, ...outcome }: Vector) {
  return outcome;
}

/** The items of the lists that a vector gives, by their lists. */
function itemsOf({ lists }: Calculator, { inputs }: Vector): readonly (readonly [ListInput, readonly Item[]])[] {
  return lists.flatMap((list) => {
    const items = inputs[list.name];
    return typeof items === 'object' ? [[list, items] as const] : [];
  });
}

/** What a vector gives but the items of lists. */
function plainInputs({ inputs }: Vector): Item {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) => (typeof value === 'object' ? [] : [[name, value] as const])),
  );
}

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

/** Without what is said in front of it where a list comes to more or less than its input takes. */
function sentenceOf(told: unknown, { gives }: Vector): unknown {
  if (gives === undefined || typeof told !== 'string') return told;
  return told.replace(/^(?:.+? was moved .+? that this calculator takes\. )+/, '');
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

function ends({ low, high }: Ends): Ends {
  return { low, high };
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

test('they reach every option and both bounds of every number, and examples name their source', () => {
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

test('the service gives them', () => {
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

test('the modules give them', () => {
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

describeWith([pythonProgram], 'in Python', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-vectors-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the package gives them', () => {
    const kernel = readFolder(join(projectRoot, 'generator/emit/python/package'));
    for (const [path, text] of emitPython(catalog, kernel)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const calls = all.flatMap(({ calculator, vectors }) => {
      const { slug } = calculator;
      const names = pythonNames();
      return vectors.map((vector) => {
        const inputs = Object.entries(plainInputs(vector)).map(([name, value]) => [names.input(name), value]);
        const lists = itemsOf(calculator, vector).map(([list, items]) => {
          return [names.input(list.name), { class: itemClass(list), items }];
        });
        const call = { inputs: Object.fromEntries(inputs), lists: Object.fromEntries(lists) };
        return JSON.stringify({ slug, module: moduleName(slug), ...call, vector });
      });
    });
    writeFileSync(join(folder, 'calls.jsonl'), `${calls.join('\n')}\n`);
    const script = join(projectRoot, 'test/catalog/compare-vectors.py');
    const env = { ...process.env, PYTHONPATH: join(folder, 'src'), PYTHONDONTWRITEBYTECODE: '1' };
    const args = [script, 'reckoner', join(folder, 'calls.jsonl')];
    const said = execFileSync(pythonProgram.path ?? '', args, { env, encoding: 'utf8', maxBuffer: 1e8 });
    const [last = '', ...differing] = said.trimEnd().split('\n').reverse();
    expect(differing.slice(0, 5)).toEqual([]);
    expect(JSON.parse(last)).toEqual({ vectors: calls.length });
  });
});

/** How many calculators; 0 for all, which takes a minute. */
const bookCount = Number(process.env['WORKBOOKS'] ?? (isLong ? 15 : 8));

test(`workbooks give them, with TEST_SEED=${seed}`, async () => {
  const start = randomFrom(seed).below(all.length);
  const chosen = bookCount === 0 ? all : [...all, ...all].slice(start, start + bookCount);
  const withLists = all.filter(({ calculator }) => calculator.lists.length > 0);
  const picked = [...new Set([...chosen, ...withLists])];
  for (const { calculator, vectors } of picked) {
    const { sheets, places } = calculatorWorkbook(calculator, catalog);
    const asked = sheets.filter(({ name }) => !name.endsWith('examples'));
    const book = await openWorkbook(await writeWorkbook(asked), places, () => true, false);
    for (const vector of vectors) {
      book.type(entriesOf(calculator, vector));
      const where = `${calculator.slug} ${vector.name}`;
      const said = vector.refused === undefined ? workbookOutcome(vector, book.at) : { refused: book.at('refusal') };
      expect({ where, ...said }).toEqual({ where, ...outcomeOf(vector) });
    }
    book.close();
  }
});

function entriesOf(calculator: Calculator, vector: Vector): ReadonlyMap<string, number | string | null> {
  const { inputs: given, on, gives = {} } = vector;
  const typed = calculator.inputs.map((input): [string, number | string | null] => {
    return [keys.entry(input.name), input.name in gives ? null : shownIn(input, plainInputs(vector)[input.name])];
  });
  const items = calculator.lists.flatMap((list) => {
    const own = given[list.name];
    return placesOf(list).flatMap((place) =>
      list.items.map((input): [string, number | string | null] => {
        const value = typeof own === 'object' ? own[place - 1]?.[input.name] : undefined;
        return [keys.entry(itemName(list.name, place, input.name)), shownIn(input, value)];
      }),
    );
  });
  return new Map([...typed, ...items, ...(on === undefined ? [] : [[keys.entry('on'), serialDay(on)] as const])]);
}

/** The number, or the label of the option; null for what is not given. */
function shownIn(input: Input, value: number | string | undefined): number | string | null {
  if (input.kind === 'number' || value === undefined) return value ?? null;
  return input.options.find(({ key }) => key === value)?.label ?? null;
}

type At = (key: string) => unknown;

/** The members that the vector has, as the workbook shows them. */
function workbookOutcome(vector: Vector, at: At) {
  const { text, range, secondary, figures = {}, total } = vector;
  const both = (key: string) => ({ low: at(keys.low(key)), high: at(keys.high(key)) });
  const named = Object.entries(figures).map(([name, figure]) => {
    return [name, typeof figure === 'object' ? both(keys.figure(name)) : at(keys.figure(name))] as const;
  });
  return {
    value: at(keys.result),
    ...(text === undefined ? {} : { text: at(keys.text) }),
    ...(range === undefined ? {} : { range: both(keys.range) }),
    ...(secondary === undefined ? {} : { secondary: secondary.map((_, index) => at(keys.secondary(index))) }),
    figures: Object.fromEntries(named),
    ...(total === undefined ? {} : { total: both(keys.total) }),
    interpretation: sentenceOf(at('headline'), vector),
  };
}
