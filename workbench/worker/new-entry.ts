/** Makes a new entry like the command `reckoner new`, as edits of the open files. */
import type { LanguageService } from '../../authoring/language/language-service.js';
import type { NewTexts } from '../../authoring/language/new-entry.js';
import { whyNoSlug, withNewCategory, withNewEntry } from '../../authoring/language/new-entry.js';
import type { EntryPlace } from '../messages/draft.js';
import type { FileEdit, NewEntry } from '../messages/protocol.js';
import { catalogFolder, differenceOf } from '../messages/text.js';

/** The edits for a new entry. It gets the tag of an entry in the same file, else the first tag of the catalog. */
export function newEntry(slug: string, path: string, language: LanguageService): NewEntry {
  const refusal = whyNoSlug(slug, language);
  if (refusal !== null) return { refusal };
  const entry = { slug, title: titleOf(slug), tag: usualTag(path, language) };
  const texts = withNewEntry({ ...entry, file: path }, catalogFolder, language);
  const cursor = `\n${texts.get(path) ?? ''}`.indexOf(`\n${slug}:`);
  return { edits: editsOf(texts, language), path, cursor: Math.max(cursor, 0) };
}

/** The edit of the network that gives an entry its trade; null where it has one or needs none. */
export function tradeOf(
  { slug, path }: Pick<EntryPlace, 'slug' | 'path'>,
  language: LanguageService,
): readonly FileEdit[] | null {
  const entry = { slug, title: titleOf(slug), tag: usualTag(path, language) };
  const edits = editsOf(withNewCategory(entry, catalogFolder, language), language);
  return edits.length === 0 ? null : edits;
}

function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function usualTag(path: string, language: LanguageService): string {
  const neighbor = language.calculators.find(({ file, tag }) => file === path && tag !== null);
  return neighbor?.tag ?? language.tags[0] ?? '';
}

function editsOf(texts: NewTexts, language: LanguageService): readonly FileEdit[] {
  return [...texts].map(([path, text]) => ({ path, change: differenceOf(language.textOf(path) ?? '', text) }));
}
