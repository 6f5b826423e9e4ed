/** The calculator as an app of chats: a page that hosts show for the result of a tool (SEP-1865, MCP Apps). */
import type { McpServer } from '@modelcontextprotocol/server';
import { toolNames } from '../../contract/tool-names.js';
import type { ToolWords } from '../../words/tool-words.js';

const uri = 'ui://reckoner/calculator.html';
const mimeType = 'text/html;profile=mcp-app';

/** It loads nothing from anywhere, so it asks for no permission. */
const ui = { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: false };

/** The mark of the tool whose results the page shows; nothing for other tools. Older hosts read the second key. */
export function appMark(tool: string): { readonly _meta?: Record<string, unknown> } {
  return tool === toolNames.calculate ? { _meta: { ui: { resourceUri: uri }, 'ui/resourceUri': uri } } : {};
}

export function registerApp(server: McpServer, page: string, { resources }: ToolWords): void {
  const metadata = {
    title: resources.app,
    description: resources.appDoes,
    mimeType,
    _meta: { ui },
  };
  server.registerResource('calculator-app', uri, metadata, () => ({
    contents: [{ uri, mimeType, text: page, _meta: { ui } }],
  }));
}
