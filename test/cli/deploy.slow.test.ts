/** A catalog of one's own on a server, as `reckoner init --deploy` sets it up: from an empty folder to the first lead. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { found, projectText } from '../deploy/settings-of-code.js';
import { get, request } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';
import type { InstalledTool } from '../support/slow/installed-tool.js';
import { installTool } from '../support/slow/installed-tool.js';
import { startProcess } from '../support/slow/service-process.js';

let tool: InstalledTool;
let around: string;
/** The project's folder, where the units expect it. */
let root: string;
beforeAll(() => {
  tool = installTool();
  around = mkdtempSync(join(tmpdir(), 'reckoner-deploy-'));
  root = join(around, 'opt');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  symlinkSync(join(tool.folder, 'node_modules/reckoner'), join(root, 'node_modules/reckoner'));
  symlinkSync(join(projectRoot, 'node_modules/better-sqlite3'), join(root, 'node_modules/better-sqlite3'));
  expect(tool.run('init', '--network', '--deploy', '--root', root)).toMatchObject({ exitCode: 0, stderr: '' });
  expect(tool.run('build', '--root', root, '-o', join(root, 'built'))).toMatchObject({ exitCode: 0, stderr: '' });
});
afterAll(() => {
  tool.remove();
  rmSync(around, { recursive: true, force: true });
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What a unit starts, as arguments for node. */
function startedBy(unit: string): readonly string[] {
  const [line = ''] = found(read(`deploy/systemd/${unit}`), /^ExecStart=\/usr\/bin\/node (.*)$/gm);
  return line.split(' ');
}

/** The settings of a unit, with its folders below this test's. */
function settingsOf(unit: string): Readonly<Record<string, string>> {
  const [line = ''] = found(read(`deploy/systemd/${unit}`), /^Environment=(.*)$/gm);
  const settings = line.split(' ').map((each) => each.replace('/var/lib', around).split('='));
  return { PATH: process.env['PATH'] ?? '', ...Object.fromEntries(settings) };
}

/** Runs node in the project's folder to its end. */
function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  return spawnSync(process.execPath, [...args], { cwd: root, env: { ...env }, encoding: 'utf8' });
}

test('the unit serves the catalog, takes a lead, and the other units keep house', async () => {
  mkdirSync(join(around, 'reckoner'));
  const settings = { ...settingsOf('reckoner.service'), PORT: '0' };
  const service = startProcess(settings, startedBy('reckoner.service'), root);
  const port = await service.port;
  const openapi = JSON.parse(read('generated/openapi.json')) as OpenAPIV3_1.Document;
  const lead = openapi.paths?.['/api/lead-submit']?.post?.requestBody as OpenAPIV3_1.RequestBodyObject;
  const body = JSON.stringify({ ...lead.content['application/json']?.example, test: false });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const answer = await request({ port }, 'POST', '/api/lead-submit', headers, body);
  expect([answer.status, answer.json()['status']]).toEqual([201, 'accepted']);
  expect((await get({ port }, '/readyz')).status).toBe(200);

  const check = ['deploy/healthcheck.mjs', '--state', join(around, 'health')];
  expect(run(check, { PORT: String(port) })).toMatchObject({ status: 0 });
  const [purge, backup] = ['reckoner-purge.service', 'reckoner-backup.service'];
  expect(run(startedBy(purge), settingsOf(purge))).toMatchObject({ status: 0, stderr: '' });
  const copied = run(startedBy(backup), settingsOf(backup));
  expect(copied).toMatchObject({ status: 0, stdout: expect.stringContaining('1 lead, checked') });
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});

test('the image has what it copies, and starts as the unit does', () => {
  const dockerfile = read('deploy/Dockerfile');
  expect(found(dockerfile, /^ARG NODE_VERSION=(\S+)$/gm)).toEqual([projectText('.node-version').trim()]);
  const [command = ''] = found(dockerfile, /^CMD (\[.*\])$/gm);
  expect(JSON.parse(command)).toEqual(['node', ...startedBy('reckoner.service')]);
  const copied = found(dockerfile, /^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm).flatMap((line) => line.split(' '));
  expect([...new Set(copied)].sort()).toEqual(found(read('deploy/Dockerfile.dockerignore'), /^!(.+)$/gm).toSorted());
  // What npm writes when the tool is installed is not in this folder.
  const own = copied.filter((path) => !/^(?:package-lock\.json|reckoner-\*\.tgz)$/.test(path));
  for (const path of own) expect(existsSync(join(root, path.replace(/\/\*.*$/, '')))).toBe(true);
});

test('nothing calls what only a checkout has, and scripts can be executed', () => {
  const { stdout } = tool.run('init', '--deploy', '--root', root);
  const files = found(stdout, /^kept {4}(deploy\/\S+)$/gm);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => /(?<!node_modules\/reckoner\/)dist\/|npm run/.test(read(path)))).toEqual([]);
  expect(files.filter((path) => path.endsWith('.sh') && (statSync(join(root, path)).mode & 0o111) === 0)).toEqual([]);
});

test('a catalog that is there already gets only the files for a server', () => {
  const before = read('catalog/service.yaml');
  rmSync(join(root, 'deploy/Caddyfile'));
  const { exitCode, stdout, stderr } = tool.run('init', '--network', '--deploy', '--root', root);
  expect([exitCode, found(stdout, /^wrote {3}(\S+)$/gm)]).toEqual([0, ['deploy/Caddyfile']]);
  expect(stderr).toMatch(/^`--network` adds nothing to a catalog that is here already\. Run /);
  expect(stdout).not.toMatch(/(?:wrote|kept) +catalog/);
  expect(read('catalog/service.yaml')).toBe(before);
});
