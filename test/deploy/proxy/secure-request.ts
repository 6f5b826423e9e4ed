/** Requests over TLS to a proxy whose certificate nobody signed. */
import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:tls';
import type { Answer } from '../../support/http.js';

export interface SecureRequest {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** The address that the caller comes from, one of 127.0.0.0/8. */
  readonly from?: string;
}

/** Sends one request over a connection of its own. */
export function secureRequest({
  port,
  path,
  method = 'GET',
  headers = {},
  body,
  from,
}: SecureRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', servername: 'localhost', port, path, method, agent: false, rejectUnauthorized: false },
      headers: { host: 'localhost', ...headers },
      ...(from === undefined ? {} : { localAddress: from }),
    };
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const json = (): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, json });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Sends bytes as they are and returns all that comes back until the connection closes, or is reset after an answer. */
export function sendSecurely(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false };
    const socket = connect(options, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error) => chunks.length === 0 && reject(error));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
