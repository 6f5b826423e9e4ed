/** The npm package, installed into a project of its own. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readLibrary } from '../../cli/package-library.js';
import type { Calculator } from '../../generator/program/catalog.js';
import { dayOf } from '../../generator/program/list.js';
import { emitNpm } from '../../generator/targets/npm/npm-package.js';
import { constantName } from '../../generator/targets/typescript/names.js';
import { shareOf } from '../support/shares.js';
import { launchBrowser, openPage } from '../support/slow/browser.js';
import { chromiumProgram } from '../support/slow/programs.js';
import type { Asked, Edition } from './calls.js';
import { callsOf, listCalls, real, seed, spelledCalls } from './calls.js';
import type { Target } from './target.js';
import { catalog } from './vectors.js';

const isSpecial = ({ slug, validity, lists }: Calculator): boolean =>
  slug === 'fence' || validity.dated !== null || lists.length > 0;
const chosen = new Set([...shareOf(real, 12, seed), ...real.filter(({ calculator }) => isSpecial(calculator))]);
const editions: readonly Edition[] = real.filter((edition) => chosen.has(edition));

/** The calculators of the package: a share, and those that are special. */
export const packaged: readonly Calculator[] = editions.map(({ calculator }) => calculator);

const folder = mkdtempSync(join(tmpdir(), 'reckoner-npm-'));

/** The project that uses the package. */
export const user = join(folder, 'user');
export const installed = join(user, 'node_modules/reckoner-calculators');

export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Asks all calls of the package, wherever it runs. */
const askAll = `async (calls, addressOf) => {
  const answers = [];
  for (const { slug, name, inputs, options } of calls) {
    const { [name]: calculator } = await import(addressOf(slug));
    answers.push(calculator.calculate(inputs, options));
  }
  return answers;
}`;

export function installPackage(): void {
  const made = join(folder, 'made');
  for (const [path, text] of emitNpm({ ...catalog, calculators: packaged }, readLibrary()))
    write(join(made, path), text);
  write(join(user, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  write(
    join(user, 'ask.js'),
    `import { readFileSync } from 'node:fs';
const calls = JSON.parse(readFileSync(new URL('./calls.json', import.meta.url), 'utf8'));
console.log(JSON.stringify(await (${askAll})(calls, (slug) => \`reckoner-calculators/\${slug}\`)));
`,
  );
  npm('install', `./${npm('pack', made).trim().split('\n').at(-1)}`);
}

export function removePackage(): void {
  rmSync(folder, { recursive: true });
}

function npm(...args: readonly string[]): string {
  return execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: user,
    encoding: 'utf8',
  });
}

/** A call as a program makes it. */
function programCall({ edition: { calculator }, call: { given, lists, extras, on } }: Asked) {
  const { slug } = calculator;
  const plain = [...given].filter(([name]) => !name.includes('.'));
  const own = [...given].filter(([name]) => name.includes('.'));
  const items = [...lists].map(([name, all]) => {
    const list = calculator.lists.find((each) => each.name === name);
    const isDay = list !== undefined && dayOf(list) !== null;
    return [name, isDay ? all[0]?.get(name) : all.map((item) => Object.fromEntries(item))] as const;
  });
  const options = { with: extras, trace: true, ...(on === null ? {} : { on }) };
  return {
    ...{ slug, name: constantName(slug), inputs: Object.fromEntries([...plain, ...items]) },
    options: own.length === 0 ? options : { ...options, own: Object.fromEntries(own) },
  };
}

/** The whole answer but what belongs to a service; a package takes no places. */
function view({ answer }: Asked): unknown {
  if (!answer.ok) {
    const places = ['city', 'neighborhood'];
    const withoutPlaces = (allowed: unknown) =>
      Array.isArray(allowed) ? { allowed: allowed.filter((name) => !places.includes(name)) } : {};
    return { ...answer, errors: answer.errors.map((each) => ({ ...each, ...withoutPlaces(each.allowed) })) };
  }
  const { cta: _, local_routing: __, basis: ___, trace, ...rest } = answer as typeof answer & Record<string, unknown>;
  return { ...rest, trace: { steps: trace.steps, sources: trace.sources } };
}

const calls = (): readonly Asked[] => [...editions.flatMap(callsOf), ...spelledCalls(), ...listCalls()];

export function npmIn(runtime: string): Target {
  const ask = async (all: readonly Asked[]): Promise<readonly unknown[]> => {
    write(join(user, 'calls.json'), JSON.stringify(all.map(programCall)));
    const args = /deno$/.test(runtime) ? ['run', '--allow-read', 'ask.js'] : ['ask.js'];
    return JSON.parse(execFileSync(runtime, args, { cwd: user, encoding: 'utf8', maxBuffer: 1e9 }));
  };
  return { name: `the npm package in ${runtime}`, programs: [], calls, view, ask };
}

export const npmInBrowser: Target = {
  ...{ name: 'the npm package in a browser', programs: [chromiumProgram], calls, view },
  ask: async (all) => {
    const server = createServer((request, response) => {
      const path = request.url ?? '/';
      const isModule = path.endsWith('.js');
      response.writeHead(200, { 'content-type': isModule ? 'text/javascript' : 'text/html' });
      response.end(isModule ? readFileSync(join(installed, path)) : '<!doctype html><title>user</title>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const browser = await launchBrowser();
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`;
      const { page, complaints } = await openPage(browser, address);
      const argument = JSON.stringify(all.map(programCall));
      const answers = await page.evaluate(`(${askAll})(${argument}, (slug) => \`/calculators/\${slug}.js\`)`);
      expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
      return answers as readonly unknown[];
    } finally {
      await browser.close();
      server.close();
    }
  },
};
