/** The command `reckoner`, as it is installed in a folder that has nothing to do with this project. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import type { OpenAPIV3_1 } from 'openapi-types';
import { get, request } from '../support/http.js';
import type { InstalledTool } from '../support/slow/installed-tool.js';
import { installTool } from '../support/slow/installed-tool.js';
import { until } from '../support/until.js';

const bedModule = 'generated/calculators/raised-bed.ts';

let tool: InstalledTool;
beforeAll(() => {
  tool = installTool();
});
afterAll(() => tool.remove());

/** Every file of the folder but what is installed, by its path, with its text. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

describe('init', () => {
  test('writes a catalog, settings for editors, a workflow and scripts, and keeps what is there', () => {
    writeFileSync(join(tool.folder, '.gitignore'), 'mine\n');
    writeFileSync(join(tool.folder, 'package.json'), '{ "name": "garden", "scripts": { "start": "mine" } }');
    expect(tool.run('init')).toMatchObject({ exitCode: 0, stderr: '' });
    const files = filesOf(tool.folder);
    const own = [...files.keys()].filter((path) => !path.startsWith('generated/'));
    expect(own).toEqual([
      '.editorconfig',
      '.gitattributes',
      '.github/workflows/catalog.yml',
      '.gitignore',
      '.vscode/extensions.json',
      '.vscode/settings.json',
      '.vscode/tasks.json',
      'AGENTS.md',
      'catalog/calculators/garden.yaml',
      'catalog/figures.yaml',
      'catalog/service.yaml',
      'catalog/units.yaml',
      'package.json',
    ]);
    expect(files.get('.gitignore')).toBe('mine\n');
    expect(JSON.parse(files.get('package.json') ?? '')).toEqual({
      type: 'module',
      name: 'garden',
      scripts: { check: 'reckoner check', generate: 'reckoner generate', start: 'mine' },
      allowScripts: { 'better-sqlite3': true },
    });
    expect(files.get(bedModule)).toContain("from 'reckoner/kernel/math.js'");
  });

  test('does not change a folder with a catalog', () => {
    const before = filesOf(tool.folder);
    const again = tool.run('init');
    expect([again.exitCode, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toMatch(/^There is already a catalog here: nothing was written\./);
    expect(filesOf(tool.folder)).toEqual(before);
  });
});

test('guide prints the language on one page, without what is not about calculators', () => {
  const { exitCode, stdout, stderr } = tool.run('guide');
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(Buffer.byteLength(stdout)).toBeLessThan(48_000);
  const headings = stdout.split('\n').filter((line) => line.startsWith('## '));
  expect(headings).toEqual(expect.arrayContaining(['## Inputs', '## Formulas', '## Laws', '## Estimate']));
  expect(headings).not.toContain('## Network');
  expect(tool.run('guide', 'fence').exitCode).toBe(2);
});

test('completion has a shell complete commands and options, also after npx', () => {
  const { stdout } = tool.run('completion', 'bash');
  const complete = (...words: readonly string[]) => {
    const call = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _reckoner`;
    const script = `${stdout}${call}; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.trim().split('\n');
  };
  expect(complete('npx', 'reckoner', 'wo')).toEqual(['workbook', 'workbench']);
  expect(complete('reckoner', 'check', '--f')).toEqual(['--fix', '--format']);
  expect(complete('npx', 'eslint', '')).toEqual(['']);
});

describe('init --network', () => {
  const stranger = join(tmpdir(), `reckoner-network-${process.pid}`);
  afterAll(() => rmSync(stranger, { recursive: true, force: true }));

  test('writes a catalog with places, providers and terms, which is in order and takes leads', async () => {
    mkdirSync(stranger);
    expect(tool.run('init', '--network', '--root', stranger)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(tool.run('check', '--strict', '--root', stranger)).toMatchObject({ exitCode: 0 });
    const store = join(stranger, 'leads.sqlite');
    const service = tool.serve({ LEADS_FILE: store }, stranger);
    const port = await service.port;
    const routed = (await get({ port }, '/api/routing?service=rain-barrel&city=second-town')).json();
    const openapi = JSON.parse(readFileSync(join(stranger, 'generated/openapi.json'), 'utf8')) as OpenAPIV3_1.Document;
    const lead = openapi.paths?.['/api/lead-submit']?.post?.requestBody as OpenAPIV3_1.RequestBodyObject;
    const body = JSON.stringify({ ...lead.content['application/json']?.example, test: false });
    const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const answer = await request({ port }, 'POST', '/api/lead-submit', headers, body);
    service.child.kill('SIGTERM');
    await service.ended;
    expect(routed).toMatchObject({ ok: true });
    expect([answer.status, answer.json()['status']]).toEqual([201, 'accepted']);
    const listed = tool.runWith({ LEADS_FILE: store }, 'leads', 'waiting');
    expect(listed.stdout).toContain(String(answer.json()['lead_id']));
  });
});

describe('leads', () => {
  test.each([
    [['leads', '--help'], 0, /^Usage: npx reckoner leads COMMAND/],
    [['leads', 'show', '--help'], 0, /^Usage: npx reckoner leads show LEAD-ID \[options\]$/m],
  ])('%j tells how it is called here', (args, exitCode, text) => {
    expect(tool.run(...args)).toMatchObject({ exitCode, stdout: expect.stringMatching(text) });
  });

  test('ends with 1 where there is no store, and names it', () => {
    const run = tool.run('leads', 'today');
    expect([run.exitCode, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toContain('data/leads.sqlite');
  });
});

describe('the compiler', () => {
  test('finds the new catalog in order and its generated files fresh', () => {
    expect(tool.run('check')).toMatchObject({ exitCode: 0, stdout: 'The catalog is in order: 2 calculators.\n' });
    expect(tool.run('generate', '--check')).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('names its own command where a file is not fresh', () => {
    rmSync(join(tool.folder, 'generated/llms.txt'));
    const compared = tool.run('generate', '--check');
    expect(compared.exitCode).toBe(1);
    expect(compared.stderr).toBe(
      'missing: generated/llms.txt\nRun `npx reckoner generate` and commit what it writes.\n',
    );
    expect(tool.run('generate')).toMatchObject({ exitCode: 0 });
  });

  test.each<readonly [args: readonly string[], start: RegExp]>([
    [[], /^Usage: npx reckoner COMMAND/],
    [['chek'], /^There is no command `chek`\. Did you mean `check`\?\n$/],
    [['check', '--strct'], /^check has no option `--strct`\. Did you mean `--strict`\?\nUsage: npx reckoner check \[/],
    [['serve', '--catalog', '../x'], /^`--catalog ..\/x` must be a folder below /],
  ])('refuses the call %j and says how it is called', (args, start) => {
    expect(tool.run(...args)).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringMatching(start) });
  });

  test.each<readonly [args: readonly string[], text: RegExp]>([
    [['--help'], /\n {2}check +check the catalog/],
    [['--version'], /^reckoner \d+\.\d+\.\d+\n$/],
  ])('tells what %j asks', (args, text) => {
    expect(tool.run(...args)).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(text), stderr: '' });
  });
});

describe('serve', () => {
  test('answers a calculation, and leaves no file or process', async () => {
    const service = tool.serve();
    const port = await service.port;
    const answer = await get({ port }, '/api/calc/raised-bed?length=3');
    expect(answer.json()).toMatchObject({
      result: { value: 23, interpretation: '23 bags of 40 litres for 900 litres of soil, €185 to €320.' },
    });
    const page = await get({ port }, '/calculators/raised-bed?length=3');
    expect(page.text).toContain('23 bags of 40 litres for 900 litres of soil, €185 to €320.');
    for (const [address = ''] of page.text.matchAll(/\/assets\/[\w./-]+/g)) {
      expect((await get({ port }, address)).status).toBe(200);
    }
    service.child.kill('SIGTERM');
    const code = await service.ended;
    expect([code, code === 0 ? [] : service.logs()]).toEqual([0, []]);
    expect(readdirSync(tool.temporary)).toEqual([]);
  });

  test('serves what the catalog says now, whatever was generated', async () => {
    const path = join(tool.folder, 'catalog/calculators/garden.yaml');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('title: Soil for a Raised Bed', 'title: Soil'));
    const service = tool.serve({ PAGES: 'off' });
    const port = await service.port;
    const [answer, page] = [
      await get({ port }, '/api/calc/raised-bed'),
      await get({ port }, '/calculators/raised-bed'),
    ];
    service.child.kill('SIGTERM');
    await service.ended;
    writeFileSync(path, text);
    expect(answer.json()['title']).toBe('Soil');
    expect([page.status, answer.headers['link']]).toEqual([404, undefined]);
  });

  test('says what is wrong with a catalog instead', async () => {
    const path = join(tool.folder, 'catalog/calculators/garden.yaml');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('soil: length *', 'soil: lenght *'));
    const service = tool.serve();
    service.port.catch(() => undefined);
    expect(await service.ended).toBe(1);
    writeFileSync(path, text);
    expect(service.stderr()).toMatch(/^catalog\/calculators\/garden\.yaml:\d+:11 - error unknown-name: /);
    expect(service.stderr()).toContain('Did you mean `length`?');
    expect([service.stdout(), readdirSync(tool.temporary)]).toEqual(['', []]);
  });

  test('says where it looked for a catalog that is not there', () => {
    const { exitCode, stderr } = tool.run('serve', '--catalog', 'other');
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/^There is no catalog in .*other\. /)]);
  });
});

test('serve --watch serves each edit at the same port, and the last version while an edit has mistakes', async () => {
  const path = join(tool.folder, 'catalog/calculators/garden.yaml');
  const text = readFileSync(path, 'utf8');
  const service = tool.serve({}, tool.folder, '--watch');
  const port = await service.port;
  /** Once so many versions have made room for another. */
  const replaced = (count: number) => until(() => (service.stdout().match(/"msg":"stopped"/g) ?? []).length === count);
  const title = async () => (await get({ port }, '/api/calc/raised-bed')).json()['title'];
  expect(service.stderr()).toContain(
    `Serving Garden figures: 2 calculators, en.\n  http://localhost:${port}/calculators  pages\n`,
  );
  writeFileSync(path, text.replace('soil: length *', 'soil: lenght *'));
  await until(() => service.stderr().endsWith('The last version stays served.\n'));
  expect(service.stderr()).toContain('Did you mean `length`?');
  expect(await title()).toBe('Soil for a Raised Bed');
  writeFileSync(path, text.replace('title: Soil for a Raised Bed', 'title: Soil'));
  await replaced(1);
  expect(await title()).toBe('Soil');
  writeFileSync(path, text);
  await replaced(2);
  expect(await title()).toBe('Soil for a Raised Bed');
  service.child.kill('SIGTERM');
  expect([await service.ended, service.stdout().match(/"msg":"listening"/g)?.length]).toEqual([0, 3]);
});

describe('build', () => {
  const moved = () => join(tool.folder, 'elsewhere/service');

  test('writes a folder that serves wherever it is moved, without the catalog', async () => {
    expect(tool.run('build', '-o', 'built')).toMatchObject({ exitCode: 0, stderr: '' });
    mkdirSync(dirname(moved()));
    renameSync(join(tool.folder, 'built'), moved());
    const service = tool.serve({}, '/nowhere', '--built', moved());
    const answer = await get({ port: await service.port }, '/api/calc/raised-bed?length=3');
    service.child.kill('SIGTERM');
    expect([await service.ended, answer.json()]).toMatchObject([0, { result: { value: 23 } }]);
  });

  test('leaves a folder as it is while the catalog is the same', () => {
    const changed = () => statSync(join(moved(), 'built.json')).mtimeMs;
    const before = changed();
    expect(tool.run('build', '-o', moved()).exitCode).toBe(0);
    expect(changed()).toBe(before);
  });

  test.each<readonly [name: string, spoil: () => void, reason: RegExp]>([
    [
      'that another version built',
      () => writeFileSync(join(moved(), 'built.json'), '{ "reckoner": "0.1.0", "compiler": "a", "catalog": "b" }'),
      /was built by reckoner 0\.1\.0, and this is .*\. Run `npx reckoner build -o/,
    ],
    ['that is half written', () => writeFileSync(join(moved(), 'built.json'), '{}'), /is not a complete build/],
    ['that is not there', () => rmSync(moved(), { recursive: true }), /is not a complete build/],
  ])('refuses to serve a folder %s', (_, spoil, reason) => {
    spoil();
    expect(tool.run('serve', '--built', moved())).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(reason),
    });
  });

  test('writes nothing into a folder with other files, and none for a catalog with mistakes', () => {
    mkdirSync(join(tool.folder, 'strange'));
    writeFileSync(join(tool.folder, 'strange/built.json'), 'made elsewhere');
    for (const folder of ['catalog', 'strange'])
      expect(tool.run('build', '-o', folder)).toMatchObject({
        exitCode: 2,
        stderr: `${folder} has files of its own. Name a new folder with -o.\n`,
      });
    expect(tool.run('serve', '--built', 'strange')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/^strange is not a complete build/),
    });
    const path = join(tool.folder, 'catalog/calculators/garden.yaml');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('soil: length *', 'soil: lenght *'));
    const { exitCode, stderr } = tool.run('build', '-o', 'broken');
    writeFileSync(path, text);
    expect([exitCode, existsSync(join(tool.folder, 'broken'))]).toEqual([1, false]);
    expect(stderr).toContain('Did you mean `length`?');
  });
});

describe('a generated module', () => {
  test('is bundled for a browser into a few kB that compute the same', () => {
    const inputs = '{ roof: 100, rain: 10, caught: 80 }';
    const contents = `import { rainBarrel } from './generated/calculators/rain-barrel.ts'; console.log(JSON.stringify(rainBarrel.answer(${inputs})));`;
    const { outputFiles } = buildSync({
      stdin: { contents, resolveDir: tool.folder },
      bundle: true,
      minify: true,
      write: false,
      platform: 'browser',
      preserveSymlinks: true,
    });
    const code = outputFiles[0]?.text ?? '';
    expect(code.length).toBeLessThan(4_000);
    expect(code).not.toMatch(/\b(?:import|require|process)\b/);
    const { stdout } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toMatchObject({ value: 800, unit: 'l' });
  });
});
