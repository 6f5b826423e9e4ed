/** A slip that an editor could make: one changed part of a formula or figure. */
import type { RawCalculator } from '../../generator/language/read-calculator.js';
import type { Span } from '../../generator/source/source.js';

export type SlipKind = 'number' | 'operator' | 'branch' | 'option' | 'cell' | 'line' | 'default' | 'bound';

export interface Slip {
  readonly kind: SlipKind;
  /** Its span, and the text there now. */
  readonly span: Span;
  readonly was: string;
  readonly becomes: string;
  readonly apply: (raw: RawCalculator) => RawCalculator;
  /** The same as edits of the text. */
  readonly edits: readonly SlipEdit[];
}

export interface SlipEdit {
  readonly span: Span;
  readonly text: string;
}
