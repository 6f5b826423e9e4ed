/** Says amounts that the catalog wrote, such as `15..25 USD/lft`, as people say them: $15 to $25 per linear foot. */
import type { UnitWords } from '../../../contract/unit-words.js';
import { unitWordsFile } from '../../../contract/unit-words.js';
import type { Documents } from '../../../engine/calculator/catalog.js';
import { digitsOf } from '../../../engine/calculator/clamp.js';
import { unitAfter } from '../../../engine/kernel/language.js';
import { rangeText } from '../../../pages/markup/quantity.js';
import type { PageSite } from './page-site.js';

/** By the name of the unit. */
export type UnitTable = Readonly<Record<string, UnitWords>>;

/** The words of the catalog's units in the language of its documents. */
export function unitTable(documents: Documents): UnitTable {
  return JSON.parse(documents.get(unitWordsFile) ?? '{}') as UnitTable;
}

const written = /^(-?[\d.]+?)(?:\.\.(-?[\d.]+))?(?: (.+)|(%)|)$/;

/** What is no such amount stays as it stands. */
export function amountText(site: PageSite, text: string, units: UnitTable): string {
  const [, low = '', high = low, name = '', unit = name] = written.exec(text) ?? [];
  if (low === '' || !Number.isFinite(Number(low)) || !Number.isFinite(Number(high))) return text;
  return rangeText(site.language, Number(low), Number(high), unitText(site, unit, Number(high), units));
}

/** The first unit in the form of the amount before it; a rate is for one of the others. */
function unitText({ language, words }: PageSite, unit: string, value: number, units: UnitTable): string {
  const [first = '', ...others] = unit.split('/');
  const { label, counted } = units[first] ?? { label: first };
  const digits = digitsOf(value, language.numbers.trimmed);
  const above = unitAfter(digits, label, counted, language.numbers);
  return [above, ...others.map((name) => units[name]?.below ?? name)].join(` ${words.site.per} `);
}
