/** Names the factor that turns a value into one of another kind. */
import type { Details } from '../../source/diagnostic.js';
import { quote } from '../../source/suggest.js';
import type { Expression, NumberLiteral } from '../../syntax/ast.js';
import { equal } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { isPlain, multiplyUnits, raiseUnit, sameDimensions } from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import { isNameable, readableName } from '../../units/units.js';
import type { Operand } from './operand.js';
import { parseAgain } from './parse.js';

/** The hint on what turns `found` into the kind of `wanted`; undefined when both are of one kind. */
export function missingFactor(found: Unit, wanted: Unit, table: UnitTable): string | undefined {
  if (wanted.zero !== null && sameDimensions(found, wanted)) return differenceHint(wanted, table);
  const gap = multiplyUnits(wanted, raiseUnit(found, -1));
  if (isPlain(gap)) return undefined;
  const inverse = raiseUnit(gap, -1);
  const below = [...gap.dimensions.values()].every((power) => power < 0);
  return below ? `Divide by ${wordsFor(inverse, table)}.` : `Multiply by ${wordsFor(gap, table)}.`;
}

/** The same for an operand; a number in it that has no unit is the likeliest to lack one: the 15 of `crates * 15`. */
export function mendFactor({ value: { unit: found }, span }: Operand, wanted: Unit, table: UnitTable): Details {
  const hint = missingFactor(found, wanted, table);
  const gap = multiplyUnits(wanted, raiseUnit(found, -1));
  const formula = parseAgain(span);
  const [bare, ...others] = formula === null ? [] : bareFactors(formula);
  if (bare === undefined || others.length > 0 || isPlain(gap) || !isNameable(gap, table)) return { hint };
  const text = `${bare.text} ${readableName(gap, table)}`;
  return { hint: `Give ${quote(bare.text)} its unit, such as ${quote(text)}.`, choices: [{ span: bare.span, text }] };
}

/** The numbers without units by which a formula multiplies. */
function bareFactors(formula: Expression): readonly NumberLiteral[] {
  if (formula.kind === 'number') return formula.unit === null ? [formula] : [];
  return formula.kind === 'infix' && formula.symbol === '*' ? [formula.left, formula.right].flatMap(bareFactors) : [];
}

/** A difference of two readings has no zero, so a unit of readings, such as degF, cannot measure it. */
function differenceHint({ scale, dimensions }: Unit, { units }: UnitTable): string | undefined {
  const others = [...units.values()].filter((unit) => unit.zero === null && sameDimensions(unit, { dimensions }));
  const alike = others.find((unit) => equal(unit.scale, scale)) ?? others[0];
  return alike && `It is a difference of two readings: convert it to \`${alike.name}\`.`;
}

/** Words for a missing factor; a single dimension by its name, since any of its units will do. */
function wordsFor(unit: Unit, table: UnitTable): string {
  const [[dimension = '', power = 0] = [], ...others] = [...unit.dimensions];
  return others.length === 0 && power === 1
    ? `a value of the kind \`${dimension}\``
    : `a value in \`${readableName(unit, table)}\``;
}
