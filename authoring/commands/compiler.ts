/** The commands of the compiler, check, figures and generate: options in, messages out, an exit code. */
import { join, posix } from 'node:path';
import { check, compile } from '../../generator/compile.js';
import type { Catalog } from '../../generator/program/catalog.js';
import type { Committed } from '../../generator/program/committed.js';
import { isCommitted, withoutFile } from '../../generator/program/committed.js';
import { isDay } from '../../generator/source/calendar.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import { reportLateReadings } from '../../generator/source/late-readings.js';
import type { Queries } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import { once } from '../../generator/source/remembered.js';
import { renderJson } from '../../generator/source/render.js';
import { QueryStore } from '../cache/query-store.js';
import { RecordLog } from '../cache/record-log.js';
import { annotationsOf, findingOf } from '../explain/finding.js';
import type { BookCall, Caller, CompilerOptions } from './caller.js';
import { basisReport, dueReport, figuresReport } from './figures-report.js';
import { explainFileError } from './file-error.js';
import type { Difference } from './files.js';
import { compareFiles, digestsOf, pathOfCache, readCache, readSources, replaceFiles, writeCache } from './files.js';
import { formatOption, readCall } from './read-call.js';
import { inOrder, isRefused, renderInBrief } from './verdict.js';

/** The options of a call, or null for a wrong one. */
export function readCompilerOptions(args: readonly string[]): CompilerOptions | null {
  return readCall(args, compilerOptions, (values, [command, ...rest], place) => {
    if ((command !== 'check' && command !== 'figures' && command !== 'generate') || rest.length > 0) return null;
    const { strict, explain = null, on = null, afresh } = values;
    if (on !== null && (!isDay(on) || command === 'generate')) return null;
    const book = bookOf(values.to, values.from, values['examples-later']);
    if (book === undefined || (book !== null && (command !== 'figures' || on !== null))) return null;
    const format = formats.find((each) => each === values.format);
    if (format === undefined) return null;
    if ((explain !== null || format === 'github') && command !== 'check') return null;
    if (values.uncommitted && (command !== 'generate' || values.check)) return null;
    const isPlain = command === 'check' && explain === null && format === 'text';
    if ((values.watch || values.fix) && (!isPlain || (values.watch && values.fix))) return null;
    const loop = values.watch ? 'watch' : values.fix ? 'fix' : null;
    return {
      command,
      compareOnly: values.check,
      uncommitted: values.uncommitted,
      format,
      strict,
      loop,
      explain,
      on,
      book,
      afresh,
      ...place,
    };
  });
}

const formats = ['text', 'json', 'github'] as const;

const compilerOptions = {
  ...formatOption,
  check: { type: 'boolean', default: false },
  uncommitted: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  afresh: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  explain: { type: 'string' },
  on: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  'examples-later': { type: 'boolean', default: false },
} as const;

/** The workbook of a call; null for none, undefined for options that contradict each other. */
function bookOf(to: string | undefined, from: string | undefined, examplesLater: boolean): BookCall | null | undefined {
  if ((to !== undefined && from !== undefined) || (examplesLater && from === undefined)) return undefined;
  const path = to ?? from;
  return path === undefined ? null : { direction: to === undefined ? 'from' : 'to', path, examplesLater };
}

/**
 * Runs the command and gives the exit code: 0 all is well, 1 mistakes in the catalog, refused advice or stale files, 2 a
 * file that cannot be read or written, or an unknown code.
 */
export async function runCompiler(options: CompilerOptions, caller: Caller): Promise<number> {
  try {
    if (options.explain !== null) return await runExplain(options.explain, options, caller);
    // Loaded only here: the language service, and the library of workbooks.
    if (options.loop === 'fix') return (await import('./fix.js')).fixCatalog(options, caller);
    if (options.loop === 'watch') return await (await import('./watch.js')).watchCatalog(options, caller);
    const { book } = options;
    if (book !== null) return await (await import('./price-book.js')).runPriceBook({ ...options, book }, caller);
    if (options.command === 'figures') return runFigures(options, caller);
    return options.command === 'check' ? runCheck(options, caller) : await runGenerate(options, caller);
  } catch (error) {
    caller.complain(`${explainFileError(error)}\n`);
    return 2;
  }
}

/** Explains a code, without reading the catalog. The examples are loaded only here. */
async function runExplain(code: string, { format }: CompilerOptions, { say, complain }: Caller): Promise<number> {
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

export function checkOnDisk(options: Parameters<typeof keepingResults>[0], caller: Caller): ReturnType<typeof check> {
  const sources = readSources(options.root, options.catalog);
  return keepingResults(options, caller, (queries) => check(sources, queries));
}

function runCheck(options: CompilerOptions, caller: Caller): number {
  const reporter = new Reporter();
  const sources = readSources(options.root, options.catalog);
  const closing = keepingResults(options, caller, (queries) =>
    queries.query('closing', [...filesOf(sources), options.on], reporter, (own) => {
      const { diagnostics, catalog } = check(sources, queries);
      own.take(diagnostics);
      return catalog && inOrder(catalog) + adviceOnAge(catalog, options);
    }),
  );
  reportLateReadings(filesOf(sources), options.on ?? caller.today(firstToday), reporter);
  report(reporter.sorted(), options, caller);
  if (closing === null || isRefused(reporter.found, options)) return 1;
  if (options.format === 'text') caller.say(closing);
  return 0;
}

/** The time zone in which a day begins first: nobody anywhere has read anything on a later one. */
const firstToday = 'Etc/GMT-14';

/** The figures to review on a named day. Never changes the exit code, as no edit caused it. */
function adviceOnAge(catalog: Catalog, { on }: CompilerOptions): string {
  if (on === null) return '';
  return `${dueReport(catalog, on) ?? `On ${on}, no figure of money needs another look.`}\n`;
}

/** Lists shared figures by age: the one command whose words depend on the day. */
function runFigures(options: CompilerOptions, caller: Caller): number {
  const { diagnostics, catalog } = checkOnDisk(options, caller);
  if (catalog === null) {
    report(diagnostics, options, caller);
    return 1;
  }
  const lines = figuresReport(catalog, options.on ?? caller.today(catalog.service.timeZone));
  const counted = basisReport(catalog);
  const text =
    lines.length === 0
      ? 'The catalog has no figures.'
      : [...lines, ...(counted === null ? [] : ['', counted])].join('\n');
  caller.say(`${options.format === 'json' ? JSON.stringify(lines) : text}\n`);
  return 0;
}

/** What a catalog compiles to, without the texts. */
interface Generated {
  /** The digest of each file, by its path. */
  readonly digests: ReadonlyMap<string, string>;
  readonly committed: Committed;
}

/** The emitters are loaded only here. */
async function runGenerate(options: CompilerOptions, caller: Caller): Promise<number> {
  const { emitArtifacts } = await import('../../generator/emit.js');
  const kernel = caller.kernelFor(generatedBeside(options.catalog));
  const sources = readSources(options.root, options.catalog);
  return keepingResults(options, caller, (queries) => {
    const reporter = new Reporter();
    const compiled = once(() => compile(sources, (catalog) => emitArtifacts(catalog, kernel, queries), queries));
    const generated = queries.query('generated', [...filesOf(sources), kernel], reporter, (own): Generated | null => {
      const { catalog, files, diagnostics } = compiled();
      own.take(diagnostics);
      return catalog && files && { digests: digestsOf(files), committed: catalog.service.committed };
    });
    report(reporter.sorted(), options, caller);
    if (generated === null || isRefused(reporter.found, options)) return 1;
    return finishGenerate(generated, () => compiled().files ?? noTexts, options, caller);
  });
}

const noTexts: ReadonlyMap<string, string> = new Map();

/** Compares or writes the files. The texts are made only where some file lacks its own. */
function finishGenerate(
  { digests, committed }: Generated,
  texts: () => ReadonlyMap<string, string>,
  options: CompilerOptions,
  caller: Caller,
): number {
  if (!namesFiles(committed, digests, caller)) return 1;
  const folder = join(options.root, generatedBeside(options.catalog));
  const isKept = (path: string): boolean => isCommitted(path, committed);
  if (options.compareOnly) return reportFreshness(compareFiles(folder, digests, isKept), options, caller);
  const concerned = options.uncommitted ? (path: string) => !isKept(path) : () => true;
  const difference = compareFiles(folder, digests, concerned);
  const { stale, missing, orphaned } = difference;
  if (stale.length + missing.length + orphaned.length > 0) replaceFiles(folder, difference, texts());
  if (options.format === 'text')
    caller.say(`${digests.size} files: ${stale.length} changed, ${missing.length} new, ${orphaned.length} removed.\n`);
  return 0;
}

/** False after complaining of each entry of `committed` that names no generated file. */
function namesFiles(committed: Committed, files: ReadonlyMap<string, unknown>, { complain }: Caller): boolean {
  const unknown = withoutFile(committed, [...files.keys()]);
  for (const each of unknown)
    complain(`service.yaml: \`committed\` names ${each}, which is not generated. Remove it.\n`);
  return unknown.length === 0;
}

/** Runs with what earlier runs computed, and keeps what this one adds. */
export function keepingResults<T>(
  options: Pick<CompilerOptions, 'afresh' | 'root' | 'catalog'>,
  { compilerDigest }: Pick<Caller, 'compilerDigest'>,
  run: (queries: Queries) => T,
): T {
  const compiler = options.afresh ? null : compilerDigest();
  const place = compiler && pathOfCache(options.root, options.catalog, compiler);
  if (compiler === null || place === null) return run(afresh);
  const store = new QueryStore(new RecordLog(readCache(place), compiler));
  const result = run(store);
  const change = store.finish();
  if (change !== null) writeCache(place, change);
  return result;
}

function generatedBeside(catalog: string): string {
  return posix.join(posix.dirname(catalog), 'generated');
}

function report(
  diagnostics: readonly Diagnostic[],
  { format, strict }: CompilerOptions,
  { say, complain, paint }: Caller,
): void {
  if (format === 'json') say(`${renderJson(diagnostics)}\n`);
  else if (diagnostics.length === 0) return;
  else if (format === 'github') say(`${annotationsOf(diagnostics.map(findingOf))}\n`);
  else complain(renderInBrief(diagnostics, strict, paint));
}

function reportFreshness(
  { stale, missing, orphaned, compared }: Difference,
  { format, catalog }: CompilerOptions,
  { say, complain, generateCall }: Caller,
): number {
  const generated = generatedBeside(catalog);
  const findings = Object.entries({ stale, missing, orphaned }).flatMap(([what, paths]) =>
    paths.map((path) => `${what}: ${generated}/${path}`),
  );
  if (findings.length === 0) {
    if (format === 'text') say(`All ${compared} generated files are fresh.\n`);
    return 0;
  }
  complain(`${findings.join('\n')}\nRun \`${generateCall(catalog)}\` and commit what it writes.\n`);
  return 1;
}
