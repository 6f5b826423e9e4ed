/** Serves an assistant over standard input and output, to which nothing else may write. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { EditedCatalog } from './server.js';
import { editServerFactory } from './server.js';

/** Serves the host that started this process, until it closes its end. */
export function serveAssistant(edited: EditedCatalog, { stderr }: NodeJS.Process): void {
  serveStdio(editServerFactory(edited), { onerror: (error) => stderr.write(`${error.stack ?? error.message}\n`) });
}
