/** Lists the findings below the text, those of the open file first. */
import { button, byId, element, prose } from '../dom/element.js';
import type { Finding, Fix } from '../messages/findings.js';
import { pageWords as words } from '../messages/words.js';

export interface FindingHost {
  readonly goTo: (path: string, from: number) => void;
  readonly applyFix: (fix: Fix) => void;
}

const mostListed = 100;

export function showFindings(findings: readonly Finding[], open: number, path: string, host: FindingHost): void {
  const mistakes = findings.filter(({ severity }) => severity === 'error').length;
  const advice = findings.length - mistakes;
  const parts = [
    mistakes === 0 ? words.noMistakes : words.mistakes(mistakes),
    ...(advice === 0 ? [] : [words.advice(advice)]),
    ...(open === 0 ? [] : [words.proofsLeft(open)]),
  ];
  const verdict = byId('verdict');
  const text = parts.join(', ');
  if (verdict.textContent !== text) verdict.textContent = text;
  verdict.dataset['kind'] = mistakes > 0 ? 'wrong' : advice > 0 ? 'advised' : 'right';
  const sorted = [...findings].sort((a, b) => Number(b.path === path) - Number(a.path === path));
  byId('list').replaceChildren(...sorted.slice(0, mostListed).map((each) => item(each, host)));
}

function item({ path, from, line, severity, message, hint, fixes }: Finding, host: FindingHost): HTMLElement {
  const place = button(words.placeOf(path.slice(path.indexOf('/') + 1), line), () => host.goTo(path, from), {
    class: 'quiet',
  });
  const buttons = fixes.map((fix) =>
    button(fixes.length === 1 ? words.fix : fix.title.replaceAll('`', ''), () => host.applyFix(fix)),
  );
  return element('li', { class: severity }, element('p', {}, prose(message), ' ', prose(hint)), place, ...buttons);
}
