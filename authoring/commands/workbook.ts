/** `workbook [SLUG ...] -o FILE`: writes calculators as a workbook with live formulas. */
import { unknownCalculator } from '../sample/catalog-with-sources.js';
import { inLanguage } from '../workbook/book-language.js';
import { calculatorWorkbook } from '../workbook/calculator-workbook.js';
import { hasWorkbooks, needsPackage, writeWorkbook } from '../workbook/workbook.js';
import type { Caller } from './caller.js';
import { command } from './caller.js';
import { replaceFile } from './files.js';
import type { CatalogPlace } from './read-call.js';
import { readCall } from './read-call.js';
import { checkedCatalog } from './verdict.js';

interface WorkbookOptions extends CatalogPlace {
  readonly slugs: readonly string[];
  readonly file: string;
  /** The code of a further language; undefined for the catalog's own. */
  readonly lang: string | undefined;
}

/** The options of a call, or null for a wrong one. */
export function readWorkbookOptions(args: readonly string[]): WorkbookOptions | null {
  const own = { output: { type: 'string', short: 'o' }, lang: { type: 'string' } } as const;
  return readCall(args, own, ({ output: file, lang }, slugs, place) =>
    file === undefined ? null : { ...place, slugs, file, lang },
  );
}

/** Gives the exit code: 0 it is written, 1 mistakes in the catalog or no such calculator, 2 the library is not installed. */
export async function runWorkbook({ slugs, file, lang, ...place }: WorkbookOptions, caller: Caller): Promise<number> {
  if (!(await hasWorkbooks())) {
    caller.complain(needsPackage);
    return 2;
  }
  const checked = checkedCatalog(place, caller);
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

export const callWorkbook = command(readWorkbookOptions, runWorkbook);
