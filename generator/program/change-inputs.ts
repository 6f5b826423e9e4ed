/** Rewrites formulas for other inputs, and for the catalog's own figures. */

import { memoized } from '../source/remembered.js';
import type { Rational } from '../units/rational.js';
import type { Core, TableCells } from './core.js';
import { isRational } from './core.js';
import { constant, decided, rebuilt } from './core-builders.js';
import type { Rewrite } from './visit-core.js';
import { definitionsIn, readsIn, rewriting } from './visit-core.js';

/** The new number or option of each changed input. */
export type InputChanges = ReadonlyMap<string, Rational | string>;

/** Expands steps that depend on a changed input, each once, and keeps references to the others. */
export function changing(changes: InputChanges, definitions: ReadonlyMap<string, Core>): Rewrite {
  const steps = [...definitions].map(([name, core]) => ({ name, core }));
  const reads = readsIn(definitionsIn({ steps, inputs: [] }));
  const written = memoized((name: string) => rewrite(definitions.get(name) ?? { kind: 'step', name }));
  const rewrite = rewriting((part) => {
    switch (part.kind) {
      case 'input':
        return numberOf(changes.get(part.name), part);
      case 'lookup':
        return settledTable(part, changes);
      case 'chosen': {
        const option = changes.get(part.input);
        return option === undefined ? part : decided(option === part.option, part.span);
      }
      case 'step':
        return [...reads(part)].some((input) => changes.has(input)) ? written(part.name) : part;
      default:
        return null;
    }
  });
  return rewrite;
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

/**
 * The rewriting that puts the catalog's figures in place of open ones and folds them into the arithmetic around them, as
 * all constants are.
 */
export function withCatalogFigures(): Rewrite {
  const rewrite = memoized(
    (part: Core): Core => (part.kind === 'open' ? part.catalog : rebuilt(part, rewrite)),
  ) as Rewrite;
  return rewrite;
}
