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
import { moduleName, pythonNames } from '../../generator/emit/python/names.js';
import { emitPython } from '../../generator/emit/python/python-package.js';
import { vectorsSchema } from '../../generator/emit/vectors/vectors-schema.js';
import type { Calculator } from '../../generator/model/catalog.js';
import { periodKey, periodOf } from '../../generator/model/shared-figure.js';
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

interface Vector {
  readonly name: string;
  readonly inputs: Readonly<Record<string, number | string>>;
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
function outcomeOf({ name, inputs, on, source, ...outcome }: Vector) {
  return outcome;
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

test('the service gives them', () => {
  for (const { calculator, vectors } of all) {
    for (const vector of vectors) {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(vector.inputs)) query.set(name, String(value));
      if (vector.on !== undefined) query.set('on', vector.on);
      const outcome = answerQuery(servedCalculator(calculator.slug), query.toString());
      const where = `${calculator.slug}?${query}`;
      if (outcome.kind === 'refused') {
        expect({ where, refused: outcome.refusal.detail }).toEqual({ where, refused: vector.refused });
        continue;
      }
      const { result, estimate } = JSON.parse(outcome.answer.body);
      const total = estimate === undefined ? {} : { total: ends(estimate.total) };
      expect({ where, ...outcomeOfResult(result), ...total }).toEqual({ where, ...outcomeOf(vector) });
    }
  }
});

test('the modules give them', () => {
  for (const { calculator, vectors } of all) {
    const module = modules.get(calculator.slug);
    if (module === undefined) throw new Error(`no module of ${calculator.slug}`);
    for (const vector of vectors) {
      const inputs = { ...vector.inputs, ...periodIn(calculator, vector) };
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
    const calls = all.flatMap(({ calculator: { slug }, vectors }) => {
      const names = pythonNames();
      return vectors.map((vector) => {
        const inputs = Object.entries(vector.inputs).map(([name, value]) => [names.input(name), value]);
        return JSON.stringify({ slug, module: moduleName(slug), inputs: Object.fromEntries(inputs), vector });
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
  const picked = bookCount === 0 ? all : [...all, ...all].slice(start, start + bookCount);
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

function entriesOf({ inputs }: Calculator, { inputs: given, on }: Vector): ReadonlyMap<string, number | string> {
  const typed = inputs.map((input): [string, number | string] => {
    const value = given[input.name] ?? '';
    const label = input.kind === 'number' ? value : input.options.find(({ key }) => key === value)?.label;
    return [keys.entry(input.name), label ?? ''];
  });
  return new Map([...typed, ...(on === undefined ? [] : [[keys.entry('on'), serialDay(on)] as const])]);
}

type At = (key: string) => unknown;

/** The members that the vector has, as the workbook shows them. */
function workbookOutcome({ text, range, secondary, figures = {}, total }: Vector, at: At) {
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
    interpretation: at('headline'),
  };
}
