/** Describes the result of sending one delivery, by any channel. */

export interface SendResult {
  /** A word from a fixed list: `delivered`, `refused`, `rejected`, `timeout`, ... */
  readonly outcome: string;
  /** Exact cause of a failure, as a code such as `cert_has_expired`; null when the outcome says it all. */
  readonly reason: string | null;
  /** The status of HTTP, or the code of an SMTP reply; null when nobody answered. */
  readonly status: number | null;
  readonly delivered: boolean;
  /** Trying again cannot help. */
  readonly permanent: boolean;
  /** The pause that the receiver asked for, in milliseconds; null when it did not. */
  readonly pause: number | null;
}

/** A failure before anybody answered, which passes. */
export function failure(outcome: string, reason: string | null = null): SendResult {
  return { outcome, reason, status: null, delivered: false, permanent: false, pause: null };
}

const tlsCodes = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|INVALID_CA)/;

/** The reason when a connection failed because of its encryption, such as `cert_has_expired`; null for other causes. */
export function tlsReason(code: string | undefined): string | null {
  if (code === 'EPROTO') return 'no_tls';
  return code !== undefined && tlsCodes.test(code) ? code.toLowerCase().replace(/^err_/, '') : null;
}
