/** The target of a request, however it was written. */

/** The target of a request from its path on: proxies may send a whole address, as RFC 9112, section 3.2.2, has it. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  return /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? target;
}
