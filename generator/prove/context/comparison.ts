/** What comparisons say of one another and of where their sides may lie. */
import type { Interval } from '../../model/interval.js';
import { everything, nextDown, nextUp } from '../../model/interval.js';
import type { Comparison } from '../../model/operation.js';
import type { Order } from './context.js';

/** The same comparison with its sides exchanged. */
export const mirrored: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** Where a value may lie that compares so with something in `other`. Strict limits end at the next double. */
export function allowedBeside(comparison: Comparison, other: Interval): Interval {
  switch (comparison) {
    case '<':
      return { ...everything, high: nextDown(other.high) };
    case '<=':
      return { ...everything, high: other.high };
    case '>':
      return { ...everything, low: nextUp(other.low) };
    case '>=':
      return { ...everything, low: other.low };
    case '=':
      return other;
    case '!=':
      return everything;
  }
}

/** What a comparison says of the order of its sides, by their keys. */
export function ordersOf(comparison: Comparison, a: number, b: number): ReadonlyMap<string, Order> {
  const [forth, back] = [`${a} ${b}`, `${b} ${a}`];
  switch (comparison) {
    case '>':
      return new Map([[forth, 'above']]);
    case '>=':
      return new Map([[forth, 'at least']]);
    case '<':
      return new Map([[back, 'above']]);
    case '<=':
      return new Map([[back, 'at least']]);
    case '=':
      return new Map([
        [forth, 'at least'],
        [back, 'at least'],
      ]);
    case '!=':
      return new Map();
  }
}
