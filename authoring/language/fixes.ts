/** The edits that hints propose. */
import type { Diagnostic, Edit } from '../../generator/text/diagnostic.js';

/** One way to mend a mistake. */
export interface Fix {
  readonly title: string;
  readonly diagnostic: Diagnostic;
  readonly edit: Edit;
  /** Whether it is the one way that there is. */
  readonly isCertain: boolean;
}

/** The ways in which a mistake can be mended, the likeliest first; none where only a person can know. */
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

/** Whether a hint has an edit, and proposes nothing else beside it. */
export function isCertain({ edit, hint }: Diagnostic): boolean {
  return edit !== undefined && !/\bor\b|for instance|such as/.test(hint.replace(/`[^`]*`/g, ''));
}

/** The spellings that may be meant: "Did you mean `a`, `b` or `c`?" */
function meantTexts(hint: string): readonly string[] {
  const [question = ''] = /^Did you mean [^?]*\?/.exec(hint) ?? [];
  return [...question.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}
