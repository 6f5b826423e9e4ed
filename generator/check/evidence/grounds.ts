/** What the prices of a calculator rest on, beside its shared figures. */
import type { Span } from '../../text/source.js';
import type { CheckedCells } from './cells.js';

/** Prices in cells, and the places of those in formulas. */
export interface Grounds extends CheckedCells {
  readonly written: readonly Span[];
}
