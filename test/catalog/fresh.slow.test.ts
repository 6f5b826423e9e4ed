/** `generate --check` says where `generated/` is not what the catalog gives. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesBelow } from '../support/bytes-below.js';
import { copyProject, type ProjectCopy } from '../support/project-copy.js';

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
