/** What a page shows of a calculator and a query: the same for the server and the browser, because both ask one engine. */
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

/** The parameters of the API that say where: the page that shows a calculator answers them. */
export const placeNames: ReadonlySet<string> = new Set(['city', 'neighborhood']);

/** An input with what the query says of it. */
export interface FieldView {
  readonly spec: InputSpec;
  /** What stands in the field: as it was given, else the default, else nothing. */
  readonly text: string;
  /** Whether the query names it. */
  readonly isGiven: boolean;
  readonly error: ParameterError | null;
}

/** The day that an answer is for, where that matters. */
export interface DayView {
  readonly text: string;
  readonly error: ParameterError | null;
}

export type State =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly curves: readonly Curve[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nothing is wrong yet: what callers must give is not given. */
  | { readonly kind: 'waiting'; readonly missing: readonly InputSpec[] };

export interface CalculatorView {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly disclaimer: string;
  readonly legalDisclaimer: string;
  readonly fields: readonly FieldView[];
  readonly day: DayView | null;
  /** What the query says of the place: name and value. */
  readonly others: readonly (readonly [name: string, value: string])[];
  readonly state: State;
}

/**
 * What a page shows for the text behind the question mark of its address, which is that of the API. Fields that are
 * left empty count as left out, because forms send them all the same. `lack` says whether inputs that must be given and
 * are not are mistakes or are only asked for; left out, they are mistakes as soon as anything but the place is given.
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

/** An option may be given by its size in another unit: what is chosen then is the option. */
function shownText(spec: InputSpec, given: string | undefined, state: State): string {
  if (given === undefined) return String(spec.default ?? '');
  return spec.type === 'select' && state.kind === 'answered' ? String(state.answer.inputs[spec.name]?.used) : given;
}

/** Names and values that are not empty, without what only programs ask for. */
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
