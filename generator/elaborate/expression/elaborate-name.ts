/** Elaborates names and columns, and explains unknown ones. */

import type { Figures, Input, NumberInput } from '../../program/catalog.js';
import type { Core, Table } from '../../program/core.js';
import { constant } from '../../program/core-builders.js';
import { wordsOfName } from '../../program/open-figure.js';
import { functions } from '../../program/operations.js';
import type { SharedFigure } from '../../program/shared-figure.js';
import { textOfCode } from '../../program/text-pool.js';
import type { Details } from '../../source/diagnostic.js';
import type { Hint } from '../../source/hint.js';
import { didYouMean, suggestOrList, write, writeAt } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { joinSpans, spanOf, spanText } from '../../source/source.js';
import type { ColumnRead, Lookup, Name } from '../../syntax/ast.js';
import { constants } from '../../units/constants.js';
import type { Place } from '../../units/inference.js';
import { unitRead } from '../../units/inference.js';
import type { Unit } from '../../units/unit.js';
import { plain } from '../../units/unit.js';
import { reportList } from './elaborate-fold.js';
import { openValue } from './open-value.js';
import type { Scope } from './scope.js';
import { visibleNames } from './scope.js';
import { sharedCore } from './shared-core.js';
import type { NumberValue, Quantity, StepValue, Value } from './value.js';
import { errorValue, quantity } from './value.js';

/** The value of a name. Reports `unknown-name`, with the likeliest reason. */
export function elaborateName({ name, span }: Name, scope: Scope): Value {
  const input = scope.inputs.get(name);
  if (input !== undefined) {
    scope.used.inputs.add(name);
    if (input.kind === 'number') return elaborateInput(input, scope);
    if (input.isYesNo) return { kind: 'condition', condition: { kind: 'chosen', input: name, option: 'yes', span } };
    if (input.value === null) return { kind: 'choice', input: name };
    return readFrom(`input ${scope.within}${name}`, quantityOfFigures(input.value), scope);
  }
  const step = scope.steps.get(name);
  if (step !== undefined) {
    scope.used.steps.add(name);
    return step ?? errorValue;
  }
  const list = scope.lists.get(name);
  if (list !== undefined) return reportList(list, span, scope);
  if (scope.brokenNames.has(name)) return errorValue;
  const value = constants.get(name);
  if (value !== undefined) return { kind: 'number', unit: plain, core: constant(value) };
  return reportName(name, span, nameHint(name, scope) ?? {}, scope);
}

/** The value of a number input. */
export function elaborateInput({ name, unit }: NumberInput, scope: Pick<Scope, 'within' | 'notes'>): NumberValue {
  return readFrom(`input ${scope.within}${name}`, { kind: 'number', unit, core: { kind: 'input', name } }, scope);
}

/** The value with the place whose unit it has. */
export function readFrom<T extends StepValue>(place: Place, value: T, { notes }: Pick<Scope, 'notes'>): T {
  return value.kind === 'text' ? value : { ...value, unit: unitRead(place, value.unit, notes) };
}

function reportName(name: string, span: Span, details: Details, scope: Scope): Value {
  scope.reporter.report('unknown-name', span, { name }, details);
  scope.used.isUnclear = true;
  return errorValue;
}

const answers: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** The option meant by `charger = true`, when the calculator has a yes/no input. */
export function answerMeant(name: string, { inputs }: Scope): string | undefined {
  const hasQuestion = [...inputs.values()].some((input) => input.kind === 'select' && input.isYesNo);
  const word = name.toLowerCase();
  return hasQuestion && Object.hasOwn(answers, word) ? answers[word] : undefined;
}

/** What an unknown name is, if it is something other than a misspelling, and how to write that. */
function nameHint(name: string, scope: Scope): Hint | undefined {
  if (scope.allSteps[scope.steps.size] === name) return { hint: 'A step cannot use itself.' };
  if (scope.allSteps.includes(name))
    return { hint: `The step \`${name}\` comes further down; move it above this one.` };
  const table = scope.tables.get(name);
  const lookup = table && `${name}[${table.inputs.join(', ')}]`;
  if (lookup !== undefined) return { hint: `\`${name}\` is a table: read it with \`${lookup}\`.`, edit: lookup };
  if (scope.schedules.has(name)) return { hint: `\`${name}\` is a schedule: read it with \`${name}[...]\`.` };
  if (functions.has(name)) return { hint: `\`${name}\` is a function: call it with \`${name}(...)\`.` };
  if (scope.units.units.has(name))
    return { hint: `\`${name}\` is a unit; write it after a number: \`1 ${name}\`.`, edit: `1 ${name}` };
  if (scope.shared.has(name))
    return { hint: `\`${name}\` is a group of shared figures: read one with \`${name}.name\`.` };
  const answer = answerMeant(name, scope);
  if (answer !== undefined) {
    const hint = `Write \`"${answer}"\`, or only the name of the yes/no input, which is a condition by itself.`;
    return { hint, choices: [`"${answer}"`] };
  }
  const option = [...scope.inputs.values()].find(
    (input) => input.kind === 'select' && input.options.some(({ key }) => key === name),
  );
  if (option !== undefined) {
    const hint = `\`${name}\` is an option of \`${option.name}\`; write it in quotes: \`"${name}"\`.`;
    return { hint, edit: `"${name}"` };
  }
  const [group] = [...scope.shared].find(([, figures]) => figures.has(name)) ?? [];
  if (group !== undefined) return write(`${group}.${name}`);
  return suggestOrList(name, visibleNames(scope), 'Names that can be used here');
}

/** The figures of the chosen option. */
function quantityOfFigures({ unit, low, high, byDay }: Figures): StepValue {
  if (byDay !== undefined) return quantityOfTables(unit, byDay.low, byDay.high);
  const { texts: pool } = low;
  if (pool === undefined) return quantityOfTables(unit, low, high);
  const possible = [...low.cells.values()].map((code) => textOfCode(pool, code));
  return { kind: 'text', core: { kind: 'lookup', table: low }, pool, possible };
}

export function quantityOfTables(unit: Unit, low: Table, high: Table | null): Quantity {
  const read = (table: Table): Core => ({ kind: 'lookup', table });
  return quantity(unit, read(low), high && read(high));
}

/** The value of a column, such as `pitch.rise`, or of a shared figure. Reports `unknown-name` and `unknown-column`. */
export function elaborateColumn({ input: { name, span }, column }: ColumnRead, scope: Scope): Value {
  const input = scope.inputs.get(name);
  const group = scope.shared.get(name);
  // An input of the same name is already reported.
  if (group !== undefined) return input === undefined ? readShared(name, group, column, scope) : errorValue;
  const list = scope.lists.get(name);
  if (list !== undefined) return reportList(list, joinSpans(span, column.span), scope, column.name);
  if (input === undefined && scope.steps.has(name)) return reportColumnOfStep(name, column, scope);
  if (input === undefined && scope.brokenNames.has(name)) return errorValue;
  if (input === undefined) {
    const table = scope.tables.get(name);
    const text = table && `${name}[${table.inputs.join(', ')}]`;
    if (table !== undefined) scope.used.lookups.add(name);
    const near = didYouMean(name, [...scope.inputs.keys(), ...scope.shared.keys()]);
    const hint = text === undefined ? near : writeAt(joinSpans(span, column.span), text);
    return reportName(name, span, hint ?? {}, scope);
  }
  scope.used.inputs.add(name);
  const figures = input.kind === 'select' ? input.columns.get(column.name) : undefined;
  if (figures === undefined) return reportColumn(input, column, scope);
  const whole = `${name}.${column.name}`;
  scope.used.columns.add(whole);
  const value = quantityOfFigures(figures);
  if (value.kind === 'text') return value;
  const label = `${input.label}: ${wordsOfName(column.name).toLowerCase()}`;
  const called = { name: whole, label, by: [name], span: joinSpans(span, column.span) };
  return readFrom(`column ${scope.within}${whole}`, openValue(value, figures.open, called, scope), scope);
}

function reportColumn(input: Input, { name, span }: Name, scope: Scope): Value {
  const hint =
    input.kind === 'select'
      ? suggestOrList(name, [...input.columns.keys()], 'Its columns')
      : { hint: `\`${input.name}\` is a number; only the options of selects have columns.` };
  scope.reporter.report('unknown-column', span, { name, input: input.name }, hint);
  scope.used.isUnclear = true;
  return errorValue;
}

function reportColumnOfStep(step: string, { name, span }: Name, scope: Scope): Value {
  const isEnd = ['low', 'high', 'mid'].includes(name);
  const end = isEnd ? ` Write \`${name}(${step})\`.` : '';
  const hint = `\`${step}\` is a step; only the options of selects have columns.${end}`;
  const whole = spanOf(span.source, span.start - step.length - 1, span.end);
  const edit = isEnd && spanText(whole) === `${step}.${name}` ? { span: whole, text: `${name}(${step})` } : undefined;
  scope.used.steps.add(step);
  scope.reporter.report('unknown-column', span, { name, input: step }, { hint, edit });
  return errorValue;
}

/** The hint for a lookup in something that is not a table or schedule. */
export function lookupHint({ table: { name }, args, span }: Lookup, scope: Scope): Hint | undefined {
  if (scope.inputs.has(name) || scope.steps.has(name))
    return { hint: `\`${name}\` is a value, not a table: write it without \`[...]\`.`, edit: { span, text: name } };
  if (functions.has(name)) {
    const text = `${name}(${args.map((arg) => spanText(arg.span)).join(', ')})`;
    return { hint: `\`${name}\` is a function: call it with \`${name}(...)\`.`, edit: { span, text } };
  }
  if (scope.shared.has(name))
    return { hint: `\`${name}\` is a group of shared figures: read one with \`${name}.name\`.` };
  return suggestOrList(name, [...scope.tables.keys(), ...scope.schedules.keys()], 'Tables and schedules');
}

/** The value of a shared figure, which may depend on the date. Reports `unknown-shared-figure`. */
function readShared(
  group: string,
  figures: ReadonlyMap<string, SharedFigure | null>,
  { name, span }: Name,
  scope: Scope,
): Value {
  const figure = figures.get(name);
  if (figure === undefined) {
    const hint = suggestOrList(name, [...figures.keys()], 'Its figures');
    scope.reporter.report('unknown-shared-figure', span, { name, group }, hint);
    scope.used.isUnclear = true;
  }
  if (figure === undefined || figure === null) return errorValue;
  scope.used.shared.add(`${group}.${name}`);
  const end = (which: 'low' | 'high') => sharedCore(figure, which, scope.dated);
  const value = quantity(figure.unit, end('low'), figure.isRange ? end('high') : null);
  const called = { name: `${group}.${name}`, label: wordsOfName(name), by: [], span };
  return readFrom(`figure ${group}.${name}`, openValue(value, figure.open, called, scope), scope);
}
