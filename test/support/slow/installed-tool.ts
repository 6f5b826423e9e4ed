/** The tool as a stranger has it: the files that `npm pack` packs, in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keptBuild } from '../kept-build.js';
import { packedFiles } from '../packed-files.js';
import type { CompilerRun } from '../project-copy.js';
import { projectRoot } from '../project-root.js';
import type { ServiceProcess } from './service-process.js';
import { startProcess } from './service-process.js';

type Environment = Readonly<Record<string, string>>;

export interface InstalledTool {
  /** The stranger's folder. */
  readonly folder: string;
  /** Where the tool keeps what it needs while it runs. */
  readonly temporary: string;
  /** The script that is `reckoner`, for node. */
  readonly command: string;
  /** Runs `reckoner` with these arguments to its end. */
  readonly run: (...args: readonly string[]) => CompilerRun;
  /** The same with more in its environment. */
  readonly runWith: (env: Environment, ...args: readonly string[]) => CompilerRun;
  /** Starts `reckoner serve` on a port that is free, for the stranger's folder or another one. */
  readonly serve: (env?: Environment, root?: string, ...options: readonly string[]) => ServiceProcess;
  readonly remove: () => void;
}

/** Copies what `npm pack` packs into a folder. Native packages are found above it, as they are in `node_modules`. */
function layPackage(folder: string): void {
  for (const path of packedFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(projectRoot, path), join(folder, path));
  }
}

/** Installs the built package in an empty folder. Its name has a blank and a quotation mark. */
export function installTool(): InstalledTool {
  const laid = keptBuild(
    'tool',
    ['dist', 'package.json', 'docs', 'deploy', 'scripts/review', 'catalog/LANGUAGE.md'],
    layPackage,
  );
  const around = mkdtempSync(join(tmpdir(), 'reckoner-tool-'));
  const [folder, temporary] = [join(around, "a stranger's"), join(around, 'temporary')];
  mkdirSync(temporary);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(laid, join(folder, 'node_modules/reckoner'));
  const command = join(folder, 'node_modules/reckoner/dist/cli/main.js');
  return {
    folder,
    temporary,
    command,
    run: (...args) => runIn(folder, {}, [command, ...args]),
    runWith: (env, ...args) => runIn(folder, env, [command, ...args]),
    serve: (env = {}, root = folder, ...options) => {
      const own = { PORT: '0', HOST: '127.0.0.1', TMPDIR: temporary, ...env };
      return startProcess(own, [command, 'serve', '--root', root, ...options]);
    },
    remove: () => rmSync(around, { recursive: true, force: true }),
  };
}

function runIn(cwd: string, env: Environment, args: readonly string[]): CompilerRun {
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { exitCode: status, stdout, stderr };
}
