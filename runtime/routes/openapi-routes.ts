/**
 * Answers `GET /openapi/{tag}.json` and `GET /openapi/calculators/{slug}.json`: parts of the complete OpenAPI
 * document.
 */
import { calculationAddress, openapiAddress, openapiPartsAddress } from '../../contract/addresses.js';
import type { Handler } from '../../http/locals.js';
import { jsonType } from '../../http/reply.js';
import { createDocument } from '../../http/representation.js';
import type { HeaderList } from '../../http/security.js';
import { sendNamed } from './named-documents.js';
import { onceAsked } from './once-asked.js';
import type { OpenapiDocument } from './openapi-parts.js';
import { partOf, pathsOfTag } from './openapi-parts.js';
import { completeInterface } from './parsed-documents.js';
import type { Site } from './site.js';

/** Answers the parts of tags and those of calculators. The complete document is read when the first part is asked for. */
export function openapiParts(
  site: Site,
  headers: HeaderList,
): { readonly ofTag: Handler; readonly ofCalculator: Handler } {
  const document = (): OpenapiDocument => completeInterface(site.catalog);
  const ofTags = onceAsked(() => pathsOfTags(document()));
  const address = `${site.baseUrl}${openapiAddress}`;
  const { noDocumentPart } = site.words.routes;
  const partWith = (paths: readonly string[] = []) => createDocument(jsonType, partOf(document(), paths));
  return {
    ofTag: sendNamed(site, headers, {
      folder: openapiPartsAddress,
      names: () => ofTags().keys(),
      make: (tag) => partWith(ofTags().get(tag)),
      none: () => noDocumentPart.tag({ address }),
    }),
    ofCalculator: sendNamed(site, headers, {
      folder: `${openapiPartsAddress}/calculators`,
      names: () => site.catalog.calculators.keys(),
      make: (slug) => partWith([calculationAddress(slug)]),
      none: () => noDocumentPart.calculator({ address }),
    }),
  };
}

/** Tags without a path are no parts. */
function pathsOfTags(document: OpenapiDocument): ReadonlyMap<string, readonly string[]> {
  const tags = (document.tags ?? []).map(({ name }) => [name, pathsOfTag(document, name)] as const);
  return new Map(tags.filter(([, paths]) => paths.length > 0));
}
