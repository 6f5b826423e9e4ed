/** The reviewer's commands as they are called: folders, commits, exit codes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../authoring/commands/run-command.js';
import { hashOfCatalog } from '../../generator/source/hash-sources.js';
import type { Edit } from '../authoring/compare/kennel.js';
import { edited } from '../authoring/compare/kennel.js';
import { sourcesOf } from '../support/check-catalog.js';
import { projectRoot } from '../support/project-root.js';
import { recordingCaller } from '../support/recording-caller.js';
import type { KennelRepository } from '../support/slow/kennel-repository.js';
import { kennelRepository, writeKennel } from '../support/slow/kennel-repository.js';
import { gitProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';

needPrograms(gitProgram);

let repository: KennelRepository;
let root: string;
/** The commits in their order. */
let commits: readonly string[];
const write = writeKennel;

const dearer: Edit = { file: 'figures', from: '4..7 EUR/bag', to: '4..8 EUR/bag' };
const band: Edit = { from: 'price: 4..7 EUR,', to: 'price: 4..8 EUR,' };
const smallerBags: readonly Edit[] = [
  { from: '2 cuft/bag', to: '1.5 cuft/bag' },
  { from: 'Bags: 9', to: 'Bags: 12' },
];
const narrower: Edit = { from: 'min: 4, max: 40', to: 'min: 4, max: 20' };

beforeAll(() => {
  repository = kennelRepository();
  root = repository.folder;
  const versions: readonly (readonly Edit[])[] = [[], [dearer, band], [dearer, band, ...smallerBags]];
  commits = versions.map((edits) => {
    repository.write(edits);
    return repository.commit();
  });
});
afterAll(() => repository.remove());

interface Outcome {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

async function call(...args: readonly string[]): Promise<Outcome> {
  const { caller, told } = recordingCaller();
  const code = await runCommand([...args, '--root', root], caller);
  return { code, ...told() };
}

describe('diff', () => {
  test('the working tree is held against the last commit', async () => {
    expect(await call('diff')).toEqual({ code: 0, said: 'Callers will notice no change.\n', complained: '' });
  });

  test('several causes have their parts, which add up', async () => {
    const { code, said } = await call('diff', commits[0] ?? '', commits[2] ?? '');
    expect(code).toBe(0);
    expect(said).toContain('shared figure `chips.price` 4..7 -> 4..8 (it is used by bedding)');
    // The smallest run needs 4 cubic feet: 2 bags of 2 at 7 euros, then at 8 euros, then 3 bags of 1.5.
    expect(said).toContain(
      'what moves `cost high` where length = 4, width = 4, depth = 3\n' +
        '  +2 by shared figures and units\n  +8 by formula of bags\n  +10 in total\n',
    );
  });

  test('a breaking change fails without its version, with what it asks for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'review-'));
    write(folder, [dearer, band, ...smallerBags, narrower]);
    const { code, said } = await call('diff', 'HEAD', folder);
    expect(code).toBe(1);
    expect(said).toContain('bedding: max of input `width` 40 -> 20 (values beyond it are moved to it');
    expect(said).toContain('NOT ANNOUNCED: 1 breaking change requires version 3.0.0; service.yaml says 2.1.0.');
    expect(said).toContain('## 3.0.0\n\n- Breaking: bedding: max of input `width` 40 -> 20.');
    expect((await call('diff', 'HEAD', folder, '--format', 'markdown')).said).toMatch(
      /^<!-- reckoner-review -->\n### Catalog: 1 breaking, 0 behaviour, 1 documentation\n\n> \*\*Not announced\.\*\*/,
    );
    expect((await call('diff', 'HEAD', folder, '--format', 'html')).said).toMatch(
      /^<!doctype html>[\s\S]*<\/html>\s*$/,
    );
    writeFileSync(
      join(folder, 'catalog', 'service.yaml'),
      edited([{ file: 'service', from: '"2.1.0"', to: '"3.0.0"' }]).service,
    );
    writeFileSync(join(folder, 'CHANGELOG.md'), '# Changes\n\n## 3.0.0\n\n- bedding: the width is at most 20 feet.\n');
    expect((await call('diff', 'HEAD', folder)).code).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });

  test('examples that fail are compared all the same, with what they would have to say', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'review-'));
    write(folder, [{ from: 'value: 0.67', to: 'value: 0.68' }]);
    const { code, said } = await call('diff', 'HEAD', folder);
    expect([code, said]).toEqual([1, expect.stringContaining('The result is 0.67, not 0.68.')]);
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['a commit that there is not', ['diff', 'nowhere'], /^git knows no commit `nowhere` here\./],
    ['a name that looks like an option', ['diff', '--', '--upload-pack=x'], null],
    ['a folder without a catalog', ['diff', join(projectRoot, 'docs')], /^There is no folder `catalog` in /],
    [
      'a calculator that there is not',
      ['mutate', 'beding'],
      /^There is no calculator `beding`\. Did you mean `bedding`\?/,
    ],
    ['a format that there is not', ['mutate', '--format', 'xml'], null],
  ])('%s is refused', async (_, args, message) => {
    const { code, complained } = await call(...args);
    expect(code).toBe(message === null ? null : 2);
    if (message !== null) expect(complained).toMatch(message);
  });
});

describe('mutate', () => {
  test("slips on lines that did not change are nobody's concern", async () => {
    const { code, said } = await call('mutate', '--changed-since', 'HEAD');
    expect([code, said]).toEqual([0, expect.stringMatching(/^No slip that matters was tried\./)]);
  });

  test('a survivor on a changed line fails, at its place', async () => {
    write(root, [dearer, band, ...smallerBags, { from: 'else 4%)', to: 'else 4.2%)' }]);
    const { code, said } = await call('mutate', '--changed-since', 'HEAD', '--format', 'json');
    write(root, [dearer, band, ...smallerBags]);
    expect(code).toBe(1);
    const { calculators } = JSON.parse(said);
    expect(calculators.map(({ slug }: { slug: string }) => slug)).toEqual(['boarding']);
    const lines = calculators[0].survivors.map(({ line }: { line: number }) => line);
    expect(new Set(lines).size).toBe(1);
    expect(calculators[0].survivors.map(({ was }: { was: string }) => was)).toContain('4.2%');
  });
});

describe('replay', () => {
  const bedding = ['bedding', 'length=4', 'width=2', 'depth=3'];
  const hashOf = (edits: readonly Edit[]): string => hashOfCatalog(sourcesOf(edited(edits)));

  test('the answer of then, the answer of today, and what each change did to it', async () => {
    const { code, said } = await call('replay', hashOf([]), ...bedding);
    expect(code).toBe(0);
    // A width of 2 counts as 4: 4 cubic feet, once 2 bags and now 3, at 7 euros then and 8 now.
    expect(said).toMatch(/^From commit [0-9a-f]{12}:\n {2}value: 0\.15 cubic yards\n {2}Bags: 2 bags\n/);
    expect(said).toContain('  cost high: 14 EUR\n');
    expect(said).toContain('  0.15 cubic yards of chips: 2 bags for €8 to €14.\n\nToday:\n');
    expect(said).toContain(
      '  0.15 cubic yards of chips: 3 bags for €12 to €24.\n\nWhat moved `Bags`:\n  +1 by formula of bags\n',
    );
    expect(said).toContain('What changed:\n');
  });

  test('a catalog that is still in force says nothing of changes', async () => {
    const { said } = await call('replay', hashOf([dearer, band, ...smallerBags]), 'bedding', '--format', 'json');
    expect(JSON.parse(said)).toMatchObject({
      where: 'the working tree',
      answer: { inputs: { length: 12 } },
      since: null,
    });
  });

  test('a number may have a unit, as in calls of the service', async () => {
    const { said } = await call('replay', hashOf([]), 'bedding', 'length=48in', 'width=2', 'depth=3');
    expect(said).toMatch(/^From commit [0-9a-f]{12}:\n {2}value: 0\.15 cubic yards\n/);
  });

  test('what no change touched is the same today', async () => {
    expect((await call('replay', hashOf([]), 'boarding')).said).toMatch(/\n\nIt is the same today\.\n$/);
  });

  test.each([
    ['a hash that no commit has', ['0123456789abcdef', 'bedding'], /^No commit that touched `catalog` has the hash/],
    [
      'an input that there is not',
      [hashOf([]), 'bedding', 'lenght=4'],
      /^`lenght`: This calculator has no parameter lenght\. Did you mean length\?/,
    ],
    [
      'an option that there is not',
      [hashOf([]), 'bedding', 'depth=5'],
      /^`depth`: depth has no option for 5\. The nearest: 4 \(4 in\) and 6 \(6 in\)\. Allowed: 3, 4, 6\.\n/,
    ],
    [
      'a number in a unit of another kind',
      [hashOf([]), 'bedding', 'length=4kg'],
      /^`length`: length .*Send a decimal number/,
    ],
    [
      'an input that is given twice',
      [hashOf([]), 'bedding', 'length=4', 'length=5'],
      /^`length`: length was given 2 times\./,
    ],
    ['a call that breaks a requirement', [hashOf([]), 'boarding', 'dogs=3'], /^The call is refused/],
    ['a calculator that there is not', [hashOf([]), 'fence'], /^There is no calculator `fence` in commit/],
  ])('%s is refused', async (_, args, message) => {
    const { code, complained } = await call('replay', ...args);
    expect(code).toBe(2);
    expect(complained).toMatch(message);
  });
});
