/**
 * The words by which the compiler notices slips in what editors write: in English, the language of a catalog that names no
 * other. In other languages such slips are not looked for. Words have spaces between them.
 */

export interface CheckWords {
  /** Words that join others, of three letters or more. */
  readonly joining: string;
  /** Words between the parts of a calculation. */
  readonly calculating: string;
  /** Words that may follow any amount, even if a unit has the same short name. */
  readonly behindAmounts: string;
  /** Patterns of words before a number that say on which side of it something is. */
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** What documents write before a clause of guidance. */
  readonly when: string;
  /** What is added to a word for more than one. */
  readonly endings: readonly string[];
}

export const englishChecks: CheckWords = {
  joining: 'and the for with from',
  calculating: 'x times by and plus minus less over the of',
  behindAmounts: 'a an as at by in is of on or per to',
  above: ['over', 'above', 'more than', 'beyond', 'past', 'at least'],
  below: ['under', 'below', 'less than', 'up to', 'at most'],
  when: 'when',
  endings: ['s', 'es'],
};

const known: Readonly<Record<string, CheckWords>> = { en: englishChecks };

/** Null for a language whose slips are not known; of `en-GB` they are those of `en`. */
export function checkWordsOf(language: string): CheckWords | null {
  return known[language.replace(/-.*/, '')] ?? null;
}
