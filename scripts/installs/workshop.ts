/** A release of Node with its npm, fetched into a folder of its own, and programs run with it. */
import { cpSync, existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../steps.js';
import type { Release } from './releases.js';

export interface Workshop {
  /** Runs a program where `node`, `npm` and `npx` are those of the release. */
  readonly run: (folder: string, command: string, ...args: readonly string[]) => Promise<string>;
  readonly env: NodeJS.ProcessEnv;
}

/** The package `node` of the npm registry fetches the program by an install script, which npm 12 asks leave for. */
const manifest = JSON.stringify({ private: true, allowScripts: { node: true } });

export async function fetchRelease({ node, npm }: Release, folder: string): Promise<Workshop> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', `node@${node}`, `npm@${npm}`]);
  const env = { ...withoutNpm(process.env), ...headersOf(folder) };
  env['PATH'] = [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return { env, run: (place, command, ...args) => run(place, command, args, env) };
}

/** What the npm that runs this script says of itself is not for the one that is tried. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));
}

/** The headers that came with the release, for packages that compile where no ready-made binary can be had. */
function headersOf(folder: string): NodeJS.ProcessEnv {
  const platform = `node-${process.platform}-${process.arch}`;
  const home = join(folder, 'node_modules/node/node_modules', platform);
  return existsSync(join(home, 'include/node')) ? { npm_config_nodedir: home } : {};
}

/** Copies the project as it would be committed: neither packages nor anything that was built. */
export async function copyProject(root: string, target: string): Promise<void> {
  const listed = await run(root, 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const path of listed.split('\0').filter((each) => each !== '')) {
    // A link could lead out of the copy, to packages that an installation then replaces.
    if (lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile()) cpSync(join(root, path), join(target, path));
  }
}
