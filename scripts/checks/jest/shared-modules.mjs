// Makes Node load TypeScript itself, so that modules stay loaded for later suites in the same worker.
import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { yamlForBrowsers } from '../../build/sources.mjs';

const require = createRequire(import.meta.url);

/** The path of the source map of each compiled source. */
export const compiledSourceMaps = new Map();

/** The transformer and the project's folder; null before the first suite. */
let reader = null;

/** Makes `require` read TypeScript as Jest's transformer compiles it. */
export function readTypeScript(transformer, root) {
  if (reader !== null) return;
  reader = { transformer, root };
  Module._extensions['.ts'] = (module, path) => module._compile(compiled(path), path);
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (request, parent, ...rest) =>
    sourceOf(request, parent?.filename) ?? resolve(request, parent, ...rest);
}

/** The compiled code, which Jest caches on disk. */
function compiled(path) {
  const options = { instrument: false, supportsStaticESM: false, supportsDynamicImport: false };
  const { code, sourceMapPath } = reader.transformer.transform(path, options, readFileSync(path, 'utf8'));
  if (sourceMapPath !== null) compiledSourceMaps.set(path, sourceMapPath);
  return code;
}

const sources = new Map();
const yaml = yamlForBrowsers();

/** The file that a TypeScript source means by `./name.js` or `yaml`; null for anything else. */
function sourceOf(request, from) {
  if (!from?.endsWith('.ts')) return null;
  if (request === 'yaml') return yaml;
  if (!/^\.\.?\//.test(request)) return null;
  const path = join(dirname(from), request).replace(/(\.js)?$/, '.ts');
  if (!sources.has(path)) sources.set(path, existsSync(path) ? path : null);
  return sources.get(path);
}

export function load(path) {
  return require(path);
}

export function forget(isForgotten) {
  for (const path of Object.keys(require.cache)) if (isForgotten(path)) delete require.cache[path];
}

/** True for files that may change between runs: everything but packages. */
export function isSource(path) {
  return !path.includes(`${sep}node_modules${sep}`);
}

/** True for tests, files beside them, and files that they have written. */
export function isOfOneSuite(path) {
  const isIn = (...folder) => path.startsWith(join(reader.root, ...folder) + sep);
  return isSource(path) && (!isIn() || (isIn('test') && !isIn('test', 'support')));
}
