/** The language of a workbook: its words, those of the engine, and how it writes numbers. */

import { digitsOf, quantity } from '../../engine/calculator/clamp.js';
import type { NumberForm } from '../../engine/kernel/language.js';
import { textIn } from '../../engine/kernel/language.js';
import * as american from '../../engine/kernel/text.js';
import type { EngineWords } from '../../engine/words/engine-words.js';
import { engineWords } from '../../engine/words/engine-words.js';
import type { Translation, Words } from '../../engine/words/phrases.js';
import { english } from '../../engine/words/phrases.js';
import { roomWords } from '../../engine/words/room-words.js';
import { workbookTexts } from '../../engine/words/workbook-texts.js';
import type { TranslatedCatalog } from '../../generator/model/catalog.js';
import type { Evidence } from '../../generator/model/evidence.js';
import { sourceOf } from '../../generator/model/evidence.js';

export interface BookLanguage {
  readonly words: Words<typeof workbookTexts>;
  readonly engine: EngineWords;
  /** Null where numbers are written as in American English. */
  readonly form: NumberForm | null;
  /** Says what a figure rests on. */
  readonly sourceOf: (evidence: Evidence) => string;
}

const wordsIn = roomWords('workbook', workbookTexts);

function bookLanguage(translation: Translation, say: BookLanguage['sourceOf']): BookLanguage {
  const form = translation.info ?? null;
  return { words: wordsIn(translation), engine: engineWords(translation), form, sourceOf: say };
}

/** The language of a catalog without translations. */
export const englishBook: BookLanguage = bookLanguage(english, sourceOf);

type SpokenLanguage = Pick<TranslatedCatalog, 'language' | 'interfaceWords' | 'sourceOf'>;

/** The language of a translated catalog. */
export function translatedBook({ language, interfaceWords: texts, sourceOf: say }: SpokenLanguage): BookLanguage {
  return bookLanguage({ language: language.code, texts, info: language }, say);
}

/** A number as the language writes it. */
export function numberText(form: NumberForm | null, value: number): string {
  return digitsOf(value, form === null ? american.trimmed : textIn(form).trimmed);
}

/** With its unit; as the engine writes it where the language writes numbers as American English does. */
export function quantityText(form: NumberForm | null, value: number, unit: string | null): string {
  if (form === null || unit === null) return unit === null ? numberText(form, value) : quantity(value, unit);
  return quantity(value, unit).replace(quantity(value, undefined), numberText(form, value));
}
