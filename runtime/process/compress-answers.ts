/**
 * Compresses at build time what a service sends as it is. It asks the service itself, so that nothing else has to know what
 * there is: the service finds each body again by its entity tag, and compresses what the build has not.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openapiPartsAddress, vectorsAddress } from '../../contract/addresses.js';
import { languageName } from '../../contract/shared-names.js';
import type { Catalog, Placement } from '../../engine/calculator/catalog.js';
import type { Observer } from '../../http/locals.js';
import { compressWell, encodedTag, encodings, entityTag, leastCompressed } from '../../http/representation.js';
import { createService } from '../routes/app.js';
import type { AssetSource } from '../routes/pages/page-assets.js';
import type { Route } from '../routes/table.js';
import { serveCatalog } from './serve-catalog.js';

/** The bodies by their entity tags. */
export async function compressAnswers(
  source: Catalog,
  placement: Placement,
  pages: AssetSource | null,
): Promise<ReadonlyMap<string, Buffer>> {
  const catalog = serveCatalog(source, placement);
  const { app, routes } = createService({
    catalog,
    observer: unwatched,
    limit: (_request, _response, next) => next(),
    probes: [],
    pages: pages ?? undefined,
  });
  const languages = ['', ...[...catalog.others.keys()].map((code) => `?${languageName}=${code}`)];
  const asked = [...fixedAddresses(routes), ...partPaths(source).map((path) => ({ path, accept: '*/*' }))];
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bodies = new Map<string, Buffer>();
  try {
    for (const { path, accept } of asked)
      for (const language of languages)
        addBodies(bodies, await textAt(`http://127.0.0.1:${port}${path}${language}`, accept));
  } finally {
    server.close();
  }
  return bodies;
}

function addBodies(bodies: Map<string, Buffer>, text: string): void {
  if (text.length < leastCompressed) return;
  for (const encoding of encodings) {
    const etag = encodedTag(entityTag(text), encoding);
    if (!bodies.has(etag)) bodies.set(etag, compressWell(encoding, text));
  }
}

/** What needs nothing of its caller. Calls that do need something are refused, and refusals are not kept. */
function fixedAddresses(routes: readonly Route[]): readonly { readonly path: string; readonly accept: string }[] {
  const fixed = routes.filter(({ at, kind, get }) => get !== undefined && kind !== 'closed' && !at.includes('{'));
  return fixed.map(({ at, forPeople }) => ({ path: at, accept: forPeople === true ? 'text/html' : '*/*' }));
}

/** One for each tag, and one for each calculator where that is a file. Parts of calculators are cut when they are asked for. */
function partPaths({ calculators, documents }: Catalog): readonly string[] {
  const tags = [...documents.keys()].flatMap((name) => /^llms\/(.+)\.txt$/.exec(name)?.[1] ?? []);
  return [
    ...tags.map((tag) => `${openapiPartsAddress}/${tag}.json`),
    ...[...calculators.keys()].map((slug) => `${vectorsAddress}/${slug}.json`),
  ];
}

/** Empty for what is refused. */
async function textAt(address: string, accept: string): Promise<string> {
  const response = await fetch(address, { headers: { accept, 'accept-encoding': 'identity' } });
  return response.ok ? await response.text() : '';
}

/** A fault of the service would make the build smaller without a word. */
const unwatched: Observer = {
  used: () => undefined,
  answered: () => undefined,
  failed: (_requestId, error) => {
    throw error;
  },
};
