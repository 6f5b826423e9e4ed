/** Names the factor that turns a value into one of another kind. */
import type { Unit } from '../../units/unit.js';
import { isPlain, multiplyUnits, raiseUnit } from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import { readableName } from '../../units/units.js';

/** The hint on what turns `found` into the kind of `wanted`; undefined when both are of one kind. */
export function missingFactor(found: Unit, wanted: Unit, table: UnitTable): string | undefined {
  const gap = multiplyUnits(wanted, raiseUnit(found, -1));
  if (isPlain(gap)) return undefined;
  const inverse = raiseUnit(gap, -1);
  const below = [...gap.dimensions.values()].every((power) => power < 0);
  return below ? `Divide by ${wordsFor(inverse, table)}.` : `Multiply by ${wordsFor(gap, table)}.`;
}

/** Words for a missing factor; a single dimension by its name, since any of its units will do. */
function wordsFor(unit: Unit, table: UnitTable): string {
  const [[dimension = '', power = 0] = [], ...others] = [...unit.dimensions];
  return others.length === 0 && power === 1
    ? `a value of the kind \`${dimension}\``
    : `a value in \`${readableName(unit, table)}\``;
}
