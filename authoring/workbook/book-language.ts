/** The language of a workbook: its words, those of the engine, and how it writes numbers. */

import { quantity } from '../../engine/calculator/clamp.js';
import type { NumberForm } from '../../engine/kernel/language.js';
import { numberText } from '../../engine/kernel/language.js';
import type { Catalog, TranslatedCatalog } from '../../generator/program/catalog.js';
import type { Evidence, EvidenceRecord } from '../../generator/program/evidence.js';
import { sourceOf } from '../../generator/program/evidence.js';
import type { EngineWords } from '../../words/engine-words.js';
import { engineWords } from '../../words/engine-words.js';
import { wordsFor } from '../../words/interface-words.js';
import type { Translation, Words } from '../../words/phrases.js';
import { english } from '../../words/phrases.js';
import type { workbookTexts } from '../../words/workbook-texts.js';

export interface BookLanguage {
  readonly words: Words<typeof workbookTexts>;
  readonly engine: EngineWords;
  /** Null where numbers are written as in American English. */
  readonly form: NumberForm | null;
  /** The name of the sheet of a list, after that of the calculator: its own, or its label where that is translated. */
  readonly listName: (list: NamedList) => string;
  /** Describes the evidence of a figure. */
  readonly sourceOf: (evidence: Evidence) => string;
  /** What it calls a kind of source, such as a price guide. */
  readonly kindOf: (kind: EvidenceRecord['kind']) => string;
}

type NamedList = { readonly name: string; readonly label: string };

type EvidenceWords = Pick<BookLanguage, 'sourceOf' | 'kindOf'>;

function bookLanguage(translation: Translation, { sourceOf, kindOf }: EvidenceWords): BookLanguage {
  const form = translation.info ?? null;
  const listName = ({ name, label }: NamedList): string => (form === null ? name : beginningOf(label));
  return { words: wordsFor(translation).workbook, engine: engineWords(translation), form, listName, sourceOf, kindOf };
}

/** Most characters of a label in the name of a sheet. */
const longest = 20;

/** The first words of a label, without the signs that no name of a sheet may have. */
function beginningOf(label: string): string {
  const words = label
    .replace(/[[\]:*?/\\']/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const fitting = words.filter((_, at) => words.slice(0, at + 1).join(' ').length <= longest);
  return fitting.length > 0 ? fitting.join(' ') : (words[0] ?? '').slice(0, longest);
}

/** The language of a catalog without translations. */
export const englishBook: BookLanguage = bookLanguage(english, { sourceOf, kindOf: (kind) => kind });

type SpokenLanguage = Pick<TranslatedCatalog, 'language' | 'interfaceWords'> & EvidenceWords;

/** The language of a translated catalog. */
export function translatedBook({ language, interfaceWords: texts, ...evidence }: SpokenLanguage): BookLanguage {
  return bookLanguage({ language: language.code, texts, info: language }, evidence);
}

export interface SpokenCatalog {
  readonly catalog: Catalog;
  readonly book: BookLanguage;
}

/** The catalog in a language; in its own where none is named, and null where it has no such language. */
export function inLanguage(catalog: Catalog, lang = english.language): SpokenCatalog | null {
  if (lang === english.language) return { catalog, book: englishBook };
  const found = catalog.translations.find(({ language }) => language.code === lang);
  return found === undefined ? null : { catalog: found.catalog, book: translatedBook(found) };
}

/** A number as the language writes it, without a unit. */
export function plainText({ form }: BookLanguage, value: number): string {
  return quantity(value, undefined, { numbers: numberText(form) });
}
