/** The view of a calculation that the service made, from the JSON that its tools answer. */
import { withParameter } from '../../contract/estimate.js';
import type { Refusal } from '../../engine/calculator/answer-query.js';
import { isMoney } from '../../engine/calculator/money.js';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { InputSpec } from '../../engine/kernel/module.js';
import type { Answer } from '../answer/answer.js';
import { changedQuery, readPageQuery } from '../answer/page-query.js';
import type { Price } from '../answer/price.js';
import type { CalculatorView, FieldView, State } from '../answer/view.js';
import type { OptionView, WhatIf } from '../answer/what-if.js';

/** What `describe_calculator` tells, as far as the view needs it. */
export interface Entry {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly disclaimer: string;
  readonly inputs: readonly InputSpec[];
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
export function viewOfTold(entry: Entry, query: string, told: Told, legalDisclaimer: string): CalculatorView {
  const { slug, title, subtitle, disclaimer } = entry;
  const page = readPageQuery(query, entry.inputs);
  const given = new URLSearchParams(page.api);
  const errors = told.ok ? [] : (told.problem.errors ?? []);
  const fields = entry.inputs.map((spec): FieldView => {
    const typed = page.fields.get(spec.name)?.text ?? given.get(spec.name);
    const readings = (page.readings.get(spec.name) ?? []).map((text) => ({
      text,
      query: changedQuery(page.api, { [spec.name]: text }),
    }));
    const applied = told.ok ? told.answer.inputs[spec.name] : undefined;
    return {
      spec,
      text: typed ?? String(applied?.used ?? spec.default ?? ''),
      isGiven: given.has(spec.name),
      error: errors.find(({ parameter }) => parameter === spec.name) ?? null,
      units: [],
      unit: undefined,
      readings,
      moved: applied?.clamped === true ? Number(applied.used) : null,
    };
  });
  const options = given.get(withParameter);
  return {
    ...{ slug, title, subtitle, disclaimer, legalDisclaimer, fields },
    open: [],
    day: null,
    drawing: null,
    labels: {},
    others: options === null ? [] : [[withParameter, options]],
    money: told.ok ? (told.answer.estimate?.total.unit ?? null) : null,
    own: new Map(),
    given: [...given],
    state: told.ok ? answered(entry, told.answer, page.api) : { kind: 'refused', refusal: refusalOf(told.problem) },
  };
}

/** The query of what a caller gave, to fill the form with: options in their own member, places left out. */
export function queryOfInputs(inputs: unknown, options: unknown): string {
  const given = typeof inputs === 'object' && inputs !== null ? Object.entries(inputs) : [];
  const chosen = options === undefined || options === '' ? [] : [[withParameter, String(options)]];
  return new URLSearchParams([...given.map(([name, value]) => [name, String(value)]), ...chosen]).toString();
}

function answered(entry: Entry, told: ToldAnswer, query: string): State {
  const answer: Answer = { ...told, trace: told.trace ?? { steps: [], sources: [] } };
  const whatIf: WhatIf = {
    price: priceOf(answer),
    options: optionsOf(entry, answer, query),
    comparisons: [],
    sways: [],
    quote: null,
    budget: null,
  };
  return { kind: 'answered', answer, sentence: answer.result.interpretation, whatIf };
}

function priceOf({ estimate, result: { value, unit, range } }: Answer): Price {
  if (estimate !== undefined) return estimate.total;
  return range !== undefined && isMoney(range.unit) ? range : { low: value, high: value, unit };
}

/** The options of the estimate: those that are open, and those that the query has chosen. */
function optionsOf({ estimate: known }: Entry, { estimate }: Answer, query: string): readonly OptionView[] {
  const chosen = (new URLSearchParams(query).get(withParameter) ?? '').split(',').filter((name) => name !== '');
  return (known?.options ?? []).flatMap(({ name, line }) => {
    const isChosen = chosen.includes(name);
    const amount = isChosen
      ? estimate?.lines.find((each) => each.line === line)
      : estimate?.options?.find((each) => each.name === name);
    if (amount === undefined) return [];
    const names = isChosen ? chosen.filter((each) => each !== name) : [...chosen, name];
    const changed = changedQuery(query, { [withParameter]: names.length === 0 ? null : names.join(',') });
    return [{ line, amount: { low: amount.low, high: amount.high }, isChosen, query: changed }];
  });
}

function refusalOf({ detail, errors = [], corrected_url: corrected }: ToldProblem): Refusal {
  const query = corrected == null ? null : new URL(corrected).searchParams;
  return {
    code: 'invalid_parameters',
    detail,
    errors: errors.length > 0 ? errors : [ofWhole(detail)],
    corrected: query,
    example: null,
  };
}

/** A problem that belongs to no field, such as a limit. */
function ofWhole(detail: string): ParameterError {
  return { parameter: '', code: 'invalid_combination', detail, received: null, allowed: null, suggestion: null };
}
