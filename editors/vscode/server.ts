/** The half of the extension that knows the language: a language server in its own process. */
import { serveStandardStreams } from '../../authoring/lsp/stdio.js';

serveStandardStreams(process);
