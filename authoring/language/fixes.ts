/** Turns hints with edits into fixes. */
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import type { Edit } from '../../generator/source/hint.js';
import { spanText } from '../../generator/source/source.js';

/** One way to mend a mistake. */
export interface Fix {
  readonly title: string;
  readonly diagnostic: Diagnostic;
  readonly edit: Edit;
  /** True when it is the only way to mend the mistake. */
  readonly isCertain: boolean;
}

/** The ways to mend a mistake, likeliest first; empty when only a person can know. */
export function fixesOf(diagnostic: Diagnostic): readonly Fix[] {
  const { edit, choices, hint } = diagnostic;
  if (edit !== undefined) return [{ title: hint, diagnostic, edit, isCertain: true }];
  return choices.map((choice) => ({
    title: choices.length === 1 ? hint : titleOf(choice),
    diagnostic,
    edit: choice,
    isCertain: false,
  }));
}

/** Says what an edit writes. */
export function titleOf({ span, text }: Edit): string {
  const old = spanText(span);
  return old.trim() === '' ? `Add \`${text.trim()}\`.` : `Write \`${text}\`.`;
}
