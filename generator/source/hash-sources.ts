/** Hashes the texts of a catalog. */

import { createHash } from 'node:crypto';
import { singleSpaced } from './one-line.js';
import type { Source } from './source.js';
import type { CatalogSources, TranslationSources } from './sources.js';

/** Number of hexadecimal digits: enough that two states of a catalog never share them. */
const digits = 16;

/** Equal for equal files, regardless of reading order and line ends. */
export function hashSources(sources: readonly Source[]): string {
  const texts = sources.map(({ path, text }) => [path, text.replaceAll('\r\n', '\n')]);
  const sorted = texts.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, digits);
}

/** The hash by which answers name their catalog, computed without parsing the files. */
export function hashOfCatalog(sources: CatalogSources): string {
  return hashSources(filesOf(sources));
}

/** All files of a catalog. */
export function filesOf(sources: CatalogSources): readonly Source[] {
  const { calculators, units, service, network, figures, indices, publishers, translations = [] } = sources;
  return [
    ...[...calculators, units, service, ...figures],
    ...[network, indices, publishers].flatMap((source) => source ?? []),
    ...translations.flatMap(filesOfTranslation),
  ];
}

function filesOfTranslation({ words, glossary, originals, files, strays }: TranslationSources): readonly Source[] {
  return [...[words, glossary, originals].flatMap((source) => source ?? []), ...files.values(), ...strays];
}

/** A digest of a text, regardless of line breaks. */
export function digestOfText(text: string): string {
  return createHash('sha256').update(singleSpaced(text)).digest('hex').slice(0, 8);
}

/** The note kept for a translated text: digests of its original and of itself. */
export function noteOf(original: string, own: string): string {
  return digestOfText(original) + digestOfText(own);
}

/** True for a translation that has not changed since its original did. */
export function isStale(note: string, original: string, own: string): boolean {
  return note !== noteOf(original, own) && note.endsWith(digestOfText(own));
}

/** A 32-bit number derived from a text, regardless of line ends. */
export function seedOf(text: string): number {
  return Number.parseInt(createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 8), 16);
}
