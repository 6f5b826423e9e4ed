/** The figures that a sentence shows, by the names of their steps. */

import type { Unit } from '../units/unit.js';
import type { FigurePart, NamedText, SentenceCase } from './catalog.js';
import type { Core } from './core.js';

/** A figure in the unit in which it is shown, with the most decimals of any placeholder for it. */
export interface ShownFigure {
  readonly name: string;
  readonly unit: Unit;
  readonly unitLabel: string;
  readonly decimals: number;
  readonly low: Core;
  readonly high: Core | null;
}

/** Every placeholder that shows a step, in order. */
export function shownParts(cases: readonly SentenceCase[]): readonly { name: string; part: FigurePart }[] {
  return cases
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind !== 'figure' || part.step === null ? [] : [{ name: part.step, part }]));
}

/** Each step that any alternative shows, once, in the order in which they are first shown. */
export function shownFigures(cases: readonly SentenceCase[]): readonly ShownFigure[] {
  const figures = new Map<string, ShownFigure>();
  for (const { name, part } of shownParts(cases)) {
    const { low, high, unit, unitLabel, format } = part;
    const known = figures.get(name) ?? { name, unit, unitLabel, low, high, decimals: 0 };
    figures.set(name, { ...known, decimals: Math.max(known.decimals, format.decimals) });
  }
  return [...figures.values()];
}

/** Each step that any alternative shows as a text, once, with all its possible texts. */
export function shownTexts(cases: readonly SentenceCase[]): readonly NamedText[] {
  const texts = new Map<string, NamedText>();
  for (const part of cases.flatMap(({ parts }) => parts)) {
    if (part.kind !== 'words' || part.step === null || texts.has(part.step)) continue;
    const text = { ...part.figure, possible: [...new Set(part.figure.possible)] };
    texts.set(part.step, { name: part.step, text });
  }
  return [...texts.values()];
}
