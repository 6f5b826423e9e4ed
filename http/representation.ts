/** Sends answers that caches may keep: entity tags, compression and conditional requests. */
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './accepted-encoding.js';
import { acceptedEncoding } from './accepted-encoding.js';
import type { Answering, HttpSite } from './locals.js';
import { sendProblem } from './problem.js';
import { neverStored, send, sendEmpty } from './reply.js';
import type { HeaderList } from './security.js';

/** A body with the tag of exactly these bytes. */
export interface Representation {
  readonly type: string;
  readonly body: string | Buffer;
  /** With its quotes. */
  readonly etag: string;
  /** The compression of the bytes; absent when there is none. */
  readonly encoding?: Encoding;
}

/** One document, plain and compressed. */
export interface Document {
  readonly plain: Representation;
  readonly encoded: readonly (Representation & { readonly encoding: Encoding })[];
}

/** Below this size compression would not help. */
export const leastCompressed = 1024;
export const encodings: readonly Encoding[] = ['br', 'gzip'];
/** Brotli's best quality makes documents smaller by a fiftieth, and takes three times as long. */
const quality = constants.BROTLI_MAX_QUALITY - 1;
/** For a text that is sent once: a third of the time of quality 5, for a ninth more bytes. */
const quickQuality = 3;
/** The same for gzip: three fifths of the time of its usual level, for a fourteenth more bytes. */
const quickLevel = 3;
/** Above this size that takes a second for each document, and the quality below it a tenth of that. */
const mostCompressedWell = 250_000;

export function createDocument(type: string, body: string): Document {
  const plain = { type, body, etag: entityTag(body) };
  if (body.length < leastCompressed) return { plain, encoded: [] };
  return { plain, encoded: encodings.map((encoding) => compressed(plain, body, encoding)) };
}

/**
 * Is compressed once, when it is asked for first, where the build has not done so (`sendDocument`): most forms of most
 * documents never are, and a service should start soon.
 */
function compressed({ type, etag }: Representation, text: string, encoding: Encoding): Document['encoded'][number] {
  let bytes: Buffer | undefined;
  return {
    type,
    etag: encodedTag(etag, encoding),
    encoding,
    get body() {
      bytes ??= compressWell(encoding, text);
      return bytes;
    },
  };
}

/** For a text that is sent many times. */
export function compressWell(encoding: Encoding, text: string): Buffer {
  if (encoding === 'gzip') return gzipSync(text);
  return brotliOf(text, text.length > mostCompressedWell ? quality - 1 : quality);
}

/** Answers with a text made for one request, compressed in the quickest way unless the build has done it better. */
export function sendText(response: Answering, headers: HeaderList, type: string, text: string): void {
  const encoding = acceptedEncoding(response.req);
  const { compressed: built } = response.locals.site;
  const bytes = Buffer.from(text);
  const etag = entityTag(bytes);
  const content = {
    type,
    ...(encoding === null ? { etag } : { encoding, etag: encodedTag(etag, encoding) }),
    get body() {
      return (encoding && built(encodedTag(etag, encoding))) ?? quicklyEncoded(encoding, bytes);
    },
  };
  sendCacheable(response, [...headers, 'Vary', 'Accept-Encoding'], content);
}

/** Answers like `sendText`, with any status, but with a text that no cache may keep. */
export function sendOnce(
  response: Answering,
  status: number,
  { headers = [], type, text }: { readonly headers?: HeaderList; readonly type: string; readonly text: string },
): void {
  const encoding = acceptedEncoding(response.req);
  const encoded = encoding === null ? [] : ['Content-Encoding', encoding];
  const body = quicklyEncoded(encoding, Buffer.from(text));
  send(response, status, { headers: [...neverStored, ...headers, ...encoded], type, body });
}

function quicklyEncoded(encoding: Encoding | null, bytes: Buffer): Buffer {
  if (encoding === null) return bytes;
  return encoding === 'br' ? brotliOf(bytes, quickQuality) : gzipSync(bytes, { level: quickLevel });
}

function brotliOf(text: string | Buffer, chosen: number): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: chosen } });
}

/** A tag that is equal when the bodies are. */
export function entityTag(text: string | Buffer): string {
  return `"${hash('sha1', text, 'base64url')}"`;
}

/** The tag of the same text in an encoding. */
export function encodedTag(plain: string, encoding: Encoding): string {
  return plain.replace(/"$/, `-${encoding}"`);
}

/** Answers with the form of the document that the caller prefers. */
export function sendDocument(response: Answering, headers: HeaderList, { plain, encoded }: Document): void {
  if (encoded.length === 0) {
    sendCacheable(response, headers, plain);
    return;
  }
  const accepted = acceptedEncoding(response.req);
  const chosen = encoded.find(({ encoding }) => encoding === accepted);
  const varying = [...headers, 'Vary', 'Accept-Encoding'];
  sendCacheable(response, varying, chosen === undefined ? plain : asBuilt(chosen, response.locals.site));
}

/** The same with the body that the build compressed, where there is one. */
function asBuilt(document: Representation, { compressed: bodies }: Pick<HttpSite, 'compressed'>): Representation {
  const { type, etag, encoding } = document;
  return {
    type,
    etag,
    ...(encoding && { encoding }),
    get body() {
      return bodies(etag) ?? document.body;
    },
  };
}

/** Answers 200, or 304 if the caller already has the same bytes, or 412 if it asked only for other ones. */
export function sendCacheable(response: Answering, headers: HeaderList, content: Representation): void {
  const { type, etag, encoding } = content;
  const tagged = [...headers, 'ETag', etag, ...(encoding === undefined ? [] : ['Content-Encoding', encoding])];
  switch (conditionOf(response.req, etag)) {
    case 'other':
      sendProblem(response, { code: 'precondition_failed', detail: response.locals.site.words.http.tagsDiffer });
      break;
    case 'known':
      sendEmpty(response, 304, tagged);
      break;
    default:
      send(response, 200, { headers: tagged, type, body: content.body });
  }
}

/** Evaluates the conditions of a request after RFC 9110, section 13: If-Match comes first. */
function conditionOf({ headers }: IncomingMessage, etag: string): 'other' | 'known' | 'none' {
  const wanted = headers['if-match'];
  if (wanted !== undefined && !listsTag(wanted, etag)) return 'other';
  const known = headers['if-none-match'];
  return known !== undefined && listsTag(known, etag) ? 'known' : 'none';
}

/** True when a list of entity tags names this one, also as weak: a proxy that compresses the body marks it so. */
function listsTag(header: string, etag: string): boolean {
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
