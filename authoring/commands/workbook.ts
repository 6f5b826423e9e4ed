/** `workbook [SLUG ...] -o FILE`: writes calculators as a workbook with live formulas. */
import type { CallOf } from '../../cli/command/rows.js';
import { unknownCalculator } from '../sample/catalog-with-sources.js';
import { inLanguage } from '../workbook/book-language.js';
import { calculatorWorkbook } from '../workbook/calculator-workbook.js';
import { hasWorkbooks, needsPackage, writeWorkbook } from '../workbook/workbook.js';
import type { Caller } from './caller.js';
import { replaceFile } from './files.js';
import { checkedCatalog } from './verdict.js';

/** Gives the exit code: 0 it is written, 1 mistakes in the catalog or no such calculator, 2 the library is not installed. */
export async function runWorkbook(call: CallOf<'workbook'>, caller: Caller): Promise<number> {
  const { operands: slugs, output: file, lang } = call;
  if (!(await hasWorkbooks())) {
    caller.complain(needsPackage);
    return 2;
  }
  const checked = checkedCatalog(call, caller);
  if (checked === null) return 1;
  const unknown = slugs.filter((slug) => !checked.calculators.some((each) => each.slug === slug));
  for (const slug of unknown) caller.complain(`${unknownCalculator(slug, checked)}\n`);
  if (unknown.length > 0) return 1;
  const spoken = inLanguage(checked, lang);
  if (spoken === null) {
    const known = checked.translations.map(({ language }) => language.code);
    caller.complain(`The catalog has no language ${lang}; it has ${known.join(', ') || 'only its own'}.\n`);
    return 1;
  }
  const chosen = spoken.catalog.calculators.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  const sheets = chosen.flatMap((each) => calculatorWorkbook(each, spoken.catalog, spoken.book).sheets);
  replaceFile(file, await writeWorkbook(sheets));
  caller.say(`wrote ${file}: ${chosen.length} ${chosen.length === 1 ? 'calculator' : 'calculators'}.\n`);
  return 0;
}
