import type { ColumnRead, Name } from '../formula/ast.js';
import type { Figures, Input } from '../model/catalog.js';
import type { Column, Core } from '../model/core.js';
import { functions } from '../model/operations.js';
import type { Span } from '../text/source.js';
import { didYouMean, suggestOrList } from '../text/suggest.js';
import type { Scope } from './scope.js';
import { visibleNames } from './scope.js';
import type { Quantity, Value } from './value.js';
import { errorValue } from './value.js';

/** What a name means in a formula. Reports `unknown-name`, with the likeliest reason why it is not known. */
export function elaborateName({ name, span }: Name, scope: Scope): Value {
  const input = scope.inputs.get(name);
  if (input !== undefined) {
    scope.used.inputs.add(name);
    if (input.kind === 'number') return { kind: 'number', unit: input.unit, core: { kind: 'input', name } };
    return input.value === null ? { kind: 'choice', input: name } : quantityOfFigures(input.value);
  }
  const step = scope.steps.get(name);
  if (step !== undefined) {
    scope.used.steps.add(name);
    return step ?? errorValue;
  }
  if (scope.brokenNames.has(name)) return errorValue;
  return refuseName(name, span, nameHint(name, scope), scope);
}

function refuseName(name: string, span: Span, hint: string | undefined, scope: Scope): Value {
  scope.reporter.report('unknown-name', span, { name }, { hint });
  scope.used.isUnclear = true;
  return errorValue;
}

function nameHint(name: string, scope: Scope): string | undefined {
  if (scope.allSteps.includes(name)) return `The step \`${name}\` stands further down; move it above this one.`;
  if (scope.tables.has(name) || scope.schedules.has(name))
    return `\`${name}\` is a table or schedule: read it with \`${name}[...]\`.`;
  if (functions.has(name)) return `\`${name}\` is a function: call it with \`${name}(...)\`.`;
  if (scope.units.units.has(name)) return `\`${name}\` is a unit; write it beside a number: \`1 ${name}\`.`;
  const option = [...scope.inputs.values()].find(
    (input) => input.kind === 'select' && input.options.some(({ key }) => key === name),
  );
  if (option !== undefined) return `\`${name}\` is an option of \`${option.name}\`; write it in quotes: \`"${name}"\`.`;
  return suggestOrList(name, visibleNames(scope), 'Names that can be used here');
}

function quantityOfFigures({ unit, low, high }: Figures): Quantity {
  const read = (column: Column): Core => ({ kind: 'option', column });
  return high === null
    ? { kind: 'number', unit, core: read(low) }
    : { kind: 'range', unit, low: read(low), high: read(high) };
}

/** A column of a select: `pitch.rise`. Reports `unknown-name` and `unknown-column`. */
export function elaborateColumn({ input: { name, span }, column }: ColumnRead, scope: Scope): Value {
  const input = scope.inputs.get(name);
  if (input === undefined && scope.steps.has(name)) return refuseColumnOfStep(name, column, scope);
  if (input === undefined && scope.brokenNames.has(name)) return errorValue;
  if (input === undefined) return refuseName(name, span, didYouMean(name, scope.inputs.keys()), scope);
  scope.used.inputs.add(name);
  const figures = input.kind === 'select' ? input.columns.get(column.name) : undefined;
  if (figures === undefined) return refuseColumn(input, column, scope);
  scope.used.columns.add(`${name}.${column.name}`);
  return quantityOfFigures(figures);
}

function refuseColumn(input: Input, { name, span }: Name, scope: Scope): Value {
  const hint =
    input.kind === 'select'
      ? suggestOrList(name, [...input.columns.keys()], 'Its columns')
      : `\`${input.name}\` is a number; only the options of selects have columns.`;
  scope.reporter.report('unknown-column', span, { name, input: input.name }, { hint });
  scope.used.isUnclear = true;
  return errorValue;
}

function refuseColumnOfStep(step: string, { name, span }: Name, scope: Scope): Value {
  const end = ['low', 'high', 'mid'].includes(name) ? ` Write \`${name}(${step})\`.` : '';
  const hint = `\`${step}\` is a step; only the options of selects have columns.${end}`;
  scope.used.steps.add(step);
  scope.reporter.report('unknown-column', span, { name, input: step }, { hint });
  return errorValue;
}

/** Why there is no table or schedule of a name, and what to write in its place. */
export function lookupHint(name: string, scope: Scope): string | undefined {
  if (scope.inputs.has(name) || scope.steps.has(name))
    return `\`${name}\` is a value of its own: write it without \`[...]\`.`;
  if (functions.has(name)) return `\`${name}\` is a function: call it with \`${name}(...)\`.`;
  return suggestOrList(name, [...scope.tables.keys(), ...scope.schedules.keys()], 'Tables and schedules');
}
