/** Makes the server of the Model Context Protocol: tools, resources and prompts, registered for each request. */

import type {
  CallToolResult,
  JsonSchemaValidatorResult,
  jsonSchemaValidator,
  McpServerFactory,
} from '@modelcontextprotocol/server';
import { fromJsonSchema, McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { mcpAddress } from '../../contract/addresses.js';
import { about } from '../../contract/registry.js';
import { wordsFor } from '../../words/interface-words.js';
import { toolWords } from '../../words/tool-words.js';
import { appMark, registerApp } from './app.js';
import { instructionsOf } from './instructions.js';
import type { AskedAnswer, McpService, OnFault, Session } from './mcp-service.js';
import type { PromptRow } from './prompts.js';
import { promptsOf } from './prompts.js';
import type { JsonSchema, Tool } from './tool.js';
import { runTool } from './tool.js';
import { toolsOf } from './tools.js';

/** The session that the request at hand is part of. */
export type SessionOf = () => Session;

/** Time that hosts may keep the lists, in milliseconds. */
const listLifetime = 3_600_000;

/** Compiles the schemas once; what the factory then does for each request is only to register them. */
export function createServerFactory(service: McpService, onFault: OnFault, sessionOf: SessionOf): McpServerFactory {
  const tools = toolsOf(service).map((tool) => ({
    tool,
    inputSchema: inputSchema(tool),
    outputSchema: fromJsonSchema<Record<string, unknown>>(tool.output, acceptAll),
  }));
  const prompts = promptsOf(service).map((row) => ({ row, schema: promptSchema(row) }));
  const instructions = instructionsOf(service);
  const kept = { ttlMs: listLifetime, cacheScope: 'public' as const };
  return () => {
    const session = sessionOf();
    const server = new McpServer(
      { name: service.name, version: service.version },
      { instructions, cacheHints: { 'tools/list': kept, 'prompts/list': kept, 'resources/list': kept } },
    );
    for (const { tool, inputSchema, outputSchema } of tools) {
      const { name, title, description, isReadOnly } = tool;
      const annotations = {
        title,
        readOnlyHint: isReadOnly,
        destructiveHint: false,
        idempotentHint: isReadOnly,
        openWorldHint: !isReadOnly,
      };
      const mark = service.app === null ? {} : appMark(name);
      server.registerTool(name, { title, description, inputSchema, outputSchema, annotations, ...mark }, (given) =>
        toolResult(tool, given, { service, session, onFault }),
      );
    }
    registerCalculators(server, service);
    if (service.app !== null) registerApp(server, service.app, toolWords(service.translation));
    for (const { row, schema } of prompts) registerPrompt(server, row, schema);
    return server;
  };
}

/** The service's own reader gives better refusals than a schema can: it names what was meant. */
const acceptAll: jsonSchemaValidator = {
  getValidator<T>() {
    return (input: unknown): JsonSchemaValidatorResult<T> => ({
      valid: true,
      data: input as T,
      errorMessage: undefined,
    });
  },
};

function inputSchema({ arguments: properties, required }: Tool) {
  const schema: JsonSchema = { type: 'object', properties, required, additionalProperties: false };
  return fromJsonSchema<unknown>(schema, acceptAll);
}

interface Call {
  readonly service: McpService;
  readonly session: Session;
  readonly onFault: OnFault;
}

/**
 * The same JSON as one text and as structured content: some hosts show the model only one of them, and the protocol asks
 * for both. A problem is told once, as a text: it does not have the shape that the tool promises.
 */
async function toolResult(tool: Tool, given: unknown, { service, session, onFault }: Call): Promise<CallToolResult> {
  const answer = await runTool(tool, given, service, session).catch((error: unknown): AskedAnswer => {
    const { requestId } = session;
    onFault(requestId, error);
    const members = requestId === null ? {} : { request_id: requestId };
    const detail = wordsFor(service.translation).http.notCompleted;
    return service.refuse(mcpAddress, { code: 'internal_error', detail, members });
  });
  const content: CallToolResult['content'] = [{ type: 'text', text: answer.body }];
  return answer.ok ? { content, structuredContent: JSON.parse(answer.body) } : { content, isError: true };
}

const jsonMedia = 'application/json';

/** Each calculator as a resource: what `describe_calculator` tells. */
function registerCalculators(server: McpServer, service: McpService): void {
  const { calculators } = service;
  const uriOf = (slug: string): string => `reckoner://calculators/${slug}`;
  const resources = [...calculators].map(([slug, { title, subtitle }]) => ({
    uri: uriOf(slug),
    name: slug,
    title,
    description: subtitle,
    mimeType: jsonMedia,
  }));
  const template = new ResourceTemplate('reckoner://calculators/{slug}', {
    list: () => ({ resources }),
    complete: { slug: (begun) => [...calculators.keys()].filter((slug) => slug.startsWith(begun)) },
  });
  const { calculator, calculatorHas } = toolWords(service.translation).resources;
  const metadata = { title: calculator, description: calculatorHas, mimeType: jsonMedia };
  server.registerResource('calculator', template, metadata, (uri, { slug }) => {
    const { ok, body } = service.ask(about.path, String(slug), new URLSearchParams());
    if (!ok) throw new ResourceNotFoundError(uri.href);
    return { contents: [{ uri: uri.href, mimeType: jsonMedia, text: body }] };
  });
}

function promptSchema({ arguments: given }: PromptRow) {
  const properties = Object.entries(given).map(([name, description]) => [name, { type: 'string', description }]);
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(given),
  };
  return fromJsonSchema<Readonly<Record<string, string>>>(schema);
}

function registerPrompt(
  server: McpServer,
  { name, title, description, text }: PromptRow,
  argsSchema: ReturnType<typeof promptSchema>,
): void {
  server.registerPrompt(name, { title, description, argsSchema }, (given) => ({
    messages: [{ role: 'user', content: { type: 'text', text: text(given) } }],
  }));
}
