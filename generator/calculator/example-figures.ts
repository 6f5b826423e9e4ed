/** Compares the figures that a calculator publishes at one point with those that an example expects. */

import { trimmed } from '../../engine/kernel/text.js';
import type { RawExample } from '../language/forms/examples.js';
import type { Located } from '../language/forms/form.js';
import type { Calculator, Step } from '../program/catalog.js';
import { endsOf } from '../program/ends.js';
import type { Evaluation } from '../program/evaluate.js';
import { published, textAt } from '../program/published-program.js';
import { textOfCode } from '../program/text-pool.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Hint } from '../source/hint.js';
import { suggestOrList, write } from '../source/hint.js';
import { unitLabel } from '../units/unit.js';

/** The figures of a calculator, and the steps that a failing example shows. */
export type Published = Pick<
  Calculator,
  'steps' | 'result' | 'text' | 'secondary' | 'resultRange' | 'figures' | 'texts'
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

function reportUnknownFigure({ value, span }: Located<string>, known: readonly { name: string }[], reporter: Reporter) {
  const names = known.map(({ name }) => name);
  const hint = suggestOrList(value, names, 'Figures of its sentence');
  reporter.report('unknown-figure', span, { name: value }, hint);
}

function checkNamedText(
  name: Located<string>,
  { value, span }: Located<string>,
  { texts, figures }: Published,
  evaluation: Evaluation,
  reporter: Reporter,
  hint: () => string,
): void {
  const named = texts.find((each) => each.name === name.value);
  if (named === undefined) {
    const hint = numbersHint(name.value, value);
    if (figures.some((each) => each.name === name.value))
      reporter.report('wrong-kind', span, { expected: 'a number', found: 'a text' }, hint);
    else reportUnknownFigure(name, [...figures, ...texts], reporter);
    return;
  }
  const found = textAt(named.text, evaluation);
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
  { figures, texts }: Published,
  evaluation: Evaluation,
  compare: Compare,
  reporter: Reporter,
): void {
  const figure = figures.find((each) => each.name === name.value);
  if (figure === undefined) {
    const hint = `Give a text: \`${name.value}: "..."\`.`;
    if (texts.some((each) => each.name === name.value))
      reporter.report('wrong-kind', name.span, { expected: 'a text', found: 'a number' }, { hint });
    else reportUnknownFigure(name, [...figures, ...texts], reporter);
    return;
  }
  const ends = endsOf(figure);
  if (ends.length !== expected.length) {
    const hint =
      figure.high === null ? `Give one number: \`${name.value}: 5\`.` : `Give both ends: \`${name.value}: [5, 10]\`.`;
    const [wanted, found] = figure.high === null ? ['a number', 'a range'] : ['a range', 'a number'];
    reporter.report('wrong-kind', name.span, { expected: wanted, found }, { hint });
    return;
  }
  const words = ends.length === 1 ? [''] : ['The low end of ', 'The high end of '];
  for (const [index, end] of ends.entries()) {
    const each = expected[index];
    if (each !== undefined) compare(`${words[index]}\`${name.value}\``, each, published(end, evaluation));
  }
}

/** A step with its value, as `cost = 250 USD`. */
export function describeStep(step: Step, { number }: Evaluation): string {
  const values = step.parts.map(({ core }) => number(core));
  if (step.text !== null) return `${step.name} = "${textOfCode(step.text.pool, values[0] ?? 0)}"`;
  const shown = new Set(values.map((each) => trimmed(each, 4)));
  return `${step.name} = ${[...shown].join('..')} ${unitLabel(step.unit)}`.trimEnd();
}
