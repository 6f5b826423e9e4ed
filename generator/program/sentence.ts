/** Renders sentences and formats amounts, and tells which figures sentences show. */
import type { NumberForm, Words } from '../../engine/kernel/language.js';
import { numberText } from '../../engine/kernel/language.js';
import type { Unit } from '../units/unit.js';
import type { FigurePart, Format, SelectInput, SentenceCase, SentencePart } from './catalog.js';
import type { Core } from './core.js';
import { endsOf } from './ends.js';
import type { Evaluation } from './evaluate.js';
import type { Point } from './program.js';
import type { DayPart, NamedText, ShownText, WordsPart } from './text-figure.js';
import { textOfCode } from './text-pool.js';
import type { AmountFunction } from './write-sentence.js';
import { writeAmount, writePart } from './write-sentence.js';

/** The sentence at one point, the same as from the emitted code. */
export function renderSentence(
  cases: readonly SentenceCase[],
  { number, holds }: Evaluation,
  at: Point,
  selects: readonly SelectInput[],
  form: NumberForm | null = null,
): string {
  const chosen = cases.find(({ when }) => when === null || holds(when));
  return (chosen?.parts ?? []).map((part) => renderPart(part, number, at, { selects, form })).join('');
}

interface Rendering {
  readonly selects: readonly SelectInput[];
  readonly form: NumberForm | null;
}

function renderPart(part: SentencePart, number: Evaluation['number'], at: Point, { selects, form }: Rendering): string {
  return writePart(part, {
    text: (text) => text,
    phrase: (input) => phraseOf(input, at, selects),
    words: ({ pool, core }) => textOfCode(pool, number(core)),
    day: (core) => numberText(form).longDay(number(core)),
    amount: ({ format, ...ends }) => shownAmount(format, endsOf(ends).map(number), form),
  });
}

function phraseOf(input: string, at: Point, selects: readonly SelectInput[]): string {
  const select = selects.find(({ name }) => name === input);
  return select?.options.find(({ key }) => key === at.choices.get(input))?.phrase ?? '';
}

/** "$1,250", "2.47 cubic yards", "1 bag"; "$370 to $545" for two ends, one amount when both read the same. */
export function shownAmount(format: Format, ends: readonly number[], form: NumberForm | null = null): string {
  const kernel: Readonly<Record<AmountFunction, (...args: never[]) => string>> = numberText(form);
  const shown = writeAmount<number | Words>(format, ends, {
    number: (value) => value,
    text: (text) => text,
    forms: (forms) => forms,
    kernel: (name, args) => kernel[name](...(args as never[])),
  });
  return String(shown);
}

/** The inputs whose phrases a sentence shows. */
export function phrasesIn(cases: readonly SentenceCase[]): ReadonlySet<string> {
  const parts = cases.flatMap((each) => each.parts);
  return new Set(parts.flatMap((part) => (part.kind === 'phrase' ? [part.input] : [])));
}

/** Every formula that a sentence shows. */
export function sentenceCores(cases: readonly SentenceCase[]): readonly Core[] {
  return cases.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.kind === 'words') return [part.figure.core];
      if (part.kind === 'day') return [part.core];
      return part.kind === 'figure' ? endsOf(part) : [];
    }),
  );
}

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

/** Each step that any alternative shows as a text or a day, once, with all its possible texts. */
export function shownTexts(cases: readonly SentenceCase[]): readonly NamedText[] {
  const texts = new Map<string, NamedText>();
  for (const part of cases.flatMap(({ parts }) => parts)) {
    if ((part.kind !== 'words' && part.kind !== 'day') || part.step === null || texts.has(part.step)) continue;
    texts.set(part.step, { name: part.step, text: shownText(part) });
  }
  return [...texts.values()];
}

function shownText(part: WordsPart | DayPart): ShownText {
  if (part.kind === 'day') return { core: part.core, pool: null, possible: [] };
  return { ...part.figure, possible: [...new Set(part.figure.possible)] };
}
