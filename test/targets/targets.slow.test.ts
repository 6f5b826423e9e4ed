/**
 * Every target answers like the service: at the published vectors, with all options of the estimate, without defaults and
 * out of bounds. TEST_LONG=true adds random calls of each calculator, TARGET_CALLS their number, TEST_SEED others.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constantName } from '../../generator/targets/typescript/names.js';
import { projectRoot } from '../support/project-root.js';
import { describeWith } from '../support/slow/services.js';
import { seed } from './calls.js';
import { element } from './element.js';
import { installed, installPackage, npmIn, npmInBrowser, packaged, removePackage, user, write } from './npm.js';
import { python, pythonOfAnother } from './python.js';
import type { Target } from './target.js';
import { differences } from './target.js';
import { workbooks } from './workbooks.js';

/** Other runtimes to ask beside this one, as paths with commas between: Deno, Bun, another Node. */
const runtimes = (process.env['PACKAGE_RUNTIMES'] ?? '').split(',').filter((path) => path !== '');

const targets: readonly Target[] = [
  ...[process.execPath, ...runtimes].map(npmIn),
  npmInBrowser,
  python,
  pythonOfAnother,
  workbooks,
  element,
];

beforeAll(installPackage);
afterAll(removePackage);

describe.each(targets)('$name', (target) => {
  describeWith(target.programs, `with TEST_SEED=${seed}`, () => {
    test('answers like the service', async () => {
      const calls = target.calls();
      expect((await differences(target, calls)).slice(0, 5)).toEqual([]);
      expect(calls.some(({ answer }) => answer.ok)).toBe(true);
      expect(calls.some(({ answer }) => !answer.ok)).toBe(true);
      expect(calls.some(({ call }) => call.lists.size > 0)).toBe(true);
    });
  });
});

describe('the npm package', () => {
  test('has types that know inputs and options', () => {
    const text = `import { fence, flooring, type Calculation } from 'reckoner-calculators';
import { fence as same } from 'reckoner-calculators/fence';
const answer = same.calculate({ length: 150, style: 'vinyl_6' }, { with: ['gate'], own: { 'style.rate': 40 } });
const told: string = answer.ok ? answer.result.interpretation : answer.detail;
const high: number | undefined = answer.ok ? answer.estimate?.total.high : undefined;
fence.calculate({ length: '40 m' });
const rooms = flooring.calculate({ rooms: [{ length: 12, width: '15 ft' }], kind: 'vinyl' });
const used = rooms.ok ? rooms.lists?.rooms?.[0]?.length?.used : undefined;
// @ts-expect-error An item has no such input.
flooring.calculate({ rooms: [{ height: 12 }] });
// @ts-expect-error There is no such list.
flooring.calculate({ walls: [{ length: 12 }] });
// @ts-expect-error There is no such style.
fence.calculate({ style: 'straw' });
// @ts-expect-error There is no such input.
fence.calculate({ lenght: 150 });
export type { Calculation };
export { told, high, used };
`;
    write(join(user, 'use.ts'), text);
    const compiler = join(projectRoot, 'node_modules/typescript-7/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', '', 'use.ts'];
    expect(execFileSync(process.execPath, [compiler, ...options], { cwd: user, encoding: 'utf8' })).toBe('');
  });

  test('names every calculator in its index and its README', () => {
    const [index, readme] = ['index.js', 'README.md'].map((name) => readFileSync(join(installed, name), 'utf8'));
    for (const { slug } of packaged) {
      expect(index).toContain(`export { ${constantName(slug)} } from './calculators/${slug}.js';`);
      expect(readme).toContain(`reckoner-calculators/${slug}`);
    }
  });
});
