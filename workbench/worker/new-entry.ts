/** A new entry, as the command `reckoner new` writes it, as edits of the files that are open. */
import type { LanguageService } from '../../authoring/language/language-service.js';
import { whyNoSlug, withNewEntry } from '../../authoring/language/new-entry.js';
import type { NewEntry } from '../messages/protocol.js';
import { differenceOf } from '../messages/text.js';

/** It goes by the tag of its neighbours, and by the first that there is where it has none. */
export function newEntry(slug: string, path: string, folder: string, service: LanguageService): NewEntry {
  const refusal = whyNoSlug(slug, service);
  if (refusal !== null) return { refusal };
  const neighbour = service.calculators.find(({ file, tag }) => file === path && tag !== null);
  const tag = neighbour?.tag ?? service.tags[0] ?? '';
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const texts = withNewEntry({ slug, title: words.join(' '), tag, file: path }, folder, service);
  const edits = [...texts].map(([file, text]) => ({
    path: file,
    change: differenceOf(service.textOf(file) ?? '', text),
  }));
  const cursor = `\n${texts.get(path) ?? ''}`.indexOf(`\n${slug}:`);
  return { edits, path, cursor: Math.max(cursor, 0) };
}
