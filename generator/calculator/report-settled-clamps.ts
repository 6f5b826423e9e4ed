/** Reports clamps that turn out reversed once decided conditions are removed. */

import { amountsOf } from '../elaborate/expression/report-clamp.js';
import { reversedEnds } from '../program/constant-limits.js';
import type { Core } from '../program/core.js';
import type { Rewrite } from '../program/visit-core.js';
import { partsOf } from '../program/visit-core.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Understood } from './understood.js';
import { mapFormulas } from './understood.js';

/** Reports `clamp-reversed` for each clamp that only its constants decide. */
export function reportSettledClamps(understood: Understood, reporter: Reporter): void {
  const formulas: Core[] = [];
  const collect: Rewrite = <C extends Core>(core: C): C => {
    formulas.push(core);
    return core;
  };
  mapFormulas(understood, collect);
  for (const part of partsOf(formulas)) {
    const ends = reversedEnds(part);
    if (ends !== null && 'span' in part && part.span !== undefined)
      reporter.report('clamp-reversed', part.span, amountsOf(ends));
  }
}
