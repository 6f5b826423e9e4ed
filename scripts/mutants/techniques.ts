/**
 * Switches each technique of the proof off and looks for one of its fixtures whose result then differs from the
 * recorded one: `npm run test:techniques`. A technique that no fixture misses fails the command: it needs a fixture, or
 * it decides nothing.
 *
 * `npm run test:techniques -- --catalogs` proves all calculators of the repository without each technique instead, and
 * prints the table of `docs/proof-techniques.md`: how many results change, and the processor time with it and without it.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allMutants, bundle, root } from './bundle.js';
import type { Corpus } from './entries.js';
import { corpora } from './entries.js';
import type { Mutant } from './instrument.js';
import type { Asked } from './process.js';
import { startProcess } from './process.js';
import type { Effect } from './worker.js';

const everything = '{ low: -Infinity, high: Infinity }';

/** Each technique, under the heading of its fixtures, as the mutant that disables it. */
const techniques: Readonly<Record<string, readonly string[]>> = {
  'interval arithmetic': [
    `applyBounds: all -> ${everything}`,
    `tableBounds: all -> ${everything}`,
    `branchBounds: all -> ${everything}`,
    `scheduleBounds: all -> ${everything}`,
    `interpolatedBounds: all -> ${everything}`,
  ],
  'a divisor, a root, a logarithm': ['findWitness: all -> null', 'findRoot: all -> null', 'stairs: all -> []'],
  'whole numbers': ['roundedForm: all -> null'],
  'the grid': ['gridGap: all -> 0'],
  'limits carried back': [
    'restrictOperands: limits.some((each) => each.low <= own.low && each.high >= own.high) -> true',
  ],
  'conditions of several parts': ["opposite: all -> 'maybe'"],
  polynomials: [
    'applyForm: all -> null',
    'productForm: all -> null',
    'quotientForm: all -> null',
    'powerForm: all -> null',
    'branchForm: all -> null',
    'nestedRange: all -> null',
  ],
  facts: ['factsOfComparison: all -> []', 'productsOfFacts: all -> []', 'isKnownOrder: all -> false'],
  'laws of operations': [
    'lawsOf: all -> []',
    'sizeLaws: all -> []',
    'roundingLaws: all -> []',
    'clampLaws: all -> []',
    'absoluteLaws: all -> []',
    'bernoulli: all -> []',
    'exponentialLaw: all -> []',
    'annuityLaws: all -> []',
  ],
  'one function at two places': ['sameFunctionFacts: all -> []', 'oneNumber: all -> []', 'oneFunction: all -> []'],
  'the sign of a product': ['signForm: all -> null'],
  'cases of a choice': ['splitCases: all -> null'],
  'how near to zero': ['leastPositive: all -> 0', 'leastApplied: all -> 0'],
  'what rounding forgives': ['isNonnegativeWithinTolerance: all -> false', 'isAtLeastWithinTolerance: all -> false'],
  cuts: ['cutBox: all -> null', 'bestCut: all -> null'],
  'how figures move': [
    'slopeOfPolynomial: all -> null',
    'slopeOfQuotient: all -> null',
    `branchSlope: all -> ${everything}`,
    `changeOfChoice: all -> ${everything}`,
    `scheduleSlope: all -> ${everything}`,
    `tableChange: all -> ${everything}`,
    'movedToEnd: all -> null',
  ],
  'money that is never negative': ['findAmountWitness: all -> null'],
  'laws that editors state': ['holdsWithinTolerance: all -> false', 'splitBox: all -> null'],
};

interface Technique {
  readonly heading: string;
  readonly key: string;
}

const table: readonly Technique[] = Object.entries(techniques).flatMap(([heading, keys]) =>
  keys.map((key) => ({ heading, key })),
);

function mutantsOfTechniques(): ReadonlyMap<string, Mutant> {
  const named = new Set(table.map(({ key }) => key));
  return new Map(allMutants().flatMap((mutant) => (named.has(mutant.key) ? [[mutant.key, mutant]] : [])));
}

/** A fixture whose result changes without the technique, or null. */
async function missedBy({ heading }: Technique, mutant: Mutant, names: readonly string[], asked: Asked) {
  const tests = names.flatMap((name, index) => (name.includes(` ${heading}: `) ? [index] : []));
  const answer = await asked.ask({ ask: 'try', id: mutant.id, tests, steps: tests.map(() => mostSteps) });
  return answer?.say === 'tried' ? answer.killer : null;
}

/** More than any fixture takes, so that none differs only by taking longer. */
const mostSteps = 100_000_000;

async function run(file: string): Promise<boolean> {
  const mutants = mutantsOfTechniques();
  await bundle(file, [...mutants.values()], ['test/generator/prove/verdicts.slow.test.ts']);
  const asked = startProcess(file);
  const found = await asked.ask({ ask: 'names' });
  const names = found?.say === 'names' ? found.names : [];
  let areMissed = names.length > 0;
  for (const technique of table) {
    const mutant = mutants.get(technique.key);
    const fixture = mutant === undefined ? null : await missedBy(technique, mutant, names, asked);
    const verdict = mutant === undefined ? 'no such mutant' : fixture === null ? 'NO FIXTURE MISSES IT' : fixture;
    say(`${nameOf(technique.key)}: ${verdict}`);
    areMissed &&= fixture !== null;
  }
  asked.end();
  return areMissed;
}

/** For all entries without a technique, on a busy machine. */
const mostMinutes = 60;

const kinds = ['verdicts', 'laws', 'ranges', 'slopes'] as const;

/** Prints a row for each technique; false if one has no mutant. */
async function compareCatalogs(file: string): Promise<boolean> {
  const mutants = mutantsOfTechniques();
  await bundle(file, [...mutants.values()], []);
  const asked = startProcess(file, -1, mostMinutes);
  await asked.ask({ ask: 'entries' });
  say(row(['technique', ...corpora, 'with, s', 'without, s']));
  say(row(['---', ...corpora.map(() => '---'), '--:', '--:']));
  for (const { key } of table) {
    const mutant = mutants.get(key);
    const answer = mutant === undefined ? null : await asked.ask({ ask: 'without', id: mutant.id });
    if (answer?.say !== 'without') throw new Error(`No answer about ${key}.`);
    say(
      row([
        `\`${nameOf(key)}\``,
        ...corpora.map((corpus) => changesIn(corpus, answer.effects)),
        ...times(answer.effects),
      ]),
    );
  }
  asked.end();
  return true;
}

/** "2 verdicts, 13 ranges"; a dash where nothing changes, and nothing where no entry uses the technique. */
function changesIn(corpus: Corpus, effects: readonly Effect[]): string {
  const own = effects.filter((each) => each.corpus === corpus);
  if (own.length === 0) return '';
  const counts = kinds.map((kind) => ({ kind, count: own.reduce((sum, { changed }) => sum + changed[kind], 0) }));
  const changes = counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${count === 1 ? kind.slice(0, -1) : kind}`);
  return changes.length === 0 ? '-' : changes.join(', ');
}

/** Processor time of the entries that use the technique, with and without it. */
function times(effects: readonly Effect[]): readonly string[] {
  return ([0, 1] as const).map((at) =>
    (effects.reduce((sum, { milliseconds }) => sum + milliseconds[at], 0) / 1000).toFixed(1),
  );
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function nameOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const { values: options } = parseArgs({ options: { catalogs: { type: 'boolean', default: false } } });
const cache = join(root, 'node_modules', '.cache');
const file = join(cache, `techniques-${process.pid}.cjs`);
mkdirSync(cache, { recursive: true });
try {
  process.exitCode = (await (options.catalogs ? compareCatalogs : run)(file)) ? 0 : 1;
} finally {
  rmSync(file, { force: true });
}
