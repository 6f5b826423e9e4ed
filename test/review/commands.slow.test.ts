/** The reviewer's commands as they are called: folders, commits, exit codes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edit } from '../authoring/compare/kennel.js';
import { edited } from '../authoring/compare/kennel.js';
import { callCommand } from '../support/call-command.js';
import { projectRoot } from '../support/project-root.js';
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

const call = (name: string, ...args: readonly string[]) => callCommand([name, '--root', root, ...args]);

describe('diff', () => {
  test('diff compares the working tree with the last commit', async () => {
    expect(await call('diff')).toEqual({ code: 0, said: 'Callers will notice no change.\n', complained: '' });
  });

  test('a price and a formula that change together are both shown, with how far the cost moves', async () => {
    const { code, said } = await call('diff', commits[0] ?? '', commits[2] ?? '');
    expect(code).toBe(0);
    expect(said).toContain('shared figure `chips.price` 4..7 -> 4..8 (it is used by bedding)');
    // The smallest run needs 4 cubic feet: 2 bags of 2 at 7 euros, then 3 bags of 1.5 at 8 euros.
    expect(said).toMatch(/`cost high` is .* higher for every call; .*: from 14 to 24 where length = 4, width = 4/);
    expect(said).toContain('bags: ceil(volume / [-2-]{+1.5+} cuft/bag)');
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
    [
      'a name that looks like an option',
      ['diff', '--', '--upload-pack=x'],
      /^git knows no commit `--upload-pack=x` here\./,
    ],
    ['a folder without a catalog', ['diff', join(projectRoot, 'docs')], /^There is no folder `catalog` in /],
    [
      'a calculator that there is not',
      ['mutate', 'beding'],
      /^There is no calculator `beding`\. Did you mean `bedding`\?/,
    ],
    ['a format that there is not', ['mutate', '--format', 'xml'], /^`--format` cannot be `xml`\. It can be text,/],
  ])('%s is refused', async (_, [name = '', ...args], message) => {
    expect(await call(name, ...args)).toMatchObject({ code: 2, complained: expect.stringMatching(message) });
  });
});

test('without git, a comparison of commits says that it needs git', async () => {
  const path = process.env['PATH'];
  process.env['PATH'] = '';
  const { code, complained } = await call('diff');
  process.env['PATH'] = path;
  expect([code, complained]).toEqual([2, 'This command needs git, which is not installed.\n']);
});

describe('mutate', () => {
  test('--changed-since ignores slips on unchanged lines', async () => {
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
