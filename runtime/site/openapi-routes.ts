/** `GET /openapi/{tag}.json` and `GET /openapi/calculators/{slug}.json`: parts of the OpenAPI document. */
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { nearest } from '../../engine/calculator/suggest.js';
import { sendProblem } from '../../http/problem.js';
import { jsonType } from '../../http/reply.js';
import { entityTag, replyCacheable } from '../../http/representation.js';
import type { HeaderList } from '../../http/shared-headers.js';
import { cutOpenapi, partOfPath, partOfTag } from './openapi-parts.js';
import type { ResourceHandler } from './resource.js';

/** An address with one name in it, and what answers there. */
export interface PartRoute {
  readonly path: string;
  readonly route: string;
  readonly handler: ResourceHandler;
}

/** The routes of both kinds of parts. A part is put together for each request, which takes less than a calculation. */
export function openapiRoutes({ documents, calculators }: ServedCatalog, headers: HeaderList): readonly PartRoute[] {
  const pieces = cutOpenapi(documents.openapi);
  const tags = [...pieces.tags.keys()].filter((tag) => partOfTag(pieces, tag) !== null);
  return [
    partRoute('/openapi', 'tag', { names: tags, part: (tag) => partOfTag(pieces, tag), headers }),
    partRoute('/openapi/calculators', 'slug', {
      names: [...calculators.keys()],
      part: (slug) => partOfPath(pieces, `/api/calc/${slug}`),
      headers,
    }),
  ];
}

interface Parts {
  readonly names: readonly string[];
  /** The text of a part; null where there is none of this name. */
  readonly part: (name: string) => string | null;
  readonly headers: HeaderList;
}

function partRoute(folder: string, what: string, { names, part, headers }: Parts): PartRoute {
  return {
    path: `${folder}/:name.json`,
    route: `${folder}/{${what}}.json`,
    handler: (exchange, parameters) => {
      const name = String(parameters['name']);
      const body = part(name);
      if (body !== null) {
        replyCacheable(exchange, headers, { type: jsonType, body, etag: entityTag(body) });
        return;
      }
      const { baseUrl } = exchange.site;
      const near = nearest(name, names);
      sendProblem(exchange, {
        code: 'not_found',
        detail: `There is no part of the OpenAPI document for this ${what}. All of it is at ${baseUrl}/openapi.json.`,
        correctedUrl: near === null ? null : `${baseUrl}${folder}/${near}.json`,
      });
    },
  };
}
