/** The small pieces that the OpenAPI document is made of. */
import type { OpenAPIV3_1 } from 'openapi-types';

export type Schema = OpenAPIV3_1.SchemaObject;
export type Reference = OpenAPIV3_1.ReferenceObject;
export type Operation = NonNullable<OpenAPIV3_1.PathItemObject['get']>;
export type Components = OpenAPIV3_1.ComponentsObject;

export const ref = (section: keyof Components, name: string): Reference => ({
  $ref: `#/components/${section}/${name}`,
});
export const schemaRef = (name: string): Reference => ref('schemas', name);

export const text = (description: string): Schema => ({ type: 'string', description });
export const number = (description: string): Schema => ({ type: 'number', format: 'double', description });
/** `ok` is no constant: clients made from a document refuse answers by constants of type boolean. */
export const okFlag = (description: string): Schema => ({ type: 'boolean', description });
export const listOf = (name: string, description: string): Schema => ({
  type: 'array',
  description,
  items: schemaRef(name),
});

/**
 * An object all of whose properties are required but those named. It stays open: answers may gain members, and a client
 * that was made from today's document must not refuse them.
 */
export function record(
  description: string,
  properties: Record<string, Schema | Reference>,
  optional: readonly string[] = [],
): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', description, required, properties };
}

/**
 * A record that may be null wherever it stands. The schema itself says so: client makers lose a null that stands beside a
 * reference inside an envelope.
 */
export function recordOrNull(...[description, properties, optional]: Parameters<typeof record>): Schema {
  return { ...record(description, properties, optional), type: ['object', 'null'] };
}

/**
 * What a cache needs to know of an answer. Operations that stand in the document once for each calculator say no more
 * of their headers: the registry's has them all.
 */
const cachingHeaders: Record<string, Reference> = {
  ETag: ref('headers', 'ETag'),
  'Cache-Control': ref('headers', 'CacheControl'),
};

/** The headers of a cacheable answer; `counted` where it counts against the limit. */
export function answerHeaders(counted: boolean): Record<string, Reference> {
  const limit = { RateLimit: ref('headers', 'RateLimit'), 'RateLimit-Policy': ref('headers', 'RateLimitPolicy') };
  return {
    ...cachingHeaders,
    'X-Request-Id': ref('headers', 'RequestId'),
    ...(counted ? limit : {}),
  };
}

/** The responses of these error statuses, and of 304 where an answer can be known already. */
export function sharedResponses(...statuses: readonly number[]): Record<string, Reference> {
  const entries = statuses.map((status) => [
    status,
    ref('responses', status === 304 ? 'NotModified' : `Problem${status}`),
  ]);
  return Object.fromEntries(entries);
}
