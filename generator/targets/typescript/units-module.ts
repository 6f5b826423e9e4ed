/** Emits the units that callers may write, by the unit of the input, as one module for all calculators. */

import type { Calculator, Input, OwnFigures } from '../../program/catalog.js';
import type { AcceptedUnit } from '../../units/accepted-unit.js';
import { toNumber } from '../../units/rational.js';
import { scaleForm } from '../../units/scale-form.js';
import type { Code } from '../code/code.js';
import { dataCode, genericCode, keyText, memberCode, rowsCode, shapeCode, tallObject } from './code.js';
import type { WriteModule } from './module-writer.js';
import { constantStatement, importStatements } from './statements.js';

const source = 'Generated from the catalog by `npm run generate`: edit the catalog, not this file.';

/** What has units that callers may write. */
interface WithUnits extends Pick<Calculator, 'inputs' | 'lists'> {
  readonly own: Pick<OwnFigures, 'figures'> | null;
}

/** The units that the inputs of calculators accept, by the unit of the input, sorted. */
export type AcceptedGroups = readonly (readonly [string, readonly AcceptedUnit[]])[];

export function acceptedGroups(calculators: readonly WithUnits[]): AcceptedGroups {
  const groups = new Map<string, readonly AcceptedUnit[]>();
  for (const { accepts } of calculators.flatMap(({ inputs, lists, own }) => [
    ...inputs,
    ...lists.flatMap(({ items }) => items),
    ...(own?.figures ?? []),
  ])) {
    const [own] = accepts;
    if (own !== undefined) groups.set(own.name, accepts);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

export function emitUnits(sorted: AcceptedGroups, kernel: string, write: WriteModule): string {
  const shape = shapeCode(sorted.map(([name]) => memberCode(name, 'readonly AcceptedUnit[]')));
  return write('units.ts', `The units that callers may write beside a number. ${source}`, [
    ...importStatements(['AcceptedUnit'], `${kernel}/module.js`, true),
    constantStatement({
      name: 'acceptedUnits',
      type: sorted.length === 0 ? 'object' : genericCode('Readonly', [shape]),
      value: tallObject(sorted.map(([name, units]) => memberCode(name, rowsCode(units.map(unitCode))))),
      doc: 'By the unit of the input, which comes first.',
      isExported: true,
    }),
  ]);
}

/** A unit with the conversion of its values to the unit of the input. */
function unitCode({ name, label, spellings, exact, offered, factor, shift }: AcceptedUnit): Code {
  const { times, over } = scaleForm(factor);
  const plus = toNumber(shift);
  return dataCode({
    name,
    label: label === name ? undefined : label,
    spellings,
    exact: exact.length === 0 ? undefined : exact,
    offered: offered ? true : undefined,
    times: times === 1 ? undefined : (times ?? undefined),
    over: over ?? undefined,
    plus: plus === 0 ? undefined : plus,
  });
}

/** The expression for the units of an input; null when it accepts none. */
export function unitsOf({ accepts: [own] }: Pick<Input, 'accepts'>): string | null {
  if (own === undefined) return null;
  const key = keyText(own.name);
  return key === own.name ? `acceptedUnits.${key}` : `acceptedUnits[${key}]`;
}
