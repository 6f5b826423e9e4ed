/** The edge of the compiler as this project calls it: arguments, words, exit code. */
import { posix } from 'node:path';
import type { Caller } from './command.js';
import { readCompilerOptions, runCompiler } from './command.js';

const usage = `Usage:
  npm run check [-- --format json] [-- --strict]   read the catalog and say what is wrong
  npm run check -- --explain CODE                  what a code of a message means, a case of it, and what helps
  npm run figures                                  list shared figures by age, and who uses them
  npm run generate [-- --check] [-- --format json] write generated/, or only compare

--catalog FOLDER reads another catalog, such as examples/household/catalog, and writes \`generated\` beside it.
--root FOLDER is the project's folder, where it is not this one.
--strict refuses advice as well as mistakes.
Exit codes: 0 all is well, 1 mistakes in the catalog, refused advice, or files that are not fresh, 2 a wrong call.
`;

const caller: Caller = {
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  kernelFor: (generated) => posix.relative(generated, 'runtime/kernel'),
  today: () => new Date().toISOString().slice(0, 10),
  generateCall: (catalog) => `npm run generate${catalog === 'catalog' ? '' : ` -- --catalog ${catalog}`}`,
};

const options = readCompilerOptions(process.argv.slice(2));
if (options === null) caller.complain(usage);
process.exitCode = options === null ? 2 : await runCompiler(options, caller);
