/** The words of calculators on pages. */
import { pageTexts } from '../../engine/words/page-texts.js';
import { phrases } from '../../engine/words/phrases.js';
import { locale } from '../answer/locale.js';

export const words = phrases(pageTexts);

const and = new Intl.ListFormat(locale, { type: 'conjunction' });

/** `a, b, and c`. */
export function listed(texts: readonly string[]): string {
  return and.format(texts);
}

/** Says since when something is outdated, and until when it works. */
export function outdatedText(
  { since, until }: { readonly since: string; readonly until?: string | undefined },
  texts: Pick<typeof words.outdated, 'now' | 'until'>,
): string {
  return until === undefined ? texts.now({ since }) : texts.until({ since, until });
}
