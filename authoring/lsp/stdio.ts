/** Serves the Language Server Protocol over standard input and output, to which nothing else may write. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serveEditor } from './server.js';

/** Serves the editor that started this process. */
export function serveStandardStreams({ stdin, stdout }: NodeJS.Process): void {
  serveEditor(createConnection(ProposedFeatures.all, stdin, stdout));
}
