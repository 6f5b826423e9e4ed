/**
 * Answers `GET /openapi/{tag}.json` and `GET /openapi/calculators/{slug}.json`: parts of the complete OpenAPI
 * document.
 */
import { calculationAddress, openapiAddress } from '../../contract/addresses.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { nearest } from '../../engine/calculator/suggest.js';
import { sendProblem } from '../../http/problem.js';
import { jsonType } from '../../http/reply.js';
import type { Document } from '../../http/representation.js';
import { createDocument, replyDocument } from '../../http/representation.js';
import type { HeaderList } from '../../http/shared-headers.js';
import type { OpenapiDocument } from './openapi-parts.js';
import { partOf, pathsOfTag } from './openapi-parts.js';
import type { ResourceHandler } from './resource.js';

/** Answers the part of a tag. */
export function partOfTag({ documents }: ServedCatalog, headers: HeaderList): ResourceHandler {
  const document = completeDocument(documents);
  const tags = new Map((document.tags ?? []).map(({ name }) => [name, pathsOfTag(document, name)]));
  const used = [...tags].filter(([, paths]) => paths.length > 0);
  return sendPart({ document, folder: '/openapi', what: 'tag', paths: new Map(used), headers });
}

/** Answers the part of a calculator. */
export function partOfCalculator({ documents, calculators }: ServedCatalog, headers: HeaderList): ResourceHandler {
  const document = completeDocument(documents);
  const paths = new Map([...calculators.keys()].map((slug) => [slug, [calculationAddress(slug)]]));
  return sendPart({ document, folder: '/openapi/calculators', what: 'calculator', paths, headers });
}

function completeDocument(documents: ServedCatalog['documents']): OpenapiDocument {
  return JSON.parse(documents.get('openapi-full.json') ?? '{}') as OpenapiDocument;
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
function sendPart({ document, folder, what, paths, headers }: Parts): ResourceHandler {
  const made = new Map<string, Document>();
  const partNamed = (name: string, chosen: readonly string[]): Document => {
    const part = made.get(name) ?? createDocument(jsonType, partOf(document, chosen));
    made.set(name, part);
    return part;
  };
  return (exchange, parameters) => {
    const [name = ''] = Object.values(parameters).map(String);
    const chosen = paths.get(name);
    if (chosen !== undefined) {
      replyDocument(exchange, headers, partNamed(name, chosen));
      return;
    }
    const { baseUrl } = exchange.instance;
    const near = nearest(name, paths.keys());
    sendProblem(exchange, {
      code: 'not_found',
      detail: exchange.instance.words.routes.noDocumentPart[what]({ address: `${baseUrl}${openapiAddress}` }),
      correctedUrl: near === null ? null : `${baseUrl}${folder}/${near}.json`,
    });
  };
}
