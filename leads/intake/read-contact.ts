/** Reads the person to be contacted. */
import type { LeadBody } from '../../contract/lead-schema.js';
import { normalEmail, normalPhone } from '../model/contact-point.js';
import type { Contact, ContactChannel } from '../model/lead.js';
import type { BodyError } from './body-error.js';
import { bodyError } from './body-error.js';
import { cleanLine } from './clean-text.js';
import { words } from './words.js';

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
    errors.push(bodyError({ pointer: '#/contact/name', code: 'invalid_value', detail: words.nameWithoutLetters }));
  }
  return name;
}

function readPhone(text: string | undefined, errors: BodyError[]): Pick<Contact, 'phone' | 'phoneExtension'> {
  if (text === undefined || text === '') return { phone: null, phoneExtension: null };
  const read = normalPhone(cleanLine(text));
  if (read === null) {
    errors.push(bodyError({ pointer: '#/contact/phone', code: 'invalid_phone', detail: words.wrongPhone }));
    return { phone: null, phoneExtension: null };
  }
  return { phone: read.number, phoneExtension: read.extension };
}

function readEmail(text: string | undefined, errors: BodyError[]): string | null {
  if (text === undefined || text === '') return null;
  const email = normalEmail(cleanLine(text));
  if (email === null) {
    errors.push(bodyError({ pointer: '#/contact/email', code: 'invalid_email', detail: words.wrongEmail }));
  }
  return email;
}

function noWayToContact(): BodyError {
  return bodyError({
    pointer: '#/contact',
    code: 'missing_field',
    detail: words.noContact,
    allowed: ['phone', 'email'],
  });
}

/** A preferred channel needs the number or the address that it uses. */
function channelMistakes(body: LeadBody['contact'], channel: ContactChannel | null): readonly BodyError[] {
  const needed = channel === 'email' ? 'email' : 'phone';
  if (body === undefined || channel === null || body[needed] !== undefined) return [];
  const detail = words.channelNeeds(channel, needed);
  return [bodyError({ pointer: `#/contact/${needed}`, code: 'missing_field', detail })];
}
