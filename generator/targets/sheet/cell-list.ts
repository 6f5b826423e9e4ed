/** Collects the cells of a calculation in the order in which they are worked out. */
import type { Formula } from './formula.js';
import { formulaText, reference } from './formula.js';

/** A cell of a calculation. */
export interface WorkCell {
  readonly key: string;
  readonly formula: Formula;
}

/** A formula that is read more than once gets a cell of its own: spreadsheets have no variables. */
export class CellList {
  readonly #cells = new Map<string, WorkCell>();
  readonly #held = new Map<string, Formula>();

  add(key: string, formula: Formula): Formula {
    this.#cells.set(key, { key, formula });
    return reference(key);
  }

  /** The formula if it is a number or a cell, otherwise a cell that holds it; the same cell for the same formula. */
  hold(formula: Formula): Formula {
    if (formula.pieces.length === 1) return formula;
    const text = formulaText(formula, (key) => `{${key}}`);
    const held = this.#held.get(text) ?? this.add(`work ${this.#held.size + 1}`, formula);
    this.#held.set(text, held);
    return held;
  }

  get cells(): ReadonlyMap<string, WorkCell> {
    return this.#cells;
  }
}
