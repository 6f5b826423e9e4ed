/** Normalizes the target of a request. */

/** The target from its path on: proxies may send a whole address (RFC 9112, section 3.2.2). */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  return /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? target;
}
