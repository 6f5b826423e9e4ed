/** A question about a calculation: what it takes beside the inputs, and how it is answered. */
import type { QuestionRow } from '../../contract/questions/question.js';
import { questionEnvelope } from '../../contract/questions/question.js';
import type { Schema, Static } from '../../contract/schema.js';
import { memberNames } from '../../contract/schema.js';
import type { EngineWords } from '../../words/engine-words.js';
import type { Refusal } from '../calculator/answer-query.js';
import { invalidParameters, refuseCombination, refuseParameters } from '../calculator/answer-query.js';
import { chosenOptions } from '../calculator/estimate.js';
import type { FieldNames } from '../calculator/fields.js';
import { fieldNames, fieldsParameter, namesAsk } from '../calculator/fields.js';
import type { ReadValue } from '../calculator/measure.js';
import { plainOf } from '../calculator/measure.js';
import { besideInput, eachLine, nameInQuery, pairsIn } from '../calculator/open-records.js';
import { ownAnswer } from '../calculator/own-figures.js';
import type { Parameter, ParameterError } from '../calculator/parameter.js';
import { missingError, parameterError } from '../calculator/parameter.js';
import type { QueryPlan, QueryValues } from '../calculator/query-plan.js';
import { planOf } from '../calculator/query-plan.js';
import { readQuery } from '../calculator/read-query.js';
import type { QueryPair } from '../calculator/scan-query.js';
import type { InputValue, SelectInput } from '../kernel/module.js';
import { assumedIn } from './assumed.js';
import type { AnsweredPoint, Given } from './point.js';
import { pointAt, somewhere } from './point.js';
import { mostTried } from './search.js';
import type { Subject } from './subject.js';

/** A question to a calculator. */
export interface Asked {
  readonly calculator: Subject;
  readonly given: Given;
  /** The question's own parameters, those that were given. */
  readonly own: ReadonlyMap<string, InputValue>;
}

export interface Question {
  /** Its row in the contract. */
  readonly row: QuestionRow;
  readonly parameters: (calculator: Subject) => readonly Parameter[];
  readonly answer: (asked: Asked) => QuestionAnswer<object>;
}

/** Reads a parameter of the question's own. */
type ReadOwn = (name: string, calculator: Subject) => Parameter;

interface QuestionParts<Own extends string, Members> {
  readonly read: Readonly<Record<Own, ReadOwn>>;
  /** The members of the answer, or the one mistake of the question that its parameters cannot show by themselves. */
  readonly answer: (asked: Asked) => QuestionAnswer<Members>;
}

/** A question as the contract describes it, with what reads its parameters and answers it. */
export function questionOf<Own extends string, Members extends Schema>(
  row: QuestionRow<Own, Members>,
  { read, answer }: QuestionParts<Own, Static<Members>>,
): Question {
  const readers: readonly (readonly [string, ReadOwn])[] = Object.entries<ReadOwn>(read);
  return {
    row,
    parameters: (calculator) => readers.map(([name, reader]) => reader(name, calculator)),
    answer: answer as Question['answer'],
  };
}

export type QuestionAnswer<Members> =
  | { readonly kind: 'answered'; readonly members: Members }
  | {
      readonly kind: 'mistaken';
      readonly error: ParameterError;
      /** Parameters that make the question one that has an answer; null when only the caller can tell. */
      readonly instead: Readonly<Record<string, string>> | null;
    }
  | { readonly kind: 'broken'; readonly inputs: readonly string[]; readonly message: string };

export function answered<Members>(members: Members): QuestionAnswer<Members> {
  return { kind: 'answered', members };
}

export function mistaken(
  parts: Parameters<typeof parameterError>[0],
  instead: Readonly<Record<string, string>> | null = null,
): QuestionAnswer<never> {
  return { kind: 'mistaken', error: parameterError(parts), instead };
}

/** The refusal of a choice whose options are more than one request computes; `parameter` names the input. */
export function tooManyOptions(
  { calculator }: Asked,
  { name, options }: SelectInput,
  parameter: string,
): QuestionAnswer<never> {
  const detail = calculator.words.tooManyOptions({ name, count: options.length, most: mostTried });
  return mistaken({ parameter, code: 'not_searchable', detail, received: name });
}

/** The text of the parameter; undefined where it was left out. */
export function ownText({ own }: Asked, name: string): string | undefined {
  const value = own.get(name);
  return value === undefined ? undefined : String(value);
}

/** A question made ready for one calculator. */
export interface PreparedQuestion {
  readonly question: Question;
  readonly calculator: Subject;
  readonly plan: QueryPlan;
  readonly fields: FieldNames;
}

export function prepareQuestion(question: Question, calculator: Subject): PreparedQuestion {
  const { members, droppable } = question.row;
  const fields = fieldNames([...memberNames(questionEnvelope), ...memberNames(members)], droppable);
  const inputs = new Set(calculator.specs.map(({ name }) => name));
  const own = question
    .parameters(calculator)
    .map((parameter) => (inputs.has(parameter.name) ? { ...parameter, name: besideInput(parameter.name) } : parameter));
  const plan = planBeside(calculator, [...own, fieldsParameter(fields)], 'question');
  return { question, calculator, fields, plan };
}

/**
 * A plan with the inputs, day, options and open figures of a calculator and the parameters of a question, but no place
 * and no trace.
 */
export function planBeside({ plan }: Subject, own: readonly Parameter[], owner: QueryPlan['owner']): QueryPlan {
  const { parameters, inputCount } = plan;
  const { with: options, on, lang } = plan.shared;
  const firstOpen = parameters.length - plan.own.length;
  const shared = parameters.filter(
    (_, place) => place === options || place === on || place === lang || place >= firstOpen,
  );
  const firstOther = inputCount + plan.lists.length;
  const all = [...parameters.slice(0, firstOther), ...own, ...shared];
  return { ...planOf(all, inputCount, null, owner), lists: plan.lists, own: plan.own };
}

interface Sought {
  readonly input: string;
  readonly unused: ReadValue | undefined;
}

export type QuestionOutcome =
  | {
      readonly kind: 'answered';
      readonly given: Given;
      /** The input that was looked for, and what the caller sent for it all the same; null where none was. */
      readonly sought: Sought | null;
      readonly members: object;
      /** The members of the answer that are wanted; null for all. */
      readonly wanted: string | null;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Answers the text after the question mark of an address, with what to ask next where that is wanted anyhow. */
export function askQuestion(prepared: PreparedQuestion, query: string, isAsking = false): QuestionOutcome {
  const { question, calculator, plan } = prepared;
  const { words } = calculator;
  const pairs = pairsIn(plan, query);
  const values = readQuery(plan, pairs);
  if (values === null) return { kind: 'refused', refusal: refuseParameters(plan, pairs, words) };
  const firstOther = plan.inputCount + plan.lists.length;
  const own = new Map(
    plan.parameters.slice(firstOther).flatMap(({ name }, place): [string, InputValue][] => {
      const value = values.inputs[firstOther + place];
      return value === undefined ? [] : [[nameInQuery(name), plainOf(value)]];
    }),
  );
  const asksFor = [own.get('for'), own.get('by')];
  const missing = calculator.specs.filter(
    ({ name, required }, place) => required === true && values.inputs[place] === undefined && !asksFor.includes(name),
  );
  if (missing.length > 0)
    return {
      kind: 'refused',
      refusal: refusalOf(
        missing.map((input) => missingError(input, words)),
        words.mistakesOfQuestion,
      ),
    };
  const sought = soughtIn(calculator, own, values.inputs);
  // The input that is asked for needs no value of the caller's.
  const given = calculator.specs.map(
    (spec, place) => (spec.name === sought?.input ? undefined : values.inputs[place]) ?? somewhere(spec, 0.5),
  );
  const undated = calculator.refuseDay(values);
  if (undated !== null) return { kind: 'refused', refusal: refusalOf([undated], words.mistakesOfQuestion) };
  const asked = asAsked(calculator, values);
  const answer = question.answer({ calculator: asked, given, own });
  switch (answer.kind) {
    case 'answered':
      return {
        kind: 'answered',
        given,
        sought,
        members: {
          ...answer.members,
          ...besideMembers(asked, values),
          ...assumptionsOf(asked, values.inputs, own),
          ...((isAsking && question.row.asksNext) || namesAsk(values.fields)
            ? askMember(asked, { ...values, inputs: withoutSought(asked, given, asksFor) })
            : {}),
        },
        wanted: values.fields,
      };
    case 'mistaken':
      return { kind: 'refused', refusal: refuseMistake(answer, plan, pairs) };
    case 'broken': {
      const { inputs, message } = answer;
      return { kind: 'refused', refusal: refuseCombination(calculator, { plan, pairs, values, inputs, message }) };
    }
  }
}

function refuseMistake(
  { error, instead }: QuestionAnswer<never> & { readonly kind: 'mistaken' },
  plan: QueryPlan,
  pairs: readonly QueryPair[],
): Refusal {
  const asked = pairs.flatMap(({ name, value }): [string, string][] => (name === null ? [] : [[name, value ?? '']]));
  const corrected =
    instead &&
    new URLSearchParams(
      eachLine(plan, [...asked.filter(([name]) => !Object.hasOwn(instead, name)), ...Object.entries(instead)]),
    );
  return invalidParameters(error.detail, [error], corrected);
}

/** The day and the own figures of a question, where it has them. */
function besideMembers({ own }: Pick<Subject, 'own'>, { on }: QueryValues) {
  return { ...(on === null ? {} : { on }), ...(own.length === 0 ? {} : { own: ownAnswer(own) }) };
}

/** What was left out, in words; not the input that the question goes through. */
function assumptionsOf(subject: Subject, values: Given, own: Asked['own']) {
  const open = [own.get('for'), own.get('by')];
  const assumptions = assumedIn(subject.specs, values, subject)
    .filter(({ input }) => !open.includes(input))
    .map(({ says }) => says);
  return assumptions.length === 0 ? {} : { assumptions };
}

/** The inputs, where those that the question itself goes through are not open. */
function withoutSought({ specs }: Subject, given: Given, asksFor: readonly (InputValue | undefined)[]): Given {
  return specs.map((spec, place) => given[place] ?? (asksFor.includes(spec.name) ? spec.default : undefined));
}

/** The member `ask`; nothing where no question would narrow the answer. */
function askMember({ asks }: Subject, values: QueryValues) {
  const asked = asks(values);
  return asked.length === 0 ? {} : { ask: asked };
}

function soughtIn({ specs }: Subject, own: Asked['own'], values: Given): Sought | null {
  const input = own.get('for');
  return input === undefined
    ? null
    : { input: String(input), unused: values[specs.findIndex(({ name }) => name === input)] };
}

/** The calculator as it was asked: on its day, with the options of its estimate and the caller's own figures. */
export function asAsked(calculator: Subject, values: QueryValues): Subject {
  const { on } = values;
  const { figures, ranges, texts } = calculator;
  const own = calculator.owning(values);
  const asked = { ...own, figures, ranges, texts, chosen: chosenOptions(values), day: on };
  return on === null ? asked : { ...asked, inputs: (others) => own.inputs({ ...others, on }) };
}

/** One mistake speaks for itself; `counted` counts several. */
export function refusalOf(errors: readonly ParameterError[], counted: EngineWords['mistakes']): Refusal {
  const [first] = errors;
  const detail = errors.length === 1 && first !== undefined ? first.detail : counted({ count: errors.length });
  return invalidParameters(detail, errors);
}

/** An answer that starts from the calculation asked about; where that breaks a requirement, the answer says so. */
export function answerFrom<Members>(
  { calculator, given }: Asked,
  answer: (asked: AnsweredPoint) => QuestionAnswer<Members>,
): QuestionAnswer<Members> {
  const point = pointAt(calculator, given);
  return point.refused === null ? answer(point) : { kind: 'broken', ...point.refused };
}
