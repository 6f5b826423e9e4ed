/** `GET /api/calc/{slug}/compare`, `/solve`, `/sensitivity`, `/quote`, and `GET /api/plan`. */
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { clampNotes } from '../../engine/calculator/clamp.js';
import { withFields } from '../../engine/calculator/fields.js';
import { compare } from '../../engine/questions/compare.js';
import { answerPlan, planFields } from '../../engine/questions/plan.js';
import type { Question } from '../../engine/questions/question.js';
import { askQuestion, prepareQuestion } from '../../engine/questions/question.js';
import { quote } from '../../engine/questions/quote.js';
import { sensitivity } from '../../engine/questions/sensitivity.js';
import { solve } from '../../engine/questions/solve.js';
import type { Subject } from '../../engine/questions/subject.js';
import { subjectOf } from '../../engine/questions/subject.js';
import { entityTag } from '../../http/representation.js';
import type { HeaderList } from '../../http/shared-headers.js';
import type { Answered } from './answered.js';
import { refusalProblem } from './refusal.js';
import { unknownCalculator } from './unknown-calculator.js';

const questions: readonly Question[] = [compare, solve, sensitivity, quote];

export const planPath = '/api/plan';

export interface QuestionRoute {
  readonly path: string;
  readonly route: string;
  /** `slug` is the calculator of the address; a plan has none. */
  readonly answer: (slug: string, query: string) => Answered;
}

/** The routes of all questions. Each counts as one call, however many calculations it takes. */
export function questionRoutes(catalog: ServedCatalog, headers: HeaderList): readonly QuestionRoute[] {
  const subjects: Subjects = new Map(
    [...catalog.calculators].map(([slug, each]) => [slug, onceAsked(() => subjectOf(each))]),
  );
  return [
    ...questions.map((question) => ({
      path: `/api/calc/:slug/${question.name}`,
      route: `/api/calc/{slug}/${question.name}`,
      answer: questionAnswer(question, subjects, catalog, headers),
    })),
    { path: planPath, route: planPath, answer: planAnswer(subjects, catalog, headers) },
  ];
}

/** Every calculator with the names of its figures, which one calculation finds for all questions. */
type Subjects = ReadonlyMap<string, () => Subject>;

function questionAnswer(
  question: Question,
  subjects: Subjects,
  catalog: ServedCatalog,
  headers: HeaderList,
): QuestionRoute['answer'] {
  const prepared = new Map(
    [...subjects].map(([slug, subject]) => [slug, onceAsked(() => prepareQuestion(question, subject()))]),
  );
  return (slug, query) => {
    const ready = prepared.get(slug)?.();
    if (ready === undefined) return { kind: 'refused', problem: unknownCalculator(catalog, slug, query) };
    const outcome = askQuestion(ready, query);
    const address = `${catalog.baseUrl}/api/calc/${slug}/${question.name}`;
    if (outcome.kind === 'refused') return { kind: 'refused', problem: refusalProblem(outcome.refusal, address) };
    const { calculator } = ready;
    const { title, disclaimer } = calculator;
    const inputs = without(calculator.described(outcome.given), outcome.sought);
    const note = clampNotes(calculator.specs, outcome.given);
    const head = { slug, title, question: question.name, ...(note === '' ? {} : { note }), inputs };
    const members = { ...head, ...outcome.members, disclaimer };
    return answered(withFields({ ok: true, ...members, ...closing(catalog) }, outcome.wanted, ready.fields), headers);
  };
}

/** What is looked for was used with no value of its own. */
function without(inputs: object, sought: string | null): object {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== sought));
}

function planAnswer(subjects: Subjects, catalog: ServedCatalog, headers: HeaderList): QuestionRoute['answer'] {
  const all = onceAsked(() => new Map([...subjects].map(([slug, subject]) => [slug, subject()])));
  return (_slug, query) => {
    const outcome = answerPlan(all(), query);
    if (outcome.kind === 'refused') {
      return { kind: 'refused', problem: refusalProblem(outcome.refusal, `${catalog.baseUrl}${planPath}`) };
    }
    return answered(
      withFields({ ok: true, ...outcome.members, ...closing(catalog) }, outcome.wanted, planFields),
      headers,
    );
  };
}

/** What is made at its first use, and kept: a calculator with a fault spoils its own answers, not the start. */
function onceAsked<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function closing({ service }: ServedCatalog) {
  const { legalDisclaimer, version, catalogHash } = service;
  return { legal_disclaimer: legalDisclaimer, catalog: { version, hash: catalogHash } };
}

function answered(members: object, headers: HeaderList): Answered {
  const body = JSON.stringify(members);
  return { kind: 'answered', body, etag: entityTag(body), headers };
}
