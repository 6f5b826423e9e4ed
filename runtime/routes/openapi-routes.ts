/**
 * Answers `GET /openapi/{tag}.json` and `GET /openapi/calculators/{slug}.json`: parts of the complete OpenAPI
 * document.
 */
import { calculationAddress, openapiAddress } from '../../contract/addresses.js';
import { nearest } from '../../engine/calculator/suggest.js';
import type { Handler } from '../../http/locals.js';
import { sendProblem } from '../../http/problem.js';
import { jsonType } from '../../http/reply.js';
import type { Document } from '../../http/representation.js';
import { createDocument, sendDocument } from '../../http/representation.js';
import type { HeaderList } from '../../http/security.js';
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
  const slugs = [...site.catalog.calculators.keys()];
  const ofCalculators = new Map(slugs.map((slug) => [slug, [calculationAddress(slug)]]));
  return {
    ofTag: sendPart(site, { document, folder: '/openapi', what: 'tag', paths: ofTags, headers }),
    ofCalculator: sendPart(site, {
      document,
      folder: '/openapi/calculators',
      what: 'calculator',
      paths: () => ofCalculators,
      headers,
    }),
  };
}

/** Tags without a path are no parts. */
function pathsOfTags(document: OpenapiDocument): ReadonlyMap<string, readonly string[]> {
  const tags = (document.tags ?? []).map(({ name }) => [name, pathsOfTag(document, name)] as const);
  return new Map(tags.filter(([, paths]) => paths.length > 0));
}

interface Parts {
  readonly document: () => OpenapiDocument;
  readonly folder: string;
  readonly what: 'calculator' | 'tag';
  /** The paths of each part by its name. */
  readonly paths: () => ReadonlyMap<string, readonly string[]>;
  readonly headers: HeaderList;
}

/** Each part is put together when it is asked for first. */
function sendPart({ baseUrl, words }: Site, { document, folder, what, paths, headers }: Parts): Handler {
  const made = new Map<string, Document>();
  const partNamed = (name: string, chosen: readonly string[]): Document => {
    const part = made.get(name) ?? createDocument(jsonType, partOf(document(), chosen));
    made.set(name, part);
    return part;
  };
  return ({ params }, response) => {
    const [name = ''] = Object.values(params).map(String);
    const chosen = paths().get(name);
    if (chosen !== undefined) {
      sendDocument(response, headers, partNamed(name, chosen));
      return;
    }
    const near = nearest(name, paths().keys());
    sendProblem(response, {
      code: 'not_found',
      detail: words.routes.noDocumentPart[what]({ address: `${baseUrl}${openapiAddress}` }),
      correctedUrl: near === null ? null : `${baseUrl}${folder}/${near}.json`,
    });
  };
}
