import type { Span } from '../text/source.js';
import type { OperationName } from './operations.js';
import type { Rational } from './rational.js';

/**
 * A formula after checking: plain arithmetic on plain numbers. Units have become constant factors, ranges have become
 * two formulas, names are resolved. The bounds proof, the evaluator and the emitter all read this one form.
 */
export type Core =
  | { readonly kind: 'constant'; readonly value: Rational }
  | { readonly kind: 'input'; readonly name: string }
  | { readonly kind: 'step'; readonly name: string }
  | { readonly kind: 'option'; readonly column: Column }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'schedule'; readonly schedule: Schedule; readonly argument: Core; readonly span: Span }
  | { readonly kind: 'scale'; readonly operand: Core; readonly factor: Rational }
  /** Moves a reading from one zero to another. */
  | { readonly kind: 'shift'; readonly operand: Core; readonly offset: Rational }
  | { readonly kind: 'apply'; readonly operation: OperationName; readonly args: readonly Core[]; readonly span: Span }
  | { readonly kind: 'if'; readonly condition: Condition; readonly consequent: Core; readonly alternate: Core }
  /** The value itself, with the duty to prove that `duty` is never negative, so that no range is upside down. */
  | { readonly kind: 'guard'; readonly value: Core; readonly duty: Core; readonly span: Span };

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

export type Condition =
  | {
      readonly kind: 'compare';
      readonly comparison: Comparison;
      readonly left: Core;
      readonly right: Core;
      readonly span: Span;
    }
  | { readonly kind: 'chosen'; readonly input: string; readonly option: string; readonly span: Span }
  | { readonly kind: 'not'; readonly operand: Condition; readonly span: Span }
  | { readonly kind: 'and' | 'or'; readonly left: Condition; readonly right: Condition; readonly span: Span };

/** A figure for each option of one select. Its name is unique among those of the select; the ends of a range have .low and .high. */
export interface Column {
  readonly name: string;
  readonly input: string;
  readonly cells: ReadonlyMap<string, Rational>;
}

/** A figure for each combination of options of up to three selects, nested in the order of `inputs`. */
export interface Table {
  readonly name: string;
  readonly inputs: readonly string[];
  readonly cells: TableCells;
}

export type TableCells = ReadonlyMap<string, TableCells | Rational>;

/** A published step function: the first line at or above the amount, then brackets. */
export interface Schedule {
  readonly name: string;
  readonly lines: readonly ScheduleLine[];
  readonly brackets: readonly ScheduleBracket[];
  /** Each bracket's product is rounded to a multiple of this; null where it is not rounded. */
  readonly round: Rational | null;
}

export interface ScheduleLine {
  readonly upTo: Rational;
  readonly value: Rational;
}

export interface ScheduleBracket {
  readonly floor: Rational;
  /** Null for a last bracket without end. */
  readonly upTo: Rational | null;
  readonly base: Rational;
  readonly rate: Rational;
}

/** The last amount that the schedule answers for; null when it has no end. */
export function scheduleEnd(schedule: Schedule): Rational | null {
  const bracket = schedule.brackets[schedule.brackets.length - 1];
  return bracket === undefined ? (schedule.lines[schedule.lines.length - 1]?.upTo ?? null) : bracket.upTo;
}

/** The cell for the options chosen. The checker has made sure that it is there. */
export function tableCell(table: Table, chosen: (input: string) => string): Rational {
  let cells: TableCells | Rational = table.cells;
  for (const input of table.inputs) {
    const next: TableCells | Rational | undefined = cells instanceof Map ? cells.get(chosen(input)) : undefined;
    if (next === undefined) throw new Error(`Table ${table.name} has no cell for ${input} ${chosen(input)}.`);
    cells = next;
  }
  if (cells instanceof Map) throw new Error(`Table ${table.name} is deeper than its inputs.`);
  return cells as Rational;
}
