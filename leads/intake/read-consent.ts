/**
 * Reads the consent of the person. Nobody can agree on another's behalf to words that were not shown: the text must be
 * the service's own, word for word.
 */

import type { LeadBody } from '../../contract/lead-schema.js';
import type { Consent } from '../model/lead.js';
import type { BodyError, Findings } from './body-error.js';
import { bodyError } from './body-error.js';
import type { LeadWords } from './words.js';

/** Most that a caller's clock may be ahead, in milliseconds. */
const clockDifference = 10 * 60 * 1000;
/** Nobody agreed to this service before there was any. */
const earliestConsent = Date.parse('2020-01-01T00:00:00Z');

export interface ConsentRules {
  /** The text that a person may have been shown, by its language; the service's own language is the first. */
  readonly consentTexts: ReadonlyMap<string, string>;
  readonly now: number;
}

export function readConsent(body: LeadBody, { consentTexts, now }: ConsentRules, { words, add }: Findings): Consent {
  const { consent } = body;
  // Nothing of a test is stored or sent, so nobody has to claim a consent for it.
  if (consent?.given === false && body.test !== true)
    add(bodyError({ pointer: '#/consent/given', code: 'consent_required', detail: words.noConsent }));
  const shown = shownText(consent?.text, consentTexts);
  if (shown === undefined)
    add(bodyError({ pointer: '#/consent/text', code: 'consent_text_differs', detail: words.otherConsent }));
  if (consent?.given_at !== undefined) add(...momentMistakes(Date.parse(consent.given_at), now, words));
  const channels = consent?.channels ?? [];
  const preferred = body.contact?.preferred_channel;
  if (preferred !== undefined && channels.length > 0 && !channels.includes(preferred)) add(notAgreed(preferred, words));
  return {
    text: shown?.text ?? '',
    language: shown?.language ?? null,
    given_at: consent?.given_at === undefined ? null : utc(consent.given_at),
    channels,
    method: consent?.method ?? null,
  };
}

interface ShownText {
  readonly language: string;
  readonly text: string;
}

/** The consent text that a caller repeats, or the one in the service's own language where it repeats none. */
function shownText(sent: string | undefined, texts: ConsentRules['consentTexts']): ShownText | undefined {
  const all = [...texts].map(([language, text]) => ({ language, text }));
  return sent === undefined ? all[0] : all.find(({ text }) => plain(text) === plain(sent));
}

/** Spacing does not count: texts are wrapped where they are shown. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function utc(text: string): string {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? text : new Date(moment).toISOString();
}

function momentMistakes(moment: number, now: number, words: LeadWords): readonly BodyError[] {
  const isAhead = moment > now + clockDifference;
  // A date that the calendar does not have, such as a 30th of February, is no moment at all.
  if (!isAhead && moment >= earliestConsent) return [];
  const detail = isAhead ? words.consentAhead : words.consentTooOld;
  return [bodyError({ pointer: '#/consent/given_at', code: 'invalid_value', detail })];
}

function notAgreed(channel: string, words: LeadWords): BodyError {
  const detail = words.channelNotAgreed({ channel });
  return bodyError({ pointer: '#/contact/preferred_channel', code: 'invalid_value', detail });
}
