/** Turns hints with edits into fixes. */
import type { Diagnostic, Edit } from '../../generator/text/diagnostic.js';

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
  const { edit, hint } = diagnostic;
  if (edit === undefined) return [];
  const texts = meantTexts(hint);
  if (texts.length <= 1) return [{ title: hint, diagnostic, edit, isCertain: isCertain(diagnostic) }];
  return texts.map((text) => ({
    title: `Write \`${text}\`.`,
    diagnostic,
    edit: { span: edit.span, text },
    isCertain: false,
  }));
}

/** True when a hint has an edit and proposes no alternative. */
export function isCertain({ edit, hint }: Diagnostic): boolean {
  return edit !== undefined && !/\bor\b|for instance|such as/.test(hint.replace(/`[^`]*`/g, ''));
}

/** The spellings of "Did you mean `a`, `b` or `c`?"; empty for other hints. */
function meantTexts(hint: string): readonly string[] {
  const [question = ''] = /^Did you mean [^?]*\?/.exec(hint) ?? [];
  return [...question.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}
