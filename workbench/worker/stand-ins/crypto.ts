/** Stands in for `node:crypto` in browsers, whose own digests cannot be had at once: the bundle takes this file instead. */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** Takes one text and gives its SHA-256 digest in hexadecimal digits. */
export function createHash(_algorithm: 'sha256') {
  return { update: (text: string) => ({ digest: (_form: 'hex') => bytesToHex(sha256(text)) }) };
}
