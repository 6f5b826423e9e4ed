/** Replaces parts of formulas. */
import type { Condition, Core } from './core.js';

/** Returns the replacement of a formula, or null to keep it and go on with its operands. */
export type Replacement = (core: Core) => Core | null;

/** A condition on the option of a select. */
export type ChosenCondition = Condition & { readonly kind: 'chosen' };

/** Returns what takes the place of a condition on an option. */
type ChosenReplacement = (condition: ChosenCondition) => Condition;

const asItIs: ChosenReplacement = (condition) => condition;

/** A formula with parts of it replaced; does not go into the steps that it uses. */
export function replaceInCore(core: Core, replacement: Replacement, chosen: ChosenReplacement = asItIs): Core {
  return replacement(core) ?? withOperands(core, replacing(replacement, chosen));
}

/** A rewriting of formulas and conditions. */
export interface Rewriting {
  readonly core: (core: Core) => Core;
  readonly condition: (condition: Condition) => Condition;
}

/** Replaces parts wherever they stand. */
export function replacing(replacement: Replacement, chosen?: ChosenReplacement): Rewriting {
  return {
    core: (core) => replaceInCore(core, replacement, chosen),
    condition: (condition) => replaceInCondition(condition, replacement, chosen),
  };
}

export function replaceInCondition(
  condition: Condition,
  replacement: Replacement,
  chosen: ChosenReplacement = asItIs,
): Condition {
  const { core: own, condition: within } = replacing(replacement, chosen);
  switch (condition.kind) {
    case 'chosen':
      return chosen(condition);
    case 'not':
      return { ...condition, operand: within(condition.operand) };
    case 'compare':
      return { ...condition, left: own(condition.left), right: own(condition.right) };
    default:
      return { ...condition, left: within(condition.left), right: within(condition.right) };
  }
}

/** The same part over rewritten operands. */
export function withOperands(core: Core, { core: own, condition: within }: Rewriting): Core {
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
