/** The tool as a stranger has it: installed in an empty folder, compiled once for all test files. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleAssets } from './bundled-assets.js';
import { compileInto } from './compiled-service.js';
import { keptBuild } from './kept-build.js';
import type { CompilerRun } from './project-copy.js';
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
  readonly serve: (env?: Environment, root?: string) => ServiceProcess;
  readonly remove: () => void;
}

const root = process.cwd();

/** As `scripts/build.mjs` does it. */
function bundleCommands(dist: string): void {
  const script = `
    import { bundleCompiler, installedCommands } from './scripts/bundle-compiler.mjs';
    await bundleCompiler(installedCommands, ${JSON.stringify(join(dist, 'cli'))}, { allowOverwrite: true });`;
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], options);
  if (status !== 0) throw new Error(stderr);
}

const compiled = ['authoring', 'cli', 'contract', 'engine', 'generator', 'http', 'leads', 'pages', 'runtime'];
const templates = ['cli/template', 'cli/template-network'];
const guide = 'catalog/LANGUAGE.md';

/** What is installed. */
function buildInto(dist: string): void {
  compileInto(dist, compiled);
  for (const path of [...templates, guide]) cpSync(join(root, path), join(dist, path), { recursive: true });
  bundleAssets(dist);
  bundleCommands(dist);
}

/** Lays a compiled package where `npm install` would. The folder has a blank and a quotation mark in its name. */
export function installTool(): InstalledTool {
  const made = [...compiled, guide, 'package.json', 'workbench', 'test/support/compiled-service.ts'];
  const dist = keptBuild('tool', [...made, 'test/support/installed-tool.ts'], buildInto);
  const around = mkdtempSync(join(tmpdir(), 'reckoner-tool-'));
  const [folder, temporary] = [join(around, "a stranger's"), join(around, 'temporary')];
  mkdirSync(temporary);
  mkdirSync(join(folder, 'node_modules/reckoner'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'node_modules/reckoner/package.json'));
  symlinkSync(dist, join(folder, 'node_modules/reckoner/dist'));
  const command = join(folder, 'node_modules/reckoner/dist/cli/main.js');
  return {
    folder,
    temporary,
    command,
    run: (...args) => runIn(folder, {}, [command, ...args]),
    runWith: (env, ...args) => runIn(folder, env, [command, ...args]),
    serve: (env = {}, root = folder) =>
      startProcess({ PORT: '0', HOST: '127.0.0.1', TMPDIR: temporary, ...env }, [command, 'serve', '--root', root]),
    remove: () => rmSync(around, { recursive: true, force: true }),
  };
}

function runIn(cwd: string, env: Environment, args: readonly string[]): CompilerRun {
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { exitCode: status, stdout, stderr };
}
