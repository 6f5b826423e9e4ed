/** Reports slips in an estimate: what it counts twice, covers though it says not, or pays for though it says not. */

import { checkWordsOf } from '../../../words/check-words.js';
import type { RawEstimate } from '../../language/forms/estimate.js';
import type { Located } from '../../language/forms/form.js';
import type { Step } from '../../program/catalog.js';
import type { Core } from '../../program/core.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Reporter } from '../../source/diagnostic.js';
import { repeatedIn } from '../../source/repeated.js';
import type { Scope } from '../expression/scope.js';

export function reportSlips(
  raw: RawEstimate,
  steps: readonly Step[],
  { reporter, language }: Pick<Scope, 'reporter' | 'language'>,
): void {
  reportCountedTwice(raw, steps, reporter);
  adviseOnCovers(raw, reporter);
  adviseOnLeftOut(raw, language, reporter);
  adviseOnOther(raw, steps, reporter);
}

/** The names in an estimate, repeated for each place. */
export function placesOf(raw: RawEstimate): readonly Located<string>[] {
  const figures = [...raw.lines, ...raw.options.map(({ value }) => value)].map(({ figure }) => figure);
  return [...figures, ...(raw.minimum === null ? [] : [raw.minimum]), ...raw.subtotals, ...raw.other];
}

function reportCountedTwice(raw: RawEstimate, steps: readonly Step[], reporter: Reporter): void {
  for (const { item, first } of repeatedIn(placesOf(raw), ({ value }) => value)) {
    const related = [{ span: first.span, label: 'first here' }];
    reporter.report('counted-twice', item.span, { name: item.value }, { related });
  }
  const lines = new Map(raw.lines.map(({ figure }) => [figure.value, figure.span]));
  for (const { figure } of raw.lines) {
    for (const part of addends(figure.value, steps)) {
      const other = part === null ? undefined : lines.get(part);
      if (part === null || other === undefined || part === figure.value) continue;
      const related = [{ span: other, label: `\`${figure.value}\` holds this line` }];
      reporter.report('counted-twice', figure.span, { name: part }, { related });
    }
  }
}

/** Only labor and material are told apart: material is often delivered, and work needs equipment. */
function adviseOnCovers({ covers, lines }: RawEstimate, reporter: Reporter): void {
  if (covers === 'job') return;
  const other = covers === 'material' ? 'labor' : 'material';
  for (const { line, covers: lineCovers, figure } of lines) {
    const shown = lineCovers === 'job' ? 'a whole job' : other;
    if (lineCovers === other || lineCovers === 'job')
      reporter.report('covers-more', figure.span, { covers, line, lineCovers: shown });
  }
}

/** Advises on what is left out although a line names it: `delivery` beside "Trees delivered and planted". */
function adviseOnLeftOut({ leavesOut, lines }: RawEstimate, language: string, reporter: Reporter): void {
  const { joining } = checkWordsOf(language) ?? {};
  if (joining === undefined) return;
  const stemsOf = stemmer(joining.split(' '));
  for (const what of leavesOut) {
    const words = stemsOf(what);
    const paid = lines.find(({ line }) => words.length > 0 && words.every((word) => stemsOf(line).includes(word)));
    if (paid !== undefined)
      reporter.report('paid-after-all', paid.figure.span, { what, payer: `the line "${paid.line}" pays for it` });
  }
}

/** Finds the words of a text that name something, without the endings in which they differ. */
function stemmer(joining: readonly string[]): (text: string) => readonly string[] {
  return (text) => {
    const words = text.toLowerCase().match(/\p{L}[\p{L}-]{2,}/gu) ?? [];
    return words.filter((word) => !joining.includes(word)).map((word) => word.slice(0, 5));
  };
}

/** Advises on an amount that nobody is said to pay, and that adds up nothing but lines. */
function adviseOnOther({ lines, other }: RawEstimate, steps: readonly Step[], reporter: Reporter): void {
  const figures = new Set<string | null>(lines.map(({ figure }) => figure.value));
  for (const { value: what, span } of other) {
    const parts = addends(what, steps);
    if (parts.size < 2 || [...parts].some((part) => !figures.has(part))) continue;
    reporter.report('paid-after-all', span, { what, payer: 'it adds up lines' }, { hint: 'Name it in `subtotals`.' });
  }
}

/** The steps that a step adds up; null stands for anything else that it adds. */
function addends(name: string, steps: readonly Step[]): ReadonlySet<string | null> {
  const step = steps.find((each) => each.name === name);
  const parts = (step?.parts ?? []).flatMap(({ core }) => addendsOf(core));
  return new Set(parts.map((part) => (part === null ? null : part.replace(/\.(?:low|high)$/, ''))));
}

function addendsOf(core: Core): readonly (string | null)[] {
  if (core.kind === 'step') return [core.name];
  const isSum = core.kind === 'apply' && arithmeticOf(core.operation).algebra === 'sum';
  return isSum ? core.args.flatMap(addendsOf) : [null];
}
