/** A workbench at work: a copy of the example's catalog in a git repository. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveWorkbench } from '../../../workbench/server/serve-workbench.js';
import { projectRoot } from '../project-root.js';

export interface OpenCatalog {
  readonly root: string;
  readonly read: (name: string) => string;
  readonly write: (name: string, text: string) => void;
  readonly remove: () => void;
}

/** A copy of a catalog, committed. */
export function copiedCatalog(from = 'examples/household/catalog'): OpenCatalog {
  const root = mkdtempSync(join(tmpdir(), 'workbench-catalog-'));
  cpSync(join(projectRoot, from), join(root, 'catalog'), { recursive: true });
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@household.example', '-c', 'commit.gpgsign=false'];
  const git = (...args: readonly string[]) => execFileSync('git', [...who, '-C', root, ...args]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  return {
    root,
    read: (name) => readFileSync(join(root, 'catalog', name), 'utf8'),
    write: (name, text) => writeFileSync(join(root, 'catalog', name), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export interface RunningPage {
  /** With a final slash. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Serves a catalog at any port that is free. */
export function openWorkbench({ root }: OpenCatalog, assets: string): Promise<RunningPage> {
  return serveWorkbench({ assets, root, catalog: 'catalog', port: 0 });
}

/** Serves a folder as any server of files does. */
export async function serveFiles(folder: string): Promise<RunningPage> {
  const types: Readonly<Record<string, string>> = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
    json: 'application/json',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    const type = types[file.split('.').at(-1) ?? ''];
    if (type === undefined || !existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
