/** The image, as far as it can be tried without a container engine: what it copies is enough to serve. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { get } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';
import { built } from '../support/slow/built.js';
import { freePort } from '../support/slow/services.js';
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

test('the final image has only production dependencies', () => {
  expect(dependencies).toMatch(/^RUN npm ci --omit=dev$/m);
  expect(found(final, /^COPY --from=(\w+) .*node_modules/gm)).toEqual(['dependencies']);
});

test('every copied path exists and is sent to the build', () => {
  const sent = found(projectText('deploy/Dockerfile.dockerignore'), /^!(.+)$/gm);
  const copied = [...copiedBy(dependencies), ...copiedBy(build), ...copiedBy(final)];
  expect([...new Set(copied)].sort()).toEqual([...sent].sort());
  for (const path of copied) expect(existsSync(join(projectRoot, path.replace(/\/\*.*$/, '')))).toBe(true);
});

test('the build stage has every folder that the build compiles', () => {
  const maps = readdirSync(built(''), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'));
  const sources = maps.flatMap((name) => sourcesOf(name).map((source) => posix.join(dirname(name), source)));
  const folders = new Set(sources.map((path) => posix.relative('..', path).split('/')[0] ?? ''));
  expect(folders.size).toBeGreaterThan(8);
  expect([...folders].filter((name) => !copiedBy(build).includes(name))).toEqual([]);
});

function sourcesOf(map: string): readonly string[] {
  const { sources } = JSON.parse(readFileSync(built(map), 'utf8')) as { readonly sources: readonly string[] };
  return sources;
}

describe('the folder of the image', () => {
  let app: string;
  beforeAll(() => {
    app = mkdtempSync(join(tmpdir(), 'reckoner-image-'));
    linkPackages();
    for (const path of found(final, /^COPY --from=build (?:--\S+ )*\/app\/(\S+) /gm))
      cpSync(join(projectRoot, path), join(app, path), { recursive: true });
  });
  afterAll(() => rmSync(app, { recursive: true, force: true }));

  /** Packages without what other builds have left beside them. */
  function linkPackages(): void {
    mkdirSync(join(app, 'node_modules'));
    const packages = readdirSync(join(projectRoot, 'node_modules')).filter((name) => name !== '.cache');
    for (const name of packages) symlinkSync(join(projectRoot, 'node_modules', name), join(app, 'node_modules', name));
  }

  test('imports production packages only', () => {
    expect(packagesOf(join(app, 'dist')).filter((name) => !Object.hasOwn(production, name))).toEqual([]);
  });

  test('serves, and lists leads', async () => {
    const port = await freePort();
    const [, command = ''] = /^CMD \["node", "(.*)"\]$/m.exec(final) ?? [];
    const env = { PORT: String(port), HOST: '127.0.0.1', LEADS_FILE: join(app, 'leads.sqlite') };
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
