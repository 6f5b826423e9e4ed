/** A short hash of all texts of a catalog. */
import { createHash } from 'node:crypto';
import type { Source } from '../text/source.js';
import type { CatalogSources, TranslationSources } from './sources.js';

/** Hexadecimal digits enough that two states of a catalog never share them. */
const digits = 16;

/** Equal for equal files, in whatever order they were read and whatever line ends a machine gives them. */
export function hashSources(sources: readonly Source[]): string {
  const texts = sources.map(({ path, text }) => [path, text.replaceAll('\r\n', '\n')]);
  const sorted = texts.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, digits);
}

/** The hash by which answers name their catalog, without a look at what the files say. */
export function hashOfCatalog(sources: CatalogSources): string {
  return hashSources(filesOf(sources));
}

/** All files of a catalog. */
export function filesOf(sources: CatalogSources): readonly Source[] {
  const { calculators, units, service, network, figures, indices, translations = [] } = sources;
  return [
    ...[...calculators, units, service, ...figures],
    ...[network, indices].flatMap((source) => source ?? []),
    ...translations.flatMap(filesOfTranslation),
  ];
}

function filesOfTranslation({ words, glossary, originals, files, strays }: TranslationSources): readonly Source[] {
  return [...[words, glossary, originals].flatMap((source) => source ?? []), ...files.values(), ...strays];
}

/** Stands for a text, however its lines are broken. */
export function digestOfText(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);
}

/** What is noted of a translated text: what it is a translation of, and what it says. */
export function noteOf(original: string, own: string): string {
  return digestOfText(original) + digestOfText(own);
}

/** True for a text that has stayed while its original has changed. */
export function isStale(note: string, original: string, own: string): boolean {
  return note !== noteOf(original, own) && note.endsWith(digestOfText(own));
}

/** A number of 32 bits that follows from a text, whatever line ends a machine gives it. */
export function seedOf(text: string): number {
  return Number.parseInt(createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 8), 16);
}
