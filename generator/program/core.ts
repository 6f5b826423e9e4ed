/** The core form of formulas. */
import type { Span } from '../source/source.js';
import type { Rational } from '../units/rational.js';
import type { Comparison } from './operation.js';
import type { ArithmeticName } from './operations.js';
import type { Schedule } from './schedule.js';
import type { TextPool } from './text-pool.js';

/**
 * A formula after checking: plain arithmetic on plain numbers. Units have become constant factors, ranges have become
 * two formulas, names are resolved. The bounds proof, the evaluator and the emitter all read this one form. A condition
 * is a formula, too: 1 where it is true and 0 elsewhere.
 */
export type Core =
  /** `text` is set when the value is the number of a text. */
  | { readonly kind: 'constant'; readonly value: Rational; readonly text?: string }
  | { readonly kind: 'input'; readonly name: string }
  | { readonly kind: 'step'; readonly name: string }
  /** What all items of a list are together, such as `sum(rooms, length * width)`. */
  | {
      readonly kind: 'fold';
      readonly by: FoldName;
      readonly list: string;
      /** Over the inputs of one item, by their own names; null where the items are only counted. */
      readonly item: Core | null;
      /** The same over the inputs of as many items as there can be, as it is evaluated and proved. */
      readonly spread: Core;
      /** As the editor wrote it, on one line. */
      readonly text: string;
      readonly span: Span;
    }
  /** One end of a figure in whose place callers may put their own: theirs where a program has an input of its name. */
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly end: 'low' | 'high';
      readonly catalog: Core;
      readonly span: Span;
    }
  | { readonly kind: 'lookup'; readonly table: Table }
  | { readonly kind: 'schedule'; readonly schedule: Schedule; readonly argument: Core; readonly span: Span }
  /** `leads` when the editor wrote the factor first. */
  | { readonly kind: 'scale'; readonly operand: Core; readonly factor: Rational; readonly leads: boolean }
  /** A conversion has no span. `whole` is the span of all of it, when `span` marks only the part at fault. */
  | {
      readonly kind: 'apply';
      readonly operation: ArithmeticName;
      readonly args: readonly Core[];
      readonly span?: Span;
      readonly whole?: Span;
    }
  | { readonly kind: 'if'; readonly condition: Condition; readonly consequent: Core; readonly alternate: Core }
  /** The value, with the obligation to prove that `nonnegative` is never below zero, so that no range is reversed. */
  | { readonly kind: 'guard'; readonly value: Core; readonly nonnegative: Core; readonly span: Span }
  | Condition;

/** The ways in which the items of a list become one number. */
export type FoldName = 'sum' | 'max' | 'min' | 'items';

export type Fold = Core & { readonly kind: 'fold' };

export type Condition =
  | {
      readonly kind: 'compare';
      readonly comparison: Comparison;
      readonly left: Core;
      readonly right: Core;
      readonly span: Span;
      /** Set when numbers that differ by a rounding error count as equal; `comparing.ts` says when. */
      readonly forgives?: true;
    }
  | { readonly kind: 'chosen'; readonly input: string; readonly option: string; readonly span: Span }
  | { readonly kind: 'not'; readonly operand: Condition; readonly span: Span }
  | { readonly kind: 'and' | 'or'; readonly left: Condition; readonly right: Condition; readonly span: Span };

/** A figure for each combination of options of one or more selects, nested in the order of `inputs`. */
export interface Table {
  readonly name: string;
  readonly inputs: readonly string[];
  readonly cells: TableCells;
  /** Set when the cells are numbers of texts. */
  readonly texts?: TextPool;
  readonly isColumn?: true;
}

/**
 * A table of the figures beside the options of one select. Its name is unique among those of the select; the
 * ends of a range have .low and .high.
 */
export interface Column extends Table {
  readonly inputs: readonly [string];
  readonly cells: ReadonlyMap<string, Rational>;
  readonly isColumn: true;
}

export type TableCells = ReadonlyMap<string, TableCells | Rational>;

export function isColumn(table: Table): table is Column {
  return table.isColumn === true;
}

/** The cell for the chosen options. The checker guarantees that it exists. */
export function tableCell(table: Table, chosen: (input: string) => string): Rational {
  let cells: TableCells | Rational = table.cells;
  for (const input of table.inputs) cells = nextCells(table, cells, input, chosen(input));
  if (!isRational(cells)) throw new Error(`Table ${table.name} is deeper than its inputs.`);
  return cells;
}

/** The cells for every choice among some options of each input. */
export function cellsAmong(table: Table, optionsOf: (input: string) => readonly string[]): readonly Rational[] {
  let levels: readonly (TableCells | Rational)[] = [table.cells];
  for (const input of table.inputs)
    levels = optionsOf(input).flatMap((option) => levels.map((cells) => nextCells(table, cells, input, option)));
  return levels.filter(isRational);
}

function nextCells(
  { name }: Table,
  cells: TableCells | Rational,
  input: string,
  option: string,
): TableCells | Rational {
  const next = isRational(cells) ? undefined : cells.get(option);
  if (next === undefined) throw new Error(`Table ${name} has no cell for ${input} ${option}.`);
  return next;
}

/** True for a cell, false for another level of a table. */
export function isRational(cells: TableCells | Rational): cells is Rational {
  return 'numerator' in cells;
}
