/** The door to the Model Context Protocol for tests: the SDK's own client, of both eras, over HTTP. */
import type { Transport, VersionNegotiationMode } from '@modelcontextprotocol/client';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { RunningApp } from './http.js';

/** The era of 2025, and that of 2026 with its lookup beforehand and without. */
export const eras: readonly VersionNegotiationMode[] = ['legacy', 'auto', { pin: '2026-07-28' }];

export interface ToolAnswer {
  readonly isError: boolean;
  /** The answer, or the problem that the text tells. */
  readonly structured: Record<string, unknown>;
  readonly text: string;
}

export async function connectTo(transport: Transport, mode: VersionNegotiationMode): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
}

export function httpTransport({ port }: Pick<RunningApp, 'port'>): Transport {
  return new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`));
}

export async function callTool(client: Client, name: string, given: Record<string, unknown>): Promise<ToolAnswer> {
  const { isError = false, structuredContent, content } = await client.callTool({ name, arguments: given });
  const [block, ...others] = content;
  if (block?.type !== 'text' || others.length > 0) throw new Error('The answer is not one text.');
  // A problem does not have the shape that the tool promises, so it is told as a text alone.
  if (isError !== (structuredContent === undefined))
    throw new Error('A problem has structured content, or an answer none.');
  const structured = isError ? JSON.parse(block.text) : structuredContent;
  return { isError, structured: structured as Record<string, unknown>, text: block.text };
}
