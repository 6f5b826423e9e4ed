/** Words a deprecation for documents. */
import type { Deprecation } from '../program/catalog.js';

/** `Deprecated since 2026-03-01, may be gone after 2027-03-01: use another.` */
export function deprecationNote({ since, until, use }: Deprecation): string {
  const end = until === null ? '' : `, may be gone after ${until}`;
  return `Deprecated since ${since}${end}${use === null ? '' : `: use ${use}`}.`;
}

/** The deprecation as the registry carries it. */
export function deprecationJson({ since, until, use }: Deprecation) {
  return { since, ...(until === null ? {} : { until }), ...(use === null ? {} : { use }) };
}
