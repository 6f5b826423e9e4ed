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
import type { OpenapiDocument } from './openapi-parts.js';
import { partOf, pathsOfTag } from './openapi-parts.js';
import type { Site } from './site.js';

/** Answers the part of a tag. */
export function partOfTag(site: Site, headers: HeaderList): Handler {
  const document = completeDocument(site);
  const tags = new Map((document.tags ?? []).map(({ name }) => [name, pathsOfTag(document, name)]));
  const used = [...tags].filter(([, paths]) => paths.length > 0);
  return sendPart(site, { document, folder: '/openapi', what: 'tag', paths: new Map(used), headers });
}

/** Answers the part of a calculator. */
export function partOfCalculator(site: Site, headers: HeaderList): Handler {
  const document = completeDocument(site);
  const paths = new Map([...site.catalog.calculators.keys()].map((slug) => [slug, [calculationAddress(slug)]]));
  return sendPart(site, { document, folder: '/openapi/calculators', what: 'calculator', paths, headers });
}

function completeDocument({ catalog }: Site): OpenapiDocument {
  return JSON.parse(catalog.documents.get('openapi-full.json') ?? '{}') as OpenapiDocument;
}

interface Parts {
  readonly document: OpenapiDocument;
  readonly folder: string;
  readonly what: 'calculator' | 'tag';
  /** The paths of each part by its name. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  readonly headers: HeaderList;
}

/** Each part is put together when it is asked for first. */
function sendPart({ baseUrl, words }: Site, { document, folder, what, paths, headers }: Parts): Handler {
  const made = new Map<string, Document>();
  const partNamed = (name: string, chosen: readonly string[]): Document => {
    const part = made.get(name) ?? createDocument(jsonType, partOf(document, chosen));
    made.set(name, part);
    return part;
  };
  return ({ params }, response) => {
    const [name = ''] = Object.values(params).map(String);
    const chosen = paths.get(name);
    if (chosen !== undefined) {
      sendDocument(response, headers, partNamed(name, chosen));
      return;
    }
    const near = nearest(name, paths.keys());
    sendProblem(response, {
      code: 'not_found',
      detail: words.routes.noDocumentPart[what]({ address: `${baseUrl}${openapiAddress}` }),
      correctedUrl: near === null ? null : `${baseUrl}${folder}/${near}.json`,
    });
  };
}
