/** Lists the findings below the text, those of the open file first. */
import { byId, element } from '../dom/element.js';
import type { FindingHost } from '../dom/finding-buttons.js';
import { findingParts } from '../dom/finding-buttons.js';
import { KeptList } from '../dom/kept-list.js';
import type { Finding } from '../messages/findings.js';
import { pageWords as words } from '../messages/words.js';
import { nameOf } from './picker.js';

const mostListed = 100;

export class FindingList {
  readonly #list: KeptList<Finding>;

  constructor(host: FindingHost) {
    this.#list = new KeptList(byId('list'), (finding) => item(finding, host));
  }

  /** `open` is how many proofs are left; `path` is the open file. */
  show(findings: readonly Finding[], open: number, path: string): void {
    showVerdict(findings, open);
    const sorted = [...findings].sort((a, b) => Number(b.path === path) - Number(a.path === path));
    this.#list.show(sorted.slice(0, mostListed));
  }
}

function showVerdict(findings: readonly Finding[], open: number): void {
  const mistakes = findings.filter(({ severity }) => severity === 'error').length;
  const advice = findings.length - mistakes;
  const parts = [
    mistakes === 0 ? words.noMistakes : words.mistakes({ count: mistakes }),
    ...(advice === 0 ? [] : [words.advice({ count: advice })]),
    ...(open === 0 ? [] : [words.proofsLeft({ count: open })]),
  ];
  const verdict = byId('verdict');
  const text = parts.join(', ');
  if (verdict.textContent !== text) verdict.textContent = text;
  verdict.dataset['kind'] = mistakes > 0 ? 'wrong' : advice > 0 ? 'advised' : 'right';
}

function item(finding: Finding, host: FindingHost): HTMLElement {
  const { path, line, severity } = finding;
  const place = words.placeOf({ path: nameOf(path), line });
  return element('li', { class: severity }, ...findingParts(finding, host, place));
}
