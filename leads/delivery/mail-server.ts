/** The mail server that sends email, as the operator's settings describe it. Nothing of its URL is repeated in a mistake. */
import { z } from 'zod';
import { refuse } from '../../settings/read-settings.js';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** `immediate` begins with TLS, `starttls` insists on it before anything is said, `none` sends in clear. */
  readonly tls: 'immediate' | 'starttls' | 'none';
  readonly login: { readonly user: string; readonly password: string } | null;
  /** The sender: an address, or a name with an address in angle brackets. */
  readonly from: string;
  /** Certificates to trust beside those that Node.js trusts, as PEM; null when there are none. */
  readonly ca: string | null;
}

/** Where a mail server is and how it is reached, as `smtps://user:password@host:465` or `smtp://host:587` says. */
export const smtpUrl = z.string().transform((text, context): Pick<MailServer, 'host' | 'port' | 'tls' | 'login'> => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const mistake = urlMistake(url);
  if (url === null || mistake !== null) return refuse(context, mistake ?? `${urlForm}.`);
  const tls = tlsOf(url);
  return {
    host: hostOf(url),
    port: Number(url.port) || (tls === 'immediate' ? 465 : 587),
    tls,
    login: loginOf(url) ?? null,
  };
});

const urlForm = 'is not like smtps://user:password@mail.example.com or smtp://mail.example.com:587';

function urlMistake(url: URL | null): string | null {
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return `${urlForm}.`;
  if (loginOf(url) === undefined) return `${urlForm}: the user name or the password is missing or wrongly escaped.`;
  const query = [...url.searchParams.keys()].filter((name) => name !== 'tls');
  if (query.length > 0 || !['', '/'].includes(url.pathname)) return `${urlForm}, with nothing after it but ?tls=none.`;
  const plain = url.searchParams.get('tls');
  if (plain === null) return null;
  if (plain !== 'none' || url.protocol === 'smtps:') return 'takes ?tls=none with smtp:// and nothing else.';
  if (url.username === '' || isLoopback(hostOf(url))) return null;
  return 'would send the password in clear: leave out ?tls=none, or the user and the password.';
}

export const sender = z
  .string()
  .refine(
    (from) => isMailAddress(senderAddress(from)) && !/[\r\n]/.test(from),
    'is not an address such as leads@example.com or Leads <leads@example.com>.',
  );

/** The address of a sender with or without a name. */
export function senderAddress(from: string): string {
  return /^[^<>\r\n]*<([^<>\r\n]*)>$/.exec(from.trim())?.[1] ?? from.trim();
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function tlsOf(url: URL): MailServer['tls'] {
  if (url.protocol === 'smtps:') return 'immediate';
  return url.searchParams.get('tls') === 'none' ? 'none' : 'starttls';
}

/** Undefined when half of it is missing or it cannot be decoded. */
function loginOf({ username, password }: URL): MailServer['login'] | undefined {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return undefined;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

const addressForm = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252}[A-Za-z0-9])?$/u;

/** True for one plain address that cannot break a header. */
export function isMailAddress(value: unknown): value is string {
  return typeof value === 'string' && addressForm.test(value);
}
