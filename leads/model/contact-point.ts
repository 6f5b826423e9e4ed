/** Reads telephone numbers and email addresses into the one form in which they are stored and compared. */

import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { CountryCode } from 'libphonenumber-js/max';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A telephone number, an email address or both, as an operator writes them. */
export interface ContactPoint {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** The same as they are stored: E.164, and an address with its domain in lower case and in ASCII. */
export interface NormalContact {
  readonly phone: string | null;
  readonly email: string | null;
}

/** True for the code of a country whose telephone numbers are known, such as US. */
export function isCountry(code: string): code is CountryCode {
  return isSupportedCountry(code);
}

/**
 * The number in E.164 and its extension; null when it is none that can be dialed. Without + it is a number of the
 * country, a code such as US.
 */
export function normalPhone(
  text: string,
  country: string,
): { readonly number: string; readonly extension: string | null } | null {
  const home = isCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(text, { ...home, extract: false });
  return number?.isValid() === true ? { number: number.number, extension: number.ext ?? null } : null;
}

const localPartForm = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainForm = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The address with its domain in lower case and in ASCII; null when it is none. */
export function normalEmail(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1));
  if (at < 1 || local.length > 64 || !localPartForm.test(local) || !domainForm.test(domain)) return null;
  return `${local}@${domain}`;
}

/** A contact in its normal form, or sentences about what is wrong with it. */
export type ContactReading =
  | { readonly ok: true; readonly contact: NormalContact }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** Reads what an operator wrote, as it is written in the country. The sentences do not repeat it. */
export function readContactPoint({ phone, email }: ContactPoint, country: string): ContactReading {
  const number = given(phone) ? (normalPhone(phone, country)?.number ?? null) : null;
  const address = given(email) ? normalEmail(email.trim().normalize('NFC')) : null;
  const mistakes = [
    ...(given(phone) && number === null
      ? [
          `The telephone number is not one that can be dialed. Without + it is read as a number of ${country}, which LEADS_COUNTRY sets.`,
        ]
      : []),
    ...(given(email) && address === null ? ['The email address is not one such as name@example.com.'] : []),
    ...(given(phone) || given(email) ? [] : ['Give a telephone number, an email address or both.']),
  ];
  return mistakes.length === 0 ? { ok: true, contact: { phone: number, email: address } } : { ok: false, mistakes };
}

function given(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/** Two addresses that differ in capitals only belong to one person: no mail service in use tells them apart. */
export function sameEmail(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one.toLowerCase() === other.toLowerCase();
}

/** Marks that replace a number and an address where these must not be kept. */
export interface ContactMarks {
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * Keyed digests of a number and of an address. There are few telephone numbers, so that without a key anyone could try
 * them all.
 */
export function contactMarks(key: string, { phone, email }: NormalContact): ContactMarks {
  return {
    phone: phone === null ? null : mark(key, `phone ${phone}`),
    email: email === null ? null : mark(key, `email ${email.toLowerCase()}`),
  };
}

/** A keyed digest of a text. */
export function mark(key: string, text: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('hex');
}
