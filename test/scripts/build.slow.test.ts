/** `scripts/build.mjs` on a project of a few lines: what it puts into `dist/`, and what a build that fails leaves there. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../support/project-root.js';

const folder = mkdtempSync(join(tmpdir(), 'reckoner-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function build(): number | null {
  return spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder }).status;
}

/** Every file of `dist` with its text. */
function dist(): Readonly<Record<string, string>> {
  const entries = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(join(folder, 'dist').length + 1), readFileSync(path, 'utf8')]),
  );
}

beforeAll(() => {
  for (const path of [
    'scripts/build.mjs',
    'scripts/build',
    'scripts/install-in.mjs',
    'tsconfig.json',
    'tsconfig.build.json',
    'package.json',
    'package-lock.json',
    ...['browser-modules', 'linked-module', 'parsed-module'].map((name) => `pages/assets/${name}.ts`),
  ]) {
    cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  write('runtime/answer.ts', '/** What everybody asks for. */\nexport const answer: number = 1;\n');
  for (const name of ['server', 'mcp-stdio']) {
    write(`runtime/${name}.ts`, "import { answer } from './answer.js';\nprocess.stdout.write('answer ' + answer);\n");
  }
  write('leads/store/sqlite-thread.mjs', 'export const stored = true;\n');
  write('cli/compiler-call.ts', '/** What the command is made of. */\nexport const call: number = 2;\n');
  write('cli/build-service.ts', '/** What compiles for the service. */\nexport const compiled: number = 3;\n');
  write('cli/compile-workbooks.ts', '/** What writes workbooks. */\nexport const written: number = 4;\n');
  write('cli/compress-build.ts', '/** What compresses documents. */\nexport const compressed: number = 5;\n');
  for (const path of ['answer/offer-lines.ts', 'markup/drawing.ts', 'client/suggest.js'])
    write(`pages/${path}`, '/** What is loaded on demand. */\nexport const loaded = 6;\n');
  write('generated/vectors/fence.json', '{}\n');
  write('generated/schema/vectors.schema.json', '{}\n');
  write('generated/registry.json', '{"state":"old"}\n');
  write('generated/llms/tools.txt', 'old\n');
  write('cli/template/dot-gitignore', 'node_modules/\n');
  write('generator/targets/python/package/kernel.py', 'half = 0.5\n');
  write('cli/template-network/catalog/network.yaml', 'region: Here\n');
  write('cli/template-deploy/deploy/compose.yaml', 'services: {}\n');
  for (const name of ['element/main.ts', 'app/main.ts', 'client/page.js', 'client/frame.js', 'client/embed.js']) {
    write(`pages/${name}`, `globalThis.loaded = '${name}';\n`);
  }
  for (const name of ['calculator.css', 'site.css']) write(`pages/style/${name}`, 'p { color: red }\n');
  for (const name of ['page/main.ts', 'worker/main.ts']) write(`workbench/${name}`, `globalThis.loaded = '${name}';\n`);
  write('workbench/style/workbench.css', 'p { color: red }\n');
  write('workbench/index.html', '<title>Workbench</title>\n');
  write('engine/kernel/math.ts', 'export const half = (x: number): number => x / 2;\n');
  const calculator = "import { half } from '../../engine/kernel/math.js';\nexport const fence: number = half(2);\n";
  write('generated/calculators/fence.ts', calculator);
  write('cli/template/catalog/units.yaml', 'ft: { dimension: length }\n');
});

test('a build puts modules, documents and the template into dist', () => {
  expect(build()).toBe(0);
  const files = dist();
  expect(files).toMatchObject({
    'runtime/answer.js': expect.stringContaining('answer = 1'),
    'runtime/server.js': expect.not.stringContaining('./answer'),
    'runtime/sqlite-thread.mjs': 'export const stored = true;\n',
    'generated/browser/modules.json': expect.stringMatching(/calculators\/fence\.js.*const half/),
    'generated/registry.json': '{"state":"old"}\n',
    'generated/llms/tools.txt': 'old\n',
    'cli/template/dot-gitignore': 'node_modules/\n',
    'cli/template-network/catalog/network.yaml': 'region: Here\n',
    'cli/template-deploy/deploy/compose.yaml': 'services: {}\n',
  });
  const names = Object.values(JSON.parse(files['assets/manifest.json'] ?? '{}') as Record<string, string>);
  expect(names).toHaveLength(9);
  for (const name of names) expect(files[`assets/${name}`]).toMatch(/loaded|color:red/);
});

/** Two ways in which a build fails: while it compiles, and after that. */
const failures: readonly (readonly [name: string, spoil: () => void])[] = [
  ['sources that do not compile', () => write('runtime/answer.ts', "export const answer: number = 'two';\n")],
  [
    'documents that are not there',
    () => {
      write('runtime/answer.ts', 'export const answer: number = 2;\n');
      rmSync(join(folder, 'generated/llms'), { recursive: true });
    },
  ],
];

test.each(failures)('%s fail the build and leave the old dist, and nothing beside it', (_, spoil) => {
  const before = dist();
  write('generated/registry.json', '{"state":"new"}\n');
  spoil();
  expect(build()).not.toBe(0);
  expect(dist()).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});

test('the next build that goes well replaces all of it', () => {
  write('generated/llms/fields.txt', 'new\n');
  expect(build()).toBe(0);
  const files = dist();
  expect(files).toMatchObject({ 'generated/registry.json': '{"state":"new"}\n', 'generated/llms/fields.txt': 'new\n' });
  expect(files).not.toHaveProperty(['generated/llms/tools.txt']);
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});
