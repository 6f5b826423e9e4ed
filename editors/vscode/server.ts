/** The half of the extension that knows the language, as a process of its own. */
import { serveStandardStreams } from '../../authoring/lsp/stdio.js';

serveStandardStreams(process);
