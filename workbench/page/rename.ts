/** Asks for a new name. */
import type { FileEdit, Renaming } from '../messages/protocol.js';
import { pageWords as words } from '../messages/words.js';
import { askForm, textField } from './dialog.js';

/** The edits that change the name everywhere, or null when the person cancels. */
export async function askRename(
  name: string,
  rename: (name: string) => Promise<Renaming>,
): Promise<readonly FileEdit[] | null> {
  const field = textField(words.newName({ name }), words.renameHint, name);
  for (;;) {
    const chosen = await askForm(words.rename, {}, () => field.input.value.trim() || null, [field]);
    if (chosen === null) return null;
    const renaming = await rename(chosen);
    if ('edits' in renaming) return renaming.edits;
    field.complain(renaming.refusal.replaceAll('`', ''));
  }
}
