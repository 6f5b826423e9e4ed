/** `figures --to FILE` and `--from FILE`: the price book, a workbook that an estimator keeps. */
import type { CatalogPlace } from '../../cli/command/catalog-folder.js';
import { check } from '../../generator/compile.js';
import { isMistake, Reporter } from '../../generator/source/diagnostic.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { compareCatalogs } from '../compare/compare.js';
import { judge } from '../compare/policy.js';
import { diffAsText } from '../compare/report.js';
import { QueryMemory } from '../language/query-memory.js';
import type { PriceBook } from '../prices/price-book.js';
import { priceBook, sheetsOf } from '../prices/price-book.js';
import type { Report } from '../prices/read-book.js';
import { readBook } from '../prices/read-book.js';
import { editsOf } from '../prices/row-edits.js';
import type { CatalogWithSources } from '../sample/catalog-with-sources.js';
import { openCatalogWithSources, openComparableCatalog } from '../sample/catalog-with-sources.js';
import { hasWorkbooks, needsPackage, readWorkbook, writeWorkbook } from '../workbook/workbook.js';
import { withEdits } from '../yaml/edit-yaml.js';
import type { Caller } from './caller.js';
import type { NewTexts } from './edited-files.js';
import { textsIn, withTexts, writeTexts } from './edited-files.js';
import { readBytes, readSources, replaceFile } from './files.js';
import { renderMistakes } from './verdict.js';

/**
 * Gives the exit code: 0 when it is written, 1 when mistakes in the catalog or the workbook prevent it, 2 when the library
 * is not installed.
 */
export async function runPriceBook(options: BookOptions, caller: Caller): Promise<number> {
  if (!(await hasWorkbooks())) {
    caller.complain(needsPackage);
    return 2;
  }
  const sources = readSources(options.root, options.catalog);
  const { catalog, diagnostics } = check(sources);
  if (catalog === null) {
    caller.complain(renderMistakes(diagnostics.filter(isMistake), caller.paint));
    return 1;
  }
  const book = priceBook(sources, catalog);
  const { direction, path } = options.book;
  if (direction === 'from') return await bringBack(book, sources, options, caller);
  replaceFile(path, await writeWorkbook(sheetsOf(book)));
  caller.say(`wrote ${path}: ${book.figures.rows.length} values with ${book.records.rows.length} records.\n`);
  return 0;
}

interface BookOptions extends CatalogPlace {
  readonly book: {
    readonly direction: 'to' | 'from';
    readonly path: string;
    /** Takes prices although examples then fail, which an editor calculates again. */
    readonly examplesLater: boolean;
  };
}

/** The most bytes of a workbook to read. */
const mostBytes = 20_000_000;

async function bringBack(
  book: PriceBook,
  sources: CatalogSources,
  options: BookOptions,
  caller: Caller,
): Promise<number> {
  const { path } = options.book;
  const bytes = readBytes(path, mostBytes);
  const sheets = bytes && (await readWorkbook(bytes));
  if (sheets === null)
    return refuse(
      [`There is no workbook of Excel (.xlsx) at ${path}, or it has more than ${mostBytes / 1e6} MB.`],
      caller,
    );
  const mistakes: string[] = [];
  const report: Report = (place, sentence) => mistakes.push(`${place}: ${sentence}`);
  const read = readBook(sheets, book, report);
  const edits = mistakes.length > 0 ? [] : editsOf(read, book, report);
  if (mistakes.length > 0) return refuse(mistakes, caller);
  const before = textsIn(sources);
  const texts = new Map([...edits].map(([file, own]) => [file, withEdits(before.get(file) ?? '', own)]));
  if (texts.size > 0) return writeEdits(texts, sources, options, caller);
  caller.say(`${path} says what the catalog says: nothing was written.\n`);
  return 0;
}

function refuse(mistakes: readonly string[], { complain }: Caller): number {
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  complain(`${mistakes.join('\n')}\n\n${count}: nothing was written.\n`);
  return 1;
}

/** Writes the texts if the catalog passes the check with them, and reports the changes for callers. */
function writeEdits(texts: NewTexts, sources: CatalogSources, options: BookOptions, caller: Caller): number {
  // Parts that the edits do not touch are read, checked and proved once.
  const queries = new QueryMemory();
  const { catalog: now, mistakes } = openComparableCatalog(withTexts(sources, texts, options.catalog), queries);
  const areExamples = mistakes.every(({ code }) => code === 'example-fails');
  if (mistakes.length > 0) caller.complain(renderMistakes(mistakes, caller.paint));
  if (mistakes.length > 0 && !(areExamples && options.book.examplesLater)) {
    caller.complain(`Nothing was written.${areExamples ? later : ''}\n`);
    return 1;
  }
  const difference = now && differenceTo(now, openCatalogWithSources(sources, new Reporter(), queries), caller);
  const code = writeTexts(options.root, texts, textsIn(sources), caller);
  const lines = [difference ?? [], ...[...texts.keys()].map((path) => `wrote ${path}`)].flat();
  if (code === 0) caller.say(`${lines.join('\n')}\n`);
  return code;
}

const later =
  ' Work out these examples again, or add --examples-later, and then call `check --update-examples` for each calculator.';

/** The difference for callers, as `diff` tells it. */
function differenceTo(now: CatalogWithSources, old: CatalogWithSources | null, { today }: Caller): string {
  if (old === null) throw new Error('The catalog checked before.');
  const comparison = compareCatalogs(old, now, today(now.catalog.service.timeZone));
  const announced = { before: old.catalog.service.version, after: now.catalog.service.version, changelog: null };
  return diffAsText({ comparison, announced, judgement: judge(comparison.changes, announced), mistakes: [] });
}
