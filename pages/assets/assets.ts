/** Everything that pages load, by address. An address never changes its content, so that browsers ask for it once. */
import { createHash } from 'node:crypto';
import type { ServiceInfo } from '../../engine/kernel/service.js';
import type { Translation } from '../../words/phrases.js';
import { ofRooms } from '../../words/room-words.js';
import { servedModule } from './served-module.js';

export interface Asset {
  readonly body: Buffer;
  /** The media type. */
  readonly type: string;
  /** True when other content gets another address, so that caches may keep it forever. */
  readonly immutable: boolean;
}

export interface Assets extends ModuleAddresses {
  /** By the path of the address, which begins with a slash. */
  readonly files: ReadonlyMap<string, Asset>;
  /** The address of the program that defines the element. */
  readonly element: string;
  /** The address of the style sheet of calculators. */
  readonly style: string;
  /** The modules of a further language, by its code. */
  readonly inLanguage: (code: string) => ModuleAddresses;
}

/** The addresses of the modules of a language. */
export interface ModuleAddresses {
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
  /** What each further language has in place of these, by the path of the module below that of its language. */
  readonly languages: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The facts of the service that elements get, in one language. */
export interface SpokenService {
  readonly service: ServiceInfo;
  /** Absent where it speaks American English. */
  readonly translation?: Translation;
}

const script = 'text/javascript; charset=utf-8';
const styleSheet = 'text/css; charset=utf-8';

/** The assets below a path such as `/assets`; `others` are the further languages by their codes. */
export function assetsOf(
  parts: AssetParts,
  own: SpokenService,
  below: string,
  others: ReadonlyMap<string, SpokenService> = new Map(),
): Assets {
  const texts = new Map([
    ...ownTexts(parts, own),
    ...[...others].flatMap(([code, spoken]) => textsIn(code, parts.languages.get(code) ?? new Map(), spoken)),
  ]);
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
  const inLanguage = (code: string): ModuleAddresses => addressesIn(texts, folder, `${code}/`);
  return { files, element, style, ...addressesIn(texts, folder, ''), inLanguage };
}

/** `at` is where the modules of the language lie below the folder. */
function addressesIn(texts: ReadonlyMap<string, string>, folder: string, at: string): ModuleAddresses {
  return {
    service: `${folder}/${at}service.js`,
    moduleOf: (slug) => {
      const path = at + calculatorPath(slug);
      if (!texts.has(path)) throw new Error(`there is no module of ${slug}`);
      return `${folder}/${path}`;
    },
    importsOf: (slug) => importedBy(texts, at + calculatorPath(slug), folder),
  };
}

type ModuleText = readonly [path: string, text: string];

/** The texts of modules by path in one folder, since they import one another. The folder's name is a digest of them. */
function ownTexts({ modules, units, kernel }: AssetParts, own: SpokenService): readonly ModuleText[] {
  return [
    ...[...modules].map(([slug, text]): ModuleText => moduleText(calculatorPath(slug), text)),
    ...[...kernel].map(([name, text]): ModuleText => [`kernel/${name}`, text]),
    ['units.js', units],
    ['service.js', serviceModule(own)],
  ];
}

/** The modules of a further language, which import those of the service's own. */
function textsIn(code: string, modules: ReadonlyMap<string, string>, spoken: SpokenService): readonly ModuleText[] {
  const texts = [...modules].map(([path, text]) => moduleText(`${code}/${path}`, text));
  return [...texts, [`${code}/service.js`, serviceModule(spoken)]];
}

function moduleText(path: string, text: string): ModuleText {
  return [path, servedModule(path, text)];
}

/** Elements speak the words of the engine and of pages. */
function serviceModule({ service, translation }: SpokenService): string {
  const told = `export const service = ${JSON.stringify(service)};\n`;
  if (translation === undefined) return told;
  return `${told}export const translation = ${JSON.stringify(ofRooms(translation, ['engine', 'pages']))};\n`;
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
