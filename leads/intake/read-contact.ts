/** Reads the person to be contacted. */
import type { LeadBody } from '../../contract/lead-schema.js';
import type { LeadTerms } from '../../engine/kernel/service.js';
import { normalEmail, normalPhone } from '../model/contact-point.js';
import type { Contact, ContactChannel } from '../model/lead.js';
import type { BodyError, Findings } from './body-error.js';
import { bodyError } from './body-error.js';
import { cleanLine } from './clean-text.js';

interface PhoneRules {
  readonly country: string;
  readonly terms: LeadTerms;
}

/** The contact of a body, with mistakes added to `found`. The result is only meant for a body without any. */
export function readContact(body: LeadBody['contact'], rules: PhoneRules, found: Findings): Contact {
  const contact = {
    name: readName(body?.name, found),
    ...readPhone(body?.phone, rules, found),
    email: readEmail(body?.email, found),
    preferred_channel: body?.preferred_channel ?? null,
    preferred_time: cleanLine(body?.preferred_time ?? '') || null,
  };
  if (body !== undefined && body.phone === undefined && body.email === undefined) found.add(noWayToContact(found));
  found.add(...channelMistakes(body, contact.preferred_channel, found));
  return contact;
}

function readName(text: string | undefined, { words, add }: Findings): string {
  const name = cleanLine(text ?? '');
  if (text !== undefined && text !== '' && !/[\p{L}\p{N}]/u.test(name)) {
    add(bodyError({ pointer: '#/contact/name', code: 'invalid_value', detail: words.nameWithoutLetters }));
  }
  return name;
}

function readPhone(
  text: string | undefined,
  { country, terms }: PhoneRules,
  { words, add }: Findings,
): Pick<Contact, 'phone' | 'phone_extension'> {
  if (text === undefined || text === '') return { phone: null, phone_extension: null };
  const read = normalPhone(cleanLine(text), country);
  if (read === null) {
    const detail = words.wrongPhone({ example: terms.samplePhone.national });
    add(bodyError({ pointer: '#/contact/phone', code: 'invalid_phone', detail }));
    return { phone: null, phone_extension: null };
  }
  return { phone: read.number, phone_extension: read.extension };
}

function readEmail(text: string | undefined, { words, add }: Findings): string | null {
  if (text === undefined || text === '') return null;
  const email = normalEmail(cleanLine(text));
  if (email === null) {
    add(bodyError({ pointer: '#/contact/email', code: 'invalid_email', detail: words.wrongEmail }));
  }
  return email;
}

function noWayToContact({ words }: Findings): BodyError {
  return bodyError({
    pointer: '#/contact',
    code: 'missing_field',
    detail: words.noContact,
    allowed: ['phone', 'email'],
  });
}

/** A preferred channel needs the number or the address that it uses. */
function channelMistakes(
  body: LeadBody['contact'],
  channel: ContactChannel | null,
  { words }: Findings,
): readonly BodyError[] {
  const needed = channel === 'email' ? 'email' : 'phone';
  if (body === undefined || channel === null || body[needed] !== undefined) return [];
  const detail = words.channelNeeds({ channel, field: needed });
  return [bodyError({ pointer: `#/contact/${needed}`, code: 'missing_field', detail })];
}
