/** Derives what comparisons imply about one another and about their sides. */
import type { Interval } from '../../program/interval.js';
import { everything, nextDown, nextUp } from '../../program/interval.js';
import type { Comparison } from '../../program/operation.js';
import type { Order } from './context.js';

/** Interval of a value that compares this way with something in `other`. Strict limits end at the next double. */
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

/** Orders implied by a comparison of two sides, by their keys. */
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
