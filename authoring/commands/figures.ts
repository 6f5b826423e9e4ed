/** The command `figures`: lists figures by age, the one list whose words depend on the day, or exchanges them with a workbook. */
import type { CallOf } from '../../cli/command/rows.js';
import { check } from '../../generator/compile.js';
import type { Caller } from './caller.js';
import { basisReport, figuresReport } from './figures-report.js';
import { readSources } from './files.js';
import { keepingResults } from './kept-results.js';
import { report } from './verdict.js';

/** Gives the exit code: 0, or 1 for mistakes in the catalog or the workbook. */
export async function runFigures(call: CallOf<'figures'>, caller: Caller): Promise<number> {
  const { to, from, root, catalog, 'examples-later': examplesLater } = call;
  const path = to ?? from;
  if (path === undefined) return listFigures(call, caller);
  // Loaded only here: the library of workbooks.
  const { runPriceBook } = await import('./price-book.js');
  const direction = to === undefined ? 'from' : 'to';
  return await runPriceBook({ root, catalog, book: { direction, path, examplesLater } }, caller);
}

function listFigures(call: CallOf<'figures'>, caller: Caller): number {
  const sources = readSources(call.root, call.catalog);
  const { diagnostics, catalog } = keepingResults(call, caller, (queries) => check(sources, queries));
  if (catalog === null) {
    report(diagnostics, call, caller);
    return 1;
  }
  const lines = figuresReport(catalog, call.on ?? caller.today(catalog.service.timeZone));
  const counted = basisReport(catalog);
  const text =
    lines.length === 0
      ? 'The catalog has no figures.'
      : [...lines, ...(counted === null ? [] : ['', counted])].join('\n');
  caller.say(`${call.format === 'json' ? JSON.stringify(lines) : text}\n`);
  return 0;
}
