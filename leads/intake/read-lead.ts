/** Reads a lead from the JSON value of a body, or reports everything that is wrong with it at once. */

import type { LeadBody } from '../../contract/lead-schema.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { LeadTerms, Network } from '../../engine/kernel/service.js';
import type { Lead, LeadSource } from '../model/lead.js';
import type { BodyMistakes, Findings } from './body-error.js';
import { bodyError, listOnce, mostListed } from './body-error.js';
import { checkShape } from './check-shape.js';
import { cleanLine, cleanText } from './clean-text.js';
import { pointerTo } from './json-pointer.js';
import { readCalculation } from './read-calculation.js';
import type { ConsentRules } from './read-consent.js';
import { readConsent } from './read-consent.js';
import { readContact } from './read-contact.js';
import { readPlace } from './read-place.js';
import type { LeadWords } from './words.js';

export interface LeadRules extends ConsentRules {
  /** The language in which mistakes are told. */
  readonly words: LeadWords;
  readonly network: Network;
  /** Telephone numbers without + are numbers of this country. */
  readonly country: string;
  /** How numbers and postal codes are written there, in the language in which mistakes are told. */
  readonly terms: LeadTerms;
  readonly calculators: ReadonlyMap<string, PreparedCalculator>;
  /** The same calculators in the language in which mistakes are told. */
  readonly speaking: ReadonlyMap<string, PreparedCalculator>;
}

export type LeadReading =
  | {
      readonly ok: true;
      readonly lead: Lead;
      readonly test: boolean;
      /** Content of the trap field, which people do not see. */
      readonly trap: string;
    }
  | { readonly ok: false; readonly mistakes: BodyMistakes };

/** Reads a body. The lead is clean and normalised: nothing in it needs to be checked again. */
export function readLead(value: unknown, rules: LeadRules): LeadReading {
  const { words } = rules;
  const shape = checkShape(value, words);
  const body = readableParts(value, shape.broken);
  const errors = [...shape.errors];
  const lead = readParts(body, rules, { words, add: (...found) => errors.push(...found) });
  if (errors.length > 0) {
    const listed = listOnce(errors.slice(0, mostListed));
    return { ok: false, mistakes: { listed, count: errors.length + shape.unlisted } };
  }
  return { ok: true, lead, test: body.test === true, trap: body.contact?.website?.trim() ?? '' };
}

/**
 * The parts of a body that have the right type, so that they can be read while the errors of the others are reported
 * with them. `broken` are JSON Pointers to what the schema refused; the empty one is the body itself.
 */
function readableParts(body: unknown, broken: ReadonlySet<string>): LeadBody {
  return broken.has('') ? {} : (prune(body, '', broken) as LeadBody);
}

function prune(value: unknown, pointer: string, broken: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([key, child]) => !isBroken(child, pointerTo(pointer, key), broken));
  return Object.fromEntries(entries.map(([key, child]) => [key, prune(child, pointerTo(pointer, key), broken)]));
}

/** A list is broken as a whole: without one of its items, the others would have other places. */
function isBroken(value: unknown, pointer: string, broken: ReadonlySet<string>): boolean {
  return broken.has(pointer) || (Array.isArray(value) && [...broken].some((each) => each.startsWith(`${pointer}/`)));
}

function readParts(body: LeadBody, rules: LeadRules, found: Findings): Lead {
  return {
    ...readPlace(body, rules, found),
    contact: readContact(body.contact, rules, found),
    message: cleanText(body.message ?? '') || null,
    timeframe: body.timeframe ?? null,
    ...readCalculation(body.calculation, rules, found),
    consent: readConsent(body, rules, found),
    source: readSource(body.source, found),
    external_id: cleanLine(body.external_id ?? '') || null,
  };
}

function readSource(source: LeadBody['source'], found: Findings): LeadSource {
  return {
    agent: cleanLine(source?.agent ?? '') || null,
    pageUrl: readWebAddress('page_url', source?.page_url, found),
    referrer: readWebAddress('referrer', source?.referrer, found),
    campaign: cleanLine(source?.campaign ?? '') || null,
  };
}

/** Only web addresses: an operator may click on one. */
function readWebAddress(field: string, text: string | undefined, { words, add }: Findings): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.protocol === 'https:' || url.protocol === 'http:')) return url.href;
  const detail = words.wrongAddress({ field });
  add(bodyError({ pointer: `#/source/${field}`, code: 'invalid_value', detail }));
  return null;
}
