/** The image, as far as it can be tried without a container engine: what it copies is enough to build and to serve. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { get } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';
import { freePort } from '../support/services.js';
import { until } from '../support/until.js';
import { runProgram } from './scripts.js';
import { found, projectText } from './settings-of-code.js';

const dockerfile = projectText('deploy/Dockerfile');
const [, dependencies = '', build = '', final = ''] = dockerfile.split(/^FROM /m);

/** What a stage copies from the project. */
function copiedBy(stage: string): readonly string[] {
  const lines = found(stage, /^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm);
  return lines.flatMap((line) => line.split(' '));
}

test('every stage has the Node of .node-version', () => {
  expect(found(dockerfile, /^ARG NODE_VERSION=(\S+)$/gm)).toEqual([projectText('.node-version').trim()]);
  expect(found(dockerfile, /^FROM (\S+)/gm)).toHaveLength(3);
  for (const image of found(dockerfile, /^FROM (\S+)/gm)) expect(image).toMatch(/^node:\$\{NODE_VERSION\}-bookworm/);
});

test('what runs has production dependencies alone', () => {
  expect(dependencies).toMatch(/^RUN npm ci --omit=dev$/m);
  expect(found(final, /^COPY --from=(\w+) .*node_modules/gm)).toEqual(['dependencies']);
});

test('what is copied is sent to the build, and is there', () => {
  const sent = found(projectText('deploy/Dockerfile.dockerignore'), /^!(.+)$/gm);
  const copied = [...copiedBy(dependencies), ...copiedBy(build), ...copiedBy(final)];
  expect([...new Set(copied)].sort()).toEqual([...sent].sort());
  for (const path of copied) expect(existsSync(join(projectRoot, path.replace(/\/\*.*$/, '')))).toBe(true);
});

describe('the folders of the image', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reckoner-image-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Packages without what other builds have left beside them. */
  function linkPackages(target: string): void {
    mkdirSync(join(target, 'node_modules'), { recursive: true });
    const packages = readdirSync(join(projectRoot, 'node_modules')).filter((name) => name !== '.cache');
    for (const name of packages)
      symlinkSync(join(projectRoot, 'node_modules', name), join(target, 'node_modules', name));
  }

  test('are enough to build, and what was built to serve', async () => {
    const [source, app] = [join(folder, 'build'), join(folder, 'app')];
    linkPackages(source);
    for (const path of copiedBy(build)) cpSync(join(projectRoot, path), join(source, path), { recursive: true });
    const built = await runProgram('npm', ['--prefix', source, 'run', '--silent', 'build']);
    expect([built.exitCode, built.stdout]).toEqual([0, '']);

    linkPackages(app);
    const results = found(final, /^COPY --from=build (?:--\S+ )*\/app\/(\S+) /gm);
    for (const path of results) cpSync(join(source, path), join(app, path), { recursive: true });
    expect(packagesOf(join(app, 'dist')).filter((name) => !Object.hasOwn(production, name))).toEqual([]);

    const port = await freePort();
    const [, command = ''] = /^CMD \["node", "(.*)"\]$/m.exec(final) ?? [];
    const env = { PORT: String(port), HOST: '127.0.0.1', LEADS_FILE: join(folder, 'leads.sqlite') };
    const child = spawn(process.execPath, [command], { cwd: app, env, stdio: 'ignore' });
    try {
      await until(async () => (await get({ port }, '/readyz').catch(() => null))?.status === 200);
      const answer = await get({ port }, '/api/calc/fence');
      expect(answer.status).toBe(200);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const listed = await runProgram(process.execPath, [join(app, 'dist/leads/cli.js'), 'list'], env);
    expect(listed).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^ID +RECEIVED .*\n$/),
      stderr: expect.stringMatching(/^There are no such leads in /),
    });
  });
});

const manifest = JSON.parse(projectText('package.json')) as Readonly<Record<string, object>>;
/** What is optional is left out only where somebody asks for that. */
const production = { ...manifest['dependencies'], ...manifest['optionalDependencies'] };

/** The packages that compiled modules import. What is bundled for browsers holds its own. */
function packagesOf(dist: string): readonly string[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.js') && !name.startsWith('assets'));
  const imported = files.flatMap((file) => ts.preProcessFile(readFileSync(join(dist, file), 'utf8')).importedFiles);
  const packages = imported.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.') && !isBuiltin(name));
  return [...new Set(packages.flatMap((name) => found(name, /^((?:@[^/]+\/)?[^/]+)/g)))];
}
