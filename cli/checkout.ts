/** The compiler's commands as npm scripts of this project: arguments, usage, exit code. */
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askAt } from '../authoring/commands/ask.js';
import type { Caller } from '../authoring/commands/caller.js';
import { readCompilerOptions, runCompiler } from '../authoring/commands/compiler.js';
import { digestOfProgram } from '../authoring/commands/files.js';
import { callNew } from '../authoring/commands/new.js';
import { isReview, runReview } from '../authoring/commands/review.js';
import { callTarget, namesTarget } from '../authoring/commands/target.js';
import { paintFor } from '../authoring/commands/terminal-paint.js';
import { dayIn } from '../authoring/commands/today.js';
import { targetKernel } from './compiler-call.js';
import { expectShortRun } from './short-run.js';

const usage = `Usage:
  npm run check [-- --format FORMAT] [-- --strict] check the catalog and list mistakes; FORMAT is text, json, github,
                                                   sarif or rdjson
  npm run check -- --watch                         keep running, and check what changes
  npm run check -- --fix                           fix mistakes that have only one fix, and list the changes
  npm run check -- --explain CODE                  explain the code of a message, with an example and a remedy
  npm run new -- SLUG [--title TEXT] [--tag TAG] [--file FILE]
                                                   write the skeleton of a calculator where it belongs; ask for what
                                                   is missing
  npm run figures -- --to FILE, --from FILE        write the figures to a workbook (.xlsx), or bring its edits back
  npm run figures [-- --on DATE]                   list figures by age, with their records and the calculators that use
                                                   them, and which need another look
  npm run generate [-- --check] [-- --format json] write generated/, or only compare
  npm run generate -- --target python -o FOLDER    write the calculators as a Python package
  npm run mutate [-- SLUG ...] [--format json] [--brief] [--changed-since COMMIT]
                                                   find slips in the catalog that no example, law or proof notices
  npm run diff -- A [B] [--format json|markdown|html]   show what changed from A to B, each a commit or a folder; B is this
                                                   folder by default
  npm run replay -- HASH SLUG [name=value ...]     show the answer of the catalog with this hash, and what changed since

--catalog FOLDER reads another catalog, such as examples/household/catalog, and writes \`generated\` beside it.
--root FOLDER is the project's folder; the default is this one.
--strict refuses advice as well as mistakes.
--on DATE has check say which figures of money need another look by then; the exit code stays the same.
--afresh ignores what earlier runs kept in node_modules/.cache, which only saves time.
Exit codes: 0 success, 1 mistakes in the catalog, refused advice, stale files, or a change that the version does not
announce, 2 a wrong call.
`;

/** The rooms that the compiler is made of, and the file that names the versions of its packages. */
const programParts = ['../authoring', '../contract', '../engine', '../generator', '../package.json'];

const caller: Caller = {
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  kernelFor: (generated) => posix.relative(generated, 'engine/kernel'),
  paint: paintFor(process.stderr),
  today: (timeZone) => dayIn(timeZone, new Date()),
  compilerDigest: () => digestOfProgram(programParts.map((part) => fileURLToPath(new URL(part, import.meta.url)))),
  targetKernel,
  generateCall: (catalog) => `npm run generate${catalog === 'catalog' ? '' : ` -- --catalog ${catalog}`}`,
};

/** Runs a command and returns the exit code, or null for a wrong call. */
async function main(args: readonly string[]): Promise<number | null> {
  if (args[0] === 'new') return await callNew(args.slice(1), askAt(process), caller);
  if (isReview(args[0])) return await runReview(args, caller);
  if (namesTarget(args)) return await callTarget(args, caller);
  const options = readCompilerOptions(args);
  return options && (await runCompiler(options, caller));
}

expectShortRun();
const exitCode = await main(process.argv.slice(2));
if (exitCode === null) caller.complain(usage);
process.exitCode = exitCode ?? 2;
