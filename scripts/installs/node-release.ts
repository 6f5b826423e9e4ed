/** Installs a release of Node with an npm into a folder, and runs programs with it. */
import { cpSync, existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../steps.js';

export interface Release {
  readonly node: string;
  /** The npm of its time. npm 12 runs only the install scripts that package.json allows. */
  readonly npm: string;
}

/** One of each line, and the oldest that the project supports. */
export const releases: readonly Release[] = [
  { node: '20.19.0', npm: '10.8.2' },
  { node: '22.23.3', npm: '10.9.9' },
  { node: '24.21.0', npm: '11.21.2' },
  { node: '26.10.0', npm: '12.2.0' },
];

export interface NodeRelease {
  /** Runs a program for which `node`, `npm` and `npx` are those of the release. */
  readonly run: (folder: string, command: string, ...args: readonly string[]) => Promise<string>;
  readonly env: NodeJS.ProcessEnv;
}

/** Allows the install script by which the package `node` fetches the program; npm 12 needs the permission. */
const manifest = JSON.stringify({ private: true, allowScripts: { node: true } });

export async function fetchRelease({ node, npm }: Release, folder: string): Promise<NodeRelease> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', `node@${node}`, `npm@${npm}`]);
  const env = { ...withoutNpm(process.env), ...headersOf(folder) };
  env['PATH'] = [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return { env, run: (place, command, ...args) => run(place, command, args, env) };
}

/** The environment without the variables of the npm that runs this script. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));
}

/** Points to the headers of the release, for packages that compile when there is no prebuilt binary. */
function headersOf(folder: string): NodeJS.ProcessEnv {
  const platform = `node-${process.platform}-${process.arch}`;
  const home = join(folder, 'node_modules/node/node_modules', platform);
  return existsSync(join(home, 'include/node')) ? { npm_config_nodedir: home } : {};
}

/** Copies the project as it would be committed, without packages and built files. */
export async function copyProject(root: string, target: string): Promise<void> {
  const listed = await run(root, 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const path of listed.split('\0').filter((each) => each !== '')) {
    // Copy no links: one could lead to packages outside the copy, which an installation would then replace.
    if (lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile()) cpSync(join(root, path), join(target, path));
  }
}
