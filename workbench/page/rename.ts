/** Another name for what the cursor stands on. */
import type { FileEdit, Renaming } from '../messages/protocol.js';
import { ask, textField } from './dialog.js';

/** The edits that rename it everywhere; null where the person thought better of it. */
export async function askRename(
  name: string,
  rename: (name: string) => Promise<Renaming>,
): Promise<readonly FileEdit[] | null> {
  const field = textField(`New name of ${name}`, 'It changes wherever the name is used.', name);
  for (;;) {
    const chosen = await ask(
      'Rename',
      [field.row],
      [{ label: 'Rename', take: () => field.input.value.trim() || null, isMain: true }],
    );
    if (chosen === null) return null;
    const renaming = await rename(chosen);
    if ('edits' in renaming) return renaming.edits;
    field.complain(renaming.refusal.replaceAll('`', ''));
  }
}
