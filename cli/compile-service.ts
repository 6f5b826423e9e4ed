/** The compiler process of `reckoner serve`: compiles a catalog into a folder of JavaScript modules and documents. */
import { explainFileError } from '../authoring/commands/compiler.js';
import { readSources, writeFiles } from '../authoring/commands/files.js';
import { catalogBelowRoot, explainElsewhere } from '../authoring/commands/read-call.js';
import { renderMistakes } from '../authoring/commands/verdict.js';
import { workbookTemplates } from '../authoring/commands/workbook-templates.js';
import { check } from '../generator/compile.js';
import { emitArtifacts } from '../generator/emit.js';
import { asJavaScript } from '../generator/targets/typescript/javascript.js';

/** The full address of the kernel: the folder of the modules has no packages. */
const kernel = new URL('../engine/kernel', import.meta.url).href.replaceAll("'", '%27');

async function compileService(root: string, given: string, folder: string): Promise<number> {
  const catalog = catalogBelowRoot(given);
  if (catalog === null) return refuse(`${explainElsewhere(given)}\n`, 2);
  const { catalog: checked, diagnostics } = check(readSources(root, catalog));
  if (checked === null) return refuse(renderMistakes(diagnostics), 1);
  const modules = [...emitArtifacts(checked, kernel)].map(runnable);
  const files = new Map([...modules, ...(await workbookTemplates(checked))]);
  writeFiles(folder, files.set('package.json', '{ "type": "module" }\n'));
  return 0;
}

/** Turns modules into JavaScript; returns every other file as it is. */
function runnable([path, text]: readonly [string, string]): [string, string] {
  return path.endsWith('.ts') ? [path.replace(/\.ts$/, '.js'), asJavaScript(text)] : [path, text];
}

function refuse(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}

const [root = '.', catalog = 'catalog', folder = ''] = process.argv.slice(2);
try {
  process.exitCode = await compileService(root, catalog, folder);
} catch (error) {
  process.exitCode = refuse(`${explainFileError(error)}\n`, 2);
}
