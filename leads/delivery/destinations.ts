/** Reads the recipients of leads and their channels from the operator's configuration. */

import type { Entry } from '../model/operator-json.js';
import { isEntry, parseJson, unknownKeys } from '../model/operator-json.js';
import type { Reading } from '../model/reading.js';
import { operatorRecipient } from '../model/ways.js';
import type { Way } from '../store/ways.js';
import type { WebhookEndpoint } from './endpoints.js';
import { toWebhook, webhookMistakes } from './endpoints.js';
import type { MailServer } from './mail-server.js';
import { isMailAddress } from './mail-server.js';

export interface Destinations {
  /** The webhooks, by provider. */
  readonly endpoints: ReadonlyMap<string, WebhookEndpoint>;
  /** The email addresses, by provider. */
  readonly mailboxes: ReadonlyMap<string, string>;
  readonly operator: Operator | null;
}

export interface Operator {
  readonly email: string;
  /** `unheard`: leads that nobody else gets, because no channel leads to a provider; `all`: a copy of each. */
  readonly leads: 'unheard' | 'all';
  /** When the daily summary is sent, in minutes after midnight, UTC. */
  readonly summaryAt: number;
}

/** How leads are delivered. */
export interface DeliverySettings {
  readonly destinations: Destinations;
  /** Null when no email is sent. */
  readonly mail: MailServer | null;
  /** Lets webhooks reach private addresses and plain http. */
  readonly allowPrivate: boolean;
}

export const noDestinations: Destinations = { endpoints: new Map(), mailboxes: new Map(), operator: null };

/**
 * Reads `{"<provider>": {"url": "https://...", "secret": "whsec_...", "email": {"to": "..."}}, "operator": {...}}`.
 * A provider has a webhook, an email address or both; `secret` may be a list. Plain http and private addresses are
 * refused unless `allowPrivate`, which is for receivers in the operator's own network.
 */
export function readDestinations(
  text: string,
  allowPrivate: boolean,
): Reading<{ readonly destinations: Destinations }> {
  const value = parseJson(text);
  if (!isEntry(value)) return { ok: false, mistakes: ['The destinations are not a JSON object of providers.'] };
  const { [operatorRecipient]: operator, ...providers } = value;
  const mistakes = [
    ...Object.entries(providers).flatMap(([name, entry]) =>
      providerMistakes(entry, allowPrivate).map((mistake) => `Destination of provider ${name}: ${mistake}.`),
    ),
    ...operatorMistakes(operator).map((mistake) => `Destination of the operator: ${mistake}.`),
  ];
  if (mistakes.length > 0) return { ok: false, mistakes };
  return { ok: true, destinations: toDestinations(providers, operator) };
}

function providerMistakes(entry: unknown, allowPrivate: boolean): readonly string[] {
  if (!isEntry(entry)) return ['is not an object with url and secret, with email, or with all three'];
  const hasWebhook = entry['url'] !== undefined || entry['secret'] !== undefined;
  if (!hasWebhook && entry['email'] === undefined)
    return [...unknownKeys(entry, providerKeys), 'has neither url and secret nor email'];
  return [
    ...unknownKeys(entry, providerKeys),
    ...(hasWebhook ? webhookMistakes(entry, allowPrivate) : []),
    ...(entry['email'] === undefined ? [] : emailMistakes(entry['email'])),
  ];
}

const providerKeys = ['url', 'secret', 'email'];
const operatorKeys = ['email', 'leads', 'summary'];

function emailMistakes(value: unknown): readonly string[] {
  if (!isEntry(value)) return ['email is not an object such as {"to": "office@example.com"}'];
  const unknown = Object.keys(value).filter((key) => key !== 'to');
  return [
    ...unknown.map((key) => `email.${key} is unknown; the key is to`),
    ...(isMailAddress(value['to']) ? [] : ['email.to is not one email address such as office@example.com']),
  ];
}

function operatorMistakes(value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (!isEntry(value)) return ['is not an object with email'];
  return [
    ...unknownKeys(value, operatorKeys),
    ...emailMistakes(value['email']),
    ...(['unheard', 'all', undefined].some((word) => word === value['leads'])
      ? []
      : ['leads is neither unheard nor all']),
    ...(readTime(value['summary']) === null ? ['summary is not a time of the day in UTC such as 07:00'] : []),
  ];
}

/** In minutes after midnight; null when it is no time. */
function readTime(value: unknown): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(String(value ?? '07:00')) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function toDestinations(providers: Entry, operator: unknown): Destinations {
  const entries = Object.entries(providers).flatMap(([name, entry]) =>
    isEntry(entry) ? [[name, entry] as const] : [],
  );
  const webhooks = entries.filter(([, entry]) => entry['url'] !== undefined);
  return {
    endpoints: new Map(webhooks.map(([name, entry]) => [name, toWebhook(name, entry)])),
    mailboxes: new Map(entries.flatMap(([name, entry]) => addressOf(entry).map((address) => [name, address] as const))),
    operator: isEntry(operator) ? toOperator(operator) : null,
  };
}

function toOperator(entry: Entry): Operator | null {
  const [email] = addressOf(entry);
  const leads = entry['leads'] === 'all' ? 'all' : 'unheard';
  return email === undefined ? null : { email, leads, summaryAt: readTime(entry['summary']) ?? 0 };
}

function addressOf({ email }: Entry): readonly string[] {
  return isEntry(email) ? [String(email['to'])] : [];
}

/** All ways that are configured, of the providers and to the operator. */
export function configuredWays({ endpoints, mailboxes, operator }: Destinations): readonly Way[] {
  return [
    ...[...endpoints.keys()].map((provider): Way => ({ provider, channel: 'webhook' })),
    ...[...mailboxes.keys()].map((provider): Way => ({ provider, channel: 'email' })),
    ...(operator === null ? [] : [{ provider: operatorRecipient, channel: 'email' } as const]),
  ];
}

/** The address that a recipient's mail goes to; undefined when there is none. */
export function mailboxOf({ mailboxes, operator }: Destinations, recipient: string): string | undefined {
  return recipient === operatorRecipient ? operator?.email : mailboxes.get(recipient);
}
