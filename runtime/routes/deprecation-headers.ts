/** Writes the headers Deprecation (RFC 9745) and Sunset (RFC 8594). */
import type { Deprecated } from '../../engine/calculator/deprecated.js';
import type { HeaderList } from '../../http/shared-headers.js';

/** Since when, until when, and what to call instead. Days begin at midnight UTC. */
export function deprecationHeaders({ since, until, successor }: Deprecated, baseUrl: string): HeaderList {
  return [
    'Deprecation',
    `@${Date.parse(since) / 1000}`,
    ...(until === null ? [] : ['Sunset', new Date(until).toUTCString()]),
    ...(successor === null ? [] : ['Link', `<${baseUrl}/api/calc/${successor}>; rel="successor-version"`]),
  ];
}
