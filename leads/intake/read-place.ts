/** Reads which service is asked for, and where. */
import type { LeadBody } from '../../contract/lead-schema.js';
import { nearServices } from '../../engine/discovery/near-services.js';
import type { Network } from '../../engine/kernel/service.js';
import type { Lead } from '../model/lead.js';
import type { BodyError, Findings } from './body-error.js';
import { bodyError } from './body-error.js';
import { notListed } from './check-shape.js';
import type { LeadWords } from './words.js';
import { meantOr } from './words.js';

type Place = Pick<Lead, 'service' | 'city' | 'neighborhood'>;

export function readPlace(body: LeadBody, network: Network, found: Findings): Place {
  const { words } = found;
  const { service = '', city = '', neighborhood } = body;
  if (body.service !== undefined) found.add(...serviceMistakes(service, network, words));
  if (body.city !== undefined && !Object.hasOwn(network.cities, city)) {
    const allowed = Object.keys(network.cities);
    found.add(notListed({ pointer: '#/city', field: 'city', code: 'unknown_city', received: city, allowed }, words));
  } else if (neighborhood !== undefined && body.city !== undefined) {
    const known = Object.keys(network.neighborhoods[city] ?? {});
    if (known.length === 0) found.add(noNeighborhoods(city, words));
    else if (!known.includes(neighborhood)) {
      const place = { pointer: '#/neighborhood', field: 'neighborhood', code: 'unknown_neighborhood' } as const;
      found.add(notListed({ ...place, received: neighborhood, allowed: known }, words));
    }
  }
  return { service, city, neighborhood: neighborhood ?? null };
}

function serviceMistakes(service: string, { categories }: Network, words: LeadWords): readonly BodyError[] {
  const slugs = categories.map(({ slug }) => slug);
  if (slugs.includes(service)) return [];
  const { meant, near } = nearServices(service, categories);
  const choice = near.length === 0 ? words.sendListed : words.nearServices({ slugs: near.join(', ') });
  const hint = meantOr(meant, choice, words);
  const received = service.slice(0, 64);
  const detail = words.unknownService({ hint });
  return [
    bodyError({ pointer: '#/service', code: 'unknown_service', detail, received, allowed: slugs, suggestion: meant }),
  ];
}

function noNeighborhoods(city: string, words: LeadWords): BodyError {
  return bodyError({
    pointer: '#/neighborhood',
    code: 'unknown_neighborhood',
    detail: words.noNeighborhoods({ city }),
    allowed: [],
  });
}
