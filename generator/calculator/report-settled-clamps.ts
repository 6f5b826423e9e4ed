/** Reports clamps that turn out reversed once decided conditions are removed. */

import { amountsOf } from '../elaborate/expression/report-clamp.js';
import { reversedEnds } from '../program/constant-limits.js';
import type { Condition, Core } from '../program/core.js';
import { comparedIn, operandsOf } from '../program/program.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Understood } from './understood.js';
import { mapFormulas } from './understood.js';

/** Reports `clamp-reversed` for each clamp that only its constants decide. */
export function reportSettledClamps(understood: Understood, reporter: Reporter): void {
  const seen = new Set<Core>();
  mapFormulas(understood, { core: lookAt, condition: lookInto });

  function lookAt(core: Core): Core {
    if (seen.has(core)) return core;
    seen.add(core);
    const ends = reversedEnds(core);
    if (ends !== null && 'span' in core) reporter.report('clamp-reversed', core.span, amountsOf(ends));
    if (core.kind === 'if') lookInto(core.condition);
    for (const operand of operandsOf(core)) lookAt(operand);
    return core;
  }

  function lookInto(condition: Condition): Condition {
    for (const side of comparedIn(condition)) lookAt(side);
    return condition;
  }
}
