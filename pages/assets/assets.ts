/** Everything that pages load, by address. An address never changes its content, so that browsers ask for it once. */
import { createHash } from 'node:crypto';
import type { ServiceInfo } from '../../engine/kernel/service.js';
import { servedModule } from './served-module.js';

export interface Asset {
  readonly body: Buffer;
  /** The media type. */
  readonly type: string;
  /** True when other content gets another address, so that caches may keep it forever. */
  readonly immutable: boolean;
}

export interface Assets {
  /** By the path of the address, which begins with a slash. */
  readonly files: ReadonlyMap<string, Asset>;
  /** The address of the program that defines the element. */
  readonly element: string;
  /** The address of the style sheet of calculators. */
  readonly style: string;
  /** The address of the module with the facts of the service. */
  readonly service: string;
  /** Returns the address of the module of a calculator. Throws when there is none. */
  readonly moduleOf: (slug: string) => string;
  /** Returns the addresses that a module imports, directly or not, for pages to preload. */
  readonly importsOf: (slug: string) => readonly string[];
}

/** A bundled file; its name contains its digest. */
export interface BuiltFile {
  readonly name: string;
  readonly body: Buffer;
}

/** The sources of assets: compiled modules as JavaScript, and bundled files. */
export interface AssetParts {
  readonly element: BuiltFile;
  readonly style: BuiltFile;
  /** By slug. */
  readonly modules: ReadonlyMap<string, string>;
  readonly units: string;
  /** By file name, with its extension. */
  readonly kernel: ReadonlyMap<string, string>;
}

const script = 'text/javascript; charset=utf-8';
const styleSheet = 'text/css; charset=utf-8';

/** The assets below a path such as `/assets`. `service` has the facts that answers use. */
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

/** The texts of modules by path in one folder, since they import one another. The folder's name is a digest of them. */
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

/** The addresses of the modules that one imports, directly or not. */
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
