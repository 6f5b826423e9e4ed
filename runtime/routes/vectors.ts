/** Answers `GET /vectors/{slug}.json`: inputs and results of a calculator, to test the same one written elsewhere. */
import { registryAddress, vectorsAddress } from '../../contract/addresses.js';
import type { Handler } from '../../http/locals.js';
import { jsonType } from '../../http/reply.js';
import { createDocument } from '../../http/representation.js';
import type { HeaderList } from '../../http/security.js';
import { sendNamed } from './named-documents.js';
import type { Site } from './site.js';

export function sendVectors(site: Site, headers: HeaderList): Handler {
  const { baseUrl, catalog, words } = site;
  const registry = `${baseUrl}${registryAddress}`;
  return sendNamed(site, headers, {
    folder: vectorsAddress,
    names: () => catalog.calculators.keys(),
    make: (slug) => {
      const text = catalog.vectors(slug);
      return text === null ? null : createDocument(jsonType, text);
    },
    none: (slug) => words.routes.noVectors({ slug, registry }),
  });
}
