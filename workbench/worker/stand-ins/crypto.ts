/** Stands in for `node:crypto` in the bundle, because the digests of browsers are asynchronous. */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** Makes the SHA-256 digest of one text, in hexadecimal digits. */
export function createHash(_algorithm: 'sha256') {
  return { update: (text: string) => ({ digest: (_form: 'hex') => bytesToHex(sha256(text)) }) };
}
