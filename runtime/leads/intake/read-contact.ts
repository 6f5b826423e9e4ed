/** Reads the person to be contacted. */

import { domainToASCII } from 'node:url';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Contact, ContactChannel } from '../lead.js';
import { type BodyError, bodyError } from './body-error.js';
import { cleanLine } from './clean-text.js';
import type { LeadBody } from './lead-body.js';

/** Numbers without a country code are read as numbers of this country. */
const HOME: CountryCode = 'US';

/** The contact of a body, with mistakes added to `errors`. The result is only meant for a body without any. */
export function readContact(body: LeadBody['contact'], errors: BodyError[]): Contact {
  const contact = {
    name: readName(body?.name, errors),
    ...readPhone(body?.phone, errors),
    email: readEmail(body?.email, errors),
    preferredChannel: body?.preferred_channel ?? null,
    preferredTime: cleanLine(body?.preferred_time ?? '') || null,
  };
  if (body !== undefined && body.phone === undefined && body.email === undefined) errors.push(noWayToContact());
  errors.push(...channelMistakes(body, contact.preferredChannel));
  return contact;
}

function readName(text: string | undefined, errors: BodyError[]): string {
  const name = cleanLine(text ?? '');
  if (text !== undefined && text !== '' && !/[\p{L}\p{N}]/u.test(name)) {
    errors.push(
      bodyError({ pointer: '#/contact/name', code: 'invalid_value', detail: 'contact.name has no letters.' }),
    );
  }
  return name;
}

function readPhone(text: string | undefined, errors: BodyError[]): Pick<Contact, 'phone' | 'phoneExtension'> {
  if (text === undefined || text === '') return { phone: null, phoneExtension: null };
  const number = parsePhoneNumberFromString(cleanLine(text), { defaultCountry: HOME, extract: false });
  if (number?.isValid() !== true) {
    const detail =
      'contact.phone is not a number that can be dialed. Send ten digits for the United States, or + and the country code.';
    errors.push(bodyError({ pointer: '#/contact/phone', code: 'invalid_phone', detail }));
    return { phone: null, phoneExtension: null };
  }
  return { phone: number.number, phoneExtension: number.ext ?? null };
}

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

function readEmail(text: string | undefined, errors: BodyError[]): string | null {
  if (text === undefined || text === '') return null;
  const email = normalEmail(cleanLine(text));
  if (email === null) {
    const detail = 'contact.email is not an e-mail address such as name@example.com.';
    errors.push(bodyError({ pointer: '#/contact/email', code: 'invalid_email', detail }));
  }
  return email;
}

/** The address with its domain in lower case and in ASCII; null when it is none. */
function normalEmail(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1));
  if (at < 1 || local.length > 64 || !LOCAL_PART.test(local) || !DOMAIN.test(domain)) return null;
  return `${local}@${domain}`;
}

function noWayToContact(): BodyError {
  const detail = 'contact needs phone, email or both.';
  return bodyError({ pointer: '#/contact', code: 'missing_field', detail, allowed: ['phone', 'email'] });
}

/** A preferred channel needs the number or the address that it uses. */
function channelMistakes(body: LeadBody['contact'], channel: ContactChannel | null): readonly BodyError[] {
  const needed = channel === 'email' ? 'email' : 'phone';
  if (body === undefined || channel === null || body[needed] !== undefined) return [];
  const detail = `contact.preferred_channel is ${channel}, and contact.${needed} is missing.`;
  return [bodyError({ pointer: `#/contact/${needed}`, code: 'missing_field', detail })];
}
