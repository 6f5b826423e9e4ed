/** Parts shared by the rows of all questions about calculations. */
import { questionAddress } from '../addresses.js';
import { appliedInputs, ask } from '../calculation.js';
import { catalogVersion } from '../catalog-version.js';
import type { Facts, Sample } from '../facts.js';
import type { Operation, Parameter, ToolWords } from '../operation.js';
import { dayOf, fields, get, inputsIn, optionsOf, query, required, slugIn } from '../operation.js';
import { ownFigures } from '../own-figures.js';
import type { Schema } from '../schema.js';
import {
  both,
  day,
  memberNames,
  named,
  namedRecord,
  number,
  plainText,
  shortened,
  success,
  text,
  texts,
} from '../schema.js';
import type { Text } from '../text.js';

/** Members that the answer to every question has around its own. */
export const questionEnvelope = namedRecord(
  'QuestionEnvelope',
  'What the answer to every question holds.',
  {
    ok: success,
    slug: text('The calculator.'),
    title: text('Its name.'),
    question: text('The last part of the address.'),
    note: text('The numbers that were moved to a bound.'),
    inputs: appliedInputs,
    on: day('The day that was asked for.'),
    own: ownFigures,
    assumptions: texts('What was left out, with the value taken.'),
    ask,
    disclaimer: text('What this estimate leaves out.'),
    legal_disclaimer: text('To be shown with the numbers.'),
    catalog: catalogVersion,
  },
  ['title', 'note', 'on', 'own', 'assumptions', 'ask', 'catalog'],
);

/** A parameter of a question's own. */
export interface OwnParameter {
  readonly schema: Schema & { readonly description: Text };
  readonly isRequired?: boolean;
  readonly example?: unknown;
  /** An input of the calculator that examples ask. */
  readonly namesInput?: boolean;
}

export interface QuestionRow<Own extends string = string, Members extends Schema = Schema> {
  /** The last part of its address. */
  readonly name: string;
  readonly own: Readonly<Record<Own, OwnParameter>>;
  /** The members of the answer that no other question has. */
  readonly members: Members;
  /** The members of an answer that callers may leave out by `fields`. */
  readonly droppable: readonly string[];
  /** True when its tool says what to ask next. */
  readonly asksNext: boolean;
  readonly operation: Operation;
}

interface QuestionText<Own extends string, Members extends Schema> {
  readonly name: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** The name of its answer among the schemas of documents. */
  readonly answerName: string;
  readonly own: Readonly<Record<Own, OwnParameter>>;
  readonly members: Members;
  /** Its own members that `fields` cannot leave out. */
  readonly kept?: readonly string[];
  /** False where the answer itself says which inputs move it most. */
  readonly asksNext?: boolean;
  readonly tool: ToolWords;
  readonly inBrief: Text;
}

/** The row of a question: `GET /api/calc/{slug}/NAME`. */
export function question<const Own extends string, Members extends Schema>(
  words: QuestionText<Own, Members>,
): QuestionRow<Own, Members> {
  const { name, own, members, answerName, kept = [], asksNext = true, ...texts } = words;
  const schema = named(answerName, both(questionEnvelope, shortened(members)));
  const parameters = (facts: Facts) => [
    slugIn(facts),
    ...ownParameters(own, facts.sample),
    ...optionsOf(facts),
    ...dayOf(facts),
    fields,
  ];
  const operation = get({
    ...texts,
    path: questionAddress('{slug}', name),
    isThere: ({ slugs }) => slugs.length > 0,
    parameters: (facts) => [...parameters(facts), inputsIn(facts)],
    answers: () => [{ status: 200, description: 'The answer.', schema }],
    statuses: [304, 400, 404, 429],
  });
  const droppable = ['title', 'ask', 'catalog', ...memberNames(members).filter((each) => !kept.includes(each))];
  return { name, own, members, droppable, asksNext, operation };
}

function ownParameters(own: Readonly<Record<string, OwnParameter>>, sample: Sample | null): readonly Parameter[] {
  return Object.entries(own).map(([name, { schema, isRequired = false, example, namesInput = false }]) => {
    const isList = schema['type'] === 'array';
    const plain = { ...query(name, schema), ...(isList ? { isExploded: true } : {}) };
    const shown = namesInput ? sample?.input : example;
    const told = shown === undefined ? plain : { ...plain, example: shown };
    return isRequired ? required(told) : told;
  });
}

/** The figure that a question is about. */
export const figure = (what: string): OwnParameter => ({
  schema: { ...plainText, description: [what, 'By name; an end of a range is name.low.'] },
});

export const amount = (description: string): OwnParameter => ({ schema: number(description), example: 5000 });
