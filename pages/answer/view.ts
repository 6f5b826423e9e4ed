/** Computes the view of a calculator and a query, the same on the server and in the browser, which loads some of it later. */
import { withParameter } from '../../contract/shared-names.js';
import type { Refusal } from '../../engine/calculator/answer-query.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import type { AskedInput } from '../../engine/calculator/ask.js';
import type { Deprecated } from '../../engine/calculator/deprecated.js';
import { fieldsName } from '../../engine/calculator/fields.js';
import { listsOf } from '../../engine/calculator/list-parameter.js';
import { pairsIn } from '../../engine/calculator/open-records.js';
import { fillableSpecs, ownInput } from '../../engine/calculator/own-figures.js';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { scanQuery } from '../../engine/calculator/scan-query.js';
import type { Cell, InputSpec, Repeated, Repeats } from '../../engine/kernel/module.js';
import { onceFor } from '../../words/once-for.js';
import type { Answer } from './answer.js';
import type { DrawingView } from './drawing.js';
import { drawingOf } from './drawing.js';
import type { FieldView } from './field-view.js';
import { fieldView } from './field-view.js';
import type { ListView } from './list-view.js';
import { listView } from './list-view.js';
import type { LinesOf } from './offer-lines.js';
import type { PageLanguage } from './page-language.js';
import { pageLanguage } from './page-language.js';
import type { PageQuery } from './page-query.js';
import { addressQuery, keptParameters, readPageQuery } from './page-query.js';
import type { WhatIf } from './what-if.js';
import { whatIf } from './what-if.js';

/** The parameters of the API that name a place; the page handles them, not the calculator. */
export const placeNames: ReadonlySet<string> = new Set(['city', 'neighborhood']);

/** Names and values of a query. */
export type Given = readonly (readonly [name: string, value: string])[];

/** The names and values of a query without those of the place. */
export function withoutPlace(given: Given): Given {
  return given.filter(([name]) => !placeNames.has(name));
}

/** Those of the place. */
export function placeIn(given: Given): Given {
  return given.filter(([name]) => placeNames.has(name));
}

/** Parameters of the API that no field has. The form keeps them. */
const keptNames: ReadonlySet<string> = new Set([...placeNames, withParameter]);

/** What the element loads only when it is needed; null until then. */
export interface LaterParts {
  readonly linesOf: LinesOf | null;
  readonly draw: Draw | null;
}

/** Draws as SVG. */
export type Draw = (language: PageLanguage, drawing: DrawingView) => string;

/** The day of an answer that depends on it. */
export interface DayView {
  readonly text: string;
  readonly error: ParameterError | null;
}

export type State =
  | {
      readonly kind: 'answered';
      readonly answer: Answer;
      /** What options and tables have for it. */
      readonly cells: readonly Cell[];
      /** The sentence of the answer, without what its fields tell of numbers that were moved. */
      readonly sentence: string;
      readonly whatIf: WhatIf | null;
      /** What would narrow it. */
      readonly asks: readonly AskedInput[];
      /** For how long it stays the same, in seconds; null where its figures never change. */
      readonly secondsLeft: number | null;
      readonly deprecated: Deprecated | null;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nothing is wrong yet, but required inputs are missing. */
  | { readonly kind: 'waiting'; readonly missing: readonly InputSpec[] };

type Shown = 'slug' | 'title' | 'subtitle' | 'disclaimer' | 'legalDisclaimer' | 'labels';

export interface CalculatorView extends Pick<PreparedCalculator, Shown> {
  readonly language: PageLanguage;
  /** What repeats its figures in this answer. */
  readonly repeats: Readonly<Record<string, Repeated>>;
  readonly fields: readonly FieldView[];
  /** Figures of the catalog in whose place people may put their own. */
  readonly open: readonly FieldView[];
  /** The inputs that repeat. */
  readonly lists: readonly ListView[];
  readonly day: DayView | null;
  /** What is measured, drawn; null where nothing is. */
  readonly drawing: DrawingView | null;
  /** Null where a drawing stays as it is. */
  readonly draw: Draw | null;
  /** Other values of the query that the form keeps: the place, options of the estimate, the plan. */
  readonly others: Given;
  /** The sign of the money that somebody pays for it; null where nobody does. */
  readonly money: string | null;
  /** The parameters that only pages take. */
  readonly own: ReadonlyMap<string, string>;
  /** Values of the query as the API takes them: inputs, the day, options of the estimate, the place. */
  readonly given: Given;
  readonly state: State;
}

/**
 * The view of a query, the text after the question mark of the address. Empty fields count as left out, because forms
 * send them anyway. `lack` decides whether missing required inputs are errors or only asked for; without it, they are
 * errors as soon as anything but the place is given.
 */
export function viewWith(
  { linesOf, draw }: LaterParts,
  calculator: PreparedCalculator,
  query: string,
  lack?: 'error' | 'prompt',
): CalculatorView {
  const { slug, title, subtitle, disclaimer, legalDisclaimer, specs, plan, labels } = calculator;
  const openSpecs = plan.own.map(ownInput);
  const page = readPageQuery(query, fillableSpecs(specs, plan.own), listsOf(plan));
  const given = givenIn(page.api);
  const kept = given.filter(([name]) => keptNames.has(name));
  const state = stateOf(linesOf, calculator, page, lack ?? (given.length === kept.length ? 'prompt' : 'error'));
  const errors = state.kind === 'refused' ? state.refusal.errors : [];
  const errorOf = (name: string): ParameterError | null => errors.find(({ parameter }) => parameter === name) ?? null;
  const textOf = (name: string): string | undefined => given.find(([other]) => other === name)?.[1];
  const answer = state.kind === 'answered' ? state.answer : null;
  const fieldAt = (spec: InputSpec): FieldView => fieldView(spec, textOf(spec.name), page, { answer, errors });
  return {
    language: languageOf(calculator),
    ...{ slug, title, subtitle, disclaimer, legalDisclaimer },
    repeats: repeatsIn(calculator, answer),
    money: calculator.estimate?.unit ?? null,
    ...{ drawing: drawingOf(calculator, answer), draw },
    labels: { ...inputLabels(calculator), ...labels },
    fields: specs.map(fieldAt),
    open: openSpecs.map(fieldAt),
    lists: page.rows.map((rows) => listView(rows, errors, answer)),
    day: plan.shared.on === -1 ? null : { text: textOf('on') ?? '', error: errorOf('on') },
    others: [...kept, ...[...page.own].filter(([name]) => keptParameters.has(name))],
    own: page.own,
    given,
    state,
  };
}

/** The language of the page, which knows the units that the calculator shows. */
const languageOf = onceFor(
  ({ translation, counted }: PreparedCalculator): PageLanguage => ({ ...pageLanguage(translation), counted }),
);

/** A sum of some lines is the total while the other lines cost nothing, which answers leave out. */
function repeatsIn({ repeats, estimate }: PreparedCalculator, answer: Answer | null): CalculatorView['repeats'] {
  const shown = new Set(answer?.estimate?.lines.map(({ line }) => line));
  const isTotal = (places: readonly number[]): boolean =>
    estimate?.lines.every(({ line }, place) => places.includes(place) || !shown.has(line)) === true;
  const partOf = (part: Repeats[string]): Repeated | null =>
    typeof part !== 'object' ? part : isTotal(part) ? 'total' : null;
  const parts = Object.entries(repeats).map(([by, part]) => [by, partOf(part)] as const);
  return Object.fromEntries(parts.flatMap(([by, part]) => (part === null ? [] : [[by, part] as const])));
}

/** Formulas name inputs by their labels, but those that a question labels only in languages of other names. */
function inputLabels({ specs, translation, plan }: PreparedCalculator): CalculatorView['labels'] {
  const all = [...listsOf(plan).flatMap((list) => [list, ...list.inputs]), ...specs];
  const named = all.filter(({ label }) => translation.info !== undefined || !label.endsWith('?'));
  return Object.fromEntries(named.map(({ name, label }) => [name, label]));
}

/** The names and non-empty values of a query, without the parameters that only programs use. */
function givenIn(query: string): Given {
  return scanQuery(query).flatMap(({ name, value }) =>
    name === null || value === null || isLeftOut(name, value) ? [] : [[name, value] as const],
  );
}

function isLeftOut(name: string, value: string): boolean {
  return value.trim() === '' || name === 'trace' || name === fieldsName;
}

function stateOf(
  linesOf: LinesOf | null,
  calculator: PreparedCalculator,
  page: PageQuery,
  lack: 'error' | 'prompt',
): State {
  const pairs = scanQuery(page.api).filter(
    ({ name, value }) => name === null || value === null || !isLeftOut(name, value),
  );
  const asked = pairs.map(({ text }) => text).join('&');
  const outcome = answerQuery(calculator, asked);
  if (outcome.kind === 'answered') {
    const values = readQuery(calculator.plan, pairsIn(calculator.plan, asked));
    if (values === null) throw new Error('a query was answered that cannot be read');
    const told = JSON.parse(outcome.answer.body) as Omit<Answer, 'trace'>;
    const { deprecated } = outcome;
    const { secondsLeft } = outcome.answer;
    return {
      ...answeredState(linesOf, calculator.owning(values), values, told, { ...page, api: asked }),
      secondsLeft,
      deprecated,
    };
  }
  const { refusal } = outcome;
  const isLack = refusal.errors.every(({ code }) => code === 'missing_parameter');
  if (lack === 'error' || !isLack) return { kind: 'refused', refusal };
  const missing = calculator.specs.filter(({ name }) => refusal.errors.some(({ parameter }) => parameter === name));
  return { kind: 'waiting', missing };
}

/** `calculator` computes with the figures of its caller, so that everything on the page does. */
function answeredState(
  linesOf: LinesOf | null,
  calculator: PreparedCalculator,
  values: QueryValues,
  told: Omit<Answer, 'trace'>,
  page: PageQuery,
): Omit<Extract<State, { kind: 'answered' }>, 'secondsLeft' | 'deprecated'> {
  const inputs = calculator.inputs(values);
  return {
    kind: 'answered',
    answer: {
      ...told,
      trace: { steps: calculator.steps(values, inputs), sources: calculator.sources },
    },
    cells: calculator.cells(inputs),
    sentence: calculator.calculate(inputs).interpretation,
    whatIf: whatIf(calculator, values, page.own, addressQuery(page), linesOf),
    asks: calculator.asks(values),
  };
}
