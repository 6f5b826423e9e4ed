/** action.yml and the workflow that init writes as a runner takes them, in clean clones, with a stand-in for GitHub's API. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import type { Edit } from '../authoring/compare/kennel.js';
import type { InstalledTool } from '../support/slow/installed-tool.js';
import { installTool } from '../support/slow/installed-tool.js';
import type { KennelRepository } from '../support/slow/kennel-repository.js';
import { kennelRepository, writeKennel } from '../support/slow/kennel-repository.js';
import { gitProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';

needPrograms(gitProgram);

const project = join(__dirname, '../..');

interface ActionStep {
  readonly name: string;
  readonly if?: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
}

const workflow = parse(readFileSync(join(project, 'cli/template/dot-github/workflows/catalog.yml'), 'utf8')) as {
  readonly jobs: { readonly check: { readonly steps: readonly { readonly run?: string }[] } };
};
const commands = workflow.jobs.check.steps.flatMap(({ run }) => run ?? []);

const action = parse(readFileSync(join(project, 'action.yml'), 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly ActionStep[] };
};

interface Call {
  readonly method: string;
  readonly url: string;
  readonly authorization: string;
  readonly body: string;
}

interface Comment {
  readonly id: number;
  /** Null for an account that was deleted. */
  readonly user: { readonly login: string } | null;
  readonly body: string;
}

let origin: KennelRepository;
let tool: InstalledTool;
let base: string;
let api: Server;
let around: string;
/** What the API was asked, the comments that it has, and the status with which it answers. */
let calls: Call[] = [];
let comments: readonly Comment[] = [];
let status = 200;
/** The account of the token. */
const own = { login: 'github-actions[bot]' };

beforeAll(async () => {
  tool = installTool();
  origin = kennelRepository();
  origin.write([]);
  around = mkdtempSync(join(tmpdir(), 'runner-'));
  mkdirSync(join(around, 'bin'));
  const command = `"${process.execPath}" "${tool.folder}/node_modules/reckoner/dist/cli/main.js"`;
  writeFileSync(join(around, 'bin/npx'), `#!/bin/sh\nshift\nexec ${command} "$@"\n`, { mode: 0o755 });
  api = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    calls.push({ method, url, authorization: headers.authorization ?? '', body: await text(request) });
    if (url === '/graphql') {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: { viewer: { login: own.login } } }));
      return;
    }
    const page = Number(new URL(url, 'http://api.example').searchParams.get('page') ?? 1);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(method === 'GET' ? comments.slice((page - 1) * 100, page * 100) : {}));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  await execute('npx reckoner generate', origin.folder, {});
  base = origin.commit();
});
afterAll(async () => {
  api.close();
  await once(api, 'close');
  origin.remove();
  tool.remove();
  rmSync(around, { recursive: true, force: true });
});

/** What the runner puts in place of `${{ ... }}`. */
type Context = Readonly<Record<string, string>>;

function contextOf(temporary: string, given: Context): Context {
  const event: Context = {
    'github.repository': 'kennel/catalog',
    'github.token': 'the-token',
    'github.event.pull_request.base.sha': base,
    'github.event.pull_request.number': '7',
    'github.event.pull_request.head.repo.full_name': 'kennel/catalog',
    'runner.temp': temporary,
    ...given,
  };
  const inputs = Object.entries(action.inputs).map(([name, each]) => [`inputs.${name}`, filled(each.default, event)]);
  return { ...Object.fromEntries(inputs), ...event };
}

function filled(written: string, context: Context): string {
  return String(written).replace(/\$\{\{ *([\w.]+) *\}\}/g, (_, name: string) => contextValue(name, context));
}

function contextValue(name: string, context: Context): string {
  const value = context[name];
  if (value === undefined) throw new Error(`The runner knows no ${name}.`);
  return value;
}

/** Conditions of the kind that the action has; without a question for the status, a step wants success so far. */
function holds(condition: string | undefined, context: Context, hasFailed: boolean): boolean {
  if (condition === undefined) return !hasFailed;
  return condition.split('&&').every((part) => {
    const term = part.trim();
    if (term === '!cancelled()') return true;
    const [, left = '', operator = '', right = ''] = /^(\S+) (==|!=) (\S+)$/.exec(term) ?? [];
    const values = [left, right].map((each) =>
      each.startsWith("'") ? each.slice(1, -1) : contextValue(each, context),
    );
    return (values[0] === values[1]) === (operator === '==');
  });
}

async function execute(command: string, cwd: string, env: Context) {
  const all = { PATH: `${join(around, 'bin')}:${process.env['PATH']}`, HOME: around, ...env };
  const child = spawn('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', command], { cwd, env: all });
  const [[code], stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { code: code as number, stdout, stderr };
}

interface Job {
  /** The steps that ran, with their exit codes. */
  readonly steps: Readonly<Record<string, number>>;
  readonly summary: string;
  readonly told: string;
}

/** A clone with these edits, in a folder of its own. */
function cloned(edits: readonly Edit[]) {
  const folder = mkdtempSync(join(around, 'job-'));
  const clone = join(folder, 'clone');
  origin.git('clone', '--quiet', origin.folder, clone);
  if (edits.length > 0) writeKennel(clone, edits);
  return { folder, clone };
}

/** Where the runner finds the stand-in for GitHub's API. */
function connection() {
  const { port } = api.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return { GITHUB_API_URL: address, GITHUB_GRAPHQL_URL: `${address}/graphql`, GITHUB_REPOSITORY: 'kennel/catalog' };
}

/** A job for a pull request with these edits. */
async function job(edits: readonly Edit[], given: Context = {}): Promise<Job> {
  calls = [];
  const { folder, clone } = cloned(edits);
  const [temporary, summary] = [join(folder, 'temporary'), join(folder, 'summary.md')];
  mkdirSync(temporary);
  writeFileSync(summary, '');
  const context = contextOf(temporary, given);
  const known = { ...connection(), GITHUB_ACTION_PATH: project, GITHUB_STEP_SUMMARY: summary };
  const steps: Record<string, number> = {};
  let told = '';
  for (const step of action.runs.steps) {
    if (
      !holds(
        step.if,
        context,
        Object.values(steps).some((code) => code !== 0),
      )
    )
      continue;
    const own = Object.entries(step.env).map(([name, value]) => [name, filled(value, context)]);
    const { code, stdout, stderr } = await execute(step.run, clone, { ...known, ...Object.fromEntries(own) });
    steps[step.name] = code;
    told += stdout + stderr;
  }
  return { steps, summary: readFileSync(summary, 'utf8'), told };
}

const slip: Edit = { from: 'else 4%)', to: 'else 4.2%)' };
const narrower: Edit = { from: 'min: 4, max: 40', to: 'min: 4, max: 20' };
const mark = '<!-- reckoner-review -->';
const issues = '/repos/kennel/catalog/issues';

test('the action gives each step what its script reads', () => {
  const script = readFileSync(join(project, 'scripts/review/step.sh'), 'utf8');
  for (const { run, env } of action.runs.steps) {
    expect(run).toMatch(/^"\$GITHUB_ACTION_PATH\/scripts\/review\/step\.sh" (check|fresh|slips|compare|comment)$/);
    for (const name of Object.keys(env).filter((each) => each !== 'GH_TOKEN')) expect(script).toContain(name);
  }
});

test('no step writes what an event says into its command', () => {
  const all = [...action.runs.steps.map(({ run }) => run), ...commands];
  expect(all.length).toBeGreaterThan(8);
  expect(all.filter((command) => command.includes('${{'))).toEqual([]);
});

test("a pull request without a change passes all steps; its one comment leaves others' with its mark alone", async () => {
  comments = [{ id: 900, user: { login: 'mallory' }, body: `${mark}\nnothing changes` }];
  const { steps, summary, told } = await job([]);
  expect(steps).toEqual({
    Mistakes: 0,
    'Generated files': 0,
    'What changes for callers': 0,
    Comment: 0,
    'Slips on changed lines': 0,
  });
  expect(told).not.toMatch(/^::(?:error|notice)/m);
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /graphql',
    `GET ${issues}/7/comments?per_page=100&page=1`,
    `POST ${issues}/7/comments`,
  ]);
  expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer the-token']));
  expect(JSON.parse(calls[2]?.body ?? '')).toEqual({ body: summary });
  expect(summary).toMatch(/^<!-- reckoner-review -->\n### Catalog\n\nNothing that callers meet/);
});

test('a breaking change and a slip fail their steps, and the report replaces the last comment of its own on page two', async () => {
  const others = Array.from({ length: 100 }, (_, id): Comment => ({ id, user: own, body: `I like ${mark}` }));
  comments = [
    { id: 900, user: own, body: `${mark}\nthe first` },
    ...others,
    { id: 901, user: own, body: `${mark}\nthe last` },
    { id: 902, user: { login: 'mallory' }, body: `${mark}\nsomebody else's` },
    { id: 903, user: null, body: `${mark}\na deleted account's` },
  ];
  const { steps, told } = await job([slip, narrower]);
  expect(steps).toEqual({
    Mistakes: 0,
    'Generated files': 1,
    'What changes for callers': 1,
    Comment: 0,
    'Slips on changed lines': 1,
  });
  expect(told).toContain('stale: generated/');
  expect(told).toMatch(/^::notice file=catalog\/calculators\.yaml,.*title=unnoticed-/m);
  const [last] = calls.slice(-1);
  expect(`${last?.method} ${last?.url}`).toBe(`PATCH ${issues}/comments/901`);
  expect(JSON.parse(last?.body ?? '').body).toMatch(
    /^<!-- reckoner-review -->\n### Catalog: 1 breaking[\s\S]*Not announced[\s\S]*max of input `width` 40 -> 20/,
  );
});

test('a mistake fails the first step at its place; what follows still reports and comments', async () => {
  comments = [];
  const { steps, told, summary } = await job([{ from: 'length * width * depth', to: 'lenght * width * depth' }]);
  expect(steps).toMatchObject({ Mistakes: 1, Comment: 0 });
  expect(steps).not.toHaveProperty('Generated files');
  expect(told).toMatch(/^::error file=catalog\/calculators\.yaml,line=\d+,endLine=\d+,col=13,endColumn=19,/);
  const place =
    /> \*\*The new catalog has 1 mistake\.\*\* \*\*catalog\/calculators\.yaml:\d+\*\* There is no `lenght` here\./;
  expect(summary).toMatch(place);
  expect(JSON.parse(calls.at(-1)?.body ?? '').body).toBe(summary);
});

test.each([
  ['from a fork', { 'github.event.pull_request.head.repo.full_name': 'stranger/catalog' }],
  ['without a token', { 'inputs.token': '' }],
])('a pull request %s writes no comment, and the summary has the whole report', async (_, given) => {
  const { steps, summary } = await job([], given);
  expect(steps).not.toHaveProperty('Comment');
  expect([calls, summary.startsWith(mark)]).toEqual([[], true]);
});

test('a job without a base checks only mistakes and generated files', async () => {
  expect(Object.keys((await job([], { 'inputs.base': '' })).steps)).toEqual(['Mistakes', 'Generated files']);
});

test('an API that refuses the comment fails only its step, with its answer', async () => {
  status = 403;
  const { steps, told } = await job([]);
  status = 200;
  expect(steps).toMatchObject({ Comment: 1, 'Slips on changed lines': 0 });
  expect(told).toContain('403');
});

test('the script answers an unknown step with the list of steps', async () => {
  const { code, stderr } = await execute(`"${project}/scripts/review/step.sh" nothing`, around, {});
  expect([code, stderr]).toEqual([2, expect.stringContaining('step.sh compare')]);
});

describe('the workflow that init writes', () => {
  const inFolder = (folder: string): Context => ({
    ...connection(),
    BASE: base,
    COMMENT: 'catalog-review.md',
    GH_TOKEN: 'the-token',
    PULL_REQUEST: '7',
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
  });

  test('passes every step on an unchanged catalog, and comments', async () => {
    const { folder, clone } = cloned([]);
    symlinkSync(join(tool.folder, 'node_modules'), join(clone, 'node_modules'));
    comments = [
      { id: 904, user: own, body: `${mark}\nan earlier run` },
      { id: 905, user: own, body: 'The coverage is 97 %.' },
    ];
    calls = [];
    expect(commands[0]).toBe('npm ci --omit=optional');
    for (const command of commands.slice(1)) {
      const { code, stderr } = await execute(command, clone, inFolder(folder));
      expect([command, code, stderr]).toEqual([command, 0, '']);
    }
    const [last] = calls.slice(-1);
    expect(`${last?.method} ${last?.url}`).toBe(`PATCH ${issues}/comments/904`);
  });

  test('fails if a change breaks callers', async () => {
    const { folder, clone } = cloned([narrower]);
    symlinkSync(join(tool.folder, 'node_modules'), join(clone, 'node_modules'));
    const compare = commands.find((command) => command.endsWith('compare')) ?? '';
    expect((await execute(compare, clone, inFolder(folder))).code).toBe(1);
    expect(readFileSync(join(clone, 'catalog-review.md'), 'utf8')).toContain('1 breaking');
  });
});
