/** Compares the figures that a calculator publishes, except for their values. */
import type { Calculator, Figure, NamedFigure } from '../../generator/program/catalog.js';
import type { Interval } from '../../generator/program/interval.js';
import type { TextFigure } from '../../generator/program/text-figure.js';
import type { Report } from './change.js';
import { pair, quoted, reportPaired } from './change.js';

const namedInAnswers = 'programs read it from answers by its name';
const mayGain = 'answers may gain members';

export function compareFigures(before: Calculator, after: Calculator, report: Report): void {
  compareFigure('the result', before.result, after.result, report);
  const reasons = [namedInAnswers, mayGain] as const;
  const secondary = pair(before.secondary, after.secondary, ({ label }) => label);
  reportPaired(secondary, ({ label }) => `secondary figure ${quoted(label)}`, reasons, report);
  for (const [old, now] of secondary.kept) compareFigure(quoted(now.label), old, now, report);
  const named = pair(before.figures, after.figures, ({ name }) => name);
  reportPaired(named, ({ name }) => `figure ${quoted(name)}`, reasons, report);
  for (const [old, now] of named.kept) compareNamed(old, now, report);
  const texts = pair(before.texts, after.texts, ({ name }) => name);
  reportPaired(texts, ({ name }) => `text ${quoted(name)}`, reasons, report);
  for (const [old, now] of texts.kept) compareTexts(quoted(now.name), old.text, now.text, report);
  compareTexts('the result', before.text, after.text, report);
  compareRanges(before, after, report);
}

function compareNamed(before: NamedFigure, after: NamedFigure, report: Report): void {
  const name = quoted(after.name);
  if ((before.high === null) !== (after.high === null))
    report('breaking', `figure ${name} is now a ${after.high === null ? 'number' : 'range'}`, namedInAnswers);
  compareFigure(name, before.low, after.low, report);
}

function compareFigure(name: string, before: Figure, after: Figure, report: Report): void {
  const [unit, newUnit] = [before, after].map(({ unitLabel }) => unitLabel || 'plain');
  if (unit !== newUnit)
    report('breaking', `unit of ${name} ${unit} -> ${newUnit}`, 'programs read the number in its unit');
  const decimals = `decimals of ${name} ${before.decimals} -> ${after.decimals}`;
  if (before.decimals > after.decimals) report('behaviour', decimals, 'precision is lost');
  if (before.decimals < after.decimals) report('documentation', decimals, 'no precision is lost');
}

function compareTexts(name: string, before: TextFigure | null, after: TextFigure | null, report: Report): void {
  if (before === null || after === null) {
    if (before !== null) report('breaking', `${name} no longer has a text`, namedInAnswers);
    if (after !== null) report('documentation', `${name} now has a text`, mayGain);
    return;
  }
  for (const text of before.possible.filter((each) => !after.possible.includes(each)))
    report('breaking', `${name} can no longer be "${text}"`, 'programs compare with it');
  for (const text of after.possible.filter((each) => !before.possible.includes(each)))
    report('documentation', `${name} can now be "${text}"`, 'more texts may be added at any time');
}

/** Compares proved ranges, as clients may check answers against them. */
function compareRanges(before: Calculator, after: Calculator, report: Report): void {
  if (before.resultRange !== null && after.resultRange === null)
    report('breaking', 'the range of the result is gone', namedInAnswers);
  if (before.resultRange === null && after.resultRange !== null)
    report('documentation', 'the result has a range', mayGain);
  const now = new Map(rangesOf(after).map((each) => [each.name, each]));
  const moved = rangesOf(before).flatMap(({ name, unit, decimals, range }) => {
    const next = now.get(name);
    // Another unit is reported on its own, and so are other decimals with what they round.
    if (next === undefined || next.unit !== unit) return [];
    const rounded = decimals === next.decimals ? 0 : (10 ** -decimals + 10 ** -next.decimals) * 0.5000001;
    const isSame = (['low', 'high'] as const).every((end) => Math.abs(next.range[end] - range[end]) <= rounded);
    return isSame ? [] : [{ name, range, next: next.range }];
  });
  if (moved.length === 0) return;
  const what = moved.map(({ name, range, next }) => `${name} ${inWords(range)} -> ${inWords(next)}`).join('; ');
  const isInside = moved.every(({ range, next }) => next.low >= range.low && next.high <= range.high);
  if (isInside) report('documentation', `proved ranges: ${what}`, 'they lie inside the old ones');
  else report('behaviour', `proved ranges: ${what}`, 'clients that check answers may get values outside the old ones');
}

interface NamedRange {
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  readonly range: Interval;
}

function rangesOf({ result, secondary, figures }: Calculator): readonly NamedRange[] {
  const ofFigure = (name: string, { unitLabel, decimals, range }: Figure): NamedRange => ({
    name,
    unit: unitLabel,
    decimals,
    range: range(),
  });
  return [
    ofFigure('the result', result),
    ...secondary.map((figure) => ofFigure(quoted(figure.label), figure)),
    ...figures.flatMap(({ name, low, high }) =>
      high === null
        ? [ofFigure(quoted(name), low)]
        : [ofFigure(`${quoted(name)} low`, low), ofFigure(`${quoted(name)} high`, high)],
    ),
  ];
}

function inWords({ low, high }: Interval): string {
  return `${low}..${high}`;
}
