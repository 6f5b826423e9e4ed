/**
 * Who may ask. The server listens on this machine alone, but browsers carry the requests of any page to it: of a page
 * whose name was made to point here (it shows in Host), and of another site (it shows in Origin, and cannot set headers).
 */
import type { IncomingMessage } from 'node:http';

/** Why a request is refused, in words; null where it may pass. */
export function refusalOf({ headers, method = 'GET' }: IncomingMessage, port: number): string | null {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${port}`);
  if (!hosts.includes(headers.host ?? '')) return `The workbench answers at ${hosts[0]} only.`;
  const { origin } = headers;
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`))
    return 'Only the page of the workbench itself may ask.';
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && headers['x-reckoner-workbench'] !== '1')
    return 'What writes says so in the header X-Reckoner-Workbench.';
  return null;
}
