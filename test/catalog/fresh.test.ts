/** `generated/` is what the catalog gives, the same bytes each time, and `--check` says where it is not. */
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from '../support/project-copy.js';
import { projectRoot } from '../support/project-root.js';
import { compiledFiles } from '../support/real-catalog.js';

/** Every file below a folder with its bytes, sorted by path. */
function bytesBelow(folder: string): readonly (readonly [string, string])[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return paths.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path).toString('latin1')]);
}

function bytesOf(files: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...files].map(([path, text]) => [path, Buffer.from(text).toString('latin1')]);
}

describe('the compiled files', () => {
  const files = compiledFiles();

  test('are emitted the same a second time', () => {
    expect([...compiledFiles()]).toEqual([...files]);
  });

  test('are those of generated/, byte for byte, and no other is there', () => {
    const [present, expected] = [bytesBelow(join(projectRoot, 'generated')), bytesOf(files)];
    expect(present.map(([path]) => path)).toEqual(expected.map(([path]) => path));
    expect(present.filter(([, bytes], index) => bytes !== expected[index]?.[1]).map(([path]) => path)).toEqual([]);
  });

  test('end with one line end, and have no other than LF', () => {
    const untidy = [...files].filter(([, text]) => text.includes('\r') || !/[^\n]\n$/.test(text));
    expect(untidy.map(([path]) => path)).toEqual([]);
  });

  test('have modules without lines of more than 120 columns and without blanks at the end of a line', () => {
    const modules = [...files].filter(([path]) => path.endsWith('.ts'));
    expect(modules.length).toBeGreaterThan(30);
    expect(modules.filter(([, text]) => /^.{121}| $/m.test(text)).map(([path]) => path)).toEqual([]);
  });
});

/** On a small catalog, which shows as much of the command as the real one in a part of the time. */
describe('generate --check', () => {
  let project: ProjectCopy;
  let fresh: ReturnType<typeof bytesBelow>;
  beforeAll(() => {
    project = copyProject('test/support');
    expect(project.run('generate').exitCode).toBe(0);
    fresh = bytesBelow(join(project.folder, 'generated'));
  });
  afterAll(() => project.remove());

  const generated = (path: string): string => join(project.folder, 'generated', path);

  test('passes where all is fresh', () => {
    expect(project.run('generate', '--check')).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(/^All \d+ generated files are fresh\.\n$/),
      stderr: '',
    });
  });

  test('names each stale, missing and orphaned file, writes nothing, and fails', () => {
    appendFileSync(generated('llms.txt'), 'One line more.\n');
    rmSync(generated('calculators/boarding.ts'));
    writeFileSync(generated('calculators/moat.ts'), '// No calculator gives this.\n');
    const before = bytesBelow(project.folder);
    const { exitCode, stdout, stderr } = project.run('generate', '--check');
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr.split('\n').slice(0, 3)).toEqual([
      'stale: generated/llms.txt',
      'missing: generated/calculators/boarding.ts',
      'orphaned: generated/calculators/moat.ts',
    ]);
    expect(stderr).toContain('npm run generate');
    expect(bytesBelow(project.folder)).toEqual(before);
  });

  test('passes again after generate, which mends all three', () => {
    expect(project.run('generate')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/1 changed, 1 new, 1 removed/),
    });
    expect(bytesBelow(generated(''))).toEqual(fresh);
    expect(project.run('generate', '--check').exitCode).toBe(0);
  });

  test('fails on a catalog with a mistake, and says where', () => {
    const path = join(project.folder, 'catalog', 'calculators.yaml');
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('volume: length * width * depth', 'volume: lenght * width * depth'),
    );
    const { exitCode, stderr } = project.run('generate', '--check');
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^catalog\/calculators\.yaml:\d+:\d+ - error unknown-name: There is no `lenght`/m);
  });
});
