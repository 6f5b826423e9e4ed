/**
 * Guards the server, which listens only on this machine, against pages in its browsers: pages whose name was made to
 * point here (shown by Host), and pages of other sites (shown by Origin; they cannot set headers).
 */
import type { IncomingMessage } from 'node:http';
import { serverWords as words } from '../messages/words.js';

/** The reason to refuse a request, as a sentence; null when it may pass. */
export function refusalOf({ headers, method = 'GET' }: IncomingMessage, port: number): string | null {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${port}`);
  if (!hosts.includes(headers.host ?? '')) return words.otherHost({ host: `127.0.0.1:${port}` });
  const { origin } = headers;
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`)) return words.otherOrigin;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && headers['x-reckoner-workbench'] !== '1') return words.headerMissing;
  return null;
}
