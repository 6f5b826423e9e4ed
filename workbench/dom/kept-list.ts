/** A list on the page that is updated often. Keeps the elements of unchanged items, so that no press or focus is lost. */
export class KeptList<Item> {
  readonly #list: HTMLElement;
  readonly #render: (item: Item) => HTMLElement;
  #shown: ReadonlyMap<string, HTMLElement> = new Map();

  constructor(list: HTMLElement, render: (item: Item) => HTMLElement) {
    this.#list = list;
    this.#render = render;
  }

  /** Items with the same content count as the same. */
  show(items: readonly Item[]): void {
    const wanted = new Map(items.map((item) => [JSON.stringify(item), item]));
    for (const [key, made] of this.#shown) if (!wanted.has(key)) made.remove();
    const shown = new Map([...wanted].map(([key, item]) => [key, this.#shown.get(key) ?? this.#render(item)]));
    this.#shown = shown;
    let next = this.#list.firstElementChild;
    for (const made of shown.values())
      if (made === next) next = next.nextElementSibling;
      else this.#list.insertBefore(made, next);
  }
}
