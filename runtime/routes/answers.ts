/** Joins the rows of the contract with the functions of the engine that answer them. */

import { aboutAddress, questionAddress, registryAddress } from '../../contract/addresses.js';
import { cities } from '../../contract/discovery/cities.js';
import { routing } from '../../contract/discovery/routing.js';
import { services } from '../../contract/discovery/services.js';
import { figures } from '../../contract/figures.js';
import { plan } from '../../contract/questions/plan.js';
import { about } from '../../contract/registry.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { clampNotes } from '../../engine/calculator/clamp.js';
import { withFields } from '../../engine/calculator/fields.js';
import { languageParameters } from '../../engine/calculator/language.js';
import { writtenOf } from '../../engine/calculator/measure.js';
import { queryOf } from '../../engine/calculator/scan-query.js';
import { catalogOf } from '../../engine/discovery/catalog-version.js';
import type { Discover } from '../../engine/discovery/discover.js';
import { discoverBy } from '../../engine/discovery/discover.js';
import { createCalculatorList } from '../../engine/discovery/list-calculators.js';
import { listCities } from '../../engine/discovery/list-cities.js';
import { createFigureList } from '../../engine/discovery/list-figures.js';
import { createServiceList } from '../../engine/discovery/list-services.js';
import { createRouting } from '../../engine/discovery/route.js';
import { answerPlan, planFields } from '../../engine/questions/plan.js';
import type { Question, QuestionOutcome } from '../../engine/questions/question.js';
import { askQuestion, prepareQuestion } from '../../engine/questions/question.js';
import { questions } from '../../engine/questions/questions.js';
import type { Subject } from '../../engine/questions/subject.js';
import { subjectOf } from '../../engine/questions/subject.js';
import type { Handler } from '../../http/locals.js';
import { entityTag } from '../../http/representation.js';
import type { HeaderList } from '../../http/security.js';
import type { InterfaceWords } from '../../words/interface-words.js';
import { wordsFor } from '../../words/interface-words.js';
import type { Answered } from './answered.js';
import { sendAnswered } from './answered.js';
import { cachingUntil } from './caching-until.js';
import { onceAsked } from './once-asked.js';
import { listedCalculators, registryEntries } from './parsed-documents.js';
import { refusalProblem } from './refusal.js';
import { unknownCalculator } from './unknown-calculator.js';

/** `slug` is the calculator of the path; empty where that names none. `isAsking` adds what to ask next, as agents want. */
export type Answer = (slug: string, query: string, isAsking?: boolean) => Answered;

/** By the path of the operation. Each counts as one call, however many calculations it takes. */
export type Answers = ReadonlyMap<string, Answer>;

/** Answers the operation of an address with a name in it, or without one. */
export function answerCall(answer: Answer): Handler {
  return ({ params, url }, response) => sendAnswered(response, answer(String(params['slug'] ?? ''), queryOf(url)));
}

/** All operations but calculations. */
export function answersOf(catalog: ServedCatalog, headers: HeaderList): Answers {
  const subjects: Subjects = new Map(
    [...catalog.calculators].map(([slug, each]) => [slug, onceAsked(() => subjectOf(each))]),
  );
  const { network } = catalog;
  const placed = network === null ? null : { ...catalog, network };
  const discover = (path: string, make: () => Discover): [string, Answer] => {
    const asked = onceAsked(make);
    return [path, (_slug, query) => discovered(asked()(query), `${catalog.baseUrl}${path}`, headers)];
  };
  return new Map<string, Answer>([
    [about.path, aboutAnswer(catalog, headers)],
    ...Object.values(questions).map((each): [string, Answer] => [
      each.row.operation.path,
      questionAnswer(each, subjects, catalog, headers),
    ]),
    [plan.path, planAnswer(subjects, catalog, headers)],
    discover(registryAddress, () => createCalculatorList(catalog, listedCalculators(catalog))),
    discover(figures.path, () => createFigureList(catalog)),
    ...(placed === null
      ? []
      : [
          discover(services.path, () => createServiceList(placed)),
          discover(cities.path, () => listCities(placed)),
          discover(routing.path, () => createRouting(placed)),
        ]),
  ]);
}

/** All that is known of a calculator, as the compiler wrote it. */
function aboutAnswer(catalog: ServedCatalog, headers: HeaderList): Answer {
  const { usage, legalDisclaimer } = catalog.service;
  const describe = (calculator: object): Discover =>
    discoverBy(catalog, { parameters: [], owner: 'address' }, () => ({
      kind: 'answered',
      members: { ok: true, calculator, usage, legal_disclaimer: legalDisclaimer, catalog: catalogOf(catalog) },
    }));
  return (slug, query) => {
    const calculator = registryEntries(catalog).get(slug);
    if (calculator === undefined) return { kind: 'refused', problem: unknownCalculator(catalog, slug, '') };
    return discovered(describe(calculator)(query), `${catalog.baseUrl}${aboutAddress(slug)}`, headers);
  };
}

/** Every calculator with the names of its figures, which one calculation finds for all questions. */
type Subjects = ReadonlyMap<string, () => Subject>;

function questionAnswer(question: Question, subjects: Subjects, catalog: ServedCatalog, headers: HeaderList): Answer {
  const prepared = new Map(
    [...subjects].map(([slug, subject]) => [slug, onceAsked(() => prepareQuestion(question, subject()))]),
  );
  const { name } = question.row;
  return (slug, query, isAsking) => {
    const ready = prepared.get(slug)?.();
    if (ready === undefined) return { kind: 'refused', problem: unknownCalculator(catalog, slug, query) };
    const outcome = askQuestion(ready, query, isAsking);
    const address = `${catalog.baseUrl}${questionAddress(slug, name)}`;
    if (outcome.kind === 'refused') return { kind: 'refused', problem: refusalProblem(outcome.refusal, address) };
    const { title, disclaimer } = ready.calculator;
    const note = noteOf(ready.calculator, outcome, wordsFor(catalog.translation).routes);
    const head = { ok: true, slug, title, question: name, ...(note === '' ? {} : { note }) };
    const inputs = without(ready.calculator.described(outcome.given), outcome.sought?.input);
    const members = { ...head, inputs, ...outcome.members, disclaimer, ...closing(catalog) };
    const kept = cachingUntil(headers, ready.calculator.secondsLeft());
    return answered(withFields(members, outcome.wanted, ready.fields), kept);
  };
}

/** The numbers that were moved to a bound, and the value that was sent for what is looked for. */
function noteOf(
  subject: Subject,
  { given, sought }: QuestionOutcome & { readonly kind: 'answered' },
  { soughtNotUsed }: InterfaceWords['routes'],
): string {
  const unused = sought?.unused;
  const clamped = clampNotes(subject.specs, given, subject);
  if (sought === null || unused === undefined) return clamped;
  const passedOver = soughtNotUsed({ input: sought.input, value: writtenOf(unused) });
  return clamped === '' ? passedOver : `${clamped} ${passedOver}`;
}

/** Drops the sought input, which had no value of its own. */
function without(inputs: object, sought: string | undefined): object {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== sought));
}

function planAnswer(subjects: Subjects, catalog: ServedCatalog, headers: HeaderList): Answer {
  const shared = languageParameters(catalog.service);
  const all = onceAsked(() => new Map([...subjects].map(([slug, subject]) => [slug, subject()])));
  return (_slug, query, isAsking) => {
    const outcome = answerPlan(all(), query, catalog.words, shared, isAsking);
    if (outcome.kind === 'refused') {
      return { kind: 'refused', problem: refusalProblem(outcome.refusal, `${catalog.baseUrl}${plan.path}`) };
    }
    const members = { ok: true, ...outcome.members, ...closing(catalog) };
    const kept = cachingUntil(headers, outcome.secondsLeft);
    return answered(withFields(members, outcome.wanted, planFields), kept);
  };
}

function closing(catalog: ServedCatalog) {
  return { legal_disclaimer: catalog.service.legalDisclaimer, catalog: catalogOf(catalog) };
}

function discovered(found: ReturnType<Discover>, address: string, headers: HeaderList): Answered {
  if (found.kind === 'refused') return { kind: 'refused', problem: refusalProblem(found.refusal, address) };
  return answered(found.members, headers);
}

function answered(members: object, headers: HeaderList): Answered {
  const body = JSON.stringify(members);
  return { kind: 'answered', body, etag: entityTag(body), headers };
}
