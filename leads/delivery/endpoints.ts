/** Reads a provider's webhook from the operator's configuration. Secrets never appear in a message. */
import { isIP } from 'node:net';
import type { Entry } from '../model/operator-json.js';
import { listOf } from '../model/operator-json.js';
import { isPublicAddress } from './address-guard.js';

export interface WebhookEndpoint {
  readonly provider: string;
  readonly url: string;
  /** Each signs the message. Two of them while the receiver changes from one to the other. */
  readonly secrets: readonly string[];
}

/** Mistakes in `url` and `secret` of an entry. Plain http and private addresses need `allowPrivate`. */
export function webhookMistakes(entry: Entry, allowPrivate: boolean): readonly string[] {
  const secrets = listOf(entry['secret']);
  return [
    ...urlMistakes(entry['url'], allowPrivate),
    ...(secrets.length === 0 ? ['secret is missing'] : []),
    ...(secrets.every(isSecret) ? [] : ['secret is not whsec_ followed by the base64 of 24 to 64 bytes']),
  ];
}

/** The webhook of an entry without mistakes. */
export function toWebhook(provider: string, entry: Entry): WebhookEndpoint {
  return { provider, url: String(entry['url']), secrets: listOf(entry['secret']).filter(isSecret) };
}

function urlMistakes(value: unknown, allowPrivate: boolean): readonly string[] {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined) return ['url is not a URL'];
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    return ['url does not begin with https:'];
  if (url.username !== '' || url.password !== '') return ['url contains a user name or password'];
  if (allowPrivate || !isPrivateHost(url.hostname)) return [];
  return ['url leads to a private address; set LEAD_WEBHOOKS_PRIVATE=true for receivers in your own network'];
}

/** True for a host that is private by its name or number; what other names resolve to is checked at each attempt. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host);
}

function isSecret(value: unknown): value is string {
  const match = typeof value === 'string' ? /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) : null;
  const bytes = Buffer.from(match?.[1] ?? '', 'base64').length;
  return bytes >= 24 && bytes <= 64;
}
