/**
 * Reads the consent of the person. Nobody can agree on another's behalf to words that were not shown: the text must be
 * the service's own, word for word.
 */

import type { Consent } from '../lead.js';
import { type BodyError, bodyError } from './body-error.js';
import type { LeadBody } from './lead-body.js';

/** How far the caller's clock may be ahead, in milliseconds. */
const CLOCK_DIFFERENCE = 10 * 60 * 1000;

export interface ConsentRules {
  readonly consentText: string;
  readonly now: number;
}

export function readConsent(body: LeadBody, { consentText, now }: ConsentRules, errors: BodyError[]): Consent {
  const { consent } = body;
  if (consent?.given === false) errors.push(notGiven());
  if (consent?.text !== undefined && plain(consent.text) !== plain(consentText)) errors.push(otherText());
  if (consent?.given_at !== undefined && Date.parse(consent.given_at) > now + CLOCK_DIFFERENCE) errors.push(inFuture());
  const channels = consent?.channels ?? [];
  const preferred = body.contact?.preferred_channel;
  if (preferred !== undefined && channels.length > 0 && !channels.includes(preferred))
    errors.push(notAgreed(preferred));
  return {
    text: consentText,
    givenAt: consent?.given_at === undefined ? null : utc(consent.given_at),
    channels,
    method: consent?.method ?? null,
  };
}

/** Spacing does not count: texts are wrapped where they are shown. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function utc(text: string): string {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? text : new Date(moment).toISOString();
}

function notGiven(): BodyError {
  const detail = 'consent.given is false. Send a lead only when the person has agreed to consent_text.';
  return bodyError({ pointer: '#/consent/given', code: 'consent_required', detail });
}

function otherText(): BodyError {
  const detail = 'consent.text is not the text that the person must be shown. Show consent_text and send it unchanged.';
  return bodyError({ pointer: '#/consent/text', code: 'consent_text_differs', detail });
}

function inFuture(): BodyError {
  const detail = 'consent.given_at lies in the future.';
  return bodyError({ pointer: '#/consent/given_at', code: 'invalid_value', detail });
}

function notAgreed(preferred: string): BodyError {
  const detail = `contact.preferred_channel is ${preferred}, which is not among consent.channels.`;
  return bodyError({ pointer: '#/contact/preferred_channel', code: 'invalid_value', detail });
}
