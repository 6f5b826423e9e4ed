/** Mistakes and advice, as plain data. */
import type { Place, TextChange } from './text.js';

export interface Fix {
  readonly title: string;
  readonly path: string;
  readonly change: TextChange;
}

export interface Finding extends Place {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly severity: 'error' | 'advice';
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly related: readonly (Place & { readonly label: string })[];
  readonly fixes: readonly Fix[];
}
