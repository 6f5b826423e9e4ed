/** Asks about a file that was changed both here and elsewhere. */
import { element } from '../dom/element.js';
import { diffLines } from '../messages/line-diff.js';
import { pageWords as words } from '../messages/words.js';
import { lineList } from '../tabs/panels.js';
import { ask } from './dialog.js';

/** Shows both texts. Null when the person cancels: theirs stays on the disk, mine on the page. */
export function askConflict(path: string, mine: string, theirs: string | null): Promise<'mine' | 'theirs' | null> {
  const said = theirs === null ? words.conflictRemoved : words.conflictChanged;
  const lines = theirs === null ? [] : [lineList(diffLines(theirs, mine))];
  return ask(
    words.changedElsewhere({ path }),
    [element('p', {}, said), ...lines],
    [
      { label: theirs === null ? words.dropMine : words.takeTheirs, take: () => 'theirs' as const },
      { label: words.keepMine, take: () => 'mine' as const, isMain: true },
    ],
  );
}
