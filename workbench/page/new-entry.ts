/** A new entry: its name is asked for, and the rest stands as a skeleton to be filled in. */
import { element } from '../dom/element.js';
import type { EntryPlace } from '../messages/draft.js';
import type { Skeleton } from '../messages/protocol.js';
import { ask, textField } from './dialog.js';

const slug = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Null where the person thought better of it. `open` is the file that is shown. */
export async function askNewEntry(
  files: readonly string[],
  open: string,
  entries: readonly EntryPlace[],
  skeleton: (slug: string, path: string) => Promise<Skeleton>,
): Promise<Skeleton | null> {
  const name = textField(
    'Name of the calculator',
    'As it stands in its address: lower case and hyphens, such as rain-barrel.',
  );
  const select = element(
    'select',
    { id: 'file' },
    ...files.map((path) => element('option', { value: path, selected: path === open }, path)),
  );
  const file = element('div', { class: 'row' }, element('label', { for: 'file' }, 'File'), select);
  const take = (): string | null => {
    const text = name.input.value.trim();
    const isTaken = entries.some((entry) => entry.slug === text);
    if (isTaken) name.complain(`There is a calculator ${text} already.`);
    else if (!slug.test(text))
      name.complain('Lower case letters, digits and hyphens between them, such as rain-barrel.');
    return !isTaken && slug.test(text) ? text : null;
  };
  const chosen = await ask('New entry', [name.row, file], [{ label: 'Write it', take, isMain: true }]);
  return chosen === null ? null : await skeleton(chosen, select.value);
}
