/** The receivers of docs/receiving-leads.md, run as a provider would run them: each a process with an inbox of its own. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { request } from '../http.js';
import { projectRoot } from '../project-root.js';
import { until } from '../until.js';
import { phpProgram, pythonProgram } from './programs.js';
import { freePort } from './services.js';

export const receiverGuide = readFileSync(join(projectRoot, 'docs/receiving-leads.md'), 'utf8');

/** The block of the guide in a language, as its readers see it. */
export function codeIn(language: string): string {
  const found = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(receiverGuide)?.[1];
  if (found === undefined) throw new Error(`The guide has no block of ${language}.`);
  return found;
}

interface Language {
  readonly block: string;
  readonly file: string;
  /** What this machine runs in the place of the block. */
  readonly text: (code: string) => string;
  readonly command: (file: string, port: number) => readonly [program: string, ...args: readonly string[]];
}

/** Not every release of Node that tests run on strips types by itself. */
function withoutTypes(code: string): string {
  const { ES2022: target } = ts.ScriptTarget;
  return ts.transpileModule(code, { compilerOptions: { target, module: ts.ModuleKind.ESNext } }).outputText;
}

export const languages = {
  TypeScript: {
    block: 'ts',
    file: 'receiver.mjs',
    text: withoutTypes,
    command: (file) => [process.execPath, file],
  },
  Python: {
    block: 'python',
    file: 'receiver.py',
    text: (code) => code,
    command: (file) => [pythonProgram.path ?? '', file],
  },
  PHP: {
    block: 'php',
    file: 'receiver.php',
    text: (code) => code,
    command: (file, port) => [phpProgram.path ?? '', '-S', `127.0.0.1:${port}`, file],
  },
} as const satisfies Readonly<Record<string, Language>>;

export interface DocumentedReceiver {
  readonly url: string;
  readonly port: number;
  /** What it has kept, by the names of its files. */
  readonly inbox: () => ReadonlyMap<string, string>;
  /** As if its disk were gone. */
  readonly loseInbox: () => void;
  readonly stop: () => Promise<void>;
}

/** Below the project's modules, because the receiver in TypeScript loads a package. */
const rooms = join(projectRoot, 'node_modules/.cache');

export async function startDocumentedReceiver(
  name: keyof typeof languages,
  secret: string,
): Promise<DocumentedReceiver> {
  const { block, file, text, command }: Language = languages[name];
  mkdirSync(rooms, { recursive: true });
  const folder = mkdtempSync(join(rooms, 'receiver-'));
  const inbox = join(folder, 'inbox');
  mkdirSync(inbox);
  writeFileSync(join(folder, file), text(codeIn(block)));
  const port = await freePort();
  const [program, ...args] = command(file, port);
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
  const child = spawn(program, args, { cwd: folder, env, stdio: 'ignore' });
  await untilListening(child, port);
  return {
    url: `http://127.0.0.1:${port}/leads`,
    port,
    inbox: () => new Map(readdirSync(inbox).map((each) => [each, readFileSync(join(inbox, each), 'utf8')])),
    loseInbox: () => rmSync(inbox, { recursive: true }),
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the receiver ended with ${child.exitCode}`);
    const answer = await request({ port }, 'POST', '/leads', { 'content-length': '0' }, '').catch(() => null);
    return answer !== null;
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}
