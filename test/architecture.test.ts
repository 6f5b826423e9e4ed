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

function listSources(folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(?:ts|mjs)$/.test(entry.name));
  const paths = files.map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return paths.filter((path) => !path.includes('node_modules'));
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

interface PackageFile {
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

/** The rooms of the house from the ground up, and what each may import besides itself; a path alone names a room beside it. */
const rows: Readonly<Record<string, string>> = {
  // What callers are promised, and what answers them without a word of HTTP.
  contract: '',
  'engine/kernel': '',
  words: 'contract engine/kernel',
  'engine/spelling': '',
  'engine/calculator': 'contract words ./kernel ./spelling',
  'engine/packaged': 'words ./kernel ./calculator',
  'engine/search': 'words ./kernel ./spelling',
  'engine/discovery': 'contract words ./kernel ./spelling ./calculator ./search',
  'engine/questions': 'contract words ./kernel ./calculator ./search',
  generated: 'engine/kernel',
  // What a command is: its row, and how its arguments are read.
  'cli/command': 'engine/spelling engine/calculator',
  // The compiler.
  'generator/source': 'engine/kernel engine/spelling',
  'generator/language/forms': 'engine/spelling engine/kernel words ./source',
  'generator/language': 'engine/spelling words ./source ./language/forms',
  'generator/syntax': './source',
  'generator/units': 'engine/spelling ./source ./language/forms ./language ./syntax',
  'generator/program': 'engine/kernel engine/spelling words ./source ./language/forms ./syntax ./units',
  'generator/prove/polynomial': './units ./program',
  'generator/prove/context': './source ./program ./prove/polynomial',
  'generator/prove/interval': 'engine/kernel ./units ./program ./prove/context',
  'generator/prove/search': 'engine/kernel ./source ./program ./prove/context',
  'generator/prove/inequality':
    'engine/kernel ./source ./units ./program ./prove/polynomial ./prove/context ./prove/interval',
  'generator/prove/condition': './source ./program ./prove/context ./prove/interval ./prove/search ./prove/inequality',
  'generator/prove/slope':
    './source ./units ./program ./prove/polynomial ./prove/context ./prove/interval ./prove/search ./prove/inequality ./prove/condition',
  'generator/prove':
    'engine/kernel ./source ./units ./program ./prove/context ./prove/search ./prove/inequality ./prove/condition ./prove/slope',
  'generator/elaborate/expression':
    'engine/kernel engine/spelling ./source ./language/forms ./syntax ./units ./program',
  'generator/elaborate/declaration':
    'engine/kernel engine/spelling engine/search words ./source ./language/forms ./language ./syntax ./units ./program ./prove ./elaborate/expression',
  'generator/elaborate':
    'engine/spelling ./source ./language/forms ./language ./units ./program ./elaborate/expression ./elaborate/declaration',
  'generator/calculator/evidence':
    'engine/spelling ./source ./language/forms ./language ./syntax ./units ./program ./elaborate/expression ./elaborate/declaration',
  'generator/calculator/control':
    './source ./language/forms ./language ./syntax ./units ./program ./elaborate/expression ./calculator/evidence',
  'generator/calculator':
    'contract engine/kernel engine/spelling words ./source ./language/forms ./language ./units ./program ./prove/context ./prove/search ./prove/slope ./prove ./elaborate/expression ./elaborate ./elaborate/declaration ./calculator/evidence ./calculator/control',
  'generator/languages':
    'engine/kernel words ./source ./language/forms ./language ./syntax ./units ./program ./elaborate/declaration',
  'generator/documents': 'contract engine/kernel words ./source ./language/forms ./syntax ./units ./program',
  'generator/targets/code': '',
  'generator/targets/plan': './units ./program',
  'generator/targets/typescript': 'engine/kernel ./source ./units ./program ./targets/code ./targets/plan',
  'generator/targets/python': 'engine/kernel ./source ./units ./program ./targets/code ./targets/plan',
  'generator/targets/npm': './source ./program ./targets/typescript generator',
  'generator/targets/sheet': 'contract engine/kernel ./units ./program',
  'generator/targets/vectors': './program',
  generator:
    'contract ./source ./language ./units ./program ./elaborate/declaration ./calculator/evidence ./calculator ./languages ./documents ./targets/typescript ./targets/vectors',
  // What editors and reviewers call.
  'authoring/explain': 'generator/source',
  'authoring/cache': 'generator/source generator/language',
  'authoring/sample':
    'engine/kernel generator/source generator/language generator/units generator/program generator/prove generator/elaborate generator/elaborate/declaration generator/calculator/evidence generator/calculator generator',
  'authoring/mutate':
    'engine/spelling generator/source generator/language/forms generator/language generator/syntax generator/units generator/program generator/calculator/control ./explain ./sample',
  'authoring/compare':
    'engine/kernel words engine/calculator generator/source generator/language generator/units generator/program generator/prove/context generator/prove/interval generator/prove/search generator/prove generator/calculator generator/languages ./sample',
  'authoring/language':
    'engine/kernel generator/source generator/language/forms generator/language generator/syntax generator/units generator/program generator/elaborate generator/elaborate/declaration generator/calculator generator ./yaml',
  'authoring/workbook':
    'contract engine/kernel words engine/calculator generator/source generator/units generator/program generator/targets/plan generator/targets/sheet',
  'authoring/yaml': '',
  'authoring/prices': 'engine/spelling generator/source generator/units generator/program ./workbook ./yaml',
  'authoring/translation': 'generator/source generator/languages ./yaml',
  'authoring/commands':
    'cli/command contract engine/spelling generator/source generator/language/forms generator/language generator/units generator/program generator/targets/python generator/targets/npm generator ./explain ./cache ./sample ./mutate ./compare ./language ./workbook ./yaml ./prices ./translation',
  'authoring/lsp': 'generator/source ./language ./commands',
  'editors/vscode': 'authoring/lsp',
  // The service.
  settings: '',
  http: 'contract words',
  'http/limits': 'words http',
  'leads/model': 'contract engine/kernel engine/spelling',
  'leads/store': 'contract ./model',
  'leads/intake':
    'contract engine/kernel engine/calculator words engine/discovery settings http http/limits ./model ./store',
  'leads/delivery': 'contract engine/calculator words settings ./model ./store',
  'leads/cli': 'cli/command contract engine/spelling words ./model ./store ./delivery',
  leads:
    'cli/command contract engine/calculator engine/spelling words settings http ./model ./store ./intake ./delivery ./cli',
  'pages/answer': 'contract engine/kernel engine/spelling engine/calculator words engine/questions',
  'pages/markup': 'engine/kernel engine/calculator words ./answer',
  'pages/element': 'engine/kernel engine/calculator words ./answer ./markup',
  'pages/app': 'contract engine/kernel engine/spelling engine/calculator words ./answer ./markup ./element',
  'pages/assets': 'engine/kernel words',
  'runtime/mcp': 'contract engine/calculator engine/questions http words',
  'runtime/workbook': 'contract engine/kernel engine/spelling engine/calculator words',
  'runtime/routes':
    'contract engine/kernel engine/spelling engine/calculator words engine/search engine/discovery engine/questions http http/limits ./mcp ./workbook pages/answer pages/assets pages/markup',
  'runtime/process':
    'contract engine/kernel engine/calculator words settings http http/limits leads pages/assets ./mcp ./routes',
  runtime: 'generated ./process',
  // The workbench: a page to write catalogs in, with the compiler in its worker.
  'workbench/messages': 'words',
  'workbench/dom': './messages',
  'workbench/files': './messages',
  'workbench/worker/stand-ins': 'generator/language/forms',
  'workbench/worker':
    'generator/source generator/language/forms generator/language generator/program generator/documents generator/targets/typescript authoring/sample authoring/mutate authoring/compare authoring/yaml authoring/language ./messages',
  'workbench/editor': 'engine/spelling ./messages ./dom',
  'workbench/preview': 'pages/element ./messages ./dom',
  'workbench/tabs': 'pages/element ./messages ./dom',
  'workbench/page': 'engine/spelling pages/element ./messages ./dom ./files ./editor ./preview ./tabs',
  'workbench/server': 'cli/command generator/source authoring/commands ./messages ./files',
  // The installed tool is the one place where compiler and service meet.
  cli: 'contract engine/calculator ./command generator/source generator/targets/typescript generator authoring/commands authoring/lsp leads pages/assets runtime/process workbench/server',
};

const rooms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(rows).map(([room, allowed]) => [room, allowed.split(' ').flatMap((name) => beside(room, name))]),
);

function beside(room: string, name: string): readonly string[] {
  if (name === '') return [];
  return [name.startsWith('./') ? posix.join(room.split('/')[0] ?? '', name) : name];
}

const sources: readonly SourceFile[] = [...new Set(Object.keys(rows).map((room) => room.split('/')[0] ?? room))]
  .flatMap(listSources)
  .map(readSource);

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
const doorsOfLeads = ['leads/service.ts', 'leads/settings.ts', 'leads/metrics.ts', 'leads/command-line.ts'];

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
  yaml: [
    'authoring/yaml/',
    'generator/source/parse-yaml.ts',
    'generator/source/explain-yaml-error.ts',
    'generator/source/yaml-lexemes.ts',
  ],
  'ts-morph': ['generator/targets/typescript/', 'workbench/worker/stand-ins/ts-morph.ts'],
  chokidar: ['authoring/commands/watch.ts', 'workbench/server/events.ts', 'cli/serve-watching.ts'],
  '@codemirror/autocomplete': ['workbench/editor/'],
  '@codemirror/commands': ['workbench/editor/'],
  '@codemirror/lang-yaml': ['workbench/editor/'],
  '@codemirror/language': ['workbench/editor/'],
  '@codemirror/lint': ['workbench/editor/'],
  '@codemirror/search': ['workbench/editor/'],
  '@codemirror/state': ['workbench/editor/'],
  '@codemirror/view': ['workbench/editor/'],
  '@lezer/highlight': ['workbench/editor/theme.ts'],
  diff: [
    'authoring/commands/update-examples.ts',
    'authoring/compare/words-between.ts',
    'workbench/messages/line-diff.ts',
  ],
  '@noble/hashes': ['workbench/worker/stand-ins/crypto.ts'],
  sucrase: ['workbench/worker/emit-entry.ts'],
  // What the build of the workbench writes.
  'compiled-schemas': ['workbench/worker/stand-ins/compile-schema.ts'],
  hucre: ['authoring/workbook/workbook.ts'],
  fflate: ['authoring/workbook/workbook-template.ts', 'runtime/workbook/archive.ts'],
  vscode: ['editors/vscode/'],
  'vscode-languageclient': ['editors/vscode/'],
  'vscode-languageserver': ['authoring/lsp/'],
  'vscode-languageserver-textdocument': ['authoring/lsp/'],
  ajv: ['generator/language/compile-schema.ts', 'leads/intake/'],
  'ajv-formats': ['leads/intake/'],
  express: ['runtime/routes/', 'http/locals.ts', 'http/read-body.ts', 'http/limits/limit.ts'],
  '@modelcontextprotocol/server': ['runtime/mcp/'],
  minisearch: ['engine/search/service-search.ts'],
  'express-rate-limit': ['http/limits/', 'leads/intake/lead-limits.ts'],
  'proxy-addr': ['http/limits/caller.ts'],
  negotiator: ['http/accepted-encoding.ts', 'http/accepted-types.ts'],
  cors: ['http/security.ts'],
  pino: ['http/', 'runtime/', 'leads/service.ts', 'leads/intake/'],
  'prom-client': ['http/', 'runtime/', 'leads/metrics.ts'],
  'ipaddr.js': ['leads/delivery/', 'runtime/process/trust-proxy.ts'],
  nodemailer: ['leads/delivery/'],
  kysely: ['leads/store/'],
  'better-sqlite3': ['leads/store/'],
  pg: ['leads/store/'],
  redis: ['http/limits/'],
  'rate-limit-redis': ['http/limits/'],
  'openapi-types': ['generator/documents/openapi'],
  'libphonenumber-js': ['leads/model/', 'generator/elaborate/declaration/phone.ts', 'runtime/routes/pages/place.ts'],
  standardwebhooks: ['leads/delivery/'],
  zod: [
    'settings/',
    'leads/settings.ts',
    'leads/delivery/',
    'leads/intake/read-callers.ts',
    'runtime/process/settings.ts',
  ],
  helmet: ['http/security.ts'],
  '@resvg/resvg-js': ['runtime/process/open-painter.ts'],
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

test('packages that may be left out are loaded only where they are used', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageFile;
  const names = Object.keys(optionalDependencies);
  expect(names.length).toBeGreaterThan(0);
  const loading = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^(?:import|export) (?!type\b)[^;]*from '([^']+)'/gm)]
      .filter(([, name = '']) => names.includes(packageName(name)))
      .map(([, name]) => `${path} loads ${name}`),
  );
  // The thread starts when leads are first stored or looked for.
  expect(loading).toEqual(['leads/store/sqlite-thread.mjs loads better-sqlite3']);
});

test('the service does not load what writes spreadsheets', () => {
  const imports = new Map(sources.map(({ path, files }) => [path, files]));
  const loaded = ['runtime/server.ts', 'cli/serve-folder.ts'].flatMap((path) => [...reachable(path, imports)]);
  expect(loaded).toContain('runtime/workbook/fill-template.ts');
  const users = sources.filter(({ path, packages }) => loaded.includes(path) && packages.includes('hucre'));
  expect(users.map(({ path }) => path)).toEqual([]);
  expect(loaded.filter((path) => /^(?:authoring|generator)\//.test(path))).toEqual([]);
});

test('generated modules and the kernel import no package and nothing from Node', () => {
  const users = sources.filter(({ path, packages }) => /^(generated|engine\/kernel)/.test(path) && packages.length > 0);
  expect(users.map(({ path }) => path)).toEqual([]);
});

test('the engine imports nothing from Node', () => {
  const users = sources.filter(
    ({ path, packages }) => path.startsWith('engine/') && packages.some((name) => name.startsWith('node:')),
  );
  expect(users.map(({ path }) => path)).toEqual([]);
});

test('modules that browsers load import no package and nothing from Node', () => {
  const imports = new Map(sources.map(({ path, files }) => [path, files]));
  const loaded = reachable('pages/element/main.ts', imports);
  expect(loaded.size).toBeGreaterThan(20);
  const users = sources.filter(({ path, packages }) => loaded.has(path) && packages.length > 0);
  expect(users.map(({ path }) => path)).toEqual([]);
});

/** What only the edges may touch, and where the edges are. */
const edges: readonly (readonly [name: string, pattern: RegExp, places: readonly string[]])[] = [
  [
    'the disk',
    /from 'node:fs/,
    [
      'authoring/commands/files.ts',
      'authoring/lsp/workspace.ts',
      'cli/',
      'leads/command-line.ts',
      'leads/store/sqlite-thread.mjs',
      'pages/assets/read-assets.ts',
      'runtime/process/compressed-bodies.ts',
      'runtime/process/log-destination.ts',
      'runtime/process/read-documents.ts',
      'runtime/process/read-workbooks.ts',
      'runtime/process/run-mcp.ts',
      'runtime/process/run.ts',
      'workbench/server/',
    ],
  ],
  [
    'the process',
    /\bprocess\./,
    [
      'authoring/commands/files.ts',
      'cli/',
      'editors/',
      'http/',
      'leads/',
      'runtime/',
      'workbench/server/catalog-files.ts',
    ],
  ],
  [
    'the clock or chance',
    // A date that is written out reads no clock.
    /\bnew Date\b(?!\('[^']+'\))|(?<!new )\bDate[.(]|Math\.random|performance\.now/,
    [
      'authoring/lsp/publisher.ts',
      'cli/',
      'engine/calculator/calendar.ts',
      'engine/calculator/periods.ts',
      'engine/packaged/packaged-calculator.ts',
      'http/',
      'leads/',
      'pages/element/',
      'runtime/',
      'workbench/worker/main.ts',
      'workbench/editor/worker-client.ts',
    ],
  ],
  ['chance', /Math\.random/, ['leads/service.ts', 'leads/delivery/worker.ts', 'leads/store/']],
  ['the console', /\bconsole\./, []],
  [
    'the environment',
    /process\.env\b/,
    ['runtime/server.ts', 'runtime/mcp-stdio.ts', 'leads/cli.ts', 'cli/main.ts', 'cli/compress-build.ts'],
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
const seeTheRealCatalog = [
  'test/catalog/',
  'test/targets/',
  'test/deploy/',
  'test/scale/',
  'test/campaign/',
  'test/recording/',
];

test('only the tests of the real catalog read it, directly or through others', () => {
  const tests = listSources('test')
    .filter((path) => path.endsWith('.ts'))
    .map(readSource);
  const imports = new Map(tests.map(({ path, files }) => [path, files]));
  const seesIt = (path: string): boolean =>
    [...reachable(path, imports)].some((file) => /^generated\/|^test\/support\/(?:slow\/)?real-/.test(file));
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

describe('the fast tier of the tests', () => {
  const tests = ['test', 'campaign', 'scripts'].flatMap(listSources).map(readSource);
  const all = new Map([...sources, ...tests].map((source) => [source.path, source]));
  const imports = new Map([...all].map(([path, { files }]) => [path, files]));
  const isSlow = (path: string): boolean => path.startsWith('test/support/slow/') || path.endsWith('.slow.test.ts');
  const suites = [...all.keys()].filter((path) => path.endsWith('.test.ts'));
  const fast = suites.filter((path) => !isSlow(path));

  test('imports nothing from the slow one', () => {
    expect([fast.length, suites.length - fast.length].every((count) => count > 40)).toBe(true);
    const strays = fast.map((path) => ({ path, reaches: [...reachable(path, imports)].filter(isSlow) }));
    expect(strays.filter(({ reaches }) => reaches.length > 0)).toEqual([]);
  });

  test('needs no package that only another folder installs', () => {
    const folders = ['test', 'bench', 'editors/vscode', 'scripts/mutation'];
    const own = folders.flatMap((folder) => packagesOf(`${folder}/package.json`));
    expect(own).toContain('playwright-core');
    const reached = fast.flatMap((path) => [path, ...reachable(path, imports)]);
    const users = [...new Set(reached)].filter((path) => all.get(path)?.packages.some((name) => own.includes(name)));
    expect(users).toEqual([]);
  });
});

function packagesOf(path: string): readonly string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies });
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
