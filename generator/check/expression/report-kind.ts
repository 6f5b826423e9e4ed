/** Values of another kind than a place needs, with how to turn them into one. */
import type { Edit } from '../../text/diagnostic.js';
import type { Span } from '../../text/source.js';
import { quote } from '../../text/suggest.js';
import type { Scope } from './scope.js';
import type { Quantity, Value } from './value.js';
import { describeValue, isQuantity } from './value.js';

/** Reports `wrong-kind`, unless the value's own mistake has been reported. */
export function reportKind(
  span: Span,
  expected: string,
  value: Value,
  { reporter }: Pick<Scope, 'reporter'>,
  hint?: string,
): void {
  if (value.kind !== 'error') reporter.report('wrong-kind', span, { expected, found: describeValue(value) }, { hint });
}

/** The value as a number or a range; null when it is none. Reports `wrong-kind`. */
export function asQuantity(value: Value, span: Span, scope: KnownInputs): Quantity | null {
  if (isQuantity(value)) return value;
  if (value.kind === 'choice' && reportMissingUnit(value.input, scope)) return null;
  reportKind(span, 'a number', value, scope, numberHint(value, scope.inputs));
  return null;
}

type KnownInputs = Pick<Scope, 'reporter' | 'inputs' | 'declared' | 'units'>;

/** A select whose options read like values, `4 in`, and which has no unit that would make them so. True after that. */
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

/** Behind `type: select`, in braces or on a line of its own. */
function unitLine({ source, start, end }: Span, unit: string): Edit | undefined {
  const type = /type:\s*select/.exec(source.text.slice(end));
  if (type === null) return undefined;
  const at = end + type.index + type[0].length;
  const isInBraces = /^\s*:\s*\{/.test(source.text.slice(end));
  const indent = /[^\n]*$/.exec(source.text.slice(0, start))?.[0] ?? '';
  return { span: { source, start: at, end: at }, text: isInBraces ? `, unit: ${unit}` : `\n${indent}  unit: ${unit}` };
}

/** Why a value is no number, and what to write in its place. */
function numberHint(value: Value, inputs: Scope['inputs']): string | undefined {
  if (value.kind === 'condition') return 'A condition stands behind `if`: `if ... then ... else ...`.';
  if (value.kind === 'text') return 'Text is shown, compared or chosen; nothing is calculated with it.';
  if (value.kind === 'option') return `An option is only compared: \`... = "${value.key}"\`.`;
  if (value.kind !== 'choice') return undefined;
  const input = inputs.get(value.input);
  const columns = input?.kind === 'select' ? [...input.columns.keys()] : [];
  if (columns.length === 0) return `Give its options a value or a column, or compare it: \`${value.input} = "..."\`.`;
  return `Read one of its columns: ${columns.map((column) => quote(`${value.input}.${column}`)).join(', ')}.`;
}
