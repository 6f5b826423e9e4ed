/** The Python package beside the service: at random calls, every number and every sentence is the same. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFolder } from '../../authoring/commands/files.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { Calculator, Catalog } from '../../generator/program/catalog.js';
import { itemClass } from '../../generator/targets/python/lists.js';
import { moduleName, pythonNames } from '../../generator/targets/python/names.js';
import { emitPython } from '../../generator/targets/python/python-package.js';
import { householdCatalog } from '../support/household-catalog.js';
import { householdCalculator } from '../support/household-pages.js';
import { projectRoot } from '../support/project-root.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { randomCall, servedCalculator } from '../support/random-calls.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { isLong } from '../support/shares.js';
import { pythonProgram } from '../support/slow/programs.js';
import { describeWith } from '../support/slow/services.js';

/** Calls of each calculator; PYTHON_CALLS names another number. */
const callCount = Number(process.env['PYTHON_CALLS'] ?? (isLong ? 20 : 8));
const seed = chosenSeed();
const kernel = readFolder(join(projectRoot, 'generator/targets/python/package'));

interface PythonCall {
  readonly slug: string;
  readonly module: string;
  /** By the names of Python. */
  readonly inputs: Readonly<Record<string, number | string>>;
  /** The class of their items and the items of each list, by the name of Python. */
  readonly lists: Readonly<Record<string, { readonly class: string; readonly items: readonly unknown[] }>>;
  readonly extras: readonly string[];
  readonly on: string | null;
  readonly expected: unknown;
}

type Used = Readonly<Record<string, { readonly used: unknown; readonly clamped: boolean }>>;

function usedOf(inputs: Used) {
  return Object.fromEntries(Object.entries(inputs).map(([name, { used, clamped }]) => [name, { used, clamped }]));
}

function listsTold(lists: Readonly<Record<string, readonly Used[]>>) {
  return Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, items.map(usedOf)]));
}

/** What the service answers, as far as the package does. */
function expectedOf(calculator: PreparedCalculator, query: URLSearchParams): unknown {
  const outcome = answerQuery(calculator, query.toString());
  if (outcome.kind === 'refused') {
    const { code, errors } = outcome.refusal;
    return { code, errors: errors.map((error) => [error.parameter, error.code]) };
  }
  const { inputs, lists = {}, result, estimate } = JSON.parse(outcome.answer.body);
  const told = { inputs: usedOf(inputs), lists: listsTold(lists), result };
  if (estimate === undefined) return { ...told, estimate: null };
  const { covers, total, lines, options, leaves_out } = estimate;
  const money = { covers, total, lines, ...(options === undefined ? {} : { options }), leaves_out };
  return { ...told, estimate: money };
}

function pythonCall(calculator: Calculator, random: Random, served: PreparedCalculator): PythonCall {
  const { slug } = calculator;
  const { prepared, given, lists, extras, on, query } = randomCall(calculator, random, true, served);
  const names = pythonNames();
  const inputs = Object.fromEntries([...given].map(([name, value]) => [names.input(name), value]));
  const listed = calculator.lists.map((list) => {
    const items = (lists.get(list.name) ?? []).map((item) => Object.fromEntries(item));
    return [names.input(list.name), { class: itemClass(list), items }] as const;
  });
  const given_ = Object.fromEntries(listed.filter(([, { items }]) => items.length > 0));
  return { slug, module: moduleName(slug), inputs, lists: given_, extras, on, expected: expectedOf(prepared, query) };
}

interface ListCall {
  readonly query: string;
  readonly inputs?: Readonly<Record<string, number>>;
  readonly items: readonly Readonly<Record<string, number | string>>[];
}

const one = { length: 12, width: 14 };

/** What lists are refused for, and what moves their items, in flooring. */
const listCalls: readonly ListCall[] = [
  { query: 'sqft=500&rooms=length:12~width:14', inputs: { sqft: 500 }, items: [one] },
  { query: 'rooms=length:12~width:abc', items: [{ length: 12, width: 'abc' }] },
  { query: 'rooms=length:12~width:14&rooms=length:x~width:y', items: [one, { length: 'x', width: 'y' }] },
  { query: Array(31).fill('rooms=length:12~width:14').join('&'), items: Array(31).fill(one) },
  { query: 'rooms=length:5000~width:0.5&rooms=length:12~width:14', items: [{ length: 5000, width: 0.5 }, one] },
];

function refusedCall({ query, inputs = {}, items }: ListCall): PythonCall {
  const expected = expectedOf(servedCalculator('flooring'), new URLSearchParams(query));
  const lists = { rooms: { class: 'RoomsItem', items } };
  return { slug: 'flooring', module: 'flooring', inputs, lists, extras: [], on: null, expected };
}

/** Calculators by slug, for a long run of a few. */
const only = (process.env['PYTHON_ONLY'] ?? '').split(',').filter((slug) => slug !== '');

describeWith([pythonProgram], `the Python package with TEST_SEED=${seed}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-python-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Prints what differs, then how many numbers were compared. */
  const compared = (catalog: Catalog, name: string, calls: readonly PythonCall[]): readonly string[] => {
    const own = join(folder, name);
    for (const [path, text] of emitPython(catalog, kernel)) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), text);
    }
    writeFileSync(join(own, 'calls.jsonl'), `${calls.map((call) => JSON.stringify(call)).join('\n')}\n`);
    const script = join(projectRoot, 'test/catalog/compare-python.py');
    const env = { ...process.env, PYTHONPATH: join(own, 'src'), PYTHONDONTWRITEBYTECODE: '1' };
    const [module = ''] = readdirSync(join(own, 'src'));
    const args = [script, module, join(own, 'calls.jsonl')];
    const said = execFileSync(pythonProgram.path ?? '', args, { env, encoding: 'utf8', maxBuffer: 1e8 });
    return said.trimEnd().split('\n').reverse();
  };

  test('gives the answers of the service', () => {
    const catalog = checkedCatalog();
    const random = randomFrom(seed);
    const chosen = catalog.calculators.filter(({ slug }) => only.length === 0 || only.includes(slug));
    const drawn = chosen.flatMap((calculator) =>
      Array.from({ length: callCount }, () => pythonCall(calculator, random, servedCalculator(calculator.slug))),
    );
    const calls = [...drawn, ...listCalls.map(refusedCall)];
    const [last = '', ...differing] = compared(catalog, 'real', calls);
    expect(differing).toEqual([]);
    expect(JSON.parse(last)).toMatchObject({ differences: 0 });
    expect(JSON.parse(last).numbers).toBeGreaterThan(calls.length * 5);
  });

  test('gives those of another catalog to lists', () => {
    const catalog = householdCatalog();
    const random = randomFrom(seed);
    const withLists = catalog.calculators.filter(({ lists }) => lists.length > 0);
    const calls = withLists.flatMap((calculator) =>
      Array.from({ length: 5 * callCount }, () => pythonCall(calculator, random, householdCalculator(calculator.slug))),
    );
    expect(calls.filter(({ lists }) => Object.keys(lists).length > 0)).not.toEqual([]);
    const [last = '', ...differing] = compared(catalog, 'household', calls);
    expect(differing).toEqual([]);
    expect(JSON.parse(last)).toMatchObject({ differences: 0 });
  });
});
