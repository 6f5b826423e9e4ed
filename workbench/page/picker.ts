/** The list of entries and files. */
import { byId, element } from '../dom/element.js';
import type { FindingHost } from '../dom/finding-buttons.js';
import type { EntryPlace } from '../messages/draft.js';
import { pageWords as words } from '../messages/words.js';

export class Picker {
  readonly #select = byId('entry') as HTMLSelectElement;
  #entries: readonly EntryPlace[] = [];
  #written = '';

  constructor(goTo: FindingHost['goTo']) {
    this.#select.addEventListener('change', () => {
      const [path = '', slug] = this.#select.value.split('#');
      const entry = this.#entries.find((each) => each.path === path && each.slug === slug);
      goTo(path, entry?.from ?? 0);
    });
  }

  /** Lists the entries below their files, and the files that have none. */
  show(entries: readonly EntryPlace[], paths: readonly string[]): void {
    this.#entries = entries;
    const key = [...paths, ...entries.map(idOf)].join('\n');
    if (key === this.#written) return;
    this.#written = key;
    const groups = paths.flatMap((path) => {
      const own = entries.filter((each) => each.path === path);
      const options = own.map((each) => element('option', { value: idOf(each) }, each.slug));
      return own.length === 0 ? [] : [element('optgroup', { label: nameOf(path) }, ...options)];
    });
    const files = paths.map((path) => element('option', { value: path }, nameOf(path)));
    const chosen = this.#select.value;
    this.#select.replaceChildren(...groups, element('optgroup', { label: words.wholeFiles }, ...files));
    this.#select.value = chosen;
  }

  /** Selects the entry at the cursor, or the file if there is none, and returns the entry. */
  mark(path: string, offset: number): EntryPlace | null {
    const own = this.#entries.filter((each) => each.path === path);
    const entry = own.findLast(({ from }) => from <= offset) ?? null;
    this.#select.value = entry === null ? path : idOf(entry);
    return entry;
  }
}

function idOf({ path, slug }: EntryPlace): string {
  return `${path}#${slug}`;
}

/** The path of a file below the catalog's folder. */
export function nameOf(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}
