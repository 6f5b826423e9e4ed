/** `figures --to FILE` and `--from FILE`: the price book, a workbook that an estimator keeps. */
import { join } from 'node:path';
import type { CatalogPlace } from '../../cli/command/catalog-folder.js';
import { check } from '../../generator/compile.js';
import { sourcesOfTexts } from '../../generator/language/catalog-sources.js';
import { isMistake, Reporter } from '../../generator/source/diagnostic.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { compareCatalogs } from '../compare/compare.js';
import { judge } from '../compare/policy.js';
import { diffAsText } from '../compare/report.js';
import { QueryMemory } from '../language/query-memory.js';
import { editCatalog } from '../prices/edit-catalog.js';
import { priceBook } from '../prices/price-book.js';
import { readBook } from '../prices/read-book.js';
import { sheetsOf } from '../prices/sheets.js';
import type { CatalogWithSources } from '../sample/catalog-with-sources.js';
import { openCatalogWithSources, openComparableCatalog } from '../sample/catalog-with-sources.js';
import { hasWorkbooks, needsPackage, readWorkbook, writeWorkbook } from '../workbook/workbook.js';
import type { Caller } from './caller.js';
import { readBytes, readIfThere, readSources, replaceFile } from './files.js';
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
  caller.say(`wrote ${path}: ${book.figures.length} values with ${book.records.length} records.\n`);
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
  book: ReturnType<typeof priceBook>,
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
  const read = readBook(sheets, book);
  if (read.mistakes.length > 0) return refuse(read.mistakes, caller);
  const { texts, mistakes } = editCatalog(sources, read);
  if (mistakes.length > 0) return refuse(mistakes, caller);
  if (texts.size === 0) {
    caller.say(`${path} says what the catalog says: nothing was written.\n`);
    return 0;
  }
  return writeEdits(texts, sources, options, caller);
}

function refuse(mistakes: readonly string[], { complain }: Caller): number {
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  complain(`${mistakes.join('\n')}\n\n${count}: nothing was written.\n`);
  return 1;
}

/** Writes the texts if the catalog passes the check with them, and reports the changes for callers. */
function writeEdits(
  texts: ReadonlyMap<string, string>,
  sources: CatalogSources,
  options: BookOptions,
  caller: Caller,
): number {
  const after = withTexts(sources, texts, options.catalog);
  // Parts that the edits do not touch are read, checked and proved once.
  const queries = new QueryMemory();
  const { catalog: now, mistakes } = openComparableCatalog(after, queries);
  const areExamples = mistakes.every(({ code }) => code === 'example-fails');
  if (mistakes.length > 0) caller.complain(renderMistakes(mistakes, caller.paint));
  if (mistakes.length > 0 && !(areExamples && options.book.examplesLater)) {
    const later = areExamples ? ' Calculate these examples anew, or add --examples-later to do so afterwards.' : '';
    caller.complain(`Nothing was written.${later}\n`);
    return 1;
  }
  const lost = [...texts.keys()].find((path) => readIfThere(join(options.root, path)) !== textIn(sources, path));
  if (lost !== undefined) return refuse([`${lost} was changed meanwhile. Call it again.`], caller);
  if (now !== null)
    caller.say(`${differenceTo(now, openCatalogWithSources(sources, new Reporter(), queries), caller)}\n`);
  for (const [path, text] of texts) {
    replaceFile(join(options.root, path), text);
    caller.say(`wrote ${path}\n`);
  }
  return 0;
}

/** The difference for callers, as `diff` tells it. */
function differenceTo(now: CatalogWithSources, old: CatalogWithSources | null, { today }: Caller): string {
  if (old === null) throw new Error('The catalog checked before.');
  const comparison = compareCatalogs(old, now, today(now.catalog.service.timeZone));
  const announced = { before: old.catalog.service.version, after: now.catalog.service.version, changelog: null };
  return diffAsText({ comparison, announced, judgement: judge(comparison.changes, announced), mistakes: [] });
}

function withTexts(sources: CatalogSources, texts: ReadonlyMap<string, string>, catalog: string): CatalogSources {
  const names = filesOf(sources).map(({ path }) => path.slice(catalog.length + 1));
  return sourcesOfTexts(catalog, names, (path) => texts.get(path) ?? textIn(sources, path));
}

function textIn(sources: CatalogSources, path: string): string {
  return filesOf(sources).find((source) => source.path === path)?.text ?? '';
}
