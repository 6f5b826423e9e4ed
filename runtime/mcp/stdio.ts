/** Speaks the protocol over standard input and output, for a host that runs the service as a child process. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { McpService, Session } from './mcp-service.js';
import { createServerFactory } from './server.js';

/** Serves one host until its end of the pipe closes. Returns what ends it earlier. */
export function serveHost(
  service: McpService,
  onFault: (error: unknown) => void,
  session: Session,
): () => Promise<void> {
  const handle = serveStdio(
    createServerFactory(
      service,
      (_requestId, error) => onFault(error),
      () => session,
    ),
    { onerror: onFault },
  );
  return () => handle.close();
}
