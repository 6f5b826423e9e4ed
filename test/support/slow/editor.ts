/** An editor that talks to the language server, as a process of its own, about a catalog in a folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node.js';
import { projectRoot } from '../project-root.js';

interface Place {
  readonly line: number;
  readonly character: number;
}

export interface Change {
  readonly range: { readonly start: Place; readonly end: Place };
  readonly text: string;
}

export interface Editor {
  /** The catalog's folder. */
  readonly folder: string;
  readonly uriOf: (file: string) => string;
  /** Asks and gives the answer; rejects where the server refuses. */
  readonly ask: <T>(method: string, params: unknown) => Promise<T>;
  readonly tell: (method: string, params: unknown) => Promise<void>;
  /** Resolves with what was last told of a file once that satisfies; rejects when the server ends. */
  readonly told: (file: string, isAwaited: (messages: readonly string[]) => boolean) => Promise<readonly string[]>;
  /** Ends the server as editors do, and gives its exit code. */
  readonly close: () => Promise<number | null>;
  readonly stderr: () => string;
}

interface Told {
  readonly uri: string;
  readonly diagnostics: readonly { readonly code: string; readonly range: Change['range'] }[];
}

/** Starts `command` with `args`; a copy of `catalog`, a folder of the project, is what it finds on disk. */
export async function startEditor(catalog: string, args: readonly string[]): Promise<Editor> {
  const around = mkdtempSync(join(tmpdir(), 'reckoner-editor-'));
  const folder = join(around, 'catalog');
  cpSync(join(projectRoot, catalog), folder, { recursive: true });
  const child = spawn(process.execPath, [...args], { cwd: projectRoot });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill);
    rmSync(around, { recursive: true, force: true });
    return code as number | null;
  });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const uriOf = (file: string) => pathToFileURL(join(folder, file)).href;
  const messages = new Map<string, readonly string[]>();
  const waiting = new Set<() => void>();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: Told) => {
    messages.set(
      uri,
      diagnostics.map(({ code, range: { start } }) => `${start.line + 1}:${start.character + 1} ${code}`),
    );
    for (const look of waiting) look();
  });
  connection.listen();
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  await connection.sendNotification('initialized', {});
  return {
    folder,
    uriOf,
    ask: (method, params) => connection.sendRequest(method, params),
    tell: (method, params) => connection.sendNotification(method, params),
    told: (file, isAwaited) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const now = messages.get(uriOf(file)) ?? [];
          if (!isAwaited(now)) return;
          waiting.delete(look);
          resolve(now);
        };
        waiting.add(look);
        void ended.then(() => reject(new Error(`The server ended: ${errors.join('')}`)));
        look();
      }),
    close: async () => {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      const code = await ended;
      connection.dispose();
      return code;
    },
    stderr: () => errors.join(''),
  };
}
