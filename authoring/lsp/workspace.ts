/** The catalogs whose files an editor has open, each with a language service; other files are read from disk. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashOfCatalog } from '../../generator/source/hash-sources.js';
import { listFiles, readIfThere } from '../commands/files.js';
import { LanguageService } from '../language/language-service.js';

export interface OpenCatalog {
  readonly service: LanguageService;
  /** Converts a file name to its path in the language service, and that path to a URI. */
  readonly pathOf: (file: string) => string;
  readonly addressOf: (path: string) => string;
}

export interface CatalogFile {
  readonly catalog: OpenCatalog;
  readonly path: string;
}

export class Workspace {
  readonly #catalogs = new Map<string, OpenCatalog>();

  /** The catalog that a file belongs to; null when there is none. */
  fileAt(uri: string): CatalogFile | null {
    const file = fileOf(uri);
    const folder = file === null ? null : catalogFolder(file);
    if (file === null || folder === null) return null;
    const catalog = this.#catalogs.get(folder) ?? openCatalog(folder);
    this.#catalogs.set(folder, catalog);
    return { catalog, path: catalog.pathOf(file) };
  }

  /** Sets the text of a file to the one on disk. */
  readFromDisk(uri: string): CatalogFile | null {
    const found = this.fileAt(uri);
    const file = fileOf(uri);
    if (found !== null && file !== null) found.catalog.service.change(found.path, readIfThere(file));
    return found;
  }
}

function fileOf(uri: string): string | null {
  return uri.startsWith('file:') ? fileURLToPath(uri) : null;
}

/** The folder of a file's catalog: one with units.yaml or service.yaml; calculators may be in a folder below it. */
function catalogFolder(file: string): string | null {
  const around = dirname(file);
  const candidates = basename(around) === 'calculators' ? [dirname(around), around] : [around];
  const isCatalog = (folder: string) => ['units.yaml', 'service.yaml'].some((name) => existsSync(join(folder, name)));
  return file.endsWith('.yaml') ? (candidates.find(isCatalog) ?? null) : null;
}

function openCatalog(folder: string): OpenCatalog {
  const [parent, name] = [dirname(folder), basename(folder)];
  const service = new LanguageService({ folder: name, hash: hashOfCatalog });
  for (const file of listFiles(folder).filter((each) => each.endsWith('.yaml')))
    service.change(`${name}/${file}`, readIfThere(join(folder, file)));
  return {
    service,
    pathOf: (file) => file.slice(parent.length + 1).replaceAll('\\', '/'),
    addressOf: (path) => pathToFileURL(join(parent, path)).href,
  };
}
