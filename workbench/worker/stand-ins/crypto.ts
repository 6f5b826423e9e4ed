/**
 * What the compiler uses of `node:crypto`, for browsers, whose own digests take no text at once: SHA-256 as FIPS 180-4
 * has it. The bundle takes this file in its place.
 */

/** The first 32 bits of the fractions of the roots of the first primes; square roots start it, cube roots mix. */
const [start, mixed] = rootsOfPrimes();

function rootsOfPrimes(): readonly [readonly number[], readonly number[]] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const bits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return [primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime))), primes.map((prime) => bits(Math.cbrt(prime)))];
}

/** Takes one text and gives its digest in hexadecimal digits. */
export function createHash(_algorithm: 'sha256') {
  return { update: (text: string) => ({ digest: (_form: 'hex') => sha256(text) }) };
}

function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  for (const [at, byte] of bytes.entries()) padded.setUint8(at, byte);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  let state = start;
  for (let block = 0; block < padded.byteLength; block += 64) state = mix(state, wordsOf(padded, block));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function wordsOf(padded: DataView, block: number): Int32Array {
  const words = new Int32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = padded.getInt32(block + 4 * at);
  const word = (at: number): number => words[at] ?? 0;
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = word(at - 16) + first + word(at - 7) + second;
  }
  return words;
}

function mix(state: readonly number[], words: Int32Array): readonly number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [at, word] of words.entries()) {
    const upper = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + upper + ((e & f) ^ (~e & g)) + (mixed[at] ?? 0) + word) | 0;
    const lower = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (lower + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) | 0);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
