/** Programs in which comparisons forgive nothing: what techniques do is shown with conditions as they are written. */
import type { Core } from '../../generator/program/core.js';
import type { Program } from '../../generator/program/program.js';
import type { Rewrite } from '../../generator/program/visit-core.js';
import { mapChildren } from '../../generator/program/visit-core.js';
import { rememberedFor } from '../../generator/source/remembered.js';

/** The same program with all its comparisons exact; a formula that stands at two places stays one. */
export function exactProgram(program: Program): Program {
  const exact = rememberedFor((core: Core): Core => {
    const inner = mapChildren(core, exact);
    if (inner.kind !== 'compare') return inner;
    const { forgives, ...plain } = inner;
    return plain;
  }) as Rewrite;
  return {
    ...program,
    requirements: program.requirements.map((each) => exact(each)),
    steps: program.steps.map((step) => ({ ...step, core: exact(step.core) })),
    outputs: program.outputs.map((each) => exact(each)),
    conditions: program.conditions.map((each) => exact(each)),
    amounts: program.amounts.map((amount) => ({ ...amount, core: exact(amount.core) })),
  };
}
