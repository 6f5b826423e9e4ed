/** Checks which figure is the price of a job. */
import type { RawPrice } from '../../load/raw-catalog.js';
import type { JobPrice, NamedFigure } from '../../model/catalog.js';
import type { Reporter } from '../../text/diagnostic.js';
import { suggestOrList } from '../../text/suggest.js';

/** The price of a job; null when the entry names none, or after reporting a figure that is not an amount of money. */
export function checkPrice(raw: RawPrice | null, figures: readonly NamedFigure[], reporter: Reporter): JobPrice | null {
  if (raw === null) return null;
  const { figure, covers } = raw;
  const amounts = figures.filter(({ low }) => isMoney(low.unitLabel));
  if (amounts.some(({ name }) => name === figure.value)) return { figure: figure.value, covers };
  const names = amounts.map(({ name }) => name);
  const hint = suggestOrList(figure.value, names, 'Amounts of money');
  reporter.report('unknown-figure', figure.span, { name: figure.value }, { hint });
  return null;
}

/** True for `$`, false for `$/ft`. */
function isMoney(unitLabel: string): boolean {
  return /^\p{Sc}$/u.test(unitLabel);
}
