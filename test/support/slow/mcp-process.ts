/** The tools of the service over stdio, as its own process. */
import { join } from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { built } from './built.js';

/** Starts the MCP server; its leads go into a folder of the test. */
export function stdioTransport(folder: string): StdioClientTransport {
  return new StdioClientTransport({
    command: process.execPath,
    args: [built('runtime/mcp-stdio.js')],
    env: { PATH: String(process.env['PATH']), LEADS_FILE: join(folder, 'leads.sqlite'), LOG_LEVEL: 'silent' },
    stderr: 'inherit',
  });
}
