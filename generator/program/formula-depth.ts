/** Measures the depth of formulas. */
import type { Core } from './core.js';
import { comparedIn, operandsOf } from './program.js';

/** The depth of each step, with the steps that it uses expanded. */
type StepLevels = ReadonlyMap<string, number>;

/** The deepest formula that the proof accepts, as it recurses through all steps that a formula uses. */
export const mostLevels = 600;

/** Depth of a formula's operations, with the steps that it uses expanded. */
export function levelsOf(core: Core, steps: StepLevels): number {
  const known = new Map<Core, number>();
  const levels = (part: Core): number => {
    const found = known.get(part) ?? 1 + (part.kind === 'step' ? (steps.get(part.name) ?? 0) : deepest(part, levels));
    known.set(part, found);
    return found;
  };
  return levels(core);
}

function deepest(core: Core, levels: (core: Core) => number): number {
  const operands = core.kind === 'if' ? [...operandsOf(core), ...comparedIn(core.condition)] : operandsOf(core);
  return Math.max(0, ...operands.map(levels));
}
