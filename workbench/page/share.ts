/** A link that holds the open entry with all that it needs. */
import { button, element } from '../dom/element.js';
import { fragmentOf, longestFragment } from '../files/address.js';
import type { FileText } from '../messages/text.js';
import { ask } from './dialog.js';

/** `isWhole`: it is all that there is, as in a playground. */
export async function shareEntry(files: readonly FileText[] | null, isWhole: boolean): Promise<void> {
  if (files === null) {
    await ask('Nothing to share', [element('p', {}, 'Put the cursor into an entry of a file of calculators.')], []);
    return;
  }
  const fragment = await fragmentOf(files);
  if (fragment.length > longestFragment) {
    const size = `${Math.ceil(fragment.length / 1024)} kB`;
    const what = `This takes ${size} as a link; above ${longestFragment / 1024} kB links are cut off on their way.`;
    await ask('Too much for a link', [element('p', {}, `${what} Share the file itself.`)], []);
    return;
  }
  const link = `${location.origin}${location.pathname}${fragment}`;
  if (isWhole) history.replaceState(null, '', link);
  await ask('Share', linkContent(link), []);
}

function linkContent(link: string): readonly Node[] {
  const input = element('input', { type: 'text', id: 'link', readonly: true, value: link });
  input.addEventListener('focus', () => input.select());
  const done = element('p', { role: 'status', class: 'hint' });
  const copy = button('Copy', () => {
    navigator.clipboard.writeText(link).then(
      () => {
        done.textContent = 'Copied.';
      },
      () => {
        input.focus();
        done.textContent = 'Your browser copies nothing for pages: press Ctrl+C.';
      },
    );
  });
  const told =
    'The link holds the text itself. Whoever opens it can read and change it in a playground, and saves nothing here.';
  return [
    element('p', {}, told),
    element('div', { class: 'row' }, element('label', { for: 'link' }, 'Link'), input, copy),
    done,
  ];
}
