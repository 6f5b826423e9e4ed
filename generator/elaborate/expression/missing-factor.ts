/** Names the factor that turns a value into one of another kind. */
import { equal } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { isPlain, multiplyUnits, raiseUnit, sameDimensions } from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import { readableName } from '../../units/units.js';

/** The hint on what turns `found` into the kind of `wanted`; undefined when both are of one kind. */
export function missingFactor(found: Unit, wanted: Unit, table: UnitTable): string | undefined {
  if (wanted.zero !== null && sameDimensions(found, wanted)) return differenceHint(wanted, table);
  const gap = multiplyUnits(wanted, raiseUnit(found, -1));
  if (isPlain(gap)) return undefined;
  const inverse = raiseUnit(gap, -1);
  const below = [...gap.dimensions.values()].every((power) => power < 0);
  return below ? `Divide by ${wordsFor(inverse, table)}.` : `Multiply by ${wordsFor(gap, table)}.`;
}

/** A difference of two readings has no zero, so a unit of readings, such as degF, cannot measure it. */
function differenceHint({ scale, dimensions }: Unit, { units }: UnitTable): string | undefined {
  const alike = [...units.values()].find(
    (unit) => unit.zero === null && equal(unit.scale, scale) && sameDimensions(unit, { dimensions }),
  );
  return alike && `It is a difference of two readings: convert it to \`${alike.name}\`.`;
}

/** Words for a missing factor; a single dimension by its name, since any of its units will do. */
function wordsFor(unit: Unit, table: UnitTable): string {
  const [[dimension = '', power = 0] = [], ...others] = [...unit.dimensions];
  return others.length === 0 && power === 1
    ? `a value of the kind \`${dimension}\``
    : `a value in \`${readableName(unit, table)}\``;
}
