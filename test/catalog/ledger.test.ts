/** The ledger of an answer against what nudging everything shows: listed is what moves a figure, and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import { gridOf, placesOf } from '../../engine/calculator/input-grid.js';
import { dayParameter } from '../../engine/calculator/periods.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { InputSpec } from '../../engine/kernel/module.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { projectRoot } from '../support/project-root.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { servedCatalog } from '../support/real-app.js';
import { realSources } from '../support/real-catalog.js';

const seed = chosenSeed();
const calculators = [...serveCatalog(servedCatalog, servedCatalog.service).calculators.values()];
const named = calculators.map((calculator) => [calculator.slug, calculator] as const);

interface Entry {
  readonly kind: string;
  readonly input?: string;
  readonly name?: string;
  readonly change_url?: string | null;
  readonly basis?: string;
  readonly [member: string]: unknown;
}

interface Answer {
  readonly result: { readonly interpretation: string; readonly [member: string]: unknown };
  readonly estimate?: object;
  readonly trace: { readonly steps: readonly { readonly formula: string }[]; readonly ledger: readonly Entry[] };
}

/** The answer; null where the query is refused. */
function answerTo(calculator: PreparedCalculator, query: string): Answer | null {
  const outcome = answerQuery(calculator, query);
  return outcome.kind === 'answered' ? (JSON.parse(outcome.answer.body) as Answer) : null;
}

/** What is published as numbers and classes. */
function figuresOf({ result: { interpretation: _, ...figures }, estimate }: Answer): string {
  return JSON.stringify([figures, estimate]);
}

/** Each input left out, inside its bounds or beyond them. */
function randomQuery({ specs }: PreparedCalculator, random: Random): Record<string, string> {
  const pairs = specs.flatMap((spec): [string, string][] => {
    if (spec.required !== true && random.chance(0.5)) return [];
    if (spec.type === 'select') return [[spec.name, random.pick(spec.options).value]];
    if (spec.type === 'day') return [[spec.name, random.pick([spec.min, spec.max])]];
    if (random.chance(0.3)) return [[spec.name, String(random.chance(0.5) ? spec.max + 1 : spec.min - 1)]];
    const grid = gridOf(spec);
    return [[spec.name, String(grid.at(random.below(grid.size)))]];
  });
  return Object.fromEntries(pairs);
}

/** All options; all steps of a number, or as many of them as a test has time for. */
function valuesOf(spec: InputSpec): readonly string[] {
  if (spec.type === 'select') return spec.options.map(({ value }) => value);
  const { size, at } = placesOf(spec);
  const stride = Math.max(1, Math.floor(size / 400));
  return Array.from({ length: Math.ceil(size / stride) }, (_, part) => String(at(Math.min(size - 1, part * stride))));
}

const queryOf = (pairs: Record<string, string>): string => new URLSearchParams(pairs).toString();
const rounds = 6;

/** `prices.ready_mix`, as formulas name it. */
const groups = parse(readFileSync(join(projectRoot, 'catalog/figures.yaml'), 'utf8')) as Record<string, object>;
const known = Object.entries(groups).flatMap(([group, own]) => Object.keys(own).map((name) => `${group}.${name}`));

describe(`with TEST_SEED=${seed}`, () => {
  test.each(named)('the ledger of %s lists what moves a figure, and nothing else', (_slug, calculator) => {
    const random = randomFrom(seed);
    for (let round = 0; round < rounds; round++) {
      const given = randomQuery(calculator, random);
      const answer = answerTo(calculator, queryOf({ ...given, trace: 'true' }));
      if (answer === null) continue;
      const base = figuresOf(answer);
      const { ledger } = answer.trace;
      for (const spec of calculator.specs) {
        const entry = ledger.find(({ input }) => input === spec.name);
        const asked = Number(given[spec.name]);
        const isClamped = spec.type === 'number' && (asked < spec.min || asked > spec.max);
        const isAssumed = given[spec.name] === undefined || isClamped;
        const moving = valuesOf(spec).some((value) => {
          const other = answerTo(calculator, queryOf({ ...given, [spec.name]: value }));
          return other !== null && figuresOf(other) !== base;
        });
        if (isAssumed && moving) expect([given, entry?.kind]).toEqual([given, isClamped ? 'clamp' : 'default']);
        if (!isAssumed) expect(entry).toBeUndefined();
        if (entry !== undefined && entry.basis !== 'not decided') {
          const url = new URL(String(entry.change_url));
          expect(url.pathname).toBe(`/api/calc/${calculator.slug}`);
          const changed = answerTo(calculator, url.search.slice(1));
          expect(changed === null ? base : figuresOf(changed)).not.toBe(base);
        }
      }
    }
  });
});

test('the prover decides every question of this catalog', () => {
  const undecided = calculators.flatMap((calculator) => {
    const answer = answerTo(calculator, 'trace=true');
    return answer?.trace.ledger.filter(({ basis }) => basis === 'not decided') ?? [];
  });
  expect(undecided).toEqual([]);
});

/** The text of each entry. */
const entries = new Map(
  realSources()
    .calculators.flatMap(({ text }) => text.split(/^(?=\S+:$)/m))
    .map((entry) => [entry.slice(0, entry.indexOf(':')), entry]),
);

test('every shared figure that a formula names is listed with its value, day and source', () => {
  for (const calculator of calculators) {
    const answer = answerTo(calculator, 'trace=true');
    if (answer === null) continue;
    const { steps, ledger } = answer.trace;
    const figures = ledger.filter(({ kind }) => kind === 'figure');
    for (const { name = '', source } of figures) {
      // A figure stands in a formula, or in a cell of an option that a formula reads.
      expect(entries.get(calculator.slug)).toContain(name);
      expect(String(source).length).toBeGreaterThan(10);
    }
    const read = known.filter((name) => steps.some(({ formula }) => formula.split(/[^\w.]+/).includes(name)));
    expect(figures.map(({ name }) => name)).toEqual(expect.arrayContaining(read));
  }
});

test('concrete rests on the price of ready-mix, and says of which day', () => {
  const concrete = calculators.find(({ slug }) => slug === 'concrete');
  if (concrete === undefined) throw new Error('there is no concrete');
  const { trace } = answerTo(concrete, 'length=500&width=10&trace=true&city=alice') ?? {};
  expect(trace?.ledger).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'clamp', input: 'length', asked: 500, used: 200, unit: 'ft' }),
      expect.objectContaining({ kind: 'default', input: 'thickness', used: '4', basis: 'moves' }),
      expect.objectContaining({ kind: 'figure', name: 'prices.ready_mix', low: 130, high: 190, as_of: '2026-01-01' }),
    ]),
  );
  expect(trace?.ledger.map(({ input }) => input)).not.toContain('width');
  expect(trace?.ledger.map(({ input }) => input)).not.toContain(dayParameter);
  expect(JSON.stringify(trace?.ledger)).toContain('city=alice');
});
