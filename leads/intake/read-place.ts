/** Reads which service is asked for, and where. */
import type { ErrorCode } from '../../contract/error-codes.js';
import type { LeadBody } from '../../contract/lead-schema.js';
import { nearServices } from '../../engine/discovery/near-services.js';
import type { Network } from '../../engine/kernel/service.js';
import type { Lead } from '../model/lead.js';
import type { BodyError } from './body-error.js';
import { bodyError } from './body-error.js';
import { notListed } from './check-shape.js';
import { words } from './words.js';

type Place = Pick<Lead, 'service' | 'city' | 'neighborhood'>;

export function readPlace(body: LeadBody, network: Network, errors: BodyError[]): Place {
  const { service = '', city = '', neighborhood } = body;
  if (body.service !== undefined) errors.push(...serviceMistakes(service, network));
  if (body.city !== undefined && !Object.hasOwn(network.cities, city)) {
    errors.push(unlisted('city', 'unknown_city', city, Object.keys(network.cities)));
  } else if (neighborhood !== undefined && body.city !== undefined) {
    const known = Object.keys(network.neighborhoods[city] ?? {});
    if (known.length === 0) errors.push(noNeighborhoods(city));
    else if (!known.includes(neighborhood)) {
      errors.push(unlisted('neighborhood', 'unknown_neighborhood', neighborhood, known));
    }
  }
  return { service, city, neighborhood: neighborhood ?? null };
}

function serviceMistakes(service: string, { categories }: Network): readonly BodyError[] {
  const slugs = categories.map(({ slug }) => slug);
  if (slugs.includes(service)) return [];
  const { meant, near } = nearServices(service, categories);
  const choice = near.length === 0 ? words.sendListed : words.nearServices(near);
  const hint = meant === null ? choice : words.didYouMean(meant);
  const received = service.slice(0, 64);
  const detail = words.unknownService(hint);
  return [
    bodyError({ pointer: '#/service', code: 'unknown_service', detail, received, allowed: slugs, suggestion: meant }),
  ];
}

function unlisted(field: string, code: ErrorCode, received: string, allowed: readonly string[]): BodyError {
  return notListed({ pointer: `#/${field}`, field, code, received, allowed });
}

function noNeighborhoods(city: string): BodyError {
  return bodyError({
    pointer: '#/neighborhood',
    code: 'unknown_neighborhood',
    detail: words.noNeighborhoods(city),
    allowed: [],
  });
}
