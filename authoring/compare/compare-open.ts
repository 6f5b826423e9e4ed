/** Compares the figures that callers may put their own in place of. */
import type { Calculator } from '../../generator/program/catalog.js';
import type { OpenFigure } from '../../generator/program/open-figure.js';
import { displayUnit } from '../../generator/units/unit.js';
import type { Report } from './change.js';
import { pair, quoted } from './change.js';

export function compareOpen(before: Calculator, after: Calculator, report: Report): void {
  const { removed, added, kept } = pair(before.own?.figures ?? [], after.own?.figures ?? [], ({ name }) => name);
  for (const { name } of removed)
    report('breaking', `${quoted(name)} is no longer open`, 'calls that put in their own are refused');
  for (const figure of added)
    report('documentation', `${quoted(figure.name)} is open: ${inWords(figure)}`, 'calls without it stay valid');
  for (const [old, now] of kept) compareRange(old, now, report);
}

function compareRange(before: OpenFigure, after: OpenFigure, report: Report): void {
  const [old, now] = [inWords(before), inWords(after)];
  if (old === now) return;
  const what = `the open range of ${quoted(after.name)} ${old} -> ${now}`;
  const isSameUnit = displayUnit(before.unit) === displayUnit(after.unit);
  if (!isSameUnit) report('breaking', what, 'programs send it in its unit');
  else if (after.min > before.min || after.max < before.max)
    report('breaking', what, 'calls with figures outside of it are refused');
  else report('documentation', what, 'it holds the old one');
}

function inWords({ min, max, unit }: OpenFigure): string {
  return `${min}..${max} ${displayUnit(unit)}`;
}
