/** Advises on prices without a source: figures, cells, and numbers in formulas. */
import type { RawSharedFigure } from '../../language/forms/figures.js';
import type { Named } from '../../language/forms/form.js';
import type { Validity } from '../../program/catalog.js';
import { isLacking } from '../../program/evidence.js';
import type { SharedFigure, SharedFigures } from '../../program/shared-figure.js';
import type { Reporter } from '../../source/diagnostic.js';
import { oneLine } from '../../source/one-line.js';
import type { Span } from '../../source/source.js';
import { spanText } from '../../source/source.js';
import { isPrice } from '../../units/unit.js';

type Groups = readonly Named<readonly Named<RawSharedFigure>[]>[];

/** Call only of a catalog without mistakes, which come first. */
export function adviseOnPrices(
  {
    figures,
    shared,
    calculators,
  }: {
    readonly figures: Groups;
    readonly shared: SharedFigures;
    readonly calculators: readonly Pick<Validity, 'lacking' | 'written'>[];
  },
  reporter: Reporter,
): void {
  for (const { name: group, value } of figures)
    for (const { name } of value) {
      const figure = shared.get(group.value)?.get(name.value);
      if (figure != null && isUnfounded(figure)) report(`${group.value}.${name.value}`, name.span);
    }
  for (const { lacking, written } of calculators) {
    for (const { name, span } of lacking) report(name, span);
    for (const span of written) reporter.report('price-in-formula', span, { found: oneLine(spanText(span)) });
  }
  function report(name: string, span: Span): void {
    reporter.report('no-evidence', span, { name });
  }
}

function isUnfounded({ unit, periods, evidence }: SharedFigure): boolean {
  const isMoney = isPrice(unit) && periods.some(({ high }) => high.numerator !== 0n);
  return isMoney && isLacking(evidence);
}
