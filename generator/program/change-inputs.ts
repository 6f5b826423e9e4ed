/** Rewrites formulas for other inputs, and for the catalog's own figures. */

import type { Rational } from '../units/rational.js';
import type { Condition, Core, TableCells } from './core.js';
import { isRational } from './core.js';
import { constant, decided, rebuilt } from './core-builders.js';
import { inputsOf } from './program.js';
import type { ChosenCondition, Rewriting } from './replace-core.js';
import { replaceInCondition, replacing } from './replace-core.js';

/** The new number or option of each changed input. */
export type InputChanges = ReadonlyMap<string, Rational | string>;

/** Expands steps that depend on a changed input, each once, and keeps references to the others. */
export function changing(changes: InputChanges, steps: ReadonlyMap<string, Core>): Rewriting {
  const program = {
    inputs: [],
    requirements: [],
    steps: [...steps].map(([name, core]) => ({ name, core })),
    outputs: [],
    conditions: [],
    amounts: [],
  };
  const written = new Map<string, Core>();
  const replaced = (part: Core): Core | null => {
    switch (part.kind) {
      case 'input':
        return numberOf(changes.get(part.name), part);
      case 'lookup':
        return settledTable(part, changes);
      case 'step':
        return [...inputsOf(part, program)].some((input) => changes.has(input))
          ? remembered(written, part.name, () => rewriting.core(steps.get(part.name) ?? part))
          : part;
      default:
        return null;
    }
  };
  const chosen = (part: ChosenCondition): Condition => chosenOf(part, changes);
  const rewriting = replacing(replaced, chosen);
  return rewriting;
}

function remembered<Key>(known: Map<Key, Core>, key: Key, make: () => Core): Core {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

function numberOf(value: Rational | string | undefined, otherwise: Core): Core {
  return value === undefined || typeof value === 'string' ? otherwise : constant(value);
}

/** The table without its changed selects, or the one cell that is left. */
function settledTable(part: Core & { kind: 'lookup' }, changes: InputChanges): Core {
  const { table } = part;
  if (!table.inputs.some((input) => changes.has(input))) return part;
  const cells = settledCells(table.cells, table.inputs, changes);
  if (isRational(cells)) return constant(cells);
  return { ...part, table: { ...table, inputs: table.inputs.filter((input) => !changes.has(input)), cells } };
}

function settledCells(
  cells: TableCells | Rational,
  [input, ...others]: readonly string[],
  changes: InputChanges,
): TableCells | Rational {
  if (isRational(cells) || input === undefined) return cells;
  const option = changes.get(input);
  const chosen = typeof option === 'string' ? cells.get(option) : undefined;
  if (chosen !== undefined) return settledCells(chosen, others, changes);
  return new Map(
    [...cells].map(([key, each]: [string, TableCells | Rational]) => [key, settledCells(each, others, changes)]),
  );
}

/** The condition on a changed select, which is decided. */
function chosenOf(condition: ChosenCondition, changes: InputChanges): Condition {
  const option = changes.get(condition.input);
  return option === undefined ? condition : decided(option === condition.option, condition.span);
}

/**
 * The rewriting that puts the catalog's figures in place of open ones and folds them into the arithmetic around them, as
 * all constants are.
 */
export function withCatalogFigures(): Rewriting {
  const known = new Map<Core, Core>();
  const core = (part: Core): Core => {
    const found = known.get(part) ?? (part.kind === 'open' ? part.catalog : rebuilt(part, rewriting));
    known.set(part, found);
    return found;
  };
  const rewriting: Rewriting = { core, condition: (each) => replaceInCondition(each, core) };
  return rewriting;
}
