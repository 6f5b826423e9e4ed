/** From the JSON value of a body to a lead, or to everything that is wrong with it at once. */

import type { Network } from '../../kernel/service.js';
import type { Lead, LeadSource } from '../lead.js';
import { type BodyError, bodyError } from './body-error.js';
import { checkShape } from './check-shape.js';
import { cleanLine, cleanText } from './clean-text.js';
import { type LeadBody, soundParts } from './lead-body.js';
import { readCalculation } from './read-calculation.js';
import { type ConsentRules, readConsent } from './read-consent.js';
import { readContact } from './read-contact.js';
import { readPlace } from './read-place.js';
import type { Recalculate } from './recalculate.js';

export interface LeadRules extends ConsentRules {
  readonly network: Network;
  readonly recalculate: Recalculate;
}

export type LeadReading =
  | {
      readonly ok: true;
      readonly lead: Lead;
      readonly test: boolean;
      /** What stood in the field that is a trap for machines. */
      readonly trap: string;
    }
  | { readonly ok: false; readonly errors: readonly BodyError[] };

/** Reads a body. The lead is clean and normalised: nothing in it needs to be checked again. */
export function readLead(value: unknown, rules: LeadRules): LeadReading {
  const shapeErrors = checkShape(value);
  const body = soundParts(value, new Set(shapeErrors.map(({ pointer }) => decodeURIComponent(pointer.slice(1)))));
  const errors = [...shapeErrors];
  const lead = readParts(body, rules, errors);
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, lead, test: body.test === true, trap: body.contact?.website?.trim() ?? '' };
}

function readParts(body: LeadBody, rules: LeadRules, errors: BodyError[]): Lead {
  return {
    ...readPlace(body, rules.network, errors),
    postalCode: body.postal_code ?? null,
    contact: readContact(body.contact, errors),
    message: cleanText(body.message ?? '') || null,
    timeframe: body.timeframe ?? null,
    calculation: readCalculation(body.calculation, rules.recalculate, errors),
    consent: readConsent(body, rules, errors),
    source: readSource(body.source, errors),
    externalId: cleanLine(body.external_id ?? '') || null,
  };
}

function readSource(source: LeadBody['source'], errors: BodyError[]): LeadSource {
  return {
    agent: cleanLine(source?.agent ?? '') || null,
    pageUrl: readWebAddress('page_url', source?.page_url, errors),
    referrer: readWebAddress('referrer', source?.referrer, errors),
    campaign: cleanLine(source?.campaign ?? '') || null,
  };
}

/** Only web addresses: an operator may click on one. */
function readWebAddress(field: string, text: string | undefined, errors: BodyError[]): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.protocol === 'https:' || url.protocol === 'http:')) return url.href;
  const detail = `source.${field} is not a web address that begins with https:// or http://.`;
  errors.push(bodyError({ pointer: `#/source/${field}`, code: 'invalid_value', detail }));
  return null;
}
