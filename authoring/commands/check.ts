/** The command `check`: lists mistakes, explains a code, fixes, or keeps watching. */
import type { CallOf } from '../../cli/command/rows.js';
import { formatList } from '../../engine/spelling/list-names.js';
import { check } from '../../generator/compile.js';
import type { Catalog } from '../../generator/program/catalog.js';
import { cutEntries, nameOfPiece } from '../../generator/source/cut-entries.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import { reportLateReadings } from '../../generator/source/late-readings.js';
import type { Source, Span } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { Caller } from './caller.js';
import { dueReport } from './figures-report.js';
import { readSources } from './files.js';
import { keepingResults } from './kept-results.js';
import { inOrder, isRefused, report } from './verdict.js';

type CheckCall = CallOf<'check'>;

/** Gives the exit code: 0 all is well, 1 mistakes in the catalog or refused advice, 2 an unknown code. */
export async function runCheck(call: CheckCall, caller: Caller): Promise<number> {
  if (call.explain !== undefined) return await explain(call.explain, call, caller);
  // Loaded only here: the language service.
  if (call.fix) return (await import('./fix.js')).fixCatalog(call, caller);
  if (call.watch) return await (await import('./watch.js')).watchCatalog(call, caller);
  const slug = call['update-examples'];
  if (slug !== undefined) return (await import('./update-examples.js')).updateExamples(slug, call, caller);
  return checkOnce(call, caller);
}

/** Explains a code, without reading the catalog. The examples are loaded only here. */
async function explain(code: string, { format }: CheckCall, { say, complain }: Caller): Promise<number> {
  const { explanationOf, renderExplanation, unknownCode } = await import('../explain/explanation.js');
  const { default: examples } = await import('../explain/examples.json', { with: { type: 'json' } });
  const explanation = explanationOf(code, examples);
  if (explanation === null) {
    complain(`${unknownCode(code)}\n`);
    return 2;
  }
  say(`${format === 'json' ? JSON.stringify(explanation, null, 2) : renderExplanation(explanation)}\n`);
  return 0;
}

function checkOnce(call: CheckCall, caller: Caller): number {
  const reporter = new Reporter();
  const sources = readSources(call.root, call.catalog);
  const day = call.on ?? null;
  const closing = keepingResults(call, caller, (queries) =>
    queries.query('closing', [...filesOf(sources), day], reporter, (own) => {
      const { diagnostics, catalog } = check(sources, queries);
      own.take(diagnostics);
      return catalog && inOrder(catalog) + adviceOnAge(catalog, day);
    }),
  );
  reportLateReadings(filesOf(sources), day ?? caller.today(firstToday), reporter);
  report(reporter.sorted(), call, caller);
  caller.complain(adviceOnSecurity(sources.service, day ?? caller.today('UTC')));
  if (call.format === 'text') caller.complain(adviceOnExamples(reporter.found, sources));
  if (closing === null || isRefused(reporter.found, call)) return 1;
  if (call.format === 'text') caller.say(closing);
  return 0;
}

/** How to go on after a price change; empty where no example fails that a shared figure may have changed. */
function adviceOnExamples(found: readonly Diagnostic[], { calculators, figures }: CatalogSources): string {
  const failing = found.filter(({ code }) => code === 'example-fails').map(({ span }) => span);
  const isAmong = (piece: Span) =>
    failing.some(({ source, start }) => source.path === piece.source.path && start >= piece.start && start < piece.end);
  const [slug, ...more] = calculators.flatMap(cutEntries).filter(isAmong).map(nameOfPiece);
  if (slug === undefined || figures.length === 0) return '';
  return `If only a shared figure changed, \`check --update-examples ${slug}\` writes the new numbers${more.length === 0 ? '' : `; the same for ${formatList(more, 'and')}`}.\n`;
}

/** How to go on once security.txt no longer holds. Like the age of figures it never changes the exit code. */
function adviceOnSecurity({ path, text }: Source, today: string): string {
  const [, expires] = /^security:[\s\S]*?\bexpires:[ \t]*["']?(\d{4}-\d{2}-\d{2})/m.exec(text) ?? [];
  if (expires === undefined || expires > today) return '';
  return `${path}: \`security\` expired on ${expires}, so nobody may rely on its contact. Check the contact, and set \`expires\` to a day within a year.\n`;
}

/** The time zone in which a day begins first: nobody anywhere has read anything on a later one. */
const firstToday = 'Etc/GMT-14';

/** The figures to review on a named day. Never changes the exit code, as no edit caused it. */
function adviceOnAge(catalog: Catalog, day: string | null): string {
  if (day === null) return '';
  return `${dueReport(catalog, day) ?? `On ${day}, no figure of money needs another look.`}\n`;
}
