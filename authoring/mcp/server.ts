/** Serves the Model Context Protocol to editors of a catalog: checks, explanations, previews and slips. Writes nothing. */
import type { CallToolResult, McpServerFactory } from '@modelcontextprotocol/server';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { QueryStore } from '../cache/query-store.js';
import { changed, RecordLog } from '../cache/record-log.js';
import { explainFileError } from '../commands/compiler.js';
import type { Drafts } from '../commands/files.js';
import { readSources } from '../commands/files.js';
import type { CatalogPlace } from '../commands/read-call.js';
import type { Asked, AskedCatalog, EditTool, JsonObject } from './tools.js';
import { tools } from './tools.js';

export interface EditedCatalog extends CatalogPlace {
  readonly version: string;
  /** The language on one page. */
  readonly guide: () => string;
}

const instructions = `Tools to write calculators of a Reckoner catalog. Read the resource reckoner://guide first: the language on one page.
Then write an entry, \`check\` it, mend what it lists from the top, and check again until \`in_order\`; \`preview\` its answers, and
add examples for what \`mutate\` lists. These tools write nothing: edit the files yourself, or send them as \`drafts\`. Choose
no number, date or unit where a message offers several.`;

const draftsSchema = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description:
    'Whole texts by their path below the project, such as `catalog/calculators/garden.yaml`, that stand in place of the files on disk for this call only. Leave it out for the catalog as it is saved.',
};

type AskedWithDrafts = Asked & { readonly drafts?: Drafts };

/** Makes the server of one host. */
export function editServerFactory(edited: EditedCatalog): McpServerFactory {
  const working = sharedWork();
  return () => {
    const server = new McpServer({ name: 'reckoner-edit', version: edited.version }, { instructions });
    for (const tool of tools) registerTool(server, tool, (asked) => answer(tool, asked, edited, working));
    registerGuide(server, edited.guide);
    return server;
  };
}

/** Runs calls with the work of earlier ones, kept in memory. */
function sharedWork(): AskedCatalog['working'] {
  let kept: Uint8Array | null = null;
  return (call) => {
    const store = new QueryStore(new RecordLog(kept, 'this process'));
    const result = call(store);
    const change = store.finish();
    if (change !== null) kept = changed(kept, change);
    return result;
  };
}

function registerTool(
  server: McpServer,
  { name, title, description, arguments: properties, required }: EditTool,
  answer: (asked: AskedWithDrafts) => JsonObject,
): void {
  const schema = {
    type: 'object',
    properties: { ...properties, drafts: draftsSchema },
    required,
    additionalProperties: false,
  };
  const inputSchema = fromJsonSchema<AskedWithDrafts>(schema);
  const annotations = { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
  server.registerTool(name, { title, description, inputSchema, annotations }, (asked) => toolResult(answer(asked)));
}

/** A draft that is no file of the catalog; null where all of them are. */
function strangerAmong(drafts: Drafts, catalog: string): string | null {
  const isOurs = (path: string): boolean =>
    path.startsWith(`${catalog}/`) && path.endsWith('.yaml') && !path.split('/').includes('..');
  return Object.keys(drafts).find((path) => !isOurs(path)) ?? null;
}

/** The answer of a tool, or `refused` with the reason. */
function answer(
  tool: EditTool,
  { drafts = {}, ...asked }: AskedWithDrafts,
  edited: EditedCatalog,
  working: AskedCatalog['working'],
): JsonObject {
  const stranger = strangerAmong(drafts, edited.catalog);
  if (stranger !== null)
    return {
      refused: `The draft \`${stranger}\` is no .yaml file below \`${edited.catalog}/\`, where the catalog lies.`,
    };
  try {
    return tool.answer(asked, () => ({ sources: readSources(edited.root, edited.catalog, drafts), working }));
  } catch (error) {
    return { refused: explainFileError(error) };
  }
}

/** The same JSON as one text and as structured content, since some hosts show the model only one of them. */
function toolResult(answer: JsonObject): CallToolResult {
  const content: CallToolResult['content'] = [{ type: 'text', text: JSON.stringify(answer) }];
  return 'refused' in answer ? { content, isError: true } : { content, structuredContent: { ...answer } };
}

function registerGuide(server: McpServer, guide: () => string): void {
  const uri = 'reckoner://guide';
  const mimeType = 'text/markdown';
  const metadata = { title: 'The language', description: 'How calculators are written, on one page.', mimeType };
  server.registerResource('guide', uri, metadata, () => ({ contents: [{ uri, mimeType, text: guide() }] }));
}
