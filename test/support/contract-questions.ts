/** What answers are asked for, rightly and wrongly, to hold them to the contract. */
import { calculation } from '../../contract/calculation.js';
import type { Facts } from '../../contract/facts.js';
import { operationsOf, questions } from '../../contract/operations.js';
import { plan } from '../../contract/questions/plan.js';
import { about, registry } from '../../contract/registry.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { subjectOf } from '../../engine/questions/subject.js';
import { createMcpService, spokenIn } from '../../runtime/routes/mcp-service.js';
import { answerCheck } from './contract.js';

interface Question {
  readonly path: string;
  readonly slug: string;
  readonly query: string;
}

/** Questions that are also asked with a figure of the caller's own, inside and outside of its range. */
const ownQuestions = [
  [calculation.path, 'trace=true'],
  [questions.quote.operation.path, 'amount=500'],
  [questions.sensitivity.operation.path, 'fields=effects'],
] as const;

/** What is asked of a calculator, rightly and wrongly. */
function questionsTo(served: ServedCatalog): readonly Question[] {
  const { network: places } = served;
  const [city] = Object.keys(places?.cities ?? {});
  const ofAll = [...served.calculators.values()].flatMap((calculator) => {
    const { slug, specs } = calculator;
    const { figures, ranges } = subjectOf(calculator);
    const open = calculator.plan.own.slice(0, 1);
    const needed = specs
      .filter(({ required }) => required === true)
      .map((spec) => `${spec.name}=${spec.type === 'select' ? spec.options[0]?.value : spec.min}`);
    const over = specs.find(({ type }) => type === 'number');
    const given = needed.join('&');
    const at = (path: string, query: string) => ({ path, slug, query: given === '' ? query : `${given}&${query}` });
    const figure = figures.at(-1) ?? 'value';
    return [
      at(calculation.path, ''),
      at(calculation.path, 'trace=true'),
      at(calculation.path, `trace=true${over === undefined ? '' : `&${over.name}=1e9`}`),
      at(calculation.path, 'fields=result'),
      ...ownQuestions.flatMap(([path, query]) =>
        open.flatMap(({ name, min, max }) => [
          at(path, `${query}&${name}=${max}`),
          at(path, `${query}&${name}=${min - 1}`),
        ]),
      ),
      at(calculation.path, 'mistaken=1'),
      ...(city === undefined ? [] : [at(calculation.path, `city=${city}`), at(calculation.path, 'city=nowhere')]),
      { path: about.path, slug, query: '' },
      { path: about.path, slug, query: 'q=1' },
      ...specs.flatMap(({ name }) => [
        at(questions.compare.operation.path, `by=${name}`),
        at(questions.compare.operation.path, `by=${name}&figure=${figure}`),
        at(questions.solve.operation.path, `for=${name}&at_most=100`),
        ...ranges.map((range) => at(questions.solve.operation.path, `for=${name}&figure=${range}&at_least=1`)),
      ]),
      at(questions.compare.operation.path, 'by=nothing'),
      at(questions.solve.operation.path, 'for=nothing'),
      at(questions.sensitivity.operation.path, 'figure=nothing'),
      at(questions.sensitivity.operation.path, ''),
      at(questions.sensitivity.operation.path, `figure=${figure}&fields=effects`),
      at(questions.quote.operation.path, 'amount=500'),
      at(questions.quote.operation.path, 'amount=-5'),
      ...ranges.map((range) => at(questions.quote.operation.path, `amount=500&figure=${range}`)),
      { path: plan.path, slug: '', query: `item=${[slug, ...needed].join('~')}` },
      { path: plan.path, slug: '', query: `item=${[slug, ...needed].join('~')}&fields=totals` },
    ];
  });
  const [service = '', other = ''] = (places?.categories ?? []).map(({ slug }) => slug);
  const ofPlaces: readonly (readonly [string, string])[] =
    places === null
      ? []
      : [
          ['/api/services', ''],
          ['/api/services', 'q=concrete'],
          ['/api/services', 'q='],
          ['/api/cities', ''],
          ['/api/cities', 'q=1'],
          ['/api/routing', `service=${service}&city=${city}`],
          ['/api/routing', `service=${other}&city=${city}`],
          ['/api/routing', `service=${service}`],
          ['/api/routing', 'service=nothing'],
        ];
  return [
    ...ofAll,
    ...ofPlaces.map(([path, query]) => ({ path, slug: '', query })),
    { path: calculation.path, slug: 'no-such-thing', query: '' },
    { path: calculation.path, slug: other, query: '' },
    { path: about.path, slug: 'fense', query: '' },
    { path: plan.path, slug: '', query: 'item=none' },
    { path: plan.path, slug: '', query: '' },
  ];
}

/** What every answer and every problem has against the contract; and which operations answered, and refused. */
export interface Held {
  readonly wrong: readonly string[];
  readonly answered: readonly string[];
  readonly refused: readonly string[];
  /** What is asked by GET and is no document. */
  readonly asked: readonly string[];
}

export function holdToContract(served: ServedCatalog, facts: Facts): Held {
  const { ask } = createMcpService(spokenIn(served), served.service.leads !== null);
  const rows = operationsOf(facts);
  const checks = new Map(rows.map((row) => [row.path, answerCheck(row, facts)]));
  const results = questionsTo(served).map(({ path, slug, query }) => {
    const { ok, body } = ask(path, slug, new URLSearchParams(query));
    const found = checks.get(path)?.(ok, JSON.parse(body)) ?? ['no row of the contract'];
    return { path, ok, wrong: found.map((each) => `${path} ${slug}?${query}: ${each}`) };
  });
  const pathsWhere = (wanted: boolean) =>
    [...new Set(results.flatMap(({ path, ok }) => (ok === wanted ? [path] : [])))].sort();
  const asked = rows.filter(
    ({ method, isDetail, path }) => method === 'GET' && (isDetail !== true || path === about.path),
  );
  return {
    wrong: results.flatMap(({ wrong }) => wrong),
    answered: pathsWhere(true),
    refused: pathsWhere(false),
    asked: asked.flatMap(({ path }) => (path === registry.path ? [] : [path])).sort(),
  };
}
