/** Runs what operators run, without holding up this process: the service under test is still to be asked. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.js';

export interface ScriptRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Runs a program with this environment and nothing else of ours but the search path, as another account where one is given. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  account: Account | undefined = undefined,
): Promise<ScriptRun> {
  return new Promise((resolve) => {
    const options = {
      env: { PATH: process.env['PATH'], ...env },
      cwd: account === undefined ? projectRoot : '/',
      ...account,
    };
    execFile(program, [...args], options, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ exitCode, stdout, stderr: stderr || (error?.message ?? '') });
    });
  });
}

/** Runs one of the scripts of `deploy/backup/`. */
export function runBackupScript(
  name: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<ScriptRun> {
  const path = join(projectRoot, 'deploy', 'backup', name);
  return name.endsWith('.mjs') ? runProgram(process.execPath, [path, ...args], env) : runProgram(path, args, env);
}
