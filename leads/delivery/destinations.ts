/** Reads the recipients of leads and their channels from the operator's configuration. */
import { z } from 'zod';
import { entryOf } from '../../settings/read-settings.js';
import { operatorRecipient } from '../model/ways.js';
import type { Way } from '../store/ways.js';
import type { MailServer } from './mail-server.js';
import { isMailAddress } from './mail-server.js';
import type { WebhookEndpoint } from './webhook-endpoint.js';
import { webhookSecrets, webhookUrl } from './webhook-endpoint.js';

export interface Destinations {
  /** The webhooks, by provider. */
  readonly endpoints: ReadonlyMap<string, WebhookEndpoint>;
  /** The email addresses, by provider. */
  readonly mailboxes: ReadonlyMap<string, string>;
  /** The languages of mails, by recipient; those of others are in that of the service. */
  readonly languages: ReadonlyMap<string, string>;
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

export const noDestinations: Destinations = {
  endpoints: new Map(),
  mailboxes: new Map(),
  languages: new Map(),
  operator: null,
};

const mailbox = entryOf(
  {
    to: z.custom<string>(isMailAddress, 'is not one email address such as office@example.com.'),
    lang: z.string('is not the code of a language such as es.').optional(),
  },
  'is not an object such as {"to": "office@example.com"}.',
);

function providerEntry(allowPrivate: boolean) {
  return entryOf(
    { url: webhookUrl(allowPrivate).optional(), secret: webhookSecrets.optional(), email: mailbox.optional() },
    'is not an object with url and secret, with email, or with all three.',
  ).superRefine(({ url, secret, email }, context) => {
    const add = (message: string, path: string[] = []) => context.addIssue({ code: 'custom', path, message });
    if (url === undefined && secret !== undefined) add('is missing.', ['url']);
    if (url !== undefined && secret === undefined) add('is missing.', ['secret']);
    if (url === undefined && secret === undefined && email === undefined) add('has neither url and secret nor email.');
  });
}

const operatorEntry = entryOf(
  {
    email: mailbox,
    leads: z.enum(['unheard', 'all'], 'is neither unheard nor all.').default('unheard'),
    summary: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of the day in UTC such as 07:00.')
      .default('07:00'),
  },
  'is not an object with email.',
);

/**
 * The value of `{"<provider>": {"url": "https://...", "secret": "whsec_...", "email": {"to": "...", "lang": "es"}}, "operator": {...}}`.
 * A provider has a webhook, an email address or both; `secret` may be a list. Plain http and private addresses are
 * refused unless `allowPrivate`, which is for receivers in the operator's own network.
 */
export function destinationsOf(allowPrivate: boolean) {
  return z
    .object({ [operatorRecipient]: operatorEntry.optional() }, 'cannot be used: it is not a JSON object of providers.')
    .catchall(providerEntry(allowPrivate))
    .transform(({ [operatorRecipient]: operator, ...providers }) =>
      toDestinations(Object.entries(providers), operator),
    );
}

type Provider = z.output<ReturnType<typeof providerEntry>>;

function toDestinations(
  providers: readonly (readonly [name: string, provider: Provider])[],
  operator: z.output<typeof operatorEntry> | undefined,
): Destinations {
  return {
    endpoints: new Map(
      providers.flatMap(([provider, { url, secret: secrets }]) =>
        url === undefined || secrets === undefined ? [] : [[provider, { provider, url, secrets }] as const],
      ),
    ),
    mailboxes: new Map(
      providers.flatMap(([provider, { email }]) => (email === undefined ? [] : [[provider, email.to] as const])),
    ),
    languages: languagesOf([...providers, ...(operator === undefined ? [] : [[operatorRecipient, operator] as const])]),
    operator:
      operator === undefined ? null : { ...operator, email: operator.email.to, summaryAt: minutesOf(operator.summary) },
  };
}

type Recipient = readonly [name: string, { readonly email?: z.output<typeof mailbox> | undefined }];

function languagesOf(recipients: readonly Recipient[]): Destinations['languages'] {
  return new Map(recipients.flatMap(([name, { email }]) => (email?.lang === undefined ? [] : [[name, email.lang]])));
}

/** Of a time such as 07:00, in minutes after midnight. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
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
