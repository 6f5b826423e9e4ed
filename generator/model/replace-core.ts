/** Replaces parts of formulas. */
import type { Condition, Core } from './core.js';

/** Returns the replacement of a formula, or null to keep it and go on with its operands. */
export type Replacement = (core: Core) => Core | null;

/** A formula with parts of it replaced; does not go into the steps that it uses. */
export function replaceInCore(core: Core, replacement: Replacement): Core {
  const own = (part: Core) => replaceInCore(part, replacement);
  return replacement(core) ?? withOperands(core, own, (condition) => replaceInCondition(condition, replacement));
}

export function replaceInCondition(condition: Condition, replacement: Replacement): Condition {
  switch (condition.kind) {
    case 'chosen':
      return condition;
    case 'not':
      return { ...condition, operand: replaceInCondition(condition.operand, replacement) };
    case 'compare':
      return {
        ...condition,
        left: replaceInCore(condition.left, replacement),
        right: replaceInCore(condition.right, replacement),
      };
    default:
      return {
        ...condition,
        left: replaceInCondition(condition.left, replacement),
        right: replaceInCondition(condition.right, replacement),
      };
  }
}

function withOperands(core: Core, own: (part: Core) => Core, within: (condition: Condition) => Condition): Core {
  switch (core.kind) {
    case 'apply':
      return { ...core, args: core.args.map(own) };
    case 'scale':
    case 'shift':
      return { ...core, operand: own(core.operand) };
    case 'schedule':
      return { ...core, argument: own(core.argument) };
    case 'guard':
      return { ...core, value: own(core.value), nonnegative: own(core.nonnegative) };
    case 'if':
      return {
        ...core,
        condition: within(core.condition),
        consequent: own(core.consequent),
        alternate: own(core.alternate),
      };
    default:
      return core;
  }
}
