/** A throw-away folder with what the compiler reads and writes of a project, and the compiler run on it as a process. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';

/** What is copied of a project, as far as it is there. */
const parts = ['catalog', 'generated'];

export interface ProjectCopy {
  readonly folder: string;
  /** Runs the compiler of this checkout on the copy, as `npm run` does. */
  readonly run: (...args: readonly string[]) => CompilerRun;
  readonly remove: () => void;
}

export interface CompilerRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Copies this project, or another one by its path below this one's folder. */
export function copyProject(path = '.'): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-project-'));
  const present = parts.filter((part) => existsSync(join(projectRoot, path, part)));
  for (const part of present) cpSync(join(projectRoot, path, part), join(folder, part), { recursive: true });
  return {
    folder,
    run: (...args) => runCompiler([...args, '--root', folder]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The locale and the time zone are none that anyone here works in: generated files must not depend on them. */
function runCompiler(args: readonly string[]): CompilerRun {
  const command = ['scripts/compiler.mjs', ...args];
  const env = { ...process.env, LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Chatham' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: projectRoot, env, encoding: 'utf8' });
  return { exitCode: status, stdout, stderr };
}
