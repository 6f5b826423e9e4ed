/** Names for cells, as spreadsheets allow them. */

import { NameTable } from '../../generator/targets/plan/name-table.js';
import type { BookLanguage } from './book-language.js';

/** Names that look like cell addresses, or that some spreadsheets reserve. */
const taken = /^([a-z]{1,3}\d+|r\d*c?\d*|c\d*|true|false|offset|row|column|index|and|or|not|if)$/i;

/** `wasteFactor` and `material.low` become `wasteFactor` and `material_low`, each once; capitals make no difference. */
export function cellNames(
  wanted: readonly { readonly key: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const table = new NameTable();
  return new Map(
    wanted.map(({ key, name }) => {
      const plain = name.replace(/[^A-Za-z0-9_]/g, '_');
      const allowed = taken.test(plain) || /^\d/.test(plain) ? `_${plain}` : plain;
      const folded = table.nameOf(key, allowed.toLowerCase());
      return [key, allowed + folded.slice(allowed.length)];
    }),
  );
}

/** The most characters of a sheet's name. */
const longest = 31;

/** The name of the sheet of a list. */
export function listSheetName(slug: string, list: string): string {
  return cut(slug, ` ${list}`.slice(0, longest - 1));
}

/** The names of the two sheets of each calculator. */
export function sheetNames(
  { words }: BookLanguage,
  slug: string,
): {
  readonly main: string;
  readonly figures: string;
} {
  return { main: cut(slug, ''), figures: cut(slug, ` ${words.sheets.figures}`) };
}

/** Shortens the slug, not the suffix. */
function cut(slug: string, suffix: string): string {
  return `${slug.slice(0, longest - suffix.length)}${suffix}`;
}
