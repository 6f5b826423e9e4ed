/** Tells pages when files of the catalog change on disk. */
import type { ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { watch } from 'chokidar';
import { pathOfName, readFile } from './catalog-files.js';

/** A file is read after this many milliseconds without a write to it. */
const calm = 80;

export interface Events {
  /** Tells a page until it is closed. */
  readonly add: (response: ServerResponse) => void;
  readonly stop: () => Promise<void>;
}

export function eventsOf(folder: string): Events {
  const pages = new Set<ServerResponse>();
  const awaitWriteFinish = { stabilityThreshold: calm, pollInterval: calm / 4 };
  const watcher = watch(folder, { ignoreInitial: true, awaitWriteFinish });
  watcher.on('all', (_, file) => {
    const path = pathOfName(relative(folder, file));
    if (path === null) return;
    const data = JSON.stringify({ path, file: readFile(folder, path) });
    for (const page of pages) page.write(`event: file\ndata: ${data}\n\n`);
  });
  return {
    add: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': listening\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    stop: async () => {
      for (const page of pages) page.end();
      await watcher.close();
    },
  };
}
