/** A provider's webhook, as operators configure it. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { oneOrMore } from '../../settings/read-settings.js';
import { isPublicAddress } from './address-guard.js';

export interface WebhookEndpoint {
  readonly provider: string;
  readonly url: string;
  /** Each signs the message. Two of them while the receiver changes from one to the other. */
  readonly secrets: readonly string[];
}

/** The address of a webhook. Plain http and private addresses need `allowPrivate`. */
export function webhookUrl(allowPrivate: boolean) {
  return z.string('is not a URL.').superRefine((text, context) => {
    const message = urlMistake(URL.canParse(text) ? new URL(text) : null, allowPrivate);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
}

export const webhookSecrets = oneOrMore(
  isSecret,
  'is not whsec_ followed by the base64 of 24 to 64 bytes.',
  'is missing.',
);

function urlMistake(url: URL | null, allowPrivate: boolean): string | null {
  if (url === null) return 'is not a URL.';
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return 'does not begin with https:.';
  if (url.username !== '' || url.password !== '') return 'contains a user name or password.';
  if (allowPrivate || !isPrivateHost(url.hostname)) return null;
  return 'leads to a private address; set LEAD_WEBHOOKS_PRIVATE=true for receivers in your own network.';
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
