/** Evaluates everything that a calculator publishes at one point, as a list that can be compared. */

import { roundTo } from '../../engine/kernel/math.js';
import type { ElaboratedEntry } from '../../generator/elaborate/elaborated-entry.js';
import { programOf } from '../../generator/elaborate/entry-program.js';
import type { Core } from '../../generator/program/core.js';
import type { Evaluation } from '../../generator/program/evaluate.js';
import { evaluate } from '../../generator/program/evaluate.js';
import type { Point, Program } from '../../generator/program/program.js';
import { textAt } from '../../generator/program/published-program.js';
import { shownFigures, shownTexts } from '../../generator/program/sentence.js';
import type { ShownText } from '../../generator/program/text-figure.js';
import { unitLabel } from '../../generator/units/unit.js';

/** A calculator that can be called, without its examples and proofs. */
export interface Trial {
  readonly program: Program;
  readonly published: readonly PublishedItem[];
}

/** One number or text of an answer. */
export interface PublishedItem {
  /** `value`, `text`, the label of a secondary figure, the name of a figure, with ` low` or ` high` for its ends. */
  readonly name: string;
  readonly role: 'result' | 'secondary' | 'figure' | 'text' | 'estimate';
  readonly core: Core;
  /** The unit as shown; empty for texts. */
  readonly unit: string;
  /** Null for texts. */
  readonly decimals: number | null;
  readonly read: (evaluation: Evaluation) => Said;
}

export type Said = number | string;

/** Numbers and texts in the order of `published`; null when the call is refused. */
export type Answer = readonly Said[] | null;

/** Prepares a calculator to be called; `published` is everything that examples can expect. */
export function trialOf(entry: ElaboratedEntry): Trial {
  const { result, secondary, sentence, text } = entry;
  const named = shownFigures(sentence).flatMap(({ name, low, high, unitLabel: unit, decimals }) =>
    rangeItems(name, 'figure', [low, high], unit, decimals),
  );
  return {
    program: programOf(entry),
    published: [
      numberItem('value', 'result', result.core, result.unitLabel, result.decimals),
      ...(text === null ? [] : [textItem('text', 'result', text)]),
      ...secondary.map(({ core, what, unitLabel, decimals }) =>
        numberItem(what.replaceAll('`', ''), 'secondary', core, unitLabel, decimals),
      ),
      ...named,
      ...shownTexts(sentence).map((each) => textItem(each.name, 'text', each.text)),
    ],
  };
}

/** The same with what an estimate says beside its sentence, which examples do not expect by name. */
export function wholeTrialOf(entry: ElaboratedEntry): Trial {
  const trial = trialOf(entry);
  const { estimate } = entry;
  if (estimate === null) return trial;
  const named = new Set(trial.published.map(({ name }) => name.replace(/ (?:low|high)$/, '')));
  const { lines, options, total, minimum } = estimate;
  const paid = [
    ...[...lines, ...options].map((each) => ({ ...each, name: each.line })),
    { ...total, name: 'total' },
    ...(minimum === null ? [] : [{ ...minimum, name: 'minimum' }]),
  ].filter(({ figure }) => !named.has(figure));
  const items = paid.flatMap(({ name, low, high, unit, decimals }) =>
    rangeItems(`estimate: ${name}`, 'estimate', [low, low === high ? null : high], unitLabel(unit), decimals),
  );
  return { ...trial, published: [...trial.published, ...items] };
}

/** The ends of a range, or a number that has no high end. */
function rangeItems(
  name: string,
  role: PublishedItem['role'],
  [low, high]: readonly [low: Core, high: Core | null],
  unit: string,
  decimals: number,
): readonly PublishedItem[] {
  if (high === null) return [numberItem(name, role, low, unit, decimals)];
  return [numberItem(`${name} low`, role, low, unit, decimals), numberItem(`${name} high`, role, high, unit, decimals)];
}

function numberItem(
  name: string,
  role: PublishedItem['role'],
  core: Core,
  unit: string,
  decimals: number,
): PublishedItem {
  return { name, role, core, unit, decimals, read: ({ number }) => roundTo(number(core), decimals) };
}

function textItem(name: string, role: PublishedItem['role'], text: ShownText): PublishedItem {
  return { name, role, core: text.core, unit: '', decimals: null, read: (evaluation) => textAt(text, evaluation) };
}

export function answerAt({ program, published }: Trial, point: Point): Answer {
  const evaluation = evaluate(program, point);
  if (!program.requirements.every((condition) => evaluation.holds(condition))) return null;
  return published.map(({ read }) => read(evaluation));
}

/** True when two answers are the same; NaN equals NaN. */
export function isSame(a: Answer, b: Answer): boolean {
  if (a === null || b === null) return a === b;
  return a.length === b.length && a.every((each, index) => Object.is(each, b[index]) || each === b[index]);
}
