/** Reads which service is asked for, and where. */
import type { ErrorCode } from '../../contract/error-codes.js';
import type { LeadBody } from '../../contract/lead-schema.js';
import { nearServices } from '../../engine/discovery/near-services.js';
import type { Network } from '../../engine/kernel/service.js';
import type { Lead } from '../model/lead.js';
import type { BodyError, Findings } from './body-error.js';
import { bodyError } from './body-error.js';
import { notListed } from './check-shape.js';
import { meantOr } from './words.js';

type Place = Pick<Lead, 'service' | 'city' | 'neighborhood'>;

export function readPlace(body: LeadBody, network: Network, found: Findings): Place {
  const { service = '', city = '', neighborhood } = body;
  if (body.service !== undefined) found.add(...serviceMistakes(service, network, found));
  if (body.city !== undefined && !Object.hasOwn(network.cities, city)) {
    found.add(
      unlisted({ field: 'city', code: 'unknown_city', received: city, allowed: Object.keys(network.cities) }, found),
    );
  } else if (neighborhood !== undefined && body.city !== undefined) {
    const known = Object.keys(network.neighborhoods[city] ?? {});
    if (known.length === 0) found.add(noNeighborhoods(city, found));
    else if (!known.includes(neighborhood)) {
      found.add(
        unlisted(
          { field: 'neighborhood', code: 'unknown_neighborhood', received: neighborhood, allowed: known },
          found,
        ),
      );
    }
  }
  return { service, city, neighborhood: neighborhood ?? null };
}

function serviceMistakes(
  service: string,
  { categories }: Network,
  { words, translation }: Findings,
): readonly BodyError[] {
  const slugs = categories.map(({ slug }) => slug);
  if (slugs.includes(service)) return [];
  const { meant, near } = nearServices(service, categories);
  const choice = near.length === 0 ? words.sendListed : words.nearServices({ slugs: near.join(', ') });
  const hint = meantOr(meant, choice, translation);
  const received = service.slice(0, 64);
  const detail = words.unknownService({ hint });
  return [
    bodyError({ pointer: '#/service', code: 'unknown_service', detail, received, allowed: slugs, suggestion: meant }),
  ];
}

interface UnlistedPlace {
  readonly field: string;
  readonly code: ErrorCode;
  readonly received: string;
  readonly allowed: readonly string[];
}

function unlisted(place: UnlistedPlace, found: Findings): BodyError {
  return notListed({ ...place, pointer: `#/${place.field}` }, found);
}

function noNeighborhoods(city: string, { words }: Findings): BodyError {
  return bodyError({
    pointer: '#/neighborhood',
    code: 'unknown_neighborhood',
    detail: words.noNeighborhoods({ city }),
    allowed: [],
  });
}
