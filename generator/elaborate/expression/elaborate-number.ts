/** Elaborates written numbers, with their units. */

import { constant } from '../../program/core-builders.js';
import type { Reporter } from '../../source/diagnostic.js';
import type { Span } from '../../source/source.js';
import { spanText } from '../../source/source.js';
import type { NumberLiteral } from '../../syntax/ast.js';
import type { Rational } from '../../units/rational.js';
import { parseDecimal, toNumber } from '../../units/rational.js';
import { plain } from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import { resolveUnit } from '../../units/units.js';
import type { ErrorValue, NumberValue } from './value.js';
import { errorValue } from './value.js';

/** The context for reading a figure. */
export interface FigureContext {
  readonly units: UnitTable;
  readonly reporter: Reporter;
}

/** The number in its unit. `isName` tells names of values, which may be written as if they were units. */
export function elaborateNumber(
  { text, unit, span }: NumberLiteral,
  { units, reporter }: FigureContext,
  isName: (name: string) => boolean,
): NumberValue | ErrorValue {
  const value = parseDecimal(text);
  if (value === null || !fitsDouble(value)) return reportSize(text, span, reporter);
  if (unit === null) return { kind: 'number', unit: plain, core: constant(value) };
  const known = unit.factors.find(({ name }) => isName(name));
  const hint = known === undefined ? undefined : productHint(span, known.name);
  const resolved = resolveUnit(unit, units, reporter, hint);
  return resolved === null ? errorValue : { kind: 'number', unit: resolved, core: constant(value) };
}

/** False for a number that a double rounds to infinity or to zero. */
function fitsDouble(value: Rational): boolean {
  const near = toNumber(value);
  return Number.isFinite(near) && (near !== 0 || value.numerator === 0n);
}

function reportSize(text: string, span: Span, reporter: Reporter): ErrorValue {
  const problem = `\`${text.length > 40 ? `${text.slice(0, 40)}...` : text}\` is too large or too small to calculate with`;
  reporter.report('out-of-limits', span, { problem }, { hint: 'Write a number between 1e-300 and 1e300.' });
  return errorValue;
}

/** `2 length`, or `12 in/length` without its spaces. */
function productHint(span: Span, name: string): string {
  const written = spanText(span);
  const sign = written.includes(`/${name}`) ? '/' : '*';
  return `\`${name}\` is a name, not a unit: put a sign with spaces around it between them, such as \`... ${sign} ${name}\`.`;
}
