/** The npm package, installed: at random calls its answers and its refusals are those of the service, in each runtime. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readLibrary } from '../../cli/package-library.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import type { Calculator } from '../../generator/program/catalog.js';
import { emitNpm } from '../../generator/targets/npm/npm-package.js';
import { constantName } from '../../generator/targets/typescript/names.js';
import { projectRoot } from '../support/project-root.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { randomCall, servedCalculator } from '../support/random-calls.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { shareOf } from '../support/shares.js';
import { launchBrowser, openPage } from '../support/slow/browser.js';
import { chromiumProgram } from '../support/slow/programs.js';
import { describeWith } from '../support/slow/services.js';

const seed = chosenSeed();
const whole = checkedCatalog();
const isSpecial = ({ slug, validity, lists }: Calculator): boolean =>
  slug === 'fence' || validity.dated !== null || lists.length > 0;
const chosen = new Set([...shareOf(whole.calculators, 12, seed), ...whole.calculators.filter(isSpecial)]);
const catalog = { ...whole, calculators: whole.calculators.filter((calculator) => chosen.has(calculator)) };
const callsOfEach = 20;

/** Other runtimes to ask beside this one, as paths with commas between: Deno, Bun, another Node. */
const runtimes = (process.env['PACKAGE_RUNTIMES'] ?? '').split(',').filter((path) => path !== '');

interface PackageCall {
  readonly slug: string;
  readonly name: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly options: {
    readonly with: readonly string[];
    readonly on?: string;
    readonly own?: object;
    readonly trace?: true;
  };
}

interface Expected {
  readonly call: PackageCall;
  readonly answer: unknown;
}

function expectedOf(call: PackageCall, query: URLSearchParams): Expected {
  const outcome = answerQuery(servedCalculator(call.slug), query.toString());
  if (outcome.kind === 'refused') {
    const { code, detail, errors } = outcome.refusal;
    return { call, answer: { ok: false, code, detail, errors: errors.map(withoutPlaces) } };
  }
  const { cta: _, local_routing: __, basis: ___, trace, ...answer } = JSON.parse(outcome.answer.body);
  const steps = trace === undefined ? {} : { trace: { steps: trace.steps, sources: trace.sources } };
  return { call, answer: { ...answer, ...steps } };
}

/** A package takes no places. */
function withoutPlaces<Row extends { readonly allowed: unknown }>(error: Row): Row {
  const { allowed } = error;
  if (!Array.isArray(allowed)) return error;
  return { ...error, allowed: allowed.filter((name) => name !== 'city' && name !== 'neighborhood') };
}

function chanceCall(calculator: Calculator, random: Random): Expected {
  const { slug } = calculator;
  const { given, lists, extras, on, query } = randomCall(calculator, random, true);
  const listed = [...lists].map(([name, items]) => [name, items.map((item) => Object.fromEntries(item))] as const);
  const mistaken = random.chance(0.1) ? { mistaken: 1 } : {};
  const inputs = { ...Object.fromEntries([...given, ...listed]), ...mistaken };
  if ('mistaken' in inputs) query.append('mistaken', '1');
  const options = { with: extras, ...(on === null ? {} : { on }) };
  return expectedOf({ slug, name: constantName(slug), inputs, options }, query);
}

const random = randomFrom(seed);
const own = {
  slug: 'fence',
  name: 'fence',
  inputs: { length: '40 m', style: 'vinyl_6' },
  options: { with: ['gate'], own: { 'style.rate': 40 }, trace: true },
} as const;
const expected = [
  expectedOf(own, new URLSearchParams('length=40 m&style=vinyl_6&style.rate=40&with=gate&trace=true')),
  ...catalog.calculators.flatMap((calculator) =>
    Array.from({ length: callsOfEach }, () => chanceCall(calculator, random)),
  ),
];

/** Asks all calls of the package, wherever it runs. */
const askAll = `async (calls, addressOf) => {
  const answers = [];
  for (const { slug, name, inputs, options } of calls) {
    const { [name]: calculator } = await import(addressOf(slug));
    answers.push(calculator.calculate(inputs, options));
  }
  return answers;
}`;

const folder = mkdtempSync(join(tmpdir(), 'reckoner-npm-'));
const [made, user] = [join(folder, 'made'), join(folder, 'user')];
const installed = join(user, 'node_modules/reckoner-calculators');

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function npm(...args: readonly string[]): string {
  return execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: user,
    encoding: 'utf8',
  });
}

beforeAll(() => {
  for (const [path, text] of emitNpm(catalog, readLibrary())) write(join(made, path), text);
  write(join(user, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  write(join(user, 'calls.json'), JSON.stringify(expected.map(({ call }) => call)));
  write(
    join(user, 'ask.js'),
    `import { readFileSync } from 'node:fs';
const calls = JSON.parse(readFileSync(new URL('./calls.json', import.meta.url), 'utf8'));
console.log(JSON.stringify(await (${askAll})(calls, (slug) => \`reckoner-calculators/\${slug}\`)));
`,
  );
  npm('install', `./${npm('pack', made).trim().split('\n').at(-1)}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

function differing(answers: readonly unknown[]): readonly unknown[] {
  const wrong = expected.flatMap(({ call, answer }, at) =>
    JSON.stringify(answers[at]) === JSON.stringify(answer) ? [] : [{ call, answer, found: answers[at] }],
  );
  return wrong.slice(0, 3);
}

describe(`the npm package with TEST_SEED=${seed}`, () => {
  test.each([process.execPath, ...runtimes])('gives the answers of the service in %s', (runtime) => {
    const args = /deno$/.test(runtime) ? ['run', '--allow-read', 'ask.js'] : ['ask.js'];
    const said = execFileSync(runtime, args, { cwd: user, encoding: 'utf8', maxBuffer: 1e8 });
    expect(differing(JSON.parse(said))).toEqual([]);
    expect(expected.some(({ answer }) => (answer as { ok: boolean }).ok)).toBe(true);
    expect(expected.some(({ answer }) => !(answer as { ok: boolean }).ok)).toBe(true);
  });

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
    for (const { slug } of catalog.calculators) {
      expect(index).toContain(`export { ${constantName(slug)} } from './calculators/${slug}.js';`);
      expect(readme).toContain(`reckoner-calculators/${slug}`);
    }
  });
});

describeWith([chromiumProgram], 'the npm package in a browser', () => {
  test('gives the answers of the service', async () => {
    const server = createServer((request, response) => {
      const path = request.url ?? '/';
      const isModule = path.endsWith('.js');
      response.writeHead(200, { 'content-type': isModule ? 'text/javascript' : 'text/html' });
      response.end(isModule ? readFileSync(join(installed, path)) : '<!doctype html><title>user</title>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const browser = await launchBrowser();
    try {
      const { page, complaints } = await openPage(
        browser,
        `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`,
      );
      const calls = JSON.stringify(expected.map(({ call }) => call));
      const answers = await page.evaluate(`(${askAll})(${calls}, (slug) => \`/calculators/\${slug}.js\`)`);
      expect(differing(answers as unknown[])).toEqual([]);
      expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
    } finally {
      await browser.close();
      server.close();
    }
  });
});
