/** The language of a page: its words, and how it writes numbers and days. */
import type { NumberText } from '../../engine/kernel/language.js';
import { textIn } from '../../engine/kernel/language.js';
import * as american from '../../engine/kernel/text.js';
import { pageTexts } from '../../engine/words/page-texts.js';
import type { Translation, Words } from '../../engine/words/phrases.js';
import { roomWords } from '../../engine/words/room-words.js';

export interface PageLanguage {
  /** For the `lang` attribute. */
  readonly code: string;
  /** Whose days and lists it writes, such as `es-US`. */
  readonly locale: string;
  readonly words: Words<typeof pageTexts>;
  readonly numbers: NumberText;
  /** True where signs of money stand behind their amounts. */
  readonly moneyBehind: boolean;
}

/** The locale in whose form numbers are typed in every language, as the API takes them. */
export const typedLocale = 'en-US';

const wordsIn = roomWords('pages', pageTexts);

export function pageLanguage(translation: Translation): PageLanguage {
  const { language: code, info } = translation;
  return {
    code,
    locale: info?.locale ?? 'en-US',
    words: wordsIn(translation),
    numbers: info === undefined ? american : textIn(info),
    moneyBehind: info?.moneyBehind ?? false,
  };
}

/** `a, b, and c`. */
export function listed({ locale }: PageLanguage, texts: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts);
}

/** A day such as 2026-03-01 as people write it, at noon of that day or any other time of it. */
export function longDay({ locale }: PageLanguage, time: Date | number, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(time);
}

/** Says since when something is outdated, and until when it works. */
export function outdatedText(
  { since, until }: { readonly since: string; readonly until?: string | undefined },
  texts: Pick<PageLanguage['words']['outdated'], 'now' | 'until'>,
): string {
  return until === undefined ? texts.now({ since }) : texts.until({ since, until });
}
