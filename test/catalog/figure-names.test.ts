/** Every name of a figure that an answer shows works in every question, or is refused with one that does. */
import type { PreparedQuestion } from '../../engine/questions/question.js';
import { askQuestion, prepareQuestion } from '../../engine/questions/question.js';
import { questions } from '../../engine/questions/questions.js';
import type { Subject } from '../../engine/questions/subject.js';
import { subjectOf } from '../../engine/questions/subject.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { chosenSeed } from '../support/random.js';
import { servedCatalog } from '../support/real-app.js';
import { shareOf } from '../support/shares.js';

const subjects = [...serveCatalog(servedCatalog, servedCatalog.service).calculators.values()].map(subjectOf);

/** What each question needs beside its figure. */
function needsOf({ specs }: Subject): Readonly<Record<keyof typeof questions, Readonly<Record<string, string>>>> {
  const name = specs[0]?.name ?? '';
  return { compare: { by: name }, solve: { for: name, at_most: '100' }, sensitivity: {}, quote: { amount: '100' } };
}

/** Inputs that callers must give. */
function requiredOf({ specs }: Subject): Readonly<Record<string, string>> {
  const required = specs.filter((spec) => spec.required === true);
  return Object.fromEntries(
    required.map((spec) => [spec.name, spec.type === 'select' ? (spec.options[0]?.value ?? '') : String(spec.max)]),
  );
}

/** The suggestion for a name that is refused as such; true where it works. */
function tryName(prepared: PreparedQuestion, query: Readonly<Record<string, string>>): string | null | true {
  const outcome = askQuestion(prepared, new URLSearchParams(query).toString());
  const errors = outcome.kind === 'answered' ? [] : outcome.refusal.errors;
  const refused = errors.find(({ parameter, code }) => parameter === 'figure' && code === 'unknown_option');
  return refused === undefined ? true : refused.suggestion;
}

const seed = chosenSeed();
const tried = shareOf(subjects, 3, seed).map((subject) => [subject.slug, subject] as const);

test.each(tried)(`those of %s, with TEST_SEED=${seed}`, (_slug, subject) => {
  const { figures, ranges, texts } = subject;
  const names = [...figures, ...ranges, ...texts].flatMap((name) => [
    name,
    `figures.${name}`,
    `result.figures.${name}`,
  ]);
  const needs = needsOf(subject);
  for (const question of Object.values(questions)) {
    const kind = question.row.name as keyof typeof questions;
    // Without a range there is nothing to hold an amount against, and the refusal says so whatever figure is named.
    if (kind === 'quote' && ranges.length === 0) continue;
    const prepared = prepareQuestion(question, subject);
    const asked = (figure: string) => tryName(prepared, { ...requiredOf(subject), ...needs[kind], figure });
    const lost = names.filter((figure) => {
      const found = asked(figure);
      return found !== true && (found === null || asked(found) !== true);
    });
    expect([kind, lost]).toEqual([kind, []]);
  }
});

test.each([
  ['compare?by=length', 'cost', 'cost.mid'],
  ['sensitivity', 'cost', 'cost.mid'],
  ['sensitivity', 'total', 'total.mid'],
  ['sensitivity', 'cost.high', 'cost.high'],
  ['quote?amount=5000', 'range', 'range'],
])('fence answers %s with figure=%s as %s', (question, figure, answered) => {
  const fence = subjects.find(({ slug }) => slug === 'fence');
  const [name = '', own = ''] = question.split('?');
  if (fence === undefined) throw new Error('there is no fence');
  const prepared = prepareQuestion(questions[name as keyof typeof questions], fence);
  const outcome = askQuestion(prepared, `${own}&figure=${figure}`);
  expect(outcome).toMatchObject({ kind: 'answered', members: { figure: answered } });
});

test.each([
  ['quote', 'amount=5000&figure=cost.high', 'cost'],
  ['quote', 'amount=5000&figure=posts', 'total'],
  ['solve', 'for=length&at_most=5000&figure=result.figures.cost', 'cost'],
  ['sensitivity', 'figure=estimate.total.low', 'total.low'],
])('fence refuses %s?%s and suggests %s', (name, query, suggestion) => {
  const fence = subjects.find(({ slug }) => slug === 'fence');
  if (fence === undefined) throw new Error('there is no fence');
  const prepared = prepareQuestion(questions[name as keyof typeof questions], fence);
  expect(askQuestion(prepared, query)).toMatchObject({ kind: 'refused', refusal: { errors: [{ suggestion }] } });
});
