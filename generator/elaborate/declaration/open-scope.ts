/** Builds the scope of a calculator before its first step: inputs, tables and schedules. */

import type { Located, Named } from '../../language/forms/form.js';
import type { RawInput } from '../../language/forms/inputs.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import type { SharedFigures } from '../../program/shared-figure.js';
import type { TextPool } from '../../program/text-pool.js';
import type { Reporter } from '../../source/diagnostic.js';
import type { Scope } from '../expression/scope.js';
import { emptyScope, newUsage } from '../expression/scope.js';
import { checkInput } from './inputs.js';
import { openList } from './lists.js';
import { checkSchedule } from './schedules.js';
import { checkTable } from './tables.js';
import { datedPeriods } from './validity.js';

/** Checks inputs, tables and schedules; keeps the names of broken ones, so that one slip makes one message. */
export function openScope(
  raw: RawCalculator,
  { language, units, shared, notes }: Pick<Scope, 'language' | 'units' | 'notes'> & { readonly shared: SharedFigures },
  reporter: Reporter,
): Scope {
  const texts: TextPool = { texts: [] };
  const [dated, used] = [datedPeriods(raw, shared, reporter), newUsage()];
  const sharedFigures = { figures: shared, dated, period: null, used: used.shared };
  const context = { units, reporter, texts, sharedFigures };
  const broken = new Set<string>();
  const keep = <T>(name: Located<string>, value: T | null): readonly [string, T][] => {
    if (value === null) broken.add(name.value);
    return value === null ? [] : [[name.value, value]];
  };
  const inputs = new Map(raw.inputs.flatMap((input: Named<RawInput>) => keep(input.name, checkInput(input, context))));
  const lists = new Map(raw.lists.flatMap((list) => keep(list.name, openList(list, context))));
  const tables = new Map(
    raw.tables.flatMap((table) => keep(table.name, checkTable(table, { inputs, lists, broken }, context))),
  );
  const schedules = new Map(
    raw.schedules.flatMap((schedule) =>
      keep(schedule.name, checkSchedule(schedule, { inputs, lists, broken }, context)),
    ),
  );
  return {
    ...emptyScope({ units, reporter }),
    language,
    inputs,
    lists,
    brokenNames: broken,
    tables,
    schedules,
    shared,
    dated,
    texts,
    allSteps: raw.steps.map(({ name }) => name.value),
    used,
    notes,
    declared: new Map(raw.inputs.map(({ name }) => [name.value, name.span])),
  };
}
