/** Describes names for editors: Markdown, with a line for each fact. */

import { dayText } from '../../engine/kernel/days.js';
import { trimmed } from '../../engine/kernel/text.js';
import type { CheckedEntry } from '../../generator/calculator/check-entry.js';
import type { ElaboratedEntry } from '../../generator/elaborate/elaborated-entry.js';
import { programOf } from '../../generator/elaborate/entry-program.js';
import type { RawUnit } from '../../generator/language/forms/units.js';
import { isDayInput, isRequired, pointOf, usualText } from '../../generator/program/call-point.js';
import type { Figure, Input, NumberInput, Step } from '../../generator/program/catalog.js';
import { evaluate } from '../../generator/program/evaluate.js';
import { operations } from '../../generator/program/operations.js';
import type { SharedFigure } from '../../generator/program/shared-figure.js';
import { textOfCode } from '../../generator/program/text-pool.js';
import { toNumber } from '../../generator/units/rational.js';
import type { Unit } from '../../generator/units/unit.js';
import { displayUnit, isDay, isPlain } from '../../generator/units/unit.js';

const decimals = 4;

/** Describes an input, a step, a table or a schedule of an entry; null for unknown names. */
export function describeOwn(name: string, entry: CheckedEntry): string | null {
  const elaborated = entry.elaborated();
  if (elaborated === null) return null;
  const { inputs, tables, schedules } = elaborated.scope;
  const input = inputs.get(name);
  if (input !== undefined) return describeInput(input);
  const step = elaborated.steps.find((each) => each.name === name);
  if (step !== undefined) return describeStep(step, elaborated, provedRange(name, entry));
  const table = tables.get(name);
  if (table !== undefined) return lines(`table \`${name}\` by ${table.inputs.join(', ')}`, inUnit('gives', table.unit));
  const schedule = schedules.get(name);
  return schedule === undefined
    ? null
    : lines(`schedule \`${name}\``, inUnit('of', schedule.from), inUnit('gives', schedule.unit));
}

function describeInput(input: Input): string {
  const byDefault = isRequired(input) ? 'callers must give it' : `default \`${usualText(input)}\``;
  if (input.kind === 'select') {
    const options = input.options.map(({ key, label }) => `- \`${key}\`: ${label}`);
    const columns = [...input.columns.keys()].map((column) => `\`${input.name}.${column}\``);
    const read = columns.length === 0 ? null : `columns ${columns.join(', ')}`;
    return lines(`input \`${input.name}\`: ${input.label}`, byDefault, read, options.join('\n'));
  }
  if (isDayInput(input)) return describeDay(input);
  return lines(
    `input \`${input.name}\`: ${input.label}`,
    inUnit('in', input.unit),
    `${input.min} to ${input.max} in steps of ${input.step}, ${byDefault}`,
    input.whole ? 'whole numbers' : null,
  );
}

function describeDay({ name, label, default: usual, min, max }: NumberInput): string {
  const byDefault = usual === null ? 'callers must give it' : `default \`${dayText(usual)}\``;
  return lines(`input \`${name}\`: ${label}`, 'a day', `${dayText(min)} to ${dayText(max)}, ${byDefault}`);
}

function describeStep(step: Step, elaborated: ElaboratedEntry, range: string | null): string {
  const value = valueAtDefaults(step, elaborated);
  return lines(
    `step \`${step.name}\` = \`${step.formula}\``,
    step.text === null ? inUnit('in', step.unit) : 'a text',
    value && `at the defaults: ${value}`,
    range && `proved for all inputs: ${range}`,
  );
}

/** The value of a step at the defaults; required inputs have their `min` or first option. */
function valueAtDefaults({ parts, text, unit }: Step, elaborated: ElaboratedEntry): string | null {
  const program = programOf(elaborated);
  const { number } = evaluate(program, pointOf(new Map(), program.inputs));
  const values = parts.map(({ core }) => number(core));
  if (isDay(unit)) return values.map(dayText).join(' to ');
  if (text !== null) return `"${textOfCode(text.pool, values[0] ?? 0)}"`;
  const shown = values.map((each) => trimmed(each, decimals)).join(' to ');
  return isPlain(unit) ? shown : `${shown} ${displayUnit(unit)}`;
}

/** The proved range of a published step; null for other steps, and without a proof. */
function provedRange(name: string, { raw, calculator }: CheckedEntry): string | null {
  if (calculator === null || calculator === 'open') return null;
  const figure = calculator.figures.find((each) => each.name === name);
  if (figure !== undefined) return rangeText(figure.low, figure.high ?? figure.low);
  return raw.result.value.text === name ? rangeText(calculator.result, calculator.result) : null;
}

function rangeText(low: Figure, high: Figure): string {
  const [from, to] = [trimmed(low.range().low, decimals), trimmed(high.range().high, decimals)];
  return `${from} to ${to} ${low.unitLabel}`.trimEnd();
}

/** Describes the result of an entry; null while it is not proved. */
export function describeResult({ calculator }: CheckedEntry): string | null {
  if (calculator === null || calculator === 'open') return null;
  return lines(`proved for all inputs: ${rangeText(calculator.result, calculator.result)}`);
}

export function describeOperation(name: string): string | null {
  const row = operations.get(name);
  return row === undefined ? null : lines(row.doc, `\`${row.example}\``);
}

export function describeUnit(name: string, { one, many, is, dimension, symbol }: RawUnit): string {
  const size =
    is !== null ? `1 ${name} is ${is.text}` : dimension === null ? null : `starts the kind ${dimension.value}`;
  const words = one === many ? one : `${one}, ${many}`;
  return lines(`unit \`${name}\`: ${words}`, size, symbol === null ? null : 'money');
}

/** Describes a shared figure, or says that it has a mistake. */
export function describeShared(group: string, name: string, figure: SharedFigure | null): string {
  if (figure === null) return lines(`shared figure \`${group}.${name}\``, 'it has a mistake in its own file');
  const { unit, periods, source, asOf } = figure;
  const values = periods.map(({ from, until, low, high }) => {
    const [least, most] = [toNumber(low), toNumber(high)];
    const days = [from === null ? '' : ` from ${from}`, until === null ? '' : ` until ${until}`].join('');
    return (
      `${least === most ? least : `${least} to ${most}`} ${isPlain(unit) ? '' : displayUnit(unit)}`.trimEnd() + days
    );
  });
  return lines(`shared figure \`${group}.${name}\``, ...values, source, asOf && `as of ${asOf}`);
}

function inUnit(word: string, unit: Unit): string {
  return isPlain(unit) ? 'a plain number' : `${word} \`${displayUnit(unit)}\``;
}

/** The facts that there are, a paragraph each. */
function lines(...facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== '' && fact !== null).join('\n\n');
}
