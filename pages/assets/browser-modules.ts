/** The modules of calculators as browsers load them. A build makes them, once, of what it compiled for Node. */

import { createHash } from 'node:crypto';

/** What a build writes of them, in one file. */
export interface BrowserModules {
  /** Another one for other modules. */
  readonly digest: string;
  /** By their paths to one another. */
  readonly modules: Readonly<Record<string, BrowserModule>>;
}

export interface BrowserModule {
  readonly text: string;
  /** The paths of all that it imports, directly or not. */
  readonly imports: readonly string[];
}

/** Where builds write them, below the folder of generated modules. */
export const modulesFile = 'browser/modules.json';

/** The compiled modules that browsers load, in all languages, by their paths below the folder of generated modules. */
const loaded = /^(?:[\w-]+\/)?(?:calculators\/[\w-]+|units|language)\.js$/;

/** Chooses among the texts of generated files, by their paths, and takes all of the kernel, by the names of its files. */
export function browserModules(generated: Texts, kernel: Texts): BrowserModules {
  const texts = new Map([
    ...[...generated]
      .filter(([path]) => loaded.test(path))
      .map(([path, text]) => [path, servedModule(path, text)] as const),
    ...[...kernel].filter(([name]) => name.endsWith('.js')).map(([name, text]) => [`kernel/${name}`, text] as const),
  ]);
  const modules = [...texts].map(([path, text]) => [path, { text, imports: importedBy(texts, path) }] as const);
  return { digest: digestOf(texts), modules: Object.fromEntries(modules) };
}

type Texts = ReadonlyMap<string, string>;

function digestOf(texts: Texts): string {
  const hash = createHash('sha256');
  for (const [path, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex').slice(0, 12);
}

function importedBy(texts: Texts, start: string): readonly string[] {
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
  return [...reached];
}

/** Matches space, a comment or an import, which may stand before the end of the imports of a module. */
const piece = /\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*|import\b[^'"]*?(['"])([^'"]+)\1;?/y;

/** Source maps are not served. */
const sourceMap = /\n\/\/# sourceMappingURL=\S*\s*$/;

/**
 * The text of a compiled module with rewritten imports, which stand at its head. `path` is where it is served. Files of a
 * folder `kernel`, wherever that is, are served at the top; generated modules stay where they are to one another. Throws
 * when it imports anything else.
 */
export function servedModule(path: string, text: string): string {
  const up = '../'.repeat(path.split('/').length - 1);
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    piece.lastIndex = at;
    const found = piece.exec(text);
    if (found === null) return parts.join('') + text.slice(at).replace(sourceMap, '\n');
    const [whole, quote, name] = found;
    parts.push(name === undefined ? whole : whole.replace(`${quote}${name}${quote}`, `'${servedName(name, up)}'`));
    at = piece.lastIndex;
  }
}

function servedName(name: string, up: string): string {
  const kernel = /(?:^|\/)kernel\/([\w-]+\.js)$/.exec(name)?.[1];
  if (kernel !== undefined) return `${up === '' ? './' : up}kernel/${kernel}`;
  if (!/^(?:\.\/|(?:\.\.\/)+)(?:calculators\/[\w-]+|units|language)\.js$/.test(name))
    throw new Error(`a module of a calculator imports ${name}, which is not served to browsers`);
  return name;
}
