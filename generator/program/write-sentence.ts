/** Writes sentences and their amounts as code of a target. */
import type { NumberText } from '../../engine/kernel/language.js';
import type { FigurePart, Format, SentenceCase, SentencePart } from './catalog.js';
import type { Condition, Core } from './core.js';
import type { TextFigure } from './text-figure.js';

/** What a target writes for the parts of a sentence. */
export interface PartTarget<P> {
  readonly text: (text: string) => P;
  /** The phrase of the option that is chosen for a select. */
  readonly phrase: (input: string) => P;
  readonly words: (figure: TextFigure) => P;
  readonly day: (core: Core) => P;
  readonly amount: (part: FigurePart) => P;
}

export interface SentenceTarget<P, T> extends PartTarget<P> {
  readonly whole: (parts: readonly P[]) => T;
  /** The words where a condition holds; `others` writes what is said elsewhere. */
  readonly choice: (condition: Condition, words: T, others: () => T) => T;
}

/** Alternatives in order, of which only the last has no condition. */
export function writeSentence<P, T>([first, ...others]: readonly SentenceCase[], target: SentenceTarget<P, T>): T {
  if (first === undefined) throw new Error('A sentence has at least one alternative.');
  const parts = first.parts.filter((part) => part.kind !== 'text' || part.text !== '');
  const words = target.whole(parts.map((part) => writePart(part, target)));
  if (first.when === null || others.length === 0) return words;
  return target.choice(first.when, words, () => writeSentence(others, target));
}

export function writePart<P>(part: SentencePart, target: PartTarget<P>): P {
  switch (part.kind) {
    case 'text':
      return target.text(part.text);
    case 'phrase':
      return target.phrase(part.input);
    case 'words':
      return target.words(part.figure);
    case 'day':
      return target.day(part.core);
    case 'figure':
      return target.amount(part);
  }
}

/** A function of the kernel that writes an amount. */
export type AmountFunction = keyof NumberText;

/** What a target writes for an amount: numbers, texts and calls of the kernel's functions for texts. */
export interface AmountTarget<T> {
  readonly number: (value: number) => T;
  readonly text: (text: string) => T;
  readonly kernel: (name: AmountFunction, args: readonly T[]) => T;
}

/** The text of an amount, or of a range with two ends. */
export function writeAmount<T>(format: Format, ends: readonly T[], target: AmountTarget<T>): T {
  const { prefix, one, many, isEstimate, fractions } = format;
  const { number, text, kernel } = target;
  const isRange = ends.length > 1;
  if (fractions !== null) {
    const words = [one, many, fractions.one, fractions.many].map(text);
    return kernel(isRange ? 'partedRange' : 'parted', [...ends, number(fractions.count), ...words]);
  }
  const affixes = [prefix, one, many].map(text);
  if (isRange && isEstimate) return kernel('roughRange', [...ends, ...affixes]);
  const digits = ends.map((end) => writeDigits(format, end, target));
  const [only] = digits;
  return only !== undefined && isBare(format, ends)
    ? only
    : kernel(isRange ? 'range' : 'amount', [...digits, ...affixes]);
}

/** True for one number that is shown without a unit. */
export function isBare({ prefix, one, many, fractions }: Format, ends: readonly unknown[]): boolean {
  return ends.length === 1 && `${prefix}${one}${many}` === '' && fractions === null;
}

/** The digits of an amount; estimates have no decimals. */
function writeDigits<T>(format: Format, value: T, { number, kernel }: AmountTarget<T>): T {
  if (format.isEstimate) return kernel('about', [value]);
  return kernel(keepsZeros(format) ? 'fixed' : 'trimmed', [value, number(format.decimals)]);
}

/** Without decimals there are no trailing zeros to keep. */
export function keepsZeros({ fixed, decimals }: Format): boolean {
  return fixed && decimals > 0;
}
