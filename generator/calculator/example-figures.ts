/** Compares the figures that a calculator publishes at one point with those that an example expects. */

import { roundTo } from '../../engine/kernel/math.js';
import { trimmed } from '../../engine/kernel/text.js';
import type { RawExample } from '../language/forms/examples.js';
import type { Located } from '../language/forms/form.js';
import type { Calculator, Step } from '../program/catalog.js';
import type { Core } from '../program/core.js';
import { endsOf } from '../program/ends.js';
import type { Evaluation } from '../program/evaluate.js';
import { published, textAt } from '../program/published-program.js';
import type { ShownText } from '../program/text-figure.js';
import { textOfCode } from '../program/text-pool.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Hint } from '../source/hint.js';
import { suggestOrList, write } from '../source/hint.js';
import { unitLabel } from '../units/unit.js';

/** The figures of a calculator, and the steps that a failing example shows. */
export type Published = Pick<
  Calculator,
  'steps' | 'result' | 'text' | 'secondary' | 'resultRange' | 'figures' | 'texts' | 'lists'
>;

type Compare = (what: string, expected: Located<number>, found: number) => void;

/** Reports `example-fails`, with the value of every step, and figures that the calculator does not publish. */
export function checkExpected(raw: RawExample, runnable: Published, evaluation: Evaluation, reporter: Reporter): void {
  const hint = () => `Steps: ${runnable.steps.map((step) => describeStep(step, evaluation)).join('; ')}.`;
  const compare: Compare = (what, { value, span }, found) => {
    const args = { what, expected: String(value), found: String(found) };
    const computed = { span, text: String(found) };
    if (value !== found) reporter.report('example-fails', span, args, { hint: hint(), computed });
  };
  compare('The result', raw.value, published(runnable.result, evaluation));
  if (raw.text !== null) {
    const found = runnable.text === null ? 'none' : textAt(runnable.text, evaluation);
    const args = { what: 'The text of the result', expected: `"${raw.text.value}"`, found: `"${found}"` };
    if (found !== raw.text.value) reporter.report('example-fails', raw.text.span, args, { hint: hint() });
  }
  for (const { name, value } of raw.secondary) {
    const figure = runnable.secondary.find(({ label }) => label === name.value);
    if (figure !== undefined) compare(`\`${name.value}\``, value, published(figure, evaluation));
    else {
      const labels = runnable.secondary.map(({ label }) => label);
      const hint = suggestOrList(name.value, labels, 'Secondary figures');
      reporter.report('unknown-secondary', name.span, { name: name.value }, hint);
    }
  }
  for (const expected of raw.figures) {
    if ('text' in expected.value)
      checkNamedText(expected.name, expected.value.text, runnable, evaluation, reporter, hint);
    else checkNamedFigure(expected.name, expected.value.ends, runnable, evaluation, compare, reporter);
  }
}

/** The numbers that an example may expect by name, as published, or as a step or a list gives them. */
function numberNamed(name: string, { figures, steps, lists }: Published): readonly NamedNumber[] | undefined {
  const shown = figures.find((each) => each.name === name);
  if (shown !== undefined) return endsOf(shown);
  const step = steps.find((each) => each.name === name && each.text === null);
  if (step !== undefined) return step.parts;
  const isGiven = lists.some(({ gives }) => gives.some(({ input }) => input === name));
  return isGiven ? [{ core: { kind: 'input', name } }] : undefined;
}

/** A number of a figure; one without decimals is compared to as many as the example has. */
interface NamedNumber {
  readonly core: Core;
  readonly decimals?: number;
}

function textNamed(name: string, { texts, steps }: Published): ShownText | undefined {
  const shown = texts.find((each) => each.name === name);
  if (shown !== undefined) return shown.text;
  const step = steps.find((each) => each.name === name);
  const core = step?.parts[0]?.core;
  return step?.text && core ? { ...step.text, core } : undefined;
}

function reportUnknownFigure(
  { value, span }: Located<string>,
  { figures, texts, steps }: Published,
  reporter: Reporter,
): void {
  const names = new Set([...figures, ...texts, ...steps].map(({ name }) => name));
  reporter.report('unknown-figure', span, { name: value }, suggestOrList(value, [...names], 'Figures'));
}

function checkNamedText(
  name: Located<string>,
  { value, span }: Located<string>,
  runnable: Published,
  evaluation: Evaluation,
  reporter: Reporter,
  hint: () => string,
): void {
  const named = textNamed(name.value, runnable);
  if (named === undefined) {
    const hint = numbersHint(name.value, value);
    if (numberNamed(name.value, runnable) !== undefined)
      reporter.report('wrong-kind', span, { expected: 'a number', found: 'a text' }, hint);
    else reportUnknownFigure(name, runnable, reporter);
    return;
  }
  const found = textAt(named, evaluation);
  const args = { what: `The text \`${name.value}\``, expected: `"${value}"`, found: `"${found}"` };
  if (found !== value) reporter.report('example-fails', span, args, { hint: hint() });
}

/** The hint for a text such as `370..494` or `"5"` where numbers are expected. */
function numbersHint(name: string, text: string): Hint {
  const [, low = '', high = ''] = /^(-?[\d.]+?) *(?:\.\.|-|to) *(-?[\d.]+)$/.exec(text) ?? [];
  if (high !== '') return write(`[${low}, ${high}]`, ', with both ends.');
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? write(text, ', without quotes.') : { hint: `Give a number: \`${name}: 5\`.` };
}

/** Compares a named figure; an example must give both ends of a range. */
function checkNamedFigure(
  name: Located<string>,
  expected: readonly Located<number>[],
  runnable: Published,
  evaluation: Evaluation,
  compare: Compare,
  reporter: Reporter,
): void {
  const ends = numberNamed(name.value, runnable);
  if (ends === undefined) {
    const hint = `Give a text: \`${name.value}: "..."\`.`;
    if (textNamed(name.value, runnable) !== undefined)
      reporter.report('wrong-kind', name.span, { expected: 'a text', found: 'a number' }, { hint });
    else reportUnknownFigure(name, runnable, reporter);
    return;
  }
  if (ends.length !== expected.length) {
    const isOne = ends.length === 1;
    const hint = isOne ? `Give one number: \`${name.value}: 5\`.` : `Give both ends: \`${name.value}: [5, 10]\`.`;
    const [wanted, found] = isOne ? ['a number', 'a range'] : ['a range', 'a number'];
    reporter.report('wrong-kind', name.span, { expected: wanted, found }, { hint });
    return;
  }
  const words = ends.length === 1 ? [''] : ['The low end of ', 'The high end of '];
  for (const [index, end] of ends.entries()) {
    const each = expected[index];
    if (each === undefined) continue;
    const decimals = end.decimals ?? decimalsOf(each.value);
    compare(`${words[index]}\`${name.value}\``, each, roundTo(evaluation.number(end.core), decimals));
  }
}

function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}

/** A step with its value, as `cost = 250 USD`. */
export function describeStep(step: Step, { number }: Evaluation): string {
  const values = step.parts.map(({ core }) => number(core));
  if (step.text !== null) return `${step.name} = "${textOfCode(step.text.pool, values[0] ?? 0)}"`;
  const shown = new Set(values.map((each) => trimmed(each, 4)));
  return `${step.name} = ${[...shown].join('..')} ${unitLabel(step.unit)}`.trimEnd();
}
