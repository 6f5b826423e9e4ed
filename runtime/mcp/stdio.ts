/** The protocol over standard input and output: for a host that runs the service as a process of its own. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { McpService, Session } from './mcp-service.js';
import type { McpOptions } from './server.js';
import { createServerFactory } from './server.js';

/** Serves one host until its end of the pipe closes. Returns what ends it earlier. */
export function serveHost(service: McpService, options: McpOptions, session: Session): () => Promise<void> {
  const handle = serveStdio(
    createServerFactory(service, options, () => session),
    { onerror: options.onFault },
  );
  return () => handle.close();
}
