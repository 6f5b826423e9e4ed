/**
 * Mutation tests of the proof. `npm run mutants` tries every mutant of the proof and of the table of operations,
 * `-- --sample 300 --seed 1` a random sample, `-- --only monotony` those in files whose path contains this.
 * `-- --match ': all ->'` tries those that make a function return at once, and `-- --living` those that survived the
 * last run. Mutants that no test kills are compared with the original over random entries. The command fails on any
 * that differ and on any not yet listed as equivalent. `-- --record` lists those that do not differ; somebody then has
 * to write the reason.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../test/support/random.js';
import { allMutants, bundle, root } from './bundle.js';
import type { Mutant } from './instrument.js';
import type { Asked } from './process.js';
import { startProcess } from './process.js';
import type { Baseline } from './worker.js';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    match: { type: 'string', default: '' },
    entries: { type: 'string', default: '2000' },
    workers: { type: 'string', default: '2' },
    living: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

const [seed, entries] = [Number(options.seed), Number(options.entries)];
const listFile = join(root, 'scripts', 'mutants', 'equivalent.json');
const cache = join(root, 'node_modules', '.cache');

/** Result for a mutant: the test that killed it, or null. */
interface Outcome {
  readonly mutant: Mutant;
  readonly killer: string | null;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const livingFile = join(cache, 'mutants-living.json');

/** Mutants that make no difference, and why none can be seen. */
interface Equivalents {
  readonly why: string;
  readonly mutants: readonly string[];
}

const unexplained = 'No random entry tells them apart from the original; the reason is still to be written.';

function listedEquivalents(): readonly Equivalents[] {
  return JSON.parse(readFileSync(listFile, 'utf8'));
}

/** Adds mutants to those without a reason yet. */
function listWithoutReason(keys: readonly string[]): void {
  const all = listedEquivalents();
  const explained = all.filter(({ why }) => why !== unexplained);
  const others = all.filter(({ why }) => why === unexplained);
  const mutants = [...others.flatMap((each) => each.mutants), ...keys].sort();
  const groups = [...explained, ...(mutants.length === 0 ? [] : [{ why: unexplained, mutants }])];
  writeFileSync(listFile, `${JSON.stringify(groups, null, 2)}\n`);
}

function keptLiving(): ReadonlySet<string> {
  const keys: string[] = JSON.parse(readFileSync(livingFile, 'utf8'));
  return new Set(keys);
}

function chosen(all: readonly Mutant[]): readonly Mutant[] {
  const living = options.living ? keptLiving() : null;
  const mutants = living === null ? all : all.filter(({ key }) => living.has(key));
  const wanted = mutants.filter(({ file, key }) => file.includes(options.only) && key.includes(options.match));
  if (options.sample === undefined) return wanted;
  const { fraction } = randomFrom(seed);
  const drawn = wanted.map((mutant) => ({ mutant, at: fraction() })).sort((a, b) => a.at - b.at);
  return drawn.slice(0, Number(options.sample)).map(({ mutant }) => mutant);
}

interface Plan {
  readonly tests: readonly number[];
  readonly steps: readonly number[];
}

/**
 * The tests that meet a mutant, those with the fewest steps first because times vary between runs; all tests if the
 * mutant runs while files are loaded.
 */
function planOf(id: number, tests: readonly Baseline[], isLoaded: boolean): Plan {
  const meeting = tests.flatMap((test, index) => (isLoaded || test.met.includes(id) ? [{ test, index }] : []));
  const sorted = meeting.sort((a, b) => a.test.steps - b.test.steps);
  return { tests: sorted.map(({ index }) => index), steps: sorted.map(({ test }) => test.steps) };
}

async function killerOf(mutant: Mutant, plan: Plan, asked: Asked): Promise<string | null> {
  if (plan.tests.length === 0) return null;
  const answer = await asked.ask({ ask: 'try', id: mutant.id, ...plan });
  return answer?.say === 'tried' ? answer.killer : 'it does not end';
}

async function outcomesOf(mutants: readonly Mutant[], file: string): Promise<readonly Outcome[]> {
  const asked = startProcess(file);
  const found = await asked.ask({ ask: 'baseline' });
  if (found?.say !== 'baseline') throw new Error('The suites do not pass without mutants.');
  const { tests } = found;
  const seconds = tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  say(`${mutants.length} mutants, ${tests.length} tests of ${seconds.toFixed(1)} s`);
  const plans = { tests, whileLoading: new Set(found.whileLoading), file };
  const outcomes: Outcome[] = [];
  const queue = [...mutants];
  const lane = async (own: Asked): Promise<void> => {
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const killer = await fateOf(mutant, plans, own);
      outcomes.push({ mutant, killer });
      if (killer === null) say(`lives: ${mutant.file} ${mutant.key}`);
      if (outcomes.length % 50 === 0) say(`${outcomes.length} tried`);
    }
    own.end();
  };
  const others = Array.from({ length: Number(options.workers) - 1 }, () => startProcess(file));
  await Promise.all([asked, ...others].map(lane));
  return outcomes;
}

interface Plans {
  readonly tests: readonly Baseline[];
  readonly whileLoading: ReadonlySet<number>;
  readonly file: string;
}

/** Tries a mutant. One that runs while files are loaded and survives is tried again in a separate process. */
async function fateOf(mutant: Mutant, { tests, whileLoading, file }: Plans, asked: Asked): Promise<string | null> {
  const killer = await killerOf(mutant, planOf(mutant.id, tests, false), asked);
  if (killer !== null || !whileLoading.has(mutant.id)) return killer;
  const own = startProcess(file, mutant.id);
  const found = await killerOf(mutant, planOf(mutant.id, tests, true), own);
  own.end();
  return found;
}

function sayFigures(outcomes: readonly Outcome[]): void {
  const files = [...new Set(outcomes.map(({ mutant }) => mutant.file))].sort();
  const byFile = files.map((name) => [name, outcomes.filter(({ mutant }) => mutant.file === name)] as const);
  for (const [file, all] of [...byFile, ['all', outcomes] as const]) {
    const dead = all.filter(({ killer }) => killer !== null).length;
    say(
      `${String(dead).padStart(5)} of ${String(all.length).padStart(5)} (${((100 * dead) / all.length).toFixed(0)} %) ${file}`,
    );
  }
}

/** Splits survivors into those that make a difference, each with an entry that shows it, and those that make none. */
async function compared(living: readonly Mutant[], file: string) {
  const asked = startProcess(file);
  const found = await asked.ask({ ask: 'observe', seed, count: entries });
  say(
    `${living.length} survivors compared with the original on ${found?.say === 'observed' ? found.entries : 0} entries of seed ${seed}`,
  );
  const [different, equal]: [string[], Mutant[]] = [[], []];
  for (const mutant of living) {
    const answer = await asked.ask({ ask: 'compare', id: mutant.id });
    if (answer?.say !== 'compared') {
      await asked.ask({ ask: 'observe', seed, count: entries });
      different.push(`${mutant.file} ${mutant.key}\n  it does not end`);
    } else if (answer.difference === null) equal.push(mutant);
    else different.push(`${mutant.file} ${mutant.key}\n  ${answer.difference}`);
  }
  asked.end();
  return { different, equal };
}

const file = join(cache, `mutants-${process.pid}.cjs`);
process.once('exit', () => rmSync(file, { force: true }));
mkdirSync(cache, { recursive: true });
const mutants = chosen(allMutants());
await bundle(file, mutants);
const listed = new Set(listedEquivalents().flatMap(({ mutants: keys }) => keys));
const outcomes = await outcomesOf(mutants, file);
sayFigures(outcomes);
const living = outcomes.flatMap(({ mutant, killer }) => (killer === null ? [mutant] : []));
writeFileSync(livingFile, JSON.stringify(living.map(({ key }) => key)));
const unlisted = living.filter(({ key }) => !listed.has(key));
const { different, equal } = unlisted.length === 0 ? { different: [], equal: [] } : await compared(unlisted, file);
for (const each of different) say(`differs: ${each}`);
for (const { file: path, key } of equal) say(`makes no difference: ${path} ${key}`);
if (options.record) listWithoutReason(equal.map(({ key }) => key));
say(
  `${outcomes.length - living.length} noticed, ${living.length - unlisted.length} listed, ${different.length} differ, ${equal.length} make no difference`,
);
process.exitCode = different.length + (options.record ? 0 : equal.length) === 0 ? 0 : 1;
