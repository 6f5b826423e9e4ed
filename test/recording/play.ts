/** Plays requests against a service, in their order, and gives what came of each without what differs from run to run. */

import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Ask, Outcome } from './ask.js';
import { plainBody, plainHead } from './plain-text.js';
import type { Stage } from './stage.js';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. */
  readonly body: Buffer;
}

/** The head and the body of an answer, as texts. */
export interface Played {
  readonly head: string;
  readonly body: string;
}

export async function play({ address }: Stage, asks: readonly Ask[]): Promise<readonly Played[]> {
  const played: Played[] = [];
  for (const ask of asks) {
    const answer = await send(address, ask.target.includes('/request') ? await filledIn(address, ask) : ask);
    played.push({ head: plainHead(answer), body: plainBody(answer) });
  }
  return played;
}

/** A service queues copies for the operator every ten seconds, so it is done when nothing was sent for longer. */
const quiet = 20_000;

/** What was sent because of the leads, once no delivery is pending any more and nothing more comes. */
export async function messages({ address, sent }: Stage): Promise<readonly Outcome[]> {
  for (let before = -1; before !== sent().length || (await pending(address)) > 0; ) {
    before = sent().length;
    await sleep(quiet);
  }
  return [...sent()].sort((a, b) => (`${a.name}${a.text}` < `${b.name}${b.text}` ? -1 : 1));
}

async function pending(address: string): Promise<number> {
  const { body } = await send(address, { method: 'GET', target: '/metrics' });
  return Number(/^lead_queue_deliveries\{state="pending"\} (\d+)$/m.exec(body.toString())?.[1]);
}

async function send(address: string, { method, target, headers = {}, body = '' }: Ask): Promise<Answer> {
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${target}`, { method, headers: { ...headers, ...length } }, (response) => {
      const { statusCode: status = 0, headers: given } = response;
      buffer(response).then((bytes) => resolve({ status, headers: given, body: unpacked(bytes, given) }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function unpacked(bytes: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): Buffer {
  if (bytes.length === 0) return bytes;
  return encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** The form as its page gives it: with the key of this page and the text of the consent. */
async function filledIn(address: string, ask: Ask): Promise<Ask> {
  const page = await send(address, {
    method: 'GET',
    target: ask.target.replace('/request', ''),
    headers: { accept: 'text/html' },
  });
  const hidden = [...page.body.toString().matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = new URLSearchParams(ask.body);
  for (const [, name = '', value = ''] of hidden)
    fields.set(name, value.replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
  return { ...ask, body: fields.toString() };
}
