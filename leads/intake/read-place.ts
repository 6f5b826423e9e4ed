/** Reads which service is asked for, and where. */
import type { LeadBody } from '../../contract/lead-schema.js';
import { anyPostalCode } from '../../contract/lead-schema.js';
import { nearServices } from '../../engine/discovery/near-services.js';
import type { LeadTerms, Network, PostalCode } from '../../engine/kernel/service.js';
import type { Lead } from '../model/lead.js';
import type { BodyError, Findings } from './body-error.js';
import { bodyError } from './body-error.js';
import { notListed } from './check-shape.js';
import { cleanLine } from './clean-text.js';
import type { LeadWords } from './words.js';
import { meantOr } from './words.js';

type Place = Pick<Lead, 'service' | 'city' | 'neighborhood' | 'postal_code'>;

interface PlaceRules {
  readonly network: Network;
  readonly terms: LeadTerms;
}

export function readPlace(body: LeadBody, { network, terms }: PlaceRules, found: Findings): Place {
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
  return { service, city, neighborhood: neighborhood ?? null, postal_code: readPostalCode(body, terms, found) };
}

/** Its letters become capitals. */
function readPostalCode(
  { postal_code: text }: LeadBody,
  { postalCode: form }: LeadTerms,
  { words, add }: Findings,
): string | null {
  if (text === undefined) return null;
  const code = cleanLine(text).toUpperCase();
  const reason = form === null ? wrongLength(code, words) : wrongForm(code, form, words);
  if (reason === null) return code;
  const detail = words.malformed({ field: 'postal_code', reason });
  add(bodyError({ pointer: '#/postal_code', code: 'invalid_value', detail }));
  return null;
}

function wrongForm(code: string, { pattern, ...form }: PostalCode, { reasons }: LeadWords): string | null {
  return new RegExp(pattern).test(code) ? null : reasons.postalCode(form);
}

function wrongLength({ length }: string, { reasons }: LeadWords): string | null {
  if (length < anyPostalCode.minLength) return reasons.empty;
  return length > anyPostalCode.maxLength ? reasons.tooLong({ most: anyPostalCode.maxLength }) : null;
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
