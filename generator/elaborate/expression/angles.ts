/** The rules of trigonometric functions. Angles are never mistaken for plain numbers. */

import { formatList } from '../../../engine/spelling/list-names.js';
import { scaled } from '../../program/core-builders.js';
import type { Details } from '../../source/diagnostic.js';
import { oneLine } from '../../source/one-line.js';
import type { Span } from '../../source/source.js';
import { spanText } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import { isDoubted } from '../../units/inference.js';
import { divide, integer, multiply } from '../../units/rational.js';
import type { NamedUnit } from '../../units/unit.js';
import { displayUnit, isPlain, plain, sameDimensions, unitOf } from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import type { Operand, Rules } from './operand.js';
import { elementwise, isPlainNumber, noteDemand, reportRange, reportUnit } from './operand.js';
import type { Value } from './value.js';
import { constantOf, convertTo, endsOf, errorValue, mapQuantity, unitWords } from './value.js';

/** The functions compute in degrees, in which right angles are whole numbers. */
const degreesOfTurn = integer(360);

/** The unit that starts the dimension of angles; null when the catalog has none. */
function angleUnit({ bases }: UnitTable): (NamedUnit & { readonly turn: NonNullable<NamedUnit['turn']> }) | null {
  for (const unit of bases.values()) {
    const { turn } = unit;
    if (turn !== null) return { ...unit, turn };
  }
  return null;
}

/** `sin(x)`, `cos(x)`, `tan(x)`: a plain number from an angle. */
export function ofAngle(operand: Operand, rules: Rules): Value {
  const { value, span } = operand;
  if (value.kind === 'range') return reportRange(span, `what \`${rules.operation}\` takes`, rules);
  const base = angleUnit(rules.units);
  if (base !== null) noteDemand(operand, unitOf(base), rules);
  if (isDoubted(value.unit)) return errorValue;
  if (base === null || !sameDimensions(value.unit, base)) return reportNoAngle(operand, base, rules);
  if (isMadeRadians(span)) return reportRadians(operand, rules);
  const turns = divide(degreesOfTurn, base.turn);
  const degrees = mapQuantity(convertTo(value, unitOf(base)), plain, (core) => scaled(core, turns));
  return elementwise([degrees], plain, rules, false);
}

/** `asin(x)`, `acos(x)`, `atan(x)`: an angle from a plain number. */
export function angleOf(operand: Operand, rules: Rules): Value {
  const { value, span } = operand;
  if (value.kind === 'range') return reportRange(span, `what \`${rules.operation}\` takes`, rules);
  if (!isPlainNumber(operand, rules)) return reportUnit(operand, rules);
  const base = angleUnit(rules.units);
  if (base === null) return reportNoAngle(operand, null, rules);
  const degrees = elementwise([convertTo(value, plain)], plain, rules, false);
  return mapQuantity(degrees, unitOf(base), (core) =>
    scaled(core, multiply(base.turn, divide(integer(1), degreesOfTurn))),
  );
}

/** `slope * pi / 180`, as languages without units need it. */
function isMadeRadians(span: Span): boolean {
  return /^.+ \* \(?pi \/ 180\)?$|^\(?pi \/ 180\)? \* .+$/.test(oneLine(spanText(span)));
}

function reportRadians({ span }: Operand, { operation, reporter }: Rules): Value {
  const args = { name: operation, found: 'this is one that `pi / 180` makes 57 times smaller' };
  const hint = 'Leave out `pi / 180`: an angle has its unit, and the function knows it.';
  reporter.report('not-an-angle', span, args, { hint });
  return errorValue;
}

function reportNoAngle({ value, span }: Operand, base: NamedUnit | null, { operation, reporter, units }: Rules): Value {
  const args = {
    name: operation,
    found: base === null ? 'units.yaml has no unit of angle' : `this is ${unitWords(value.unit)}`,
  };
  const details = {
    label: displayUnit(value.unit),
    ...(base === null ? noAngles : angleMeant({ value, span }, base, units)),
  };
  reporter.report('not-an-angle', span, args, details);
  return errorValue;
}

const noAngles: Details = {
  hint: 'Add one to units.yaml: `deg: { dimension: angle, turn: 360, label: degrees, one: degree, many: degrees }`.',
};

/** A plain number in each unit of angle, of which the editor chooses; a value in another unit needs more than that. */
function angleMeant({ value, span }: Operand, base: NamedUnit, { units }: UnitTable): Details {
  if (!isPlain(value.unit)) return {};
  const text = spanText(span);
  const isNumber = constantOf(endsOf(value).low) !== null;
  const factor = /^[\w.]+$/.test(text) ? text : `(${text})`;
  const isAngle = (unit: NamedUnit) => sameDimensions(unit, base);
  const names = [...units.values()].filter(isAngle).map(({ name }) => name);
  const angles = names.map((name) => (isNumber ? `${text} ${name}` : `${factor} * 1 ${name}`));
  const hint = `Give it the unit of angle that it is in, such as ${formatList(angles.slice(0, 3).map(quote), 'or')}.`;
  return { hint, choices: angles };
}
