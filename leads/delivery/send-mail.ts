/** Hands one email to the mail server, in time, and judges the reply. */
import { errorCodeOf } from '../store/store-errors.js';
import type { MailServer } from './mail-server.js';
import { senderAddress } from './mail-server.js';
import type { SendResult } from './send-result.js';
import { failure } from './send-result.js';

export interface Mail {
  /** Names the message: the same in every attempt, so that a repetition can be told. */
  readonly id: string;
  readonly to: string;
  /** Address for replies; null when they go to the sender. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailOptions {
  /** For everything together, from the look-up of the name to the last reply; milliseconds. */
  readonly timeout: number;
  readonly now: number;
}

/**
 * Sends over a connection of its own. `delivered` means that the mail server has taken it. Never throws, and nothing
 * of what the server says comes back but its code: servers repeat addresses.
 */
export async function sendMail(server: MailServer, mail: Mail, { timeout, now }: MailOptions): Promise<SendResult> {
  const { createTransport } = await loadLibrary();
  const transport = createTransport(transportOptions(server, timeout));
  const signal = AbortSignal.timeout(timeout);
  try {
    const { response } = await transport.sendMail({ ...messageOf(server, mail, now), signal });
    const status = Number(/^\d{3}/.exec(response)?.[0] ?? 250);
    return { outcome: 'delivered', reason: null, status, delivered: true, permanent: false, pause: null };
  } catch (error) {
    return signal.aborted ? failure('timeout') : judge(error, server);
  } finally {
    transport.close();
  }
}

/** Loaded only where mails are sent: not everybody who has the tool has the library. */
async function loadLibrary() {
  const { default: library } = await import('nodemailer');
  return library;
}

function transportOptions({ host, port, tls, login, ca }: MailServer, timeout: number) {
  return {
    host,
    port,
    secure: tls === 'immediate',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    ...(ca === null ? {} : { tls: { ca } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    socketCloseTimeout: 0,
    allowInternalNetworkInterfaces: true,
  };
}

/** The message as the library takes it, which encodes what a header cannot hold. */
function messageOf({ from }: MailServer, { id, to, replyTo, subject, text, html }: Mail, now: number) {
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: oneLine(subject),
    text,
    html,
    messageId: messageId(id, from),
    date: new Date(now),
    textEncoding: 'quoted-printable' as const,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The Message-ID of a delivery: its id, at the domain of the sender. */
function messageId(id: string, from: string): string {
  const address = senderAddress(from);
  return `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Refusals of this message or its recipient are for good; those of the server itself, such as a wrong password, pass. */
function judge(error: unknown, { tls }: MailServer): SendResult {
  const code = errorCodeOf(error) ?? '';
  const status = replyCode(error);
  const answered = { status, delivered: false, pause: null };
  if (code === 'EAUTH') return { ...answered, outcome: 'login_refused', reason: null, permanent: false };
  if (['EENVELOPE', 'EMESSAGE'].includes(code)) {
    const permanent = status !== null && status >= 500;
    return { ...answered, outcome: permanent ? 'rejected' : 'refused', reason: null, permanent };
  }
  if (status !== null && code !== 'ETLS') return { ...answered, outcome: 'refused', reason: null, permanent: false };
  return connectionFailure(error, code, tls);
}

function connectionFailure(error: unknown, code: string, tls: MailServer['tls']): SendResult {
  if (code === 'ETIMEDOUT') return failure('timeout');
  if (code === 'EDNS') return failure('name_not_found');
  const reason = mailTlsReason(error);
  if (reason !== null) return failure('tls_invalid', reason);
  if (code !== 'ETLS') return failure('connection_failed');
  return failure('tls_invalid', tls === 'starttls' ? 'no_starttls' : 'handshake_failed');
}

/** The library replaces the code of TLS with its own, so that only the sentence tells what it was. */
const tlsSentences: readonly (readonly [RegExp, string])[] = [
  [/certificate has expired/i, 'cert_has_expired'],
  [/self.signed/i, 'self_signed_cert'],
  [/altnames|does not match/i, 'cert_altname_invalid'],
  [/unable to (verify|get)/i, 'unable_to_verify_issuer'],
  [/wrong version number|ssl routines|packet length/i, 'no_tls'],
];

function mailTlsReason(error: unknown): string | null {
  // Checks the member, not the class: errors of native code have other classes.
  const sentence = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return tlsSentences.find(([form]) => form.test(sentence))?.[1] ?? null;
}

function replyCode(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return null;
  return typeof error.responseCode === 'number' && error.responseCode > 0 ? error.responseCode : null;
}
