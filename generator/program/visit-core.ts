/** Visits and rewrites the parts of formulas. Every walk over formulas is made of `childrenOf` and `mapChildren`. */
import { memoized, rememberedFor } from '../source/remembered.js';
import type { StepPart } from './catalog.js';
import type { Condition, Core } from './core.js';
import { openCore } from './open-figure.js';
import type { Program } from './program.js';

/** The formula that a step, a fold or an open figure is computed by; null for all other parts. */
export type DefinitionOf = (core: Core) => Core | null;

export const coresByName = rememberedFor(
  (steps: readonly StepPart[]): ReadonlyMap<string, Core> => new Map(steps.map(({ name, core }) => [name, core])),
);

export const definitionsIn = rememberedFor(({ steps, inputs }: Pick<Program, 'steps' | 'inputs'>): DefinitionOf => {
  const cores = coresByName(steps);
  const given = new Set(inputs.map(({ name }) => name));
  return (core) => {
    if (core.kind === 'step') return cores.get(core.name) ?? null;
    if (core.kind === 'fold') return core.spread;
    return core.kind === 'open' ? openCore(core, given.has(core.name)) : null;
  };
});

/** Without the steps of a program. */
const withoutDefinitions = definitionsIn({ steps: [], inputs: [] });

/** The formulas that a formula is made of, a condition before what it chooses; not those that define it. */
export function childrenOf(core: Core): readonly Core[] {
  switch (core.kind) {
    case 'apply':
      return core.args;
    case 'schedule':
      return [core.argument];
    case 'scale':
    case 'not':
      return [core.operand];
    case 'guard':
      return [core.value, core.nonnegative];
    case 'if':
      return [core.condition, core.consequent, core.alternate];
    case 'compare':
    case 'and':
    case 'or':
      return [core.left, core.right];
    default:
      return [];
  }
}

/** A change of formulas that makes a condition of each condition. */
export interface Rewrite {
  (condition: Condition): Condition;
  (core: Core): Core;
}

/** The same formula with each of its children changed. */
export function mapChildren(core: Core, change: Rewrite): Core {
  switch (core.kind) {
    case 'apply':
      return { ...core, args: core.args.map((arg) => change(arg)) };
    case 'open':
      return { ...core, catalog: change(core.catalog) };
    case 'schedule':
      return { ...core, argument: change(core.argument) };
    case 'scale':
      return { ...core, operand: change(core.operand) };
    case 'not':
      return { ...core, operand: change(core.operand) };
    case 'guard':
      return { ...core, value: change(core.value), nonnegative: change(core.nonnegative) };
    case 'if':
      return {
        ...core,
        condition: change(core.condition),
        consequent: change(core.consequent),
        alternate: change(core.alternate),
      };
    case 'compare':
      return { ...core, left: change(core.left), right: change(core.right) };
    case 'and':
    case 'or':
      return { ...core, left: change(core.left), right: change(core.right) };
    default:
      return core;
  }
}

/**
 * Replaces parts of formulas, but not inside the steps that they use. `replacement` gives what takes the place of a
 * part, a condition for a condition; null keeps the part and goes on with its children.
 */
export function rewriting(replacement: (core: Core) => Core | null): Rewrite {
  const rewrite = ((core: Core) => replacement(core) ?? mapChildren(core, rewrite)) as Rewrite;
  return rewrite;
}

/** All parts of some formulas, including themselves and what defines them, each once, from the outside in. */
export function partsOf(cores: readonly Core[], definitionOf = withoutDefinitions): ReadonlySet<Core> {
  const parts = new Set<Core>();
  const visit = (core: Core): void => {
    if (parts.has(core)) return;
    parts.add(core);
    const definition = definitionOf(core);
    if (definition !== null) visit(definition);
    childrenOf(core).forEach(visit);
  };
  cores.forEach(visit);
  return parts;
}

/** The inputs that a formula reads, directly or through steps. */
export function readsOf(core: Core, definitionOf = withoutDefinitions): ReadonlySet<string> {
  return readsIn(definitionOf)(core);
}

/** The same for many formulas that share parts; remembers the inputs of each part. */
export function readsIn(definitionOf: DefinitionOf): (core: Core) => ReadonlySet<string> {
  const reads = memoized((core: Core): ReadonlySet<string> => {
    const definition = definitionOf(core);
    const parts = definition === null ? childrenOf(core) : [definition];
    const [first = new Set(inputsAt(core)), ...others] = parts.map(reads);
    return others.length === 0 ? first : new Set([first, ...others].flatMap((each) => [...each]));
  });
  return reads;
}

function inputsAt(core: Core): readonly string[] {
  if (core.kind === 'input') return [core.name];
  if (core.kind === 'chosen') return [core.input];
  return core.kind === 'lookup' ? core.table.inputs : [];
}

/** The step that a formula is, apart from its unit; null of any other formula. */
export function stepOf(core: Core): string | null {
  if (core.kind === 'scale') return stepOf(core.operand);
  const [reading] = core.kind === 'apply' && core.span === undefined ? core.args : [];
  if (reading !== undefined) return stepOf(reading);
  return core.kind === 'step' ? core.name.replace(/\.(low|high)$/, '') : null;
}

/** The deepest formula that the proof accepts, as it recurses through all steps that a formula uses. */
export const mostLevels = 600;

/** Depth of a formula's operations, with the steps that it uses expanded to these depths. */
export function levelsOf(core: Core, steps: ReadonlyMap<string, number>): number {
  const levels = memoized((part: Core): number => {
    const below = part.kind === 'step' ? [steps.get(part.name) ?? 0] : childrenOf(part).map(levels);
    return Math.max(0, ...below) + (isCondition(part) ? 0 : 1);
  });
  return levels(core);
}

export function isCondition(core: Core): core is Condition {
  return ['compare', 'chosen', 'not', 'and', 'or'].includes(core.kind);
}
