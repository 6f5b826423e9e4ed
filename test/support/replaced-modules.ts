/** Loads modules of the project anew, with others in place of some of what they import. */
import { join, sep } from 'node:path';
import { projectRoot } from './project-root.js';

/**
 * What takes the place of what: files of the project by their paths in it, or packages by their names. One may import what
 * it replaces, and gets it with the replacements above it.
 */
export type Replacements = Readonly<Record<string, string>>;

const modules = require.cache;

/**
 * The module of a file, with all of the project's that it imports. Everybody else keeps what they have. Throws when
 * something that was replaced is not imported.
 */
export function loadWith<Loaded>(file: string, replacements: Replacements): Loaded {
  const before = { ...modules };
  forgetOwn();
  try {
    const unused = new Set(Object.keys(replacements));
    for (const [original, other] of Object.entries(replacements))
      replace(original, other, () => unused.delete(original));
    const loaded = require(pathOf(file)) as Loaded;
    if (unused.size > 0) throw new Error(`${file} does not import ${[...unused].join(', ')}`);
    return loaded;
  } finally {
    for (const original of Object.keys(replacements)) delete modules[pathOf(original)];
    forgetOwn();
    Object.assign(modules, before);
  }
}

function pathOf(name: string): string {
  return name.endsWith('.ts') ? join(projectRoot, name) : require.resolve(name);
}

function forgetOwn(): void {
  for (const path of Object.keys(modules)) if (isOwn(path)) delete modules[path];
}

function isOwn(path: string): boolean {
  return path.startsWith(projectRoot + sep) && !path.includes(`${sep}node_modules${sep}`);
}

function replace(original: string, other: string, tell: () => void): void {
  const exports: unknown = require(pathOf(other));
  const get = (): unknown => {
    tell();
    return exports;
  };
  modules[pathOf(original)] = Object.create(modules[pathOf(other)] ?? null, { exports: { get } }) as NodeModule;
}
