/** Clamps that are found to be reversed once the tests are taken out whose answer is known. */
import { reversedEnds } from '../model/constant-ends.js';
import type { Replacement } from '../model/replace-core.js';
import { replaceInCondition, replaceInCore } from '../model/replace-core.js';
import type { Reporter } from '../text/diagnostic.js';
import { amountsOf } from './expression/report-clamp.js';
import { mapFormulas } from './map-formulas.js';
import type { Understood } from './understand-calculator.js';

/** Gives the calculator back as it is, after reporting `clamp-reversed` for each clamp that its constants decide. */
export function withoutReversedClamps(understood: Understood, reporter: Reporter): Understood {
  const look: Replacement = (core) => {
    const ends = reversedEnds(core);
    if (ends !== null && 'span' in core) reporter.report('clamp-reversed', core.span, amountsOf(ends));
    return null;
  };
  return mapFormulas(understood, {
    core: (core) => replaceInCore(core, look),
    condition: (condition) => replaceInCondition(condition, look),
  });
}
