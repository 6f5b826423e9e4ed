/** The compiler process of `reckoner build` and `reckoner serve`: compiles a catalog into a folder that can be served. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { explainFileError, keepingWork } from '../authoring/commands/compiler.js';
import { readFolder, readSources, writeFiles } from '../authoring/commands/files.js';
import type { CatalogPlace } from '../authoring/commands/read-call.js';
import { renderMistakes } from '../authoring/commands/verdict.js';
import { workbookTemplates } from '../authoring/commands/workbook-templates.js';
import { check } from '../generator/compile.js';
import type { KeepText } from '../generator/emit.js';
import { emitArtifacts } from '../generator/emit.js';
import { Reporter } from '../generator/source/diagnostic.js';
import { hashOfCatalog } from '../generator/source/hash-sources.js';
import type { Work } from '../generator/source/work.js';
import { asJavaScript } from '../generator/targets/typescript/javascript.js';
import type { Build } from './built-folder.js';
import { isOwnFolder, kernelFolder, readBuild, recordFile, unfinished, version, writeRecord } from './built-folder.js';
import { surroundings } from './compiler-call.js';

/** Compiles into the folder, and gives the exit code. Does nothing if the folder has the same build already. */
async function buildService(place: CatalogPlace, folder: string): Promise<number> {
  if (!isOwnFolder(folder)) return refuse(`${folder} has files of its own. Name a new folder with -o.\n`, 2);
  const sources = readSources(place.root, place.catalog);
  const build = { reckoner: version(), compiler: surroundings.compilerDigest(), catalog: hashOfCatalog(sources) };
  if (isSame(readBuild(folder), build)) return 0;
  const { files, catalog, diagnostics } = keepingWork({ ...place, afresh: false }, surroundings, (work) => {
    const checked = check(sources, work);
    return { ...checked, files: checked.catalog && modulesAndDocuments(checked.catalog, work) };
  });
  if (catalog === null || files === null) return refuse(renderMistakes(diagnostics), 1);
  writeRecord(folder, unfinished);
  const all = new Map([...files, ...(await workbookTemplates(catalog)), ...ownKernel()]);
  writeFiles(folder, all, (path) => path !== recordFile);
  writeRecord(folder, build);
  return 0;
}

/** What `generate` writes, with modules as JavaScript. */
function modulesAndDocuments(
  catalog: Parameters<typeof emitArtifacts>[0],
  work: Work,
): readonly (readonly [string, string])[] {
  const keep: KeepText = (step, dependencies, make) => work.remember(step, dependencies, new Reporter(), make);
  const files = [...emitArtifacts(catalog, `./${kernelFolder}`, keep)].map(([path, text]) =>
    path.endsWith('.ts') ? ([path.replace(/\.ts$/, '.js'), asJavaScript(text)] as const) : ([path, text] as const),
  );
  return [...files.filter(([path]) => path !== '.gitignore'), ['package.json', '{ "type": "module" }\n']];
}

/** The kernel that the modules import, so that the folder needs no packages wherever it is moved. */
function ownKernel(): readonly (readonly [string, string])[] {
  const kernel = readFolder(fileURLToPath(new URL('../engine/kernel', import.meta.url)));
  return [...kernel].flatMap(([name, text]) => (name.endsWith('.js') ? [[`${kernelFolder}/${name}`, text]] : []));
}

function isSame(there: Build | null, wanted: Build): boolean {
  return there !== null && Object.entries(wanted).every(([key, value]) => there[key as keyof Build] === value);
}

function refuse(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}

const [root = '.', catalog = 'catalog', folder = ''] = process.argv.slice(2);
try {
  process.exitCode = existsSync(root)
    ? await buildService({ root, catalog }, folder)
    : refuse(`${root}: there is no such folder.\n`, 2);
} catch (error) {
  process.exitCode = refuse(`${explainFileError(error)}\n`, 2);
}
