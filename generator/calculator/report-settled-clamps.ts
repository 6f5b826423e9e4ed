/** Reports clamps that turn out reversed once decided conditions are removed. */

import type { ElaboratedEntry } from '../elaborate/elaborated-entry.js';
import { amountsOf } from '../elaborate/expression/report-clamp.js';
import { formulasOf } from '../elaborate/formulas.js';
import { reversedEnds } from '../program/constant-limits.js';
import { partsOf } from '../program/visit-core.js';
import type { Reporter } from '../source/diagnostic.js';

/** Reports `clamp-reversed` for each clamp that only its constants decide. */
export function reportSettledClamps(entry: ElaboratedEntry, reporter: Reporter): void {
  for (const part of partsOf(formulasOf(entry).map(({ core }) => core))) {
    const ends = reversedEnds(part);
    if (ends !== null && 'span' in part && part.span !== undefined)
      reporter.report('clamp-reversed', part.span, amountsOf(ends));
  }
}
