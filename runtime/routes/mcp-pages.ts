/** Describes the server of the Model Context Protocol before anybody has connected to it. */
import { aiCatalogAddress, llmsAddress, mcpAddress, serverCardAddress } from '../../contract/addresses.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import type { Document } from '../../http/representation.js';
import { createDocument } from '../../http/representation.js';

export const serverCardType = 'application/mcp-server-card+json';

/**
 * The server card of SEP-2127, beside the server and where scanners still look for it, and the AI catalog that leads to
 * it. Both are young: whatever they change stands in this file. The card names no tools, which the server lists itself.
 */
export function mcpPages(catalog: ServedCatalog): readonly { readonly path: string; readonly content: Document }[] {
  const card = createDocument(serverCardType, JSON.stringify(serverCard(catalog)));
  const listed = createDocument('application/ai-catalog+json', JSON.stringify(aiCatalog(catalog)));
  return [
    { path: serverCardAddress, content: card },
    { path: '/.well-known/mcp/server-card.json', content: card },
    { path: aiCatalogAddress, content: listed },
  ];
}

/** The longest description that the schema of cards takes. */
const longestDescription = 100;

/** True for a text that fits whole: a part of a sentence says something else. */
function isShort(text: string | undefined): text is string {
  return text !== undefined && text.length <= longestDescription;
}

function serverCard({ service, baseUrl }: ServedCatalog): object {
  const publisher = hostOf(baseUrl).split('.').reverse().join('.');
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${publisher}/${nameOf(service.name)}`,
    version: service.version,
    title: service.name,
    description: isShort(service.summary) ? service.summary : service.name,
    websiteUrl: `${baseUrl}${llmsAddress}`,
    remotes: [{ type: 'streamable-http', url: `${baseUrl}${mcpAddress}` }],
  };
}

function aiCatalog({ service, baseUrl }: ServedCatalog): object {
  const identifier = `urn:air:${hostOf(baseUrl)}:${nameOf(service.name)}:mcp`;
  const entry = { identifier, displayName: service.name, version: service.version, type: serverCardType };
  return { specVersion: '1.0', entries: [{ ...entry, url: `${baseUrl}${serverCardAddress}` }] };
}

function hostOf(baseUrl: string): string {
  return new URL(baseUrl).hostname;
}

/** `Reckoner Two` is `reckoner-two`. */
function nameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
