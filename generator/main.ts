import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check, compile } from './compile.js';
import type { Difference } from './files.js';
import { compareFiles, readContracts, readSources, writeFiles } from './files.js';
import type { Diagnostic } from './text/diagnostic.js';
import { renderDiagnostics, renderJson } from './text/render.js';

const usage = `Usage:
  npm run check [-- --format json]                 read the catalog and say what is wrong
  npm run generate [-- --check] [-- --format json] write generated/, or only compare

--root FOLDER reads and writes below another folder.
Exit codes: 0 all is well, 1 mistakes in the catalog or files that are not fresh, 2 a wrong call.
`;

interface Options {
  readonly command: string;
  readonly compareOnly: boolean;
  readonly json: boolean;
  readonly root: string;
}

/** The edge of the compiler: arguments, files, messages, exit code. */
async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === null) {
    process.stderr.write(usage);
    return 2;
  }
  return options.command === 'check' ? runCheck(options) : await runGenerate(options);
}

function readOptions(args: readonly string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
        root: { type: 'string', default: '.' },
      },
    });
    const [command = '', ...rest] = positionals;
    const known =
      ['check', 'generate'].includes(command) && rest.length === 0 && ['text', 'json'].includes(values.format);
    return known ? { command, compareOnly: values.check, json: values.format === 'json', root: values.root } : null;
  } catch {
    return null;
  }
}

function runCheck(options: Options): number {
  const { diagnostics, catalog } = check(readSources(options.root));
  report(diagnostics, options);
  if (catalog !== null && !options.json) say(`The catalog is in order: ${catalog.calculators.length} calculators.`);
  return diagnostics.length === 0 ? 0 : 1;
}

/** The emitters are loaded only here: ts-morph takes longer to load than a check takes to run. */
async function runGenerate(options: Options): Promise<number> {
  const { emitArtifacts } = await import('./emit/emit.js');
  const { files, diagnostics } = compile(readSources(options.root), readContracts(options.root), emitArtifacts);
  report(diagnostics, options);
  if (files === null) return 1;
  const folder = join(options.root, 'generated');
  if (options.compareOnly) return reportFreshness(compareFiles(folder, files), files.size, options);
  const { stale, missing, orphaned } = writeFiles(folder, files);
  if (!options.json)
    say(`${files.size} files: ${stale.length} changed, ${missing.length} new, ${orphaned.length} removed.`);
  return 0;
}

function report(diagnostics: readonly Diagnostic[], { json }: Options): void {
  if (json) process.stdout.write(`${renderJson(diagnostics)}\n`);
  else if (diagnostics.length > 0) {
    process.stderr.write(
      `${renderDiagnostics(diagnostics)}\n\n${diagnostics.length === 1 ? '1 mistake' : `${diagnostics.length} mistakes`} found.\n`,
    );
  }
}

function reportFreshness({ stale, missing, orphaned }: Difference, count: number, { json }: Options): number {
  const findings = [
    ...stale.map((path) => `stale: generated/${path}`),
    ...missing.map((path) => `missing: generated/${path}`),
    ...orphaned.map((path) => `orphaned: generated/${path}`),
  ];
  if (findings.length === 0) {
    if (!json) say(`All ${count} generated files are fresh.`);
    return 0;
  }
  process.stderr.write(`${findings.join('\n')}\nRun \`npm run generate\` and commit what it writes.\n`);
  return 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A file that cannot be read or written is told in a sentence; everything else is a mistake of ours and shows itself. */
function explainFileError(error: unknown): number {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined || path === undefined) throw error;
  process.stderr.write(`${path}: ${fileErrors[code] ?? code}\n`);
  return 2;
}

const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file. Run this in the project's folder, or name it with --root.",
  EACCES: 'this user may not read or write it.',
  EISDIR: 'this is a folder, not a file.',
  ENOSPC: 'the disk is full.',
};

process.exitCode = await main(process.argv.slice(2)).catch(explainFileError);
