/** Makes tabs as the ARIA Authoring Practices describe: arrow keys move between them, Tab moves into the panel. */
import { element } from '../dom/element.js';

export interface Tab {
  readonly name: string;
  readonly panel: HTMLElement;
}

/**
 * Makes a list of tabs and sets up their panels; the first is open. `open` opens the tab at a place, and `opened` is
 * called with the place of each tab that a person opens.
 */
export function tabList(
  label: string,
  tabs: readonly Tab[],
  opened: (chosen: number) => void,
): { list: HTMLElement; open: (chosen: number) => void } {
  const list = element('div', { role: 'tablist', 'aria-label': label, class: 'tabs' });
  const buttons = tabs.map(({ name, panel }, index) => {
    const id = `tab-${index}`;
    const made = element('button', { type: 'button', role: 'tab', id, 'aria-controls': `panel-${index}` }, name);
    panel.id = `panel-${index}`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', id);
    panel.tabIndex = 0;
    made.addEventListener('click', () => choose(index));
    return made;
  });
  const open = (chosen: number): void => {
    for (const [index, each] of buttons.entries()) {
      each.setAttribute('aria-selected', String(index === chosen));
      each.tabIndex = index === chosen ? 0 : -1;
      const panel = tabs[index]?.panel;
      if (panel !== undefined) panel.hidden = index !== chosen;
    }
  };
  const choose = (chosen: number): void => {
    open(chosen);
    opened(chosen);
  };
  list.addEventListener('keydown', ({ key }) => {
    const at = buttons.findIndex((each) => each.tabIndex === 0);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[key];
    if (to === undefined) return;
    const next = (to + buttons.length) % buttons.length;
    choose(next);
    buttons[next]?.focus();
  });
  list.append(...buttons);
  open(0);
  return { list, open };
}
