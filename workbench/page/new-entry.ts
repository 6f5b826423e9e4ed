/** A new entry: its name is asked for, and the rest stands as a skeleton to be filled in. */
import { element } from '../dom/element.js';
import type { NewEntry } from '../messages/protocol.js';
import { ask, textField } from './dialog.js';

type Written = Exclude<NewEntry, { readonly refusal: string }>;

/** Null where the person thought better of it. `open` is the file that is shown. */
export async function askNewEntry(
  files: readonly string[],
  open: string,
  write: (slug: string, path: string) => Promise<NewEntry>,
): Promise<Written | null> {
  const hint = 'As it stands in its address: lower case and hyphens, such as rain-barrel.';
  const name = textField('Name of the calculator', hint);
  const options = files.map((path) => element('option', { value: path, selected: path === open }, path));
  const select = element('select', { id: 'file' }, ...options);
  const file = element('div', { class: 'row' }, element('label', { for: 'file' }, 'File'), select);
  for (;;) {
    const take = (): string => name.input.value.trim();
    const slug = await ask('New entry', [name.row, file], [{ label: 'Write it', take, isMain: true }]);
    if (slug === null) return null;
    const written = await write(slug, select.value);
    if ('edits' in written) return written;
    name.complain(written.refusal.replaceAll('`', ''));
  }
}
