/** Every live answer is what the contract promises, and has no member that the contract does not describe. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '../../authoring/commands/files.js';
import { calculation, calculationAnswer } from '../../contract/calculation.js';
import type { Facts } from '../../contract/facts.js';
import { lead } from '../../contract/lead.js';
import { operationsOf, questions, toolRows } from '../../contract/operations.js';
import { problem } from '../../contract/problem.js';
import { plan } from '../../contract/questions/plan.js';
import { about, registry } from '../../contract/registry.js';
import type { Schema } from '../../contract/schema.js';
import { memberNames, nameOf } from '../../contract/schema.js';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { calculationFields } from '../../engine/calculator/fields.js';
import { subjectOf } from '../../engine/questions/subject.js';
import { calculators } from '../../examples/household/generated/index.js';
import { network } from '../../examples/household/generated/network.js';
import { service } from '../../examples/household/generated/service.js';
import { check } from '../../generator/compile.js';
import { factsOf } from '../../generator/emit/document/facts.js';
import { readDocuments } from '../../runtime/process/read-documents.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { answersOf } from '../../runtime/site/answers.js';
import { createMcpService } from '../../runtime/site/mcp-service.js';
import { answerCheck, closedCheck, inlined } from '../support/contract.js';
import { catalog as fixture } from '../support/fixture-service.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';
import { checkedCatalog } from '../support/real-catalog.js';

const householdFolder = join(projectRoot, 'examples/household');
const household: Catalog = {
  calculators,
  network,
  service,
  documents: readDocuments(join(householdFolder, 'generated')),
};

/** Without the one that breaks its promise. */
const sound = [...fixture.calculators].filter(([slug]) => slug !== 'broken');

/** The catalogs that are asked; of the fixture nothing was compiled, so that its facts are those of the service. */
const catalogs: readonly (readonly [name: string, catalog: Catalog, facts: () => Facts | null])[] = [
  ['real', servedCatalog, () => factsOf(checkedCatalog())],
  ['household', household, () => factsOfFolder('examples/household/catalog')],
  ['fixture', { ...fixture, calculators: new Map(sound) }, () => null],
];

function factsOfFolder(folder: string): Facts {
  const { catalog } = check(readSources(projectRoot, folder));
  if (catalog === null) throw new Error(`${folder} has mistakes`);
  return factsOf(catalog);
}

interface Question {
  readonly path: string;
  readonly slug: string;
  readonly query: string;
}

/** What is asked of a calculator, rightly and wrongly. */
function questionsTo(served: ReturnType<typeof serveCatalog>): readonly Question[] {
  const { network: places } = served;
  const [city] = Object.keys(places?.cities ?? {});
  const ofAll = [...served.calculators.values()].flatMap((calculator) => {
    const { slug, specs } = calculator;
    const { figures, ranges } = subjectOf(calculator);
    const needed = specs
      .filter(({ required }) => required === true)
      .map((spec) => `${spec.name}=${spec.type === 'number' ? spec.min : spec.options[0]?.value}`);
    const over = specs.find(({ type }) => type === 'number');
    const given = needed.join('&');
    const at = (path: string, query: string) => ({ path, slug, query: given === '' ? query : `${given}&${query}` });
    const figure = figures.at(-1) ?? 'value';
    return [
      at(calculation.path, ''),
      at(calculation.path, 'trace=true'),
      at(calculation.path, `trace=true${over === undefined ? '' : `&${over.name}=1e9`}`),
      at(calculation.path, 'fields=result'),
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

describe.each(catalogs)('of the %s catalog', (_name, catalog, compiled) => {
  const served = serveCatalog(catalog, { baseUrl: 'https://calc.example', requestsPerMinute: 60 });
  const ofService = createMcpService(served, answersOf(served, []), catalog.service.leads !== null);
  const facts = compiled() ?? ofService.facts;
  const rows = operationsOf(facts);
  const checks = new Map(rows.map((row) => [row.path, answerCheck(row, facts)]));

  test('every answer and every problem has what the contract describes and nothing else', () => {
    const seen = { answers: new Set<string>(), problems: new Set<string>() };
    const wrong = questionsTo(served).flatMap(({ path, slug, query }) => {
      const { ok, body } = ofService.ask(path, slug, new URLSearchParams(query));
      (ok ? seen.answers : seen.problems).add(path);
      const found = checks.get(path)?.(ok, JSON.parse(body)) ?? ['no row of the contract'];
      return found.map((each) => `${path} ${slug}?${query}: ${each}`);
    });
    expect(wrong.slice(0, 20)).toEqual([]);
    const asked = rows.filter(
      ({ method, isDetail, path }) =>
        method === 'GET' && path !== registry.path && (isDetail !== true || path === about.path),
    );
    expect([...seen.answers].sort()).toEqual(asked.map(({ path }) => path).sort());
    expect([...seen.problems].sort()).toEqual(asked.map(({ path }) => path).sort());
  });

  test('the facts that the service finds say what those of the compiler do', () => {
    const schemasOf = (from: Facts) =>
      toolRows(from).map((row) => [row.tool.name, row.answers(from).map(({ schema }) => schemaWithoutLists(schema))]);
    expect(schemasOf(ofService.facts)).toEqual(schemasOf(facts));
  });
});

/** Money is named by the compiler alone. */
function schemaWithoutLists(schema: Schema): unknown {
  return JSON.parse(JSON.stringify(inlined(schema), (key, value) => (key === 'description' ? undefined : value)));
}

describe('the registry and what is known of calculators', () => {
  const facts = factsOf(checkedCatalog());
  const served = serveCatalog(servedCatalog, { baseUrl: 'https://calc.example', requestsPerMinute: 60 });

  test('the registry is what the contract describes', () => {
    const document = JSON.parse(served.documents.get('registry.json') ?? '');
    expect(answerCheck(registry, facts)(true, document)).toEqual([]);
  });

  test('a member that nobody described is found', () => {
    const [document, details] = ['registry.json', 'calculators.json'].map((name) =>
      JSON.parse(served.documents.get(name) ?? ''),
    );
    const more = { ...document, calculators: [{ ...document.calculators[0], more: 1 }] };
    expect(answerCheck(registry, facts)(true, more)).not.toEqual([]);
    const { fence } = details as Record<string, object>;
    const told = {
      ok: true,
      calculator: { ...fence, more: 1 },
      usage: '',
      legal_disclaimer: '',
      catalog: document.catalog,
    };
    expect(answerCheck(about, facts)(true, told)).not.toEqual([]);
    expect(closedCheck(problem(facts))({ ok: false })).not.toEqual([]);
  });
});

describe('names', () => {
  const facts = factsOf(checkedCatalog());

  test('one name is never given to two schemas', () => {
    const known = new Map<string, string>();
    const clashes: string[] = [];
    const walk = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      const name = nameOf(part);
      const text = JSON.stringify(part);
      if (name !== undefined && (known.get(name) ?? text) !== text) clashes.push(name);
      if (name !== undefined) known.set(name, text);
      for (const inner of Object.values(part)) walk(inner);
    };
    for (const row of operationsOf(facts)) walk([row.answers(facts), row.parameters(facts), row.body?.(facts)]);
    expect(known.size).toBeGreaterThan(50);
    expect(clashes).toEqual([]);
  });

  test('fields takes the members that a calculation has', () => {
    expect([...calculationFields.all].sort()).toEqual(
      [...memberNames(calculationAnswer({ ...facts, isDated: true }))].sort(),
    );
  });

  test('the lead is described where one is taken', () => {
    expect(lead.isThere(facts)).toBe(true);
    expect(readFileSync(join(projectRoot, 'generated/openapi.json'), 'utf8')).toContain(lead.path);
  });
});
