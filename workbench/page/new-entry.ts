/** Asks for the name and file of a new entry, which begins as a skeleton. */
import { bareLetters } from '../../engine/spelling/bare-letters.js';
import { element } from '../dom/element.js';
import type { NewEntry } from '../messages/protocol.js';
import { pageWords as words } from '../messages/words.js';
import { ask, textField } from './dialog.js';

type Written = Exclude<NewEntry, { readonly refusal: string }>;

/** The new entry, or null when the person cancels. `open` is the shown file. */
export async function askNewEntry(
  files: readonly string[],
  open: string,
  write: (slug: string, path: string) => Promise<NewEntry>,
): Promise<Written | null> {
  const name = textField(words.entryName, words.entryHint);
  const options = files.map((path) => element('option', { value: path, selected: path === open }, path));
  const select = element('select', { id: 'file' }, ...options);
  const file = element('div', { class: 'row' }, element('label', { for: 'file' }, words.file), select);
  for (;;) {
    const take = (): string => slugOf(name.input.value);
    const slug = await ask(words.newEntry, [name.row, file], [{ label: words.writeEntry, take, isMain: true }]);
    if (slug === null) return null;
    const written = await write(slug, select.value);
    if ('edits' in written) return written;
    name.complain(written.refusal.replaceAll('`', ''));
  }
}

/** A title as an address: `Carpet Cost` becomes `carpet-cost`. Accents are left out, and so are signs. */
function slugOf(title: string): string {
  return bareLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
