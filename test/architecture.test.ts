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

const folders = ['cli', 'common', 'editors', 'generator', 'generated', 'leads', 'pages', 'runtime', 'workbench'];
const sources: readonly SourceFile[] = folders.flatMap(listSources).map(readSource);

function listSources(folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(?:ts|mjs)$/.test(entry.name));
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

/** The rooms of the house, and what each may import besides itself and its own files below. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  common: [],
  'generator/text': ['common'],
  'generator/explain': ['generator/text'],
  'generator/formula': ['generator/text'],
  'generator/load/schemas': [],
  'generator/load': ['generator/text', 'generator/load/schemas'],
  'generator/model': ['generator/text', 'generator/formula'],
  'generator/prove': ['generator/model'],
  'generator/check/expression': ['generator/text', 'generator/formula', 'generator/load', 'generator/model'],
  'generator/check/declaration': [
    'generator/text',
    'generator/formula',
    'generator/load',
    'generator/model',
    'generator/check/expression',
  ],
  'generator/check': [
    'generator/text',
    'generator/load',
    'generator/model',
    'generator/prove',
    'generator/check/expression',
    'generator/check/declaration',
  ],
  'generator/emit/module': ['generator/text', 'generator/model'],
  'generator/emit/document': ['common', 'generator/text', 'generator/explain', 'generator/formula', 'generator/model'],
  // The schemas of the catalog's files are published as they are.
  'generator/emit': ['generator/model', 'generator/load/schemas', 'generator/emit/module', 'generator/emit/document'],
  'generator/sample': [
    'generator/text',
    'generator/load',
    'generator/model',
    'generator/prove',
    'generator/check',
    'generator/check/declaration',
  ],
  'generator/mutate': [
    'generator/text',
    'generator/formula',
    'generator/load',
    'generator/model',
    'generator/check',
    'generator/sample',
  ],
  'generator/compare': ['generator/text', 'generator/load', 'generator/model', 'generator/check', 'generator/sample'],
  'generator/service': [
    'generator/text',
    'generator/formula',
    'generator/load',
    'generator/load/schemas',
    'generator/model',
    'generator/check',
    'generator/check/declaration',
  ],
  // What runs keep for one another: of values it knows their form, not what they mean.
  'generator/kept': ['generator/text', 'generator/load', 'generator/model'],
  generator: [
    'generator/text',
    'generator/explain',
    'generator/load',
    'generator/model',
    'generator/check',
    'generator/emit',
    'generator/sample',
    'generator/mutate',
    'generator/compare',
    'generator/service',
    'generator/kept',
  ],
  'runtime/kernel': [],
  generated: ['runtime/kernel'],
  'runtime/calculator': ['common', 'runtime/kernel'],
  'runtime/discovery': ['common', 'runtime/kernel', 'runtime/calculator'],
  'runtime/questions': ['common', 'runtime/kernel', 'runtime/calculator'],
  'runtime/http': ['common'],
  'runtime/mcp': ['common', 'runtime/calculator', 'runtime/http'],
  'runtime/limits': ['runtime/http'],
  'runtime/site': [
    'common',
    'runtime/kernel',
    'runtime/calculator',
    'runtime/discovery',
    'runtime/questions',
    'runtime/http',
    'runtime/limits',
    'runtime/mcp',
    'pages/answer',
    'pages/assets',
    'pages/markup',
    'pages/site',
  ],
  'leads/model': ['common', 'runtime/kernel'],
  'leads/store': ['leads/model'],
  'leads/intake': [
    'common',
    'leads/model',
    'leads/store',
    'runtime/kernel',
    'runtime/calculator',
    'runtime/discovery',
    'runtime/http',
    'runtime/limits',
  ],
  'leads/delivery': ['runtime/calculator', 'leads/model', 'leads/store'],
  'leads/cli': ['runtime/calculator', 'leads/model', 'leads/store', 'leads/delivery'],
  leads: [
    'common',
    'leads/model',
    'leads/store',
    'leads/intake',
    'leads/delivery',
    'leads/cli',
    'runtime/calculator',
    'runtime/http',
    'runtime/limits',
  ],
  'pages/answer': ['runtime/kernel', 'runtime/calculator'],
  'pages/markup': ['runtime/kernel', 'runtime/calculator', 'pages/answer'],
  'pages/element': ['runtime/kernel', 'runtime/calculator', 'pages/answer', 'pages/markup'],
  'pages/assets': ['runtime/kernel'],
  'pages/site': ['common', 'runtime/kernel', 'pages/markup'],
  'runtime/process': [
    'leads',
    'pages/assets',
    'runtime/calculator',
    'runtime/http',
    'runtime/limits',
    'runtime/mcp',
    'runtime/site',
  ],
  runtime: ['generated', 'runtime/process'],
  // What editors talk to: it reads files, and hands texts and places on to the language service.
  'cli/lsp': ['generator', 'generator/text', 'generator/load', 'generator/service'],
  'editors/vscode': ['cli/lsp'],
  'workbench/messages': [],
  'workbench/dom': [],
  'workbench/files': ['workbench/messages'],
  // The compiler in a browser: it owns the language service, and makes calculators of texts.
  'workbench/worker/stand-ins': ['generator/load/schemas'],
  'workbench/worker': [
    'generator/text',
    'generator/load',
    'generator/model',
    'generator/sample',
    'generator/mutate',
    'generator/compare',
    'generator/service',
    'generator/emit/module',
    'generator/emit/document',
    'workbench/messages',
  ],
  'workbench/editor': ['common', 'workbench/messages', 'workbench/dom'],
  'workbench/preview': ['pages/element', 'workbench/messages', 'workbench/dom'],
  'workbench/tabs': ['pages/element', 'workbench/messages', 'workbench/dom'],
  'workbench/page': [
    'pages/element',
    'workbench/messages',
    'workbench/dom',
    'workbench/files',
    'workbench/editor',
    'workbench/preview',
    'workbench/tabs',
  ],
  'workbench/server': ['generator', 'generator/load', 'workbench/messages', 'workbench/files'],
  // The installed tool is the one place where compiler and service meet.
  cli: ['generator', 'generator/emit', 'runtime/process', 'cli/lsp', 'workbench/server'],
};

/** The room that a file belongs to: the deepest that its path lies in. */
function roomOf(path: string): string {
  const around = Object.keys(rooms).filter((room) => path.startsWith(`${room}/`));
  return around.sort((a, b) => b.length - a.length)[0] ?? `${path}, which has no room`;
}

test.each(Object.entries(rooms))('%s imports only what its row allows', (room, allowed) => {
  const files = sources.filter(({ path }) => roomOf(path) === room);
  expect(files.length).toBeGreaterThan(0);
  const strangers = files.flatMap(({ path, files: imports }) =>
    imports.filter((file) => ![room, ...allowed].includes(roomOf(file))).map((file) => `${path} -> ${file}`),
  );
  expect(strangers).toEqual([]);
});

test('no room imports itself by way of others', () => {
  const imports = new Map(Object.entries(rooms));
  expect(Object.keys(rooms).flatMap((room) => cycleFrom(room, imports) ?? [])).toEqual([]);
});

/** What the rest of the house may see of leads. */
const doorsOfLeads = ['leads/service.ts', 'leads/settings.ts', 'leads/metrics.ts'];

test('leads are entered by their doors', () => {
  const entries = sources
    .filter(({ path }) => !path.startsWith('leads/'))
    .flatMap(({ path, files }) => files.filter((file) => file.startsWith('leads/')).map((file) => ({ path, file })));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ file }) => !doorsOfLeads.includes(file))).toEqual([]);
});

test('every file belongs to a room', () => {
  expect(sources.map(({ path }) => roomOf(path)).filter((room) => !Object.hasOwn(rooms, room))).toEqual([]);
});

test('only the edges of the service see the generated modules', () => {
  const importers = sources.filter(
    ({ path, files }) => path.startsWith('runtime') && files.some((file) => file.startsWith('generated')),
  );
  expect(importers.map(({ path }) => path).sort()).toEqual(['runtime/mcp-stdio.ts', 'runtime/server.ts']);
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
  'ts-morph': ['generator/emit/module/', 'cli/compile-service.ts', 'workbench/worker/stand-ins/ts-morph.ts'],
  chokidar: ['generator/watch-command.ts', 'workbench/server/events.ts'],
  '@codemirror/autocomplete': ['workbench/editor/'],
  '@codemirror/commands': ['workbench/editor/'],
  '@codemirror/lang-yaml': ['workbench/editor/'],
  '@codemirror/language': ['workbench/editor/'],
  '@codemirror/lint': ['workbench/editor/'],
  '@codemirror/search': ['workbench/editor/'],
  '@codemirror/state': ['workbench/editor/'],
  '@codemirror/view': ['workbench/editor/'],
  '@lezer/highlight': ['workbench/editor/look.ts'],
  sucrase: ['workbench/worker/emit-entry.ts'],
  // What the build of the workbench writes.
  'compiled-schemas': ['workbench/worker/stand-ins/ajv.ts'],
  vscode: ['editors/vscode/'],
  'vscode-languageclient': ['editors/vscode/'],
  'vscode-languageserver': ['cli/lsp/'],
  'vscode-languageserver-textdocument': ['cli/lsp/'],
  'openapi-types': ['generator/emit/document/'],
  ajv: [
    'generator/load/compile-schema.ts',
    'generator/load/validate-schema.ts',
    'generator/load/schema-words.ts',
    'leads/intake/',
  ],
  'ajv-formats': ['leads/intake/'],
  express: ['runtime/site/', 'runtime/limits/limit.ts'],
  'raw-body': ['runtime/http/read-body.ts'],
  '@modelcontextprotocol/server': ['runtime/mcp/'],
  minisearch: ['runtime/discovery/search-services.ts'],
  'express-rate-limit': ['runtime/limits/', 'runtime/process/workers/', 'leads/intake/lead-limits.ts'],
  'proxy-addr': ['runtime/limits/caller.ts'],
  negotiator: ['runtime/http/representation.ts', 'runtime/http/accepted-types.ts'],
  cors: ['runtime/http/shared-headers.ts'],
  pino: ['runtime/', 'leads/service.ts', 'leads/intake/'],
  'prom-client': ['runtime/', 'leads/metrics.ts'],
  'ipaddr.js': ['leads/delivery/'],
  nodemailer: ['leads/delivery/'],
  kysely: ['leads/store/'],
  'better-sqlite3': ['leads/store/'],
  pg: ['leads/store/'],
  redis: ['runtime/limits/'],
  'rate-limit-redis': ['runtime/limits/'],
  'libphonenumber-js': ['leads/model/', 'generator/check/declaration/phone.ts'],
  standardwebhooks: ['leads/delivery/'],
  zod: ['runtime/process/settings.ts'],
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

test('what browsers load needs no package and nothing of Node', () => {
  const imports = new Map(sources.map(({ path, files }) => [path, files]));
  const loaded = reachable('pages/element/main.ts', imports);
  expect(loaded.size).toBeGreaterThan(20);
  const users = sources.filter(({ path, packages }) => loaded.has(path) && packages.length > 0);
  expect(users.map(({ path }) => path)).toEqual([]);
});

/** What only the edges may touch, and where the edges are. */
const edges: readonly (readonly [name: string, pattern: RegExp, places: readonly string[]])[] = [
  [
    'the disk, in the compiler',
    /from 'node:fs/,
    ['generator/files.ts', 'cli/', 'runtime/', 'leads/', 'pages/', 'workbench/server/'],
  ],
  [
    'the disk, in the service',
    /from 'node:fs/,
    [
      'runtime/process/read-documents.ts',
      'runtime/process/run.ts',
      'runtime/process/run-mcp.ts',
      'runtime/process/log-destination.ts',
      'pages/assets/read-assets.ts',
      'leads/cli.ts',
      'leads/store/sqlite-thread.mjs',
      'generator/',
      'cli/init.ts',
      'cli/serve.ts',
      'cli/lsp/workspace.ts',
      'cli/workbench.ts',
      'workbench/server/',
    ],
  ],
  [
    'the process, in the compiler',
    /\bprocess\./,
    [
      'generator/main.ts',
      'generator/files.ts',
      'cli/main.ts',
      'cli/serve.ts',
      'cli/serve-worker.ts',
      'cli/compile-service.ts',
      'editors/',
      'runtime/',
      'leads/',
      'workbench/server/catalog-files.ts',
    ],
  ],
  [
    'the clock or chance, in the compiler',
    /\bnew Date\b|\bDate[.(]|Math\.random|performance\.now/,
    [
      'generator/main.ts',
      'cli/compiler-call.ts',
      'cli/lsp/publisher.ts',
      'runtime/',
      'leads/',
      'pages/',
      'workbench/worker/main.ts',
      'workbench/editor/worker-client.ts',
    ],
  ],
  [
    'chance, in the service',
    /Math\.random/,
    ['leads/service.ts', 'leads/delivery/worker.ts', 'leads/store/', 'generator/'],
  ],
  ['the console', /\bconsole\./, []],
  [
    'the environment',
    /process\.env\b/,
    ['runtime/server.ts', 'runtime/mcp-stdio.ts', 'leads/cli.ts', 'cli/main.ts', 'cli/serve-worker.ts'],
  ],
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

test('every file says at its head what it is for, right above its imports', () => {
  const headless = sources.filter(
    ({ path, text }) => !path.startsWith('generated') && !/^(?:#!.*\n)?\/\*\*[\s\S]*?\*\/\n/.test(text),
  );
  expect(headless.map(({ path }) => path)).toEqual([]);
});

test('types are imported in lines of their own', () => {
  const mixed = sources.filter(({ text }) => /^import \{[^}]*\btype \w/m.test(text));
  expect(mixed.map(({ path }) => path)).toEqual([]);
});

test('constants are named like all other values', () => {
  const shouting = sources.filter(({ text }) => /^(?:export )?const [A-Z][A-Z0-9_]+\b/m.test(text));
  expect(shouting.map(({ path }) => path)).toEqual([]);
});

/** Tests that look at the project as it is published: its catalog, its deployment, and how that scales. */
const seeTheRealCatalog = ['test/catalog/', 'test/deploy/', 'test/scale/', 'test/campaign/'];

test('the real catalog is seen by the tests of it alone, also by way of others', () => {
  const tests = listSources('test')
    .filter((path) => path.endsWith('.ts'))
    .map(readSource);
  const imports = new Map(tests.map(({ path, files }) => [path, files]));
  const seesIt = (path: string): boolean =>
    [...reachable(path, imports)].some((file) => /^generated\/|^test\/support\/real-/.test(file));
  const seeing = tests.map(({ path }) => path).filter((path) => path.endsWith('.test.ts') && seesIt(path));
  expect(seeing.length).toBeGreaterThan(10);
  expect(seeing.filter((path) => !seeTheRealCatalog.some((place) => path.startsWith(place)))).toEqual([]);
});

/** Everything that a file imports, and what that imports. */
function reachable(start: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(imports.get(start));
  // A set that grows while it is walked is walked to its end.
  for (const path of reached) for (const next of imports.get(path) ?? []) reached.add(next);
  return reached;
}
