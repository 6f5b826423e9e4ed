/** Renders the parts that examples reach as grids: a row for each part, a column for each example. */
import { element, note } from '../dom/element.js';
import type { ExampleRun, Reach } from '../messages/draft.js';
import { tabWords as words } from '../messages/words.js';

export function reachGrids(reach: readonly Reach[], examples: readonly ExampleRun[]): readonly HTMLElement[] {
  const filled = reach.filter(({ parts }) => parts.length > 0);
  if (filled.length === 0) return [note(words.noneToReach)];
  return filled.map((each) => gridOf(each, examples));
}

function gridOf({ what, parts }: Reach, examples: readonly ExampleRun[]): HTMLElement {
  const reached = parts.filter(({ by }) => by.length > 0).length;
  const caption = words.reachedOf({ what: words.reached[what], reached, count: parts.length });
  const heads = examples.map(({ name }, index) =>
    element('th', { scope: 'col', title: name }, String(index + 1), element('span', hidden, `. ${name}`)),
  );
  const head = element('tr', {}, element('th', { scope: 'col' }, words.part), ...heads);
  const rows = parts.map((part) => rowOf(part, examples));
  const table = element(
    'table',
    { class: 'grid' },
    element('caption', {}, caption),
    element('thead', {}, head),
    element('tbody', {}, ...rows),
  );
  return element('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption }, table);
}

function rowOf({ name, by }: Reach['parts'][number], examples: readonly ExampleRun[]): HTMLElement {
  const cells = examples.map((example, index) => cellOf(by.includes(index) ? example.name : null));
  return element('tr', { class: by.length === 0 ? 'missed' : '' }, element('th', { scope: 'row' }, name), ...cells);
}

const hidden = { class: 'visually-hidden' } as const;

/** A cell of an example that reaches the part; null for one that does not. */
function cellOf(example: string | null): HTMLElement {
  if (example === null) return element('td', {}, element('span', hidden, words.notReachedBy));
  const mark = element('span', { 'aria-hidden': 'true' }, '●');
  const said = element('span', hidden, words.reachedBy({ example }));
  return element('td', { class: 'hit' }, mark, said);
}
