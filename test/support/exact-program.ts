/** Programs in which comparisons forgive nothing: what techniques do is shown with conditions as they are written. */
import { exactly } from '../../generator/program/comparing.js';
import type { Condition, Core } from '../../generator/program/core.js';
import type { Program } from '../../generator/program/program.js';
import { replaceInCondition, replaceInCore } from '../../generator/program/replace-core.js';
import { rememberedFor } from '../../generator/source/remembered.js';

/** The same program with all its comparisons exact; a formula that stands at two places stays one. */
export function exactProgram(program: Program): Program {
  const core: (of: Core) => Core = rememberedFor((of) => replaceInCore(of, branch));
  const branch = (part: Core): Core | null => {
    if (part.kind !== 'if') return null;
    return {
      ...part,
      condition: condition(part.condition),
      consequent: core(part.consequent),
      alternate: core(part.alternate),
    };
  };
  const condition = (of: Condition): Condition => exactly(replaceInCondition(of, branch));
  return {
    ...program,
    requirements: program.requirements.map(condition),
    steps: program.steps.map((step) => ({ ...step, core: core(step.core) })),
    outputs: program.outputs.map(core),
    conditions: program.conditions.map(condition),
    amounts: program.amounts.map((amount) => ({ ...amount, core: core(amount.core) })),
  };
}
