/** yaml-language-server, as an editor runs it: a process that is spoken to over its pipes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node.js';
import { createSource, positionAt } from '../../../generator/source/source.js';
import { projectRoot } from '../project-root.js';

/** A file as it stands in the editor, saved or not. */
export interface OpenFile {
  /** Relative to the project's folder; the schema is found from there. */
  readonly path: string;
  readonly text: string;
}

export interface EditorServer {
  /** What is underlined in a file, one line each. */
  readonly problems: (file: OpenFile) => Promise<readonly string[]>;
  /** What is told of the place behind the first `before`. */
  readonly hover: (file: OpenFile, before: string) => Promise<string>;
  /** What is offered at the place behind the first `before`. */
  readonly completions: (file: OpenFile, before: string) => Promise<readonly string[]>;
  /** Ends the process. */
  readonly stop: () => Promise<void>;
}

interface Published {
  readonly uri: string;
  readonly diagnostics: readonly { readonly message: string; readonly range: { readonly start: Position } }[];
}

interface Position {
  readonly line: number;
  readonly character: number;
}

const command = join(projectRoot, 'test/node_modules/yaml-language-server/bin/yaml-language-server');
const settings: Readonly<Record<string, unknown>> = {
  yaml: { validate: true, hover: true, completion: true, schemaStore: { enable: false } },
};

export async function startEditorServer(): Promise<EditorServer> {
  const child = spawn(process.execPath, [command, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const waiting = new Map<string, (found: Published['diagnostics']) => void>();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: Published) => {
    waiting.get(uri)?.(diagnostics);
    waiting.delete(uri);
  });
  connection.onRequest('workspace/configuration', ({ items }: { items: readonly { section?: string }[] }) =>
    items.map(({ section = '' }) => settings[section] ?? {}),
  );
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(projectRoot).href,
    capabilities: { workspace: { configuration: true }, textDocument: { hover: { contentFormat: ['markdown'] } } },
  });
  await connection.sendNotification('initialized', {});

  const open = async ({ path, text }: OpenFile): Promise<string> => {
    const uri = pathToFileURL(join(projectRoot, path)).href;
    const textDocument = { uri, languageId: 'yaml', version: 1, text };
    await connection.sendNotification('textDocument/didOpen', { textDocument });
    return uri;
  };
  const close = (uri: string) => connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  const ask = async <T>(method: string, file: OpenFile, before: string): Promise<T> => {
    const uri = await open(file);
    const answer = await connection.sendRequest<T>(method, { textDocument: { uri }, position: behind(file, before) });
    await close(uri);
    return answer;
  };

  return {
    problems: async (file) => {
      const uri = pathToFileURL(join(projectRoot, file.path)).href;
      const published = new Promise<Published['diagnostics']>((resolve) => waiting.set(uri, resolve));
      await open(file);
      const found = await published;
      await close(uri);
      return found.map(({ message, range }) => `${file.path}:${range.start.line + 1}: ${message}`);
    },
    hover: async (file, before) => {
      const found = await ask<{ contents: { value: string } } | null>('textDocument/hover', file, before);
      return found?.contents.value ?? '';
    },
    completions: async (file, before) => {
      const { items } = await ask<{ items: readonly { label: string }[] }>('textDocument/completion', file, before);
      return items.map(({ label }) => label);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      connection.dispose();
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
    },
  };
}

function behind({ path, text }: OpenFile, before: string): Position {
  const start = text.indexOf(before);
  if (start === -1) throw new Error(`${path} has no ${before}`);
  const { line, column } = positionAt(createSource(path, text), start + before.length);
  return { line: line - 1, character: column - 1 };
}
