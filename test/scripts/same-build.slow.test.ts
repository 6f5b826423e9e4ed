/** A second build, in another locale and time zone, gives the same bytes. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bytesBelow } from '../support/bytes-below.js';
import { projectRoot } from '../support/project-root.js';

/** At the same depth as `dist/`, as source maps name their sources by relative paths. */
const again = 'dist.again';

afterAll(() => rmSync(join(projectRoot, again), { recursive: true, force: true }));

test('a build gives the same bytes a second time', () => {
  const env = { ...process.env, LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Chatham' };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', 'dist', again], {
    cwd: projectRoot,
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const [first, second] = ['dist', again].map((folder) => new Map(bytesBelow(join(projectRoot, folder))));
  expect([...(second?.keys() ?? [])]).toEqual([...(first?.keys() ?? [])]);
  expect([...(first ?? [])].filter(([path, bytes]) => second?.get(path) !== bytes).map(([path]) => path)).toEqual([]);
});
