/** The modules of calculators as browsers load them. A build makes them, once, of what it compiled for Node. */
import { createHash } from 'node:crypto';
import { linkedModule } from './linked-module.js';
import type { ParsedModule } from './parsed-module.js';
import { parseModule } from './parsed-module.js';

/** What a build writes of them, in one file. */
export interface BrowserModules {
  /** Another one for other modules. */
  readonly digest: string;
  /** The text of each calculator's module by its path, which begins with the code of a further language. */
  readonly modules: Readonly<Record<string, string>>;
}

/** Where builds write them, below the folder of generated modules. */
export const modulesFile = 'browser/modules.json';

/** The compiled modules of calculators, in all languages, by their paths below the folder of generated modules. */
const ofCalculator = /^(?:[\w-]+\/)?calculators\/[\w-]+\.js$/;

type Texts = ReadonlyMap<string, string>;

/** Links the modules of calculators, of generated files by their paths, with those of the kernel, by the names of its files. */
export function browserModules(generated: Texts, kernel: Texts): BrowserModules {
  const parsed = new Map<string, ParsedModule>();
  const moduleAt = (path: string): ParsedModule => {
    const text = path.startsWith('kernel/') ? kernel.get(path.slice('kernel/'.length)) : generated.get(path);
    if (text === undefined) throw new Error(`a module for browsers imports ${path}, which is not there`);
    const module = parsed.get(path) ?? parseModule(text, (name) => importedPath(path, name));
    parsed.set(path, module);
    return module;
  };
  const paths = [...generated.keys()].filter((path) => ofCalculator.test(path));
  const modules = paths.map((path) => [path, linkedModule(path, moduleAt)] as const);
  return { digest: digestOf(modules), modules: Object.fromEntries(modules) };
}

function digestOf(modules: readonly (readonly [path: string, text: string])[]): string {
  const hash = createHash('sha256');
  for (const [path, text] of [...modules].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex').slice(0, 12);
}

/** The path of what a module imports: a file of a folder `kernel`, wherever that is, or a generated one. */
function importedPath(path: string, name: string): string {
  const file = /(?:^|\/)kernel\/([\w-]+\.js)$/.exec(name)?.[1];
  if (file !== undefined) return `kernel/${file}`;
  if (!/^\.{1,2}\//.test(name)) throw new Error(`a module for browsers imports ${name}, which is not served to them`);
  return new URL(name, `file:///${path}`).pathname.slice(1);
}
