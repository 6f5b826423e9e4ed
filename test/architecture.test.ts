import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import ts from 'typescript';

/** The map of ARCHITECTURE.md, kept by reading every import of every source file. */

const root = join(__dirname, '..');

interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Paths of imported project files, and names of imported packages. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

const sources: readonly SourceFile[] = ['generator', 'generated', 'runtime'].flatMap(listSources).map(readSource);

function listSources(folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts'));
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const local = imported.filter((name) => name.startsWith('.'));
  return {
    path,
    text,
    files: local.map((name) => posix.join(dirname(path), name).replace(/\.js$/, '.ts')),
    packages: imported.filter((name) => !name.startsWith('.')).map(packageName),
  };
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The part of the project that a file belongs to: a folder of the generator, or a top-level part. */
function layerOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  if (top === 'generator') return second.endsWith('.ts') ? 'generator' : `generator/${second}`;
  if (top === 'runtime') return second === 'kernel' ? 'runtime/kernel' : 'runtime';
  return top;
}

/** What each part may import besides itself. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'generator/text': [],
  'generator/formula': ['generator/text'],
  'generator/load': ['generator/text'],
  'generator/model': ['generator/text', 'generator/formula'],
  'generator/prove': ['generator/text', 'generator/model'],
  'generator/check': ['generator/text', 'generator/formula', 'generator/load', 'generator/model', 'generator/prove'],
  // The schemas of the catalog's files are published as they are, and so are the sentences of the checker.
  'generator/emit': ['generator/text', 'generator/model', 'generator/load'],
  generator: ['generator/text', 'generator/load', 'generator/model', 'generator/check', 'generator/emit'],
  'runtime/kernel': [],
  generated: ['runtime/kernel'],
  runtime: ['runtime/kernel', 'generated'],
};

test.each(Object.entries(layers))('%s imports only what is left of it', (layer, allowed) => {
  const files = sources.filter(({ path }) => layerOf(path) === layer);
  expect(files.length).toBeGreaterThan(0);
  const strangers = files.flatMap(({ path, files: imports }) =>
    imports.filter((file) => ![layer, ...allowed].includes(layerOf(file))).map((file) => `${path} -> ${file}`),
  );
  expect(strangers).toEqual([]);
});

test('every file belongs to a layer', () => {
  expect(sources.map(({ path }) => layerOf(path)).filter((layer) => !Object.hasOwn(layers, layer))).toEqual([]);
});

test('only the edges of the service see the generated modules', () => {
  const importers = sources.filter(
    ({ path, files }) => path.startsWith('runtime') && files.some((file) => file.startsWith('generated')),
  );
  expect(importers.map(({ path }) => path).sort()).toEqual(['runtime/server.ts']);
});

test('no file imports itself by way of others', () => {
  const imports = new Map(sources.map(({ path, files }) => [path, files]));
  expect(sources.flatMap(({ path }) => cycleFrom(path, imports) ?? [])).toEqual([]);
});

/** The shortest way from a file back to itself. */
function cycleFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): string | null {
  const seen = new Set<string>();
  let ways: readonly (readonly string[])[] = [[start]];
  while (ways.length > 0) {
    const next: (readonly string[])[] = [];
    for (const way of ways) {
      for (const file of imports.get(way[way.length - 1] ?? '') ?? []) {
        if (file === start) return [...way, start].join(' -> ');
        if (!seen.has(file)) next.push([...way, file]);
        seen.add(file);
      }
    }
    ways = next;
  }
  return null;
}

/** Every package with the places that may import it, so that replacing one stays easy. */
const importersOf: Readonly<Record<string, readonly string[]>> = {
  yaml: ['generator/load/parse-yaml.ts', 'generator/load/explain-yaml-error.ts', 'generator/load/yaml-lexemes.ts'],
  'ts-morph': ['generator/emit/compute-module.ts'],
  'openapi-types': ['generator/emit/'],
  ajv: ['generator/load/validate-schema.ts', 'generator/load/schema-words.ts', 'runtime/leads/intake/'],
  'ajv-formats': ['runtime/leads/intake/'],
  express: ['runtime/app.ts', 'runtime/http/', 'runtime/routes/', 'runtime/leads/'],
  'express-rate-limit': ['runtime/app.ts', 'runtime/http/', 'runtime/limits/', 'runtime/workers/', 'runtime/leads/'],
  cors: ['runtime/http/shared-headers.ts'],
  pino: ['runtime/'],
  'prom-client': ['runtime/'],
  'ipaddr.js': ['runtime/leads/delivery/'],
  kysely: ['runtime/leads/'],
  'better-sqlite3': ['runtime/leads/store/'],
  pg: ['runtime/leads/store/'],
  redis: ['runtime/limits/'],
  'rate-limit-redis': ['runtime/limits/'],
  'libphonenumber-js': ['runtime/leads/intake/'],
  standardwebhooks: ['runtime/leads/delivery/'],
  zod: ['runtime/config.ts'],
  helmet: ['runtime/http/shared-headers.ts'],
};

test.each(Object.entries(importersOf))('%s is imported only where it belongs', (name, places) => {
  const importers = sources.filter(({ packages }) => packages.includes(name)).map(({ path }) => path);
  expect(importers.length).toBeGreaterThan(0);
  expect(importers.filter((path) => !places.some((place) => path.startsWith(place)))).toEqual([]);
});

test('every package has its place', () => {
  const packages = new Set(sources.flatMap((source) => source.packages).filter((name) => !name.startsWith('node:')));
  expect([...packages].filter((name) => !Object.hasOwn(importersOf, name))).toEqual([]);
});

test('generated modules and the kernel need no package and nothing of Node', () => {
  const users = sources.filter(
    ({ path, packages }) => /^(generated|runtime\/kernel)/.test(path) && packages.length > 0,
  );
  expect(users.map(({ path }) => path)).toEqual([]);
});

/** What only the edges may touch, and where the edges are. */
const edges: readonly (readonly [name: string, pattern: RegExp, places: readonly string[]])[] = [
  ['the disk, in the compiler', /from 'node:fs/, ['generator/files.ts', 'runtime/']],
  [
    'the disk, in the service',
    /from 'node:fs/,
    [
      'runtime/server.ts',
      'runtime/run.ts',
      'runtime/leads/cli.ts',
      'runtime/leads/store/sqlite-dialect.ts',
      'generator/',
    ],
  ],
  ['the process, in the compiler', /\bprocess\./, ['generator/main.ts', 'generator/files.ts', 'runtime/']],
  ['the clock or chance, in the compiler', /\bDate\b|Math\.random|performance\.now/, ['runtime/']],
  [
    'chance, in the service',
    /Math\.random/,
    ['runtime/leads/lead-service.ts', 'runtime/leads/delivery/worker.ts', 'runtime/leads/store/', 'generator/'],
  ],
  ['the console', /\bconsole\./, []],
  ['the environment', /process\.env\b/, ['runtime/server.ts', 'runtime/leads/cli.ts']],
];

test.each(edges)('%s is touched only at the edges', (_, pattern, places) => {
  const users = sources.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);
  expect(users.filter((path) => !places.some((place) => path.startsWith(place)))).toEqual([]);
});

test('nothing evaluates text as a program', () => {
  const users = sources.filter(({ text }) =>
    /\beval\s*\(|new Function\b|from 'node:vm'|runInNewContext/.test(withoutComments(text)),
  );
  expect(users.map(({ path }) => path)).toEqual([]);
});

test('every export has a name', () => {
  const users = sources.filter(({ text }) => /\bexport default\b|\bas default\b/.test(withoutComments(text)));
  expect(users.map(({ path }) => path)).toEqual([]);
});

test('no file only passes on what others export', () => {
  const users = sources.filter(({ text }) => /^export (?:\*|(?:type )?\{[^}]*\}) from /m.test(withoutComments(text)));
  expect(users.map(({ path }) => path)).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

test('no file is longer than one can keep in mind', () => {
  const lines = ({ text }: SourceFile) => text.split('\n').length;
  const long = sources.filter((source) => !source.path.startsWith('generated') && lines(source) > 450);
  expect(long.map(({ path }) => path)).toEqual([]);
});
