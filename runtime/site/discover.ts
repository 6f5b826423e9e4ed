/** `GET /api/services`, `/api/cities` and `/api/routing`: what there is, where, and who does it. */
import type { Discover } from '../../engine/discovery/discover.js';
import type { Discovery } from '../../engine/discovery/discovery.js';
import { entityTag } from '../../http/representation.js';
import type { HeaderList } from '../../http/shared-headers.js';
import type { Answered } from './answered.js';
import { refusalProblem } from './refusal.js';

/** What answers at each address of discovery. */
export type DiscoveryAnswers = ReadonlyMap<string, (query: string) => Answered>;

/** Without a network there is no such address. */
export function discoveryAnswers(discovery: Discovery | null, baseUrl: string, headers: HeaderList): DiscoveryAnswers {
  if (discovery === null) return new Map();
  const answers = Object.entries(addresses).map(([path, name]) => {
    const answer = (query: string): Answered => answered(discovery[name], query, `${baseUrl}${path}`, headers);
    return [path, answer] as const;
  });
  return new Map(answers);
}

const addresses = { '/api/services': 'services', '/api/cities': 'cities', '/api/routing': 'routing' } as const;

function answered(discover: Discover, query: string, address: string, headers: HeaderList): Answered {
  const discovered = discover(query);
  if (discovered.kind === 'refused') return { kind: 'refused', problem: refusalProblem(discovered.refusal, address) };
  const body = JSON.stringify(discovered.members);
  return { kind: 'answered', body, etag: entityTag(body), headers };
}
