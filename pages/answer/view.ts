/** Computes the view of a calculator and a query, the same on the server and in the browser. */
import type { Refusal } from '../../engine/calculator/answer-query.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import { fieldsName } from '../../engine/calculator/fields.js';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { scanQuery } from '../../engine/calculator/scan-query.js';
import type { InputSpec } from '../../engine/kernel/module.js';
import type { Answer } from './answer.js';
import type { Curve } from './curve.js';
import { curvesOf } from './curve.js';

/** The parameters of the API that name a place; the page handles them, not the calculator. */
export const placeNames: ReadonlySet<string> = new Set(['city', 'neighborhood']);

/** An input with its value in the query. */
export interface FieldView {
  readonly spec: InputSpec;
  /** The text in the field: as given, else the default, else empty. */
  readonly text: string;
  /** True when the query has it. */
  readonly isGiven: boolean;
  readonly error: ParameterError | null;
}

/** The day of an answer that depends on it. */
export interface DayView {
  readonly text: string;
  readonly error: ParameterError | null;
}

export type State =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly curves: readonly Curve[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nothing is wrong yet, but required inputs are missing. */
  | { readonly kind: 'waiting'; readonly missing: readonly InputSpec[] };

export interface CalculatorView {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly disclaimer: string;
  readonly legalDisclaimer: string;
  readonly fields: readonly FieldView[];
  readonly day: DayView | null;
  /** The parameters of the place in the query. */
  readonly others: readonly (readonly [name: string, value: string])[];
  readonly state: State;
}

/**
 * The view of a query, the text after the question mark of the address. Empty fields count as left out, because forms
 * send them anyway. `lack` decides whether missing required inputs are errors or only asked for; without it, they are
 * errors as soon as anything but the place is given.
 */
export function viewOf(calculator: PreparedCalculator, query: string, lack?: 'error' | 'prompt'): CalculatorView {
  const { slug, title, subtitle, disclaimer, legalDisclaimer, specs, plan } = calculator;
  const given = givenIn(query);
  const others = given.filter(([name]) => placeNames.has(name));
  const state = stateOf(calculator, query, lack ?? (given.length === others.length ? 'prompt' : 'error'));
  const errors = state.kind === 'refused' ? state.refusal.errors : [];
  const errorOf = (name: string): ParameterError | null => errors.find(({ parameter }) => parameter === name) ?? null;
  const textOf = (name: string): string | undefined => given.find(([other]) => other === name)?.[1];
  const fields = specs.map((spec) => {
    const text = textOf(spec.name);
    return { spec, text: shownText(spec, text, state), isGiven: text !== undefined, error: errorOf(spec.name) };
  });
  const day = plan.shared.on === -1 ? null : { text: textOf('on') ?? '', error: errorOf('on') };
  return { slug, title, subtitle, disclaimer, legalDisclaimer, fields, day, others, state };
}

/** The text of a field. For an option given by its size in another unit, that is the option. */
function shownText(spec: InputSpec, given: string | undefined, state: State): string {
  if (given === undefined) return String(spec.default ?? '');
  return spec.type === 'select' && state.kind === 'answered' ? String(state.answer.inputs[spec.name]?.used) : given;
}

/** The names and non-empty values of a query, without the parameters that only programs use. */
function givenIn(query: string): readonly (readonly [string, string])[] {
  return scanQuery(query).flatMap(({ name, value }) =>
    name === null || value === null || isLeftOut(name, value) ? [] : [[name, value] as const],
  );
}

function isLeftOut(name: string, value: string): boolean {
  return value.trim() === '' || name === 'trace' || name === fieldsName;
}

function stateOf(calculator: PreparedCalculator, query: string, lack: 'error' | 'prompt'): State {
  const pairs = scanQuery(query).filter(
    ({ name, value }) => name === null || value === null || !isLeftOut(name, value),
  );
  const asked = [...pairs.map(({ text }) => text), 'trace=true'].join('&');
  const outcome = answerQuery(calculator, asked);
  if (outcome.kind === 'answered') {
    const values = readQuery(calculator.plan, scanQuery(asked));
    const curves = values === null ? [] : curvesOf(calculator, values);
    return { kind: 'answered', answer: JSON.parse(outcome.answer.body) as Answer, curves };
  }
  const { refusal } = outcome;
  const isLack = refusal.errors.every(({ code }) => code === 'missing_parameter');
  if (lack === 'error' || !isLack) return { kind: 'refused', refusal };
  const missing = calculator.specs.filter(({ name }) => refusal.errors.some(({ parameter }) => parameter === name));
  return { kind: 'waiting', missing };
}
