/** Words a deprecation for documents. */
import type { DocumentWords } from '../../words/document-words.js';
import type { Deprecation } from '../program/catalog.js';

/** `Deprecated since 2026-03-01, may be gone after 2027-03-01: use another.` */
export function deprecationNote({ deprecated }: DocumentWords, { since, until, use }: Deprecation): string {
  if (until === null) return use === null ? deprecated.since({ since }) : deprecated.sinceUse({ since, use });
  return use === null ? deprecated.until({ since, until }) : deprecated.untilUse({ since, until, use });
}

/** The deprecation as the registry carries it. */
export function deprecationJson({ since, until, use }: Deprecation) {
  return { since, ...(until === null ? {} : { until }), ...(use === null ? {} : { use }) };
}
