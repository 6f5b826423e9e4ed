/** The Python package beside the service: at random calls, every number and every sentence is the same. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFolder } from '../../authoring/commands/files.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { moduleName, pythonNames } from '../../generator/emit/python/names.js';
import { emitPython } from '../../generator/emit/python/python-package.js';
import type { Calculator } from '../../generator/model/catalog.js';
import { pythonProgram } from '../support/programs.js';
import { projectRoot } from '../support/project-root.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { randomCall } from '../support/random-calls.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { describeWith } from '../support/services.js';
import { isLong } from '../support/shares.js';

/** Calls of each calculator; PYTHON_CALLS names another number. */
const callCount = Number(process.env['PYTHON_CALLS'] ?? (isLong ? 20 : 8));
const seed = chosenSeed();
const kernel = readFolder(join(projectRoot, 'generator/emit/python/package'));

interface PythonCall {
  readonly slug: string;
  readonly module: string;
  /** By the names of Python. */
  readonly inputs: Readonly<Record<string, number | string>>;
  readonly extras: readonly string[];
  readonly on: string | null;
  readonly expected: unknown;
}

/** What the service answers, as far as the package does. */
function expectedOf(calculator: PreparedCalculator, query: URLSearchParams): unknown {
  const outcome = answerQuery(calculator, query.toString());
  if (outcome.kind === 'refused') return outcome.refusal.code;
  const { inputs, result, estimate } = JSON.parse(outcome.answer.body);
  const used = Object.entries<{ used: unknown; clamped: boolean }>(inputs).map(([name, each]) => [
    name,
    { used: each.used, clamped: each.clamped },
  ]);
  if (estimate === undefined) return { inputs: Object.fromEntries(used), result, estimate: null };
  const { covers, total, lines, options, leaves_out } = estimate;
  const money = { covers, total, lines, ...(options === undefined ? {} : { options }), leaves_out };
  return { inputs: Object.fromEntries(used), result, estimate: money };
}

function pythonCall(calculator: Calculator, random: Random): PythonCall {
  const { slug } = calculator;
  const { prepared, given, extras, on, query } = randomCall(calculator, random);
  const names = pythonNames();
  const inputs = Object.fromEntries([...given].map(([name, value]) => [names.input(name), value]));
  return { slug, module: moduleName(slug), inputs, extras, on, expected: expectedOf(prepared, query) };
}

describeWith([pythonProgram], `the Python package with TEST_SEED=${seed}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-python-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('gives the answers of the service', () => {
    const catalog = checkedCatalog();
    for (const [path, text] of emitPython(catalog, kernel)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const random = randomFrom(seed);
    const calls = catalog.calculators.flatMap((calculator) =>
      Array.from({ length: callCount }, () => pythonCall(calculator, random)),
    );
    writeFileSync(join(folder, 'calls.jsonl'), `${calls.map((call) => JSON.stringify(call)).join('\n')}\n`);
    const script = join(projectRoot, 'test/catalog/compare-python.py');
    const env = { ...process.env, PYTHONPATH: join(folder, 'src'), PYTHONDONTWRITEBYTECODE: '1' };
    const args = [script, 'reckoner', join(folder, 'calls.jsonl')];
    const said = execFileSync(pythonProgram.path ?? '', args, { env, encoding: 'utf8', maxBuffer: 1e8 });
    const [last = '', ...differing] = said.trimEnd().split('\n').reverse();
    expect(differing).toEqual([]);
    expect(JSON.parse(last)).toMatchObject({ differences: 0 });
    expect(JSON.parse(last).numbers).toBeGreaterThan(calls.length * 5);
  });
});
