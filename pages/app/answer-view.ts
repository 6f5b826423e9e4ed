/** The view of a calculation that the service made, from the JSON that its tools answer. */
import { queryText } from '../../contract/addresses.js';
import { withParameter } from '../../contract/shared-names.js';
import type { Refusal } from '../../engine/calculator/answer-query.js';
import { chosenOptions } from '../../engine/calculator/estimate.js';
import { dayOf } from '../../engine/calculator/list-parameter.js';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import { parameterError } from '../../engine/calculator/parameter.js';
import { resultPrice } from '../../engine/calculator/price.js';
import type { Amount, AnyCalculator, DayInput, InputSpec, Repeated } from '../../engine/kernel/module.js';
import { today } from '../../engine/spelling/day.js';
import type { EngineWords } from '../../words/engine-words.js';
import { engineWords } from '../../words/engine-words.js';
import type { Translation } from '../../words/phrases.js';
import type { Answer } from '../answer/answer.js';
import { fieldView } from '../answer/field-view.js';
import type { ShownList } from '../answer/list-rows.js';
import { itemOf } from '../answer/list-rows.js';
import { listView } from '../answer/list-view.js';
import { pageLanguage } from '../answer/page-language.js';
import { readPageQuery, toggledOption } from '../answer/page-query.js';
import type { CalculatorView, State } from '../answer/view.js';
import type { OptionView, WhatIf } from '../answer/what-if.js';

/** The members of the answer of `describe_calculator` that the view needs. */
export interface Entry extends Pick<AnyCalculator, 'slug' | 'title' | 'subtitle' | 'disclaimer' | 'inputs'> {
  /** With the formulas of the numbers in whose place a day is given. */
  readonly days?: readonly (Omit<DayInput, 'type'> & { readonly gives?: Readonly<Record<string, string>> })[];
  /** With the formula of each input that a list gives. */
  readonly lists?: readonly (Omit<ShownList, 'gives'> & { readonly gives: Readonly<Record<string, string>> })[];
  readonly estimate?: { readonly options?: readonly { readonly name: string; readonly line: string }[] };
}

/** What `calculate_job` answers: its steps only when they were asked for. */
export type ToldAnswer = Omit<Answer, 'trace'> & Partial<Pick<Answer, 'trace'>>;

/** A problem as its text has it. */
export interface ToldProblem {
  readonly detail: string;
  readonly errors?: readonly ParameterError[];
  readonly corrected_url?: string | null;
}

export type Told =
  | { readonly ok: true; readonly answer: ToldAnswer }
  | { readonly ok: false; readonly problem: ToldProblem };

/** The view of what was told for a query of the form. The last answer's disclaimer stays beside a problem. */
export function viewOfTold(
  translation: Translation,
  entry: Entry,
  query: string,
  { told, legalDisclaimer }: { readonly told: Told; readonly legalDisclaimer: string },
): CalculatorView {
  const { slug, title, subtitle, disclaimer } = entry;
  const language = pageLanguage(translation);
  const specs = specsIn(entry);
  const page = readPageQuery(query, specs, listsIn(entry));
  const given = new URLSearchParams(page.api);
  const errors = told.ok ? [] : (told.problem.errors ?? []);
  const answer = told.ok ? told.answer : null;
  const fields = specs.map((spec) => fieldView(spec, given.get(spec.name) ?? undefined, page, { answer, errors }));
  const options = given.get(withParameter);
  return {
    language,
    ...{ slug, title, subtitle, disclaimer, legalDisclaimer, fields },
    lists: page.rows.map((each) => listView(each, errors, answer)),
    open: [],
    day: null,
    ...{ drawing: null, draw: null },
    labels: {},
    repeats: answer === null ? {} : repeatsIn(answer),
    others: options === null ? [] : [[withParameter, options]],
    money: told.ok ? (told.answer.estimate?.total.unit ?? null) : null,
    own: new Map(),
    given: [...given],
    state: told.ok
      ? answered(entry, told.answer, page.api, engineWords(translation))
      : { kind: 'refused', refusal: refusalOf(told.problem) },
  };
}

/** What is told names no steps: an amount of money is taken for what has the same one in the estimate or the range. */
function repeatsIn({ result, estimate }: ToldAnswer): CalculatorView['repeats'] {
  const { value, unit, range, secondary = [] } = result;
  const partOf = (amount: number): Repeated | undefined => {
    const isEnd = ({ low, high }: Amount): boolean => amount === low || amount === high;
    const line = estimate?.lines.findIndex(isEnd) ?? -1;
    if (range !== undefined && isEnd(range)) return 'range';
    return estimate !== undefined && isEnd(estimate.total) ? 'total' : line === -1 ? undefined : line;
  };
  const isTotal = range?.low === estimate?.total.low && range?.high === estimate?.total.high;
  const amounts = [['value', { value, unit }] as const, ...secondary.map((each, at) => [String(at), each] as const)];
  const found = [
    ['range', isTotal ? 'total' : undefined] as const,
    ...amounts.map(([by, each]) => [by, /^\p{Sc}/u.test(each.unit) ? partOf(each.value) : undefined] as const),
  ];
  return Object.fromEntries(found.flatMap(([by, part]) => (part === undefined ? [] : [[by, part] as const])));
}

/** The query of what a caller gave, to fill the form with: options in their own member, places left out. */
export function queryOfInputs(inputs: unknown, options: unknown): string {
  const given = typeof inputs === 'object' && inputs !== null ? Object.entries(inputs) : [];
  const chosen = options === undefined || options === '' ? [] : [[withParameter, String(options)] as const];
  const pairs = given.flatMap(([name, value]) => [value].flat().map((each) => [name, textOf(each)] as const));
  return queryText([...pairs, ...chosen]);
}

/** An item of a list stands in an argument as an object. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return itemOf(Object.entries(value).map(([name, each]) => [name, String(each)]));
}

/** The arguments of a tool for a query of the form. */
export function argumentsOf(query: string, entry: Entry): Readonly<Record<string, unknown>> {
  const lists = listsIn(entry);
  const { api, rows } = readPageQuery(query, specsIn(entry), lists);
  const plain = [...new URLSearchParams(api)].filter(([name]) => !lists.some((list) => list.name === name));
  const given = rows.filter(({ rows: own }) => own.length > 0);
  return Object.fromEntries([
    ...plain,
    ...given.map(({ list, rows: own }) => [
      list.name,
      dayOf(list) === null ? own.map((row) => Object.fromEntries(row)) : own.map(itemOf).join(' '),
    ]),
  ]);
}

/** Each input with a value of its own in every call. */
function specsIn({ inputs, days = [] }: Entry): readonly InputSpec[] {
  const own = days.filter(({ gives }) => gives === undefined).map(specOfDay);
  return [...inputs, ...own];
}

/** A day that is today where it is left out has no default to show. */
function specOfDay({ gives: _, default: usual, ...day }: NonNullable<Entry['days']>[number]): DayInput {
  const isToday = usual === today;
  return { ...day, type: 'day', ...(usual === undefined || isToday ? {} : { default: usual }) };
}

function listsIn({ lists = [], days = [] }: Entry): readonly ShownList[] {
  const ofDays = days.flatMap((day) => {
    const { name, label, gives } = day;
    return gives === undefined ? [] : [{ name, label, gives, least: 1, most: 1, inputs: [specOfDay(day)] }];
  });
  return [...lists, ...ofDays].map((list) => ({
    ...list,
    gives: Object.keys(list.gives).map((input) => ({ input })),
  }));
}

function answered(entry: Entry, told: ToldAnswer, query: string, words: EngineWords): State {
  const answer: Answer = { ...told, trace: told.trace ?? { steps: [], sources: [] } };
  const whatIf: WhatIf = {
    price: answer.estimate?.total ?? resultPrice(answer.result, words),
    options: optionsOf(entry, answer, query),
    comparisons: [],
    sways: [],
    quote: null,
    lines: null,
    budget: null,
    plot: () => null,
  };
  // No cache keeps what a chat shows.
  const kept = { cells: [], secondsLeft: null, deprecated: null };
  return { kind: 'answered', answer, sentence: answer.result.interpretation, whatIf, asks: answer.ask ?? [], ...kept };
}

/** The options of the estimate: those that are open, and those that the query has chosen. */
function optionsOf({ estimate: known }: Entry, { estimate }: Answer, query: string): readonly OptionView[] {
  const chosen = chosenOptions({ with: new URLSearchParams(query).get(withParameter) });
  return (known?.options ?? []).flatMap(({ name, line }) => {
    const isChosen = chosen.includes(name);
    const amount = isChosen
      ? estimate?.lines.find((each) => each.line === line)
      : estimate?.options?.find((each) => each.name === name);
    if (amount === undefined) return [];
    const { low, high } = amount;
    return [{ line, amount: { low, high }, isChosen, query: toggledOption(query, chosen, name) }];
  });
}

function refusalOf({ detail, errors = [], corrected_url: corrected }: ToldProblem): Refusal {
  const query = corrected == null ? null : new URL(corrected).searchParams;
  return {
    code: 'invalid_parameters',
    detail,
    // A problem that belongs to no field, such as a limit.
    errors: errors.length > 0 ? errors : [parameterError({ parameter: '', code: 'invalid_combination', detail })],
    corrected: query,
    example: null,
  };
}
