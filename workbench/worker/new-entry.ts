/** Makes a new entry like the command `reckoner new`, as edits of the open files. */
import type { LanguageService } from '../../authoring/language/language-service.js';
import { whyNoSlug, withNewEntry } from '../../authoring/language/new-entry.js';
import type { NewEntry } from '../messages/protocol.js';
import { differenceOf } from '../messages/text.js';

/** The edits for a new entry. It gets the tag of an entry in the same file, else the first tag of the catalog. */
export function newEntry(slug: string, path: string, folder: string, language: LanguageService): NewEntry {
  const refusal = whyNoSlug(slug, language);
  if (refusal !== null) return { refusal };
  const neighbor = language.calculators.find(({ file, tag }) => file === path && tag !== null);
  const tag = neighbor?.tag ?? language.tags[0] ?? '';
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const texts = withNewEntry({ slug, title: words.join(' '), tag, file: path }, folder, language);
  const edits = [...texts].map(([file, text]) => ({
    path: file,
    change: differenceOf(language.textOf(file) ?? '', text),
  }));
  const cursor = `\n${texts.get(path) ?? ''}`.indexOf(`\n${slug}:`);
  return { edits, path, cursor: Math.max(cursor, 0) };
}
