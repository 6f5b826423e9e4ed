/** Shares the open entry, with everything it needs, as a link. */
import { button, element } from '../dom/element.js';
import { fragmentOf, longestFragment } from '../files/fragment.js';
import type { FileText } from '../messages/text.js';
import { pageWords as words } from '../messages/words.js';
import { ask } from './dialog.js';

/** Shows the link to the files. `isWhole` is true when they are the whole catalog, as in a playground. */
export async function shareEntry(files: readonly FileText[] | null, isWhole: boolean): Promise<void> {
  if (files === null) {
    await ask(words.shareNothing, [element('p', {}, words.shareHint)], []);
    return;
  }
  const fragment = await fragmentOf(files);
  if (fragment.length > longestFragment) {
    const size = words.shareSize({ size: Math.ceil(fragment.length / 1024), most: longestFragment / 1024 });
    await ask(words.shareTooMuch, [element('p', {}, size)], []);
    return;
  }
  const link = `${location.origin}${location.pathname}${fragment}`;
  if (isWhole) history.replaceState(null, '', link);
  await ask(words.share, linkContent(link), []);
}

function linkContent(link: string): readonly Node[] {
  const input = element('input', { type: 'text', id: 'link', readonly: true, value: link });
  input.addEventListener('focus', () => input.select());
  const done = element('p', { role: 'status', class: 'hint' });
  const copy = button(words.copy, () => {
    navigator.clipboard.writeText(link).then(
      () => {
        done.textContent = words.copied;
      },
      () => {
        input.focus();
        done.textContent = words.notCopied;
      },
    );
  });
  return [
    element('p', {}, words.shareNote),
    element('div', { class: 'row' }, element('label', { for: 'link' }, words.link), input, copy),
    done,
  ];
}
