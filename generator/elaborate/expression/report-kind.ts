/** Reports values of the wrong kind, with how to turn them into the right one. */
import type { Edit } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import type { Scope } from './scope.js';
import type { Quantity, Value } from './value.js';
import { describeValue, isQuantity } from './value.js';

/** Reports `wrong-kind`, unless the value's own mistake is already reported. */
export function reportKind(
  span: Span,
  expected: string,
  value: Value,
  { reporter }: Pick<Scope, 'reporter'>,
  hint?: string,
): void {
  if (value.kind !== 'error') reporter.report('wrong-kind', span, { expected, found: describeValue(value) }, { hint });
}

/** The value as a number or a range; null after reporting `wrong-kind`. */
export function asQuantity(value: Value, span: Span, scope: KnownInputs): Quantity | null {
  if (isQuantity(value)) return value;
  if (value.kind === 'choice' && reportMissingUnit(value.input, scope)) return null;
  reportKind(span, 'a number', value, scope, numberHint(value, scope.inputs));
  return null;
}

type KnownInputs = Pick<Scope, 'reporter' | 'inputs' | 'declared' | 'units'>;

/** True after reporting a select whose options look like values, such as `4 in`, but which has no unit. */
function reportMissingUnit(name: string, { inputs, declared, units, reporter }: KnownInputs): boolean {
  const [input, span] = [inputs.get(name), declared.get(name)];
  if (input?.kind !== 'select' || span === undefined) return false;
  const found = input.options.map(({ label }) => /^[\d.]+\s*([A-Za-z%]\S*)$/.exec(label)?.[1]);
  const [unit] = found;
  if (unit === undefined || !units.units.has(unit) || found.includes(undefined)) return false;
  const args = { owner: `Input ${quote(name)}`, name: 'unit' };
  const hint = `Add \`unit: ${unit}\`, so that its options are values.`;
  reporter.report('missing-key', span, args, { hint, edit: unitLine(span, unit) });
  return true;
}

/** The edit that adds `unit:` after `type: select`, in braces or on its own line. */
function unitLine({ source, start, end }: Span, unit: string): Edit | undefined {
  const type = /type:\s*select/.exec(source.text.slice(end));
  if (type === null) return undefined;
  const at = end + type.index + type[0].length;
  const isInBraces = /^\s*:\s*\{/.test(source.text.slice(end));
  const indent = /[^\n]*$/.exec(source.text.slice(0, start))?.[0] ?? '';
  return { span: { source, start: at, end: at }, text: isInBraces ? `, unit: ${unit}` : `\n${indent}  unit: ${unit}` };
}

/** The hint for a value that is not a number. */
function numberHint(value: Value, inputs: Scope['inputs']): string | undefined {
  if (value.kind === 'condition') return 'A condition belongs after `if`: `if ... then ... else ...`.';
  if (value.kind === 'text') return 'Text can be shown, compared or chosen, but not calculated with.';
  if (value.kind === 'option') return `An option can only be compared: \`... = "${value.key}"\`.`;
  if (value.kind !== 'choice') return undefined;
  const input = inputs.get(value.input);
  const columns = input?.kind === 'select' ? [...input.columns.keys()] : [];
  if (columns.length === 0) return `Give its options a value or a column, or compare it: \`${value.input} = "..."\`.`;
  return `Read one of its columns: ${columns.map((column) => quote(`${value.input}.${column}`)).join(', ')}.`;
}
