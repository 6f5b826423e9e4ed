/** The compiler process of `reckoner build` and `reckoner serve`: compiles a catalog into a folder that can be served. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compareFiles,
  digestsOf,
  readFolder,
  readSources,
  replaceFile,
  replaceFiles,
} from '../authoring/commands/files.js';
import { renderMistakes } from '../authoring/commands/verdict.js';
import { hashOfCatalog } from '../generator/source/hash-sources.js';
import { browserModules, modulesFile } from '../pages/assets/browser-modules.js';
import { compressedFile } from '../runtime/process/compressed-bodies.js';
import type { Build } from './built-folder.js';
import { isOwnFolder, kernelFolder, readBuild, recordFile, version } from './built-folder.js';
import type { CatalogPlace } from './command/catalog-folder.js';
import { inSentences } from './command/error-sentence.js';
import { compilerDigest } from './compiler-digest.js';

/** Compiles into the folder, and gives the exit code. Does nothing if the folder has the same build already. */
async function buildService(place: CatalogPlace, folder: string): Promise<number> {
  if (!isOwnFolder(folder)) return refuse(`${folder} has files of its own. Name a new folder with -o.\n`, 2);
  const sources = readSources(place.root, place.catalog);
  const compiler = compilerDigest(import.meta.url);
  const build = { reckoner: version(), compiler, catalog: hashOfCatalog(sources) };
  if (isSame(readBuild(folder), build)) return 0;
  // Loaded only here: the emitters take longer to load than an unchanged build takes to be found.
  const { serviceFiles } = await import('./service-files.js');
  const { files, diagnostics } = await serviceFiles(place, sources, `./${kernelFolder}`, {
    compilerDigest: () => compiler,
  });
  if (files === null) return refuse(renderMistakes(diagnostics), 1);
  writeRecord(folder, { reckoner: build.reckoner });
  const kernel = ownKernel();
  const all = new Map([
    ...files,
    [modulesFile, JSON.stringify(browserModules(files, kernel))],
    ...[...kernel].map(([name, text]) => [`${kernelFolder}/${name}`, text] as const),
  ]);
  replaceFiles(
    folder,
    compareFiles(folder, digestsOf(all), (path) => !ownFiles.has(path)),
    all,
  );
  writeRecord(folder, build);
  return 0;
}

/** What is written after the files of the catalog. */
const ownFiles: ReadonlySet<string> = new Set([recordFile, compressedFile]);

function writeRecord(folder: string, record: Partial<Build>): void {
  replaceFile(join(folder, recordFile), `${JSON.stringify(record)}\n`);
}

/** The kernel that the modules import, so that the folder needs no packages wherever it is moved. */
function ownKernel(): ReadonlyMap<string, string> {
  const kernel = readFolder(fileURLToPath(new URL('../engine/kernel', import.meta.url)));
  return new Map([...kernel].filter(([name]) => name.endsWith('.js')));
}

function isSame(there: Build | null, wanted: Build): boolean {
  return there !== null && Object.entries(wanted).every(([key, value]) => there[key as keyof Build] === value);
}

function refuse(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}

const [root = '.', catalog = 'catalog', folder = ''] = process.argv.slice(2);
const complain = (text: string): unknown => process.stderr.write(text);
process.exitCode = await inSentences(complain, async () => await buildService({ root, catalog }, folder));
