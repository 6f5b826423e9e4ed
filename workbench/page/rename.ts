/** Asks for a new name. */
import type { FileEdit, Renaming } from '../messages/protocol.js';
import { pageWords as words } from '../messages/words.js';
import { ask, textField } from './dialog.js';

/** The edits that change the name everywhere, or null when the person cancels. */
export async function askRename(
  name: string,
  rename: (name: string) => Promise<Renaming>,
): Promise<readonly FileEdit[] | null> {
  const field = textField(words.newName({ name }), words.renameHint, name);
  for (;;) {
    const chosen = await ask(
      words.rename,
      [field.row],
      [{ label: words.rename, take: () => field.input.value.trim() || null, isMain: true }],
    );
    if (chosen === null) return null;
    const renaming = await rename(chosen);
    if ('edits' in renaming) return renaming.edits;
    field.complain(renaming.refusal.replaceAll('`', ''));
  }
}
