/** The command `generate`: writes what a catalog compiles to, or compares it with what is there. */
import { join, posix } from 'node:path';
import type { CallOf } from '../../cli/command/rows.js';
import { compile } from '../../generator/compile.js';
import { emitArtifacts } from '../../generator/emit.js';
import type { Committed } from '../../generator/program/committed.js';
import { isCommitted, withoutFile } from '../../generator/program/committed.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import { once } from '../../generator/source/remembered.js';
import type { Caller } from './caller.js';
import type { Difference } from './files.js';
import { compareFiles, digestsOf, readSources, replaceFiles } from './files.js';
import { keepingResults } from './kept-results.js';
import { isRefused, report } from './verdict.js';

type GenerateCall = CallOf<'generate'>;

/** What a catalog compiles to, without the texts. */
interface Generated {
  /** The digest of each file, by its path. */
  readonly digests: ReadonlyMap<string, string>;
  readonly committed: Committed;
}

/** Gives the exit code: 0 all is well, 1 mistakes in the catalog, refused advice or stale files. */
export async function runGenerate(call: GenerateCall, caller: Caller): Promise<number> {
  const { target, output } = call;
  if (target !== undefined && output !== undefined)
    return await (await import('./target.js')).writePackage(target, { ...call, output }, caller);
  const kernel = caller.kernelFor(generatedBeside(call.catalog));
  const sources = readSources(call.root, call.catalog);
  return keepingResults(call, caller, (queries, emitting) => {
    const reporter = new Reporter();
    const compiled = once(() => compile(sources, (catalog) => emitArtifacts(catalog, kernel, emitting), queries));
    const generated = queries.query('generated', [...filesOf(sources), kernel], reporter, (own): Generated | null => {
      const { catalog, files, diagnostics } = compiled();
      own.take(diagnostics);
      return catalog && files && { digests: digestsOf(files), committed: catalog.service.committed };
    });
    report(reporter.sorted(), call, caller);
    if (generated === null || isRefused(reporter.found, call)) return 1;
    return finish(generated, () => compiled().files ?? noTexts, call, caller);
  });
}

const noTexts: ReadonlyMap<string, string> = new Map();

/** Compares or writes the files. The texts are made only where some file lacks its own. */
function finish(
  { digests, committed }: Generated,
  texts: () => ReadonlyMap<string, string>,
  call: GenerateCall,
  caller: Caller,
): number {
  if (!namesFiles(committed, digests, caller)) return 1;
  const folder = join(call.root, generatedBeside(call.catalog));
  const isKept = (path: string): boolean => isCommitted(path, committed);
  if (call.check) return reportFreshness(compareFiles(folder, digests, isKept), call, caller);
  const concerned = call.uncommitted ? (path: string) => !isKept(path) : () => true;
  const difference = compareFiles(folder, digests, concerned);
  const { stale, missing, orphaned } = difference;
  if (stale.length + missing.length + orphaned.length > 0) replaceFiles(folder, difference, texts());
  if (call.format === 'text')
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

function generatedBeside(catalog: string): string {
  return posix.join(posix.dirname(catalog), 'generated');
}

function reportFreshness(
  { stale, missing, orphaned, compared }: Difference,
  { format, catalog }: GenerateCall,
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
