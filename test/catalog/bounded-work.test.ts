/** No request takes more than two hundred calculations: of every calculator, every question, about every input and figure. */
import { answerQuery } from '../../engine/calculator/answer-query.js';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { placesOf } from '../../engine/calculator/input-grid.js';
import { writtenOf } from '../../engine/calculator/measure.js';
import { answerPlan } from '../../engine/questions/plan.js';
import type { Given } from '../../engine/questions/point.js';
import { figureAt } from '../../engine/questions/point.js';
import { askQuestion, prepareQuestion } from '../../engine/questions/question.js';
import { questions } from '../../engine/questions/questions.js';
import type { Subject } from '../../engine/questions/subject.js';
import { subjectOf } from '../../engine/questions/subject.js';
import { calculators } from '../../examples/household/generated/index.js';
import { network } from '../../examples/household/generated/network.js';
import { service } from '../../examples/household/generated/service.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { englishWords } from '../../words/engine-words.js';
import { randomOwn } from '../support/own-figures.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { servedCatalog } from '../support/real-app.js';
import { shareOf } from '../support/shares.js';
import { countedCatalog } from './counted-catalog.js';

const seed = chosenSeed();
/** The bound that callers are promised. */
const most = 200;

const household: Catalog = { calculators, network, service, documents: new Map() };
const counted = [servedCatalog, household].map(countedCatalog);
const named = counted.flatMap(({ catalog, calculationsOf }) =>
  [...serveCatalog(catalog, catalog.service).calculators].map(
    ([slug, calculator]) => [slug, subjectOf(calculator), calculationsOf] as const,
  ),
);

/** A query that gives each input or not; an input without a default always. */
function randomPairs(subject: Subject, random: Random, without = ''): Record<string, string> {
  const { specs } = subject;
  const given = specs.filter(({ name, required }) => name !== without && (required === true || random.chance(0.5)));
  const inputs = given.map((spec): [string, string] => {
    const { size, at } = placesOf(spec);
    return [spec.name, writtenOf(at(random.below(size)))];
  });
  return { ...Object.fromEntries(inputs), ...randomOwn(subject, random) };
}

type Query = Readonly<Record<string, string>>;

const queryOf = (pairs: Query): string => new URLSearchParams(pairs).toString();

/** The questions about a calculator that take parameters of their own, each about all that it can be asked of. */
function asked(subject: Subject, random: Random): Readonly<Record<keyof typeof questions, readonly Query[]>> {
  const { specs, figures, ranges } = subject;
  const numbers = [...figures, ...ranges];
  const somewhere = (): Given => specs.map(placesOf).map(({ size, at }) => at(random.below(size)));
  const target = (figure: string): string => String(figureAt(subject, somewhere(), figure) ?? 100);
  return {
    solve: specs.flatMap(({ name }) =>
      numbers.flatMap((figure) =>
        ['at_most', 'at_least'].map((limit) => ({
          ...randomPairs(subject, random, name),
          for: name,
          figure,
          [limit]: target(figure),
        })),
      ),
    ),
    compare: specs.flatMap((spec) =>
      [{}, ...(spec.type === 'number' ? [{ points: '25' }] : [])].map((points) => ({
        ...randomPairs(subject, random),
        by: spec.name,
        ...points,
      })),
    ),
    sensitivity: numbers.map((figure) => ({ ...randomPairs(subject, random), figure })),
    quote: [{ ...randomPairs(subject, random), amount: '1000' }],
  };
}

describe(`with TEST_SEED=${seed}`, () => {
  test.each(shareOf(named, 6, seed))('no request about %s takes more', (_slug, subject, calculationsOf) => {
    const random = randomFrom(seed);
    for (let round = 0; round < 5; round++) {
      const query = queryOf({ ...randomPairs(subject, random), trace: 'true' });
      expect([query, calculationsOf(() => answerQuery(subject, query)) <= most]).toEqual([query, true]);
    }
    const queries = asked(subject, random);
    for (const question of Object.values(questions)) {
      const prepared = prepareQuestion(question, subject);
      for (const pairs of queries[question.row.name as keyof typeof questions]) {
        const query = queryOf(pairs);
        const taken = calculationsOf(() => askQuestion(prepared, query));
        expect([question.row.name, query, taken <= most]).toEqual([question.row.name, query, true]);
      }
    }
  });

  test('nor does a plan, whatever its items ask for', () => {
    const random = randomFrom(seed);
    const own = named.filter(([slug]) => servedCatalog.calculators.has(slug));
    const subjects = new Map(own.map(([slug, subject]) => [slug, subject]));
    const [{ calculationsOf } = countedCatalog(servedCatalog)] = counted;
    for (let round = 0; round < 50; round++) {
      const items = Array.from({ length: 10 }, () => random.pick(own)).map(([slug, subject]) =>
        [slug, ...Object.entries(randomPairs(subject, random)).map((pair) => pair.join('='))].join('~'),
      );
      const query = new URLSearchParams(items.map((item): [string, string] => ['item', item])).toString();
      const taken = calculationsOf(() => answerPlan(subjects, query, englishWords));
      expect(taken).toBeGreaterThan(0);
      expect([query, taken <= most]).toEqual([query, true]);
    }
  });

  test('and an item of a plan has no trace, which would take as much again', () => {
    const subjects = new Map(named.map(([slug, subject]) => [slug, subject]));
    expect(answerPlan(subjects, 'item=fence~trace=true', englishWords)).toMatchObject({ kind: 'refused' });
  });
});
