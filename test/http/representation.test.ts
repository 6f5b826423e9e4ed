/** Documents in the forms that they are sent in. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createDocument } from '../../http/representation.js';

/** A text of so many characters in which hardly anything comes twice. */
function textOf(length: number): string {
  return Array.from({ length: Math.ceil(length / 6) }, (_, index) => String(100_000 + index))
    .join('')
    .slice(0, length);
}

test.each([1024, 250_000, 250_001, 900_000])('a document of %i characters is the same in every form', (length) => {
  const text = textOf(length);
  const { plain, encoded } = createDocument('text/plain', text);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  expect(plain.body).toBe(text);
  expect(encoded.map(({ encoding }) => encoding)).toEqual(['br', 'gzip']);
  for (const { encoding, body } of encoded) {
    expect(body.length).toBeLessThan(length * 0.6);
    expect(decode[encoding](body).toString()).toBe(text);
  }
  expect(new Set([plain, ...encoded].map(({ etag }) => etag)).size).toBe(3);
});

test('a document that compression would not shorten has one form', () => {
  expect(createDocument('text/plain', textOf(1023)).encoded).toEqual([]);
});
