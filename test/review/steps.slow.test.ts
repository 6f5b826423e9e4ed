/** The steps of the review, run as GitHub would run them: those of action.yml, and those of the workflow that init writes. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Edit } from '../authoring/compare/kennel.js';
import type { InstalledTool } from '../support/slow/installed-tool.js';
import { installTool } from '../support/slow/installed-tool.js';
import type { KennelRepository } from '../support/slow/kennel-repository.js';
import { kennelRepository } from '../support/slow/kennel-repository.js';
import { gitProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';

needPrograms(gitProgram);

const project = join(__dirname, '../..');

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const { runs } = parse(readFileSync(join(project, 'action.yml'), 'utf8')) as { runs: { steps: readonly Step[] } };
const workflow = parse(readFileSync(join(project, 'cli/template/dot-github/workflows/catalog.yml'), 'utf8')) as {
  jobs: { check: { steps: readonly Step[] } };
};

let repository: KennelRepository;
let tool: InstalledTool;
let base: string;
/** Programs of our own that stand where the runner has `npx` and `gh`, and what they were asked. */
let bin: string;
let asked: string;

const slip: Edit = { from: 'else 4%)', to: 'else 4.2%)' };
const narrower: Edit = { from: 'min: 4, max: 40', to: 'min: 4, max: 20' };

beforeAll(() => {
  repository = kennelRepository();
  repository.write([]);
  writeFileSync(join(repository.folder, '.gitignore'), 'bin/\nasked\n*.md\n');
  bin = join(repository.folder, 'bin');
  asked = join(repository.folder, 'asked');
  mkdirSync(bin);
  tool = installTool();
  const command = `"${process.execPath}" "${tool.folder}/node_modules/reckoner/dist/cli/main.js"`;
  writeFileSync(join(bin, 'npx'), `#!/bin/sh\nshift\nexec ${command} "$@"\n`, { mode: 0o755 });
  writeFileSync(join(bin, 'gh'), `#!/bin/sh\necho "$@" >>"${asked}"\ncase "$*" in *--jq*) echo "$LAST" ;; esac\n`, {
    mode: 0o755,
  });
  expect(run('npx reckoner generate', {}).status).toBe(0);
  base = repository.commit();
});
afterAll(() => {
  repository.remove();
  tool.remove();
});

function run(command: string, env: Readonly<Record<string, string>>) {
  const all = { PATH: `${bin}:${process.env['PATH']}`, HOME: repository.folder, ...env };
  const options = { cwd: repository.folder, encoding: 'utf8', env: all } as const;
  return spawnSync('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', command], options);
}

/** What the runner would know of a pull request. */
function known(): Readonly<Record<string, string>> {
  return {
    GITHUB_ACTION_PATH: project,
    GITHUB_REPOSITORY: 'kennel/catalog',
    GITHUB_STEP_SUMMARY: join(repository.folder, 'summary.md'),
    BASE: base,
    COMMENT: join(repository.folder, 'catalog-review.md'),
    PULL_REQUEST: '7',
  };
}

/** A step of the action by the last word of its command. */
function actionStep(word: string, env: Readonly<Record<string, string>> = {}) {
  const step = runs.steps.find((each) => each.run?.endsWith(word));
  return run(step?.run ?? 'false', { ...known(), ...env });
}

test('the action gives each step what its script reads', () => {
  const script = readFileSync(join(project, 'scripts/review/step.sh'), 'utf8');
  for (const { run: command = '', env = {} } of runs.steps) {
    expect(command).toMatch(/^"\$GITHUB_ACTION_PATH\/scripts\/review\/step\.sh" (check|fresh|slips|compare|comment)$/);
    for (const name of Object.keys(env).filter((each) => each !== 'GH_TOKEN')) expect(script).toContain(name);
  }
});

test('no step writes what an event says into its command', () => {
  const commands = [...runs.steps, ...workflow.jobs.check.steps].flatMap(({ run: command }) => command ?? []);
  expect(commands.length).toBeGreaterThan(8);
  expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
});

describe('a catalog as it was', () => {
  beforeAll(() => repository.git('checkout', '--quiet', '--', '.'));

  test.each(['check', 'fresh', 'slips', 'compare'])('%s passes', (word) => {
    expect(actionStep(word)).toMatchObject({ status: 0, stderr: '' });
  });

  test('the comparison goes to the summary and to the comment', () => {
    for (const file of ['summary.md', 'catalog-review.md'])
      expect(readFileSync(join(repository.folder, file), 'utf8')).toMatch(
        /^<!-- reckoner-review -->\n### Catalog\n\nNothing that callers meet/,
      );
  });
});

describe('a catalog with a mistake', () => {
  beforeAll(() => repository.write([{ from: 'length * width * depth', to: 'lenght * width * depth' }]));

  test('it is shown at its line', () => {
    const { status, stdout } = actionStep('check');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=catalog\/calculators\.yaml,line=\d+,endLine=\d+,col=13,endColumn=19,/);
  });
});

describe('a catalog with a change that breaks callers, and a slip that nothing notices', () => {
  beforeAll(() => repository.write([slip, narrower]));

  test('generated files are stale', () => {
    expect(actionStep('fresh')).toMatchObject({ status: 1, stderr: expect.stringContaining('stale: generated/') });
  });

  test('the slip is shown at its line', () => {
    const { status, stdout } = actionStep('slips');
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(/^::notice file=catalog\/calculators\.yaml,.*title=unnoticed-/),
    ]);
  });

  test('the change is named, and fails without its version', () => {
    const { status } = actionStep('compare');
    expect(status).toBe(1);
    expect(readFileSync(join(repository.folder, 'catalog-review.md'), 'utf8')).toMatch(
      /^<!-- reckoner-review -->\n### Catalog: 1 breaking[\s\S]*Not announced[\s\S]*max of input `width` 40 -> 20/,
    );
  });
});

test('a word that is no step is answered with the list of them', () => {
  expect(run(`"${project}/scripts/review/step.sh" nothing`, {})).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('step.sh compare'),
  });
});

describe('the workflow that init writes', () => {
  const commands = workflow.jobs.check.steps.flatMap(({ run: command }) => (command === undefined ? [] : [command]));

  test('passes step by step on a catalog as it was, and comments', () => {
    repository.git('checkout', '--quiet', '--', '.');
    writeFileSync(asked, '');
    expect(commands[0]).toBe('npm ci --omit=optional');
    for (const command of commands.slice(1)) {
      const { status, stderr } = run(command, known());
      expect([command, status, stderr]).toEqual([command, 0, '']);
    }
    expect(readFileSync(asked, 'utf8')).toBe(
      'pr comment 7 --edit-last --create-if-none --body-file catalog-review.md\n',
    );
  });

  test('fails where something breaks callers', () => {
    repository.write([narrower]);
    const compare = commands.find((command) => command.includes('diff')) ?? '';
    expect(run(compare, known()).status).toBe(1);
    expect(readFileSync(join(repository.folder, 'catalog-review.md'), 'utf8')).toContain('1 breaking');
  });
});
