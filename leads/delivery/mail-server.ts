/** Reads the mail server that sends email from the operator's settings. */

import type { Reading } from '../model/reading.js';

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

export interface MailServerTexts {
  readonly url: string;
  readonly from: string;
  readonly ca: string | null;
}

/** Reads `smtps://user:password@host:465` or `smtp://host:587`; nothing of the URL is repeated in a mistake. */
export function readMailServer({
  url: text,
  from,
  ca,
}: MailServerTexts): Reading<{ readonly server: MailServer | null }> {
  if (text === '' && from === '') return { ok: true, server: null };
  const url = URL.canParse(text) ? new URL(text) : null;
  const mistakes = [...urlMistakes(text, url), ...senderMistakes(from)];
  if (mistakes.length > 0 || url === null) return { ok: false, mistakes };
  const tls = tlsOf(url);
  const server = { host: hostOf(url), port: Number(url.port) || (tls === 'immediate' ? 465 : 587), tls, from, ca };
  return { ok: true, server: { ...server, login: loginOf(url) ?? null } };
}

const urlForm = 'SMTP_URL is not like smtps://user:password@mail.example.com or smtp://mail.example.com:587';

function urlMistakes(text: string, url: URL | null): readonly string[] {
  if (text === '') return ['SMTP_URL is missing; only MAIL_FROM sends nothing.'];
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return [`${urlForm}.`];
  if (loginOf(url) === undefined) return [`${urlForm}: the user name or the password is missing or wrongly escaped.`];
  const query = [...url.searchParams.keys()].filter((name) => name !== 'tls');
  const plain = url.searchParams.get('tls');
  if (query.length > 0 || !['', '/'].includes(url.pathname))
    return [`${urlForm}, and nothing behind it but ?tls=none.`];
  if (plain === null) return [];
  if (plain !== 'none' || url.protocol === 'smtps:') return ['SMTP_URL takes ?tls=none with smtp:// and nothing else.'];
  if (url.username === '' || isLoopback(hostOf(url))) return [];
  return ['SMTP_URL would send the password in clear: leave out ?tls=none, or the user and the password.'];
}

function senderMistakes(from: string): readonly string[] {
  if (from === '') return ['MAIL_FROM is missing: the sender of the emails, such as leads@example.com.'];
  if (isMailAddress(senderAddress(from)) && !/[\r\n]/.test(from)) return [];
  return ['MAIL_FROM is not an address such as leads@example.com or Leads <leads@example.com>.'];
}

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
