/** The language of a page: its words, and how it writes numbers and days. */
import { isMoney } from '../../engine/calculator/money.js';
import type { QuantityLanguage } from '../../engine/calculator/quantity-text.js';
import { insideSentence } from '../../engine/calculator/quantity-text.js';
import { numberText } from '../../engine/kernel/language.js';
import { engineWords } from '../../words/engine-words.js';
import { onceFor } from '../../words/once-for.js';
import { pageTexts } from '../../words/page-texts.js';
import type { Translation, Words } from '../../words/phrases.js';
import { roomWords } from '../../words/room-words.js';

export interface PageLanguage extends QuantityLanguage {
  /** For the `lang` attribute. */
  readonly code: string;
  /** Whose days it writes, such as `es-US`. */
  readonly locale: string;
  readonly words: Words<typeof pageTexts>;
  /** Writes a label inside a sentence. */
  readonly inside: (label: string) => string;
  /** True for a unit of money to pay, which money per something is not. */
  readonly isMoney: (unit: string) => boolean;
  /** Writes `a, b, and c`. */
  readonly listed: (texts: readonly string[]) => string;
  /** Writes the day of a time in UTC, such as March 1, 2026. */
  readonly dayText: (time: number) => string;
}

const american = 'en-US';

const wordsIn = roomWords('pages', pageTexts);

export const pageLanguage = onceFor((translation: Translation): PageLanguage => {
  const { language: code, info = null } = translation;
  const locale = info?.locale ?? american;
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    code,
    locale,
    words: wordsIn(translation),
    inside: (label) => insideSentence(label, translation),
    numbers: numberText(info),
    moneyBehind: info?.moneyBehind ?? false,
    isMoney: (unit) => isMoney(unit, engineWords(translation)),
    listed: (texts) => lists.format(texts),
    dayText: (time) => days.format(time),
  };
});

/** Says since when something is outdated, and until when it works. */
export function outdatedText(
  { since, until }: { readonly since: string; readonly until?: string | undefined },
  texts: Pick<PageLanguage['words']['outdated'], 'now' | 'until'>,
): string {
  return until === undefined ? texts.now({ since }) : texts.until({ since, until });
}
