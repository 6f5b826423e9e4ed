/** The vectors beside the Python package and workbooks. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFolder } from '../../authoring/commands/files.js';
import { calculatorWorkbook } from '../../authoring/workbook/calculator-workbook.js';
import { serialDay } from '../../authoring/workbook/sheet-numbers.js';
import { writeWorkbook } from '../../authoring/workbook/workbook.js';
import { keys } from '../../contract/workbook-cells.js';
import type { Calculator, Input } from '../../generator/program/catalog.js';
import { itemName } from '../../generator/program/list.js';
import { itemClass } from '../../generator/targets/python/lists.js';
import { moduleName, pythonNames } from '../../generator/targets/python/names.js';
import { emitPython } from '../../generator/targets/python/python-package.js';
import { placesOf } from '../../generator/targets/sheet/list-cells.js';
import { projectRoot } from '../support/project-root.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { isLong } from '../support/shares.js';
import { pythonProgram } from '../support/slow/programs.js';
import { openWorkbook } from '../support/slow/recalculated-workbook.js';
import { describeWith } from '../support/slow/services.js';
import type { Vector } from './published-vectors.js';
import { all, catalog, itemsOf, outcomeOf, plainInputs, sentenceOf } from './published-vectors.js';

const seed = chosenSeed();

describeWith([pythonProgram], 'in Python', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-vectors-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the package gives them', () => {
    const kernel = readFolder(join(projectRoot, 'generator/targets/python/package'));
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
