/** Stores a catalog in an address: compressed, in the fragment, which no server ever sees. */
import type { FileText } from '../messages/text.js';
import { nameOfPath } from '../messages/text.js';

/** The longest fragment to write, in characters; mail and chat programs cut off longer addresses. */
export const longestFragment = 8192;

/** The most bytes to unpack. A catalog has a few hundred lines; more in an address is an attack. */
const mostBytes = 2_000_000;

const key = '#catalog=';

/** The fragment that holds the files, with its `#`. */
export async function fragmentOf(files: readonly FileText[]): Promise<string> {
  const pairs = files.map(({ path, text }) => [path, text]);
  const packed = new Blob([JSON.stringify(pairs)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return key + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** True when a fragment has a catalog, readable or not. */
export function isCatalogFragment(fragment: string): boolean {
  return fragment.startsWith(key);
}

/** The files in a fragment, or null when they cannot be read. */
export async function filesIn(fragment: string): Promise<readonly FileText[] | null> {
  if (!isCatalogFragment(fragment) || fragment.length > 2 * longestFragment) return null;
  try {
    const binary = atob(fragment.slice(key.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return readFiles(JSON.parse(await textOf(unpacked)));
  } catch {
    return null;
  }
}

/** Reads the text of a stream. Throws when it is larger than any catalog. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new RangeError('there is too much in this address');
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

function readFiles(value: unknown): readonly FileText[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const files = value.map((pair: unknown): FileText | null => {
    if (!Array.isArray(pair)) return null;
    const [path, text] = pair as readonly unknown[];
    return typeof path === 'string' && typeof text === 'string' && nameOfPath(path) !== null ? { path, text } : null;
  });
  return files.every((file) => file !== null) ? files : null;
}
