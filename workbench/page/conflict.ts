/** A file that was changed both here and elsewhere: nobody's work is dropped without a word. */
import { element } from '../dom/element.js';
import { diffLines } from '../messages/line-diff.js';
import { lineList } from '../tabs/panels.js';
import { ask } from './dialog.js';

/** Shows both; null where the person leaves it open, which keeps theirs on the disk and hers on the page. */
export function askConflict(path: string, mine: string, theirs: string | null): Promise<'mine' | 'theirs' | null> {
  const said =
    theirs === null
      ? 'It was removed elsewhere, and you have changes that are not saved.'
      : 'It was changed elsewhere, and you have changes that are not saved. From theirs (-) to yours (+):';
  const lines = theirs === null ? [] : [lineList(diffLines(theirs, mine))];
  return ask(
    `${path} has changed elsewhere`,
    [element('p', {}, said), ...lines],
    [
      { label: theirs === null ? 'Drop mine' : 'Take theirs', take: () => 'theirs' as const },
      { label: 'Keep mine', take: () => 'mine' as const, isMain: true },
    ],
  );
}
