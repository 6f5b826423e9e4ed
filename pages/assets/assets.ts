/** All that pages load, by its address. Each address holds one content for ever, so that it is asked for once. */
import { createHash } from 'node:crypto';
import type { ServiceInfo } from '../../engine/kernel/service.js';
import { servedModule } from './served-module.js';

export interface Asset {
  readonly body: Buffer;
  /** The media type. */
  readonly type: string;
  /** Whether another content gets another address, so that it may be kept for ever. */
  readonly immutable: boolean;
}

export interface Assets {
  /** By the path of their addresses, which begins with a slash. */
  readonly files: ReadonlyMap<string, Asset>;
  /** The address of the program that defines the element. */
  readonly element: string;
  /** The address of the style sheet of calculators. */
  readonly style: string;
  /** The address of the module with the facts of the service. */
  readonly service: string;
  /** The address of the module of a calculator. Throws where there is none of that name. */
  readonly moduleOf: (slug: string) => string;
  /** The addresses that a module imports in turn, for pages that have them loaded at once. */
  readonly importsOf: (slug: string) => readonly string[];
}

/** A file that was bundled, under the name that has its digest. */
export interface BuiltFile {
  readonly name: string;
  readonly body: Buffer;
}

/** What assets are made of: compiled modules as JavaScript, and what was bundled. */
export interface AssetParts {
  readonly element: BuiltFile;
  readonly style: BuiltFile;
  /** By slug. */
  readonly modules: ReadonlyMap<string, string>;
  readonly units: string;
  /** By the name of the file, with its ending. */
  readonly kernel: ReadonlyMap<string, string>;
}

const script = 'text/javascript; charset=utf-8';
const styleSheet = 'text/css; charset=utf-8';

/** The assets below a path such as `/assets`. The facts of the service are those that its answers are made with. */
export function assetsOf(parts: AssetParts, service: ServiceInfo, below: string): Assets {
  const texts = moduleTexts(parts, service);
  const folder = `${below}/${digestOf(texts)}`;
  const element = `${below}/${parts.element.name}`;
  const style = `${below}/${parts.style.name}`;
  const built: [string, Asset][] = [
    [element, { body: parts.element.body, type: script, immutable: true }],
    [style, { body: parts.style.body, type: styleSheet, immutable: true }],
  ];
  const modules = [...texts].map(([path, text]): [string, Asset] => [
    `${folder}/${path}`,
    { body: Buffer.from(text), type: script, immutable: true },
  ]);
  const files = new Map([...built, ...modules]);
  const moduleOf = (slug: string): string => {
    const address = `${folder}/${calculatorPath(slug)}`;
    if (!files.has(address)) throw new Error(`there is no module of ${slug}`);
    return address;
  };
  const importsOf = (slug: string): readonly string[] => importedBy(texts, calculatorPath(slug), folder);
  return { files, element, style, service: `${folder}/service.js`, moduleOf, importsOf };
}

/** Modules import one another, so that all of them lie in one folder, which is named by what is in it. */
function moduleTexts({ modules, units, kernel }: AssetParts, service: ServiceInfo): ReadonlyMap<string, string> {
  return new Map([
    ...[...modules].map(([slug, text]): [string, string] => [calculatorPath(slug), servedModule(text)]),
    ...[...kernel].map(([name, text]): [string, string] => [`kernel/${name}`, text]),
    ['units.js', units],
    ['service.js', `export const service = ${JSON.stringify(service)};\n`],
  ]);
}

function calculatorPath(slug: string): string {
  return `calculators/${slug}.js`;
}

function digestOf(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [path, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex').slice(0, 12);
}

/** What a module imports, and what that imports. */
function importedBy(texts: ReadonlyMap<string, string>, start: string, folder: string): readonly string[] {
  const reached = new Set<string>();
  const follow = (path: string): void => {
    const imports = (texts.get(path) ?? '').matchAll(/^import\b[^'"]*?['"](\.[^'"]+)['"];?$/gm);
    for (const [, name = ''] of imports) {
      const imported = new URL(name, `file:///${path}`).pathname.slice(1);
      if (!texts.has(imported) || reached.has(imported)) continue;
      reached.add(imported);
      follow(imported);
    }
  };
  follow(start);
  return [...reached].map((path) => `${folder}/${path}`);
}
