/** Mistakes and advice, as plain data. */
import type { PartPath } from './entry-form.js';
import type { Place, TextChange } from './text.js';

export interface Fix {
  readonly title: string;
  /** False for one that only the person can choose, as it writes another number or unit; its button says what it writes. */
  readonly isCertain: boolean;
  readonly path: string;
  readonly change: TextChange;
}

/** A way to mend a mistake for which the person has to say something first. */
export type Offer =
  /** Opens the empty fields of an input. */
  | { readonly kind: 'bounds'; readonly input: string }
  /** Takes over what the formula gives, with its source. */
  | { readonly kind: 'value'; readonly value: string; readonly at: number }
  | { readonly kind: 'example' }
  | { readonly kind: 'line'; readonly key: string }
  /** Adds the trade of the entry to the network's file. */
  | { readonly kind: 'trade' };

/** The part of the open entry that a finding is about, where a tab shows that part. */
export type Part =
  | { readonly kind: 'input'; readonly input: string; readonly path: PartPath }
  | { readonly kind: 'example'; readonly index: number };

export interface Finding extends Place {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly severity: 'error' | 'advice';
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly fixes: readonly Fix[];
  readonly offers: readonly Offer[];
  /** Null for a finding in another entry, and for parts that no tab shows. */
  readonly part: Part | null;
}
