/** A process of the build: prepares the workbooks of a checkout's catalog and writes them beside the built documents. */
import { readSources } from '../authoring/commands/files.js';
import { renderMistakes } from '../authoring/commands/verdict.js';
import { addWorkbooks } from '../authoring/commands/workbook-templates.js';
import { check } from '../generator/compile.js';
import { expectShortRun } from './short-run.js';

expectShortRun();
const [generated = ''] = process.argv.slice(2);
const { catalog, diagnostics } = check(readSources('.', 'catalog'));
if (catalog === null) {
  process.stderr.write(renderMistakes(diagnostics));
  process.exitCode = 1;
} else {
  await addWorkbooks(generated, catalog);
}
