/** Renders sentences and formats amounts. */
import type { Format, FractionUnit, SelectInput, SentenceCase, SentencePart } from './catalog.js';
import type { Core } from './core.js';
import type { Evaluation } from './evaluate.js';
import type { Point } from './program.js';
import { roundEstimate, roundHalfAway, roundTo } from './rounding.js';
import { textOfCode } from './text-pool.js';

/** The sentence at one point, the same as from the emitted code. */
export function renderSentence(
  cases: readonly SentenceCase[],
  { number, holds }: Evaluation,
  at: Point,
  selects: readonly SelectInput[],
): string {
  const chosen = cases.find(({ when }) => when === null || holds(when));
  return (chosen?.parts ?? []).map((part) => renderPart(part, number, at, selects)).join('');
}

function renderPart(
  part: SentencePart,
  number: Evaluation['number'],
  at: Point,
  selects: readonly SelectInput[],
): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'words') return textOfCode(part.figure.pool, number(part.figure.core));
  if (part.kind === 'phrase') return phraseOf(part.input, at, selects);
  const low = number(part.low);
  return part.high === null ? formatAmount(low, part.format) : formatRange(low, number(part.high), part.format);
}

export function phraseOf(input: string, at: Point, selects: readonly SelectInput[]): string {
  const select = selects.find(({ name }) => name === input);
  return select?.options.find(({ key }) => key === at.choices.get(input))?.phrase ?? '';
}

/** "$1,250", "2.47 cubic yards", "1 bag". */
export function formatAmount(value: number, format: Format): string {
  if (format.fractions !== null) return formatParts(value, format, format.fractions);
  const { prefix, one, many } = format;
  const digits = digitsOf(value, format);
  return `${signed(digits, prefix)}${digits === '1' ? one : many}`;
}

/** "$370 to $545", "18 to 20 feet"; one amount when both ends read the same. */
export function formatRange(low: number, high: number, format: Format): string {
  if (format.fractions !== null) return formatPartsRange(low, high, format, format.fractions);
  const [from, to] = [low, high].map((end) => digitsOf(end, format));
  if (from === undefined || to === undefined || from === to) return formatAmount(low, format);
  return `${signed(from, format.prefix)} to ${signed(to, format.prefix)}${format.many}`;
}

/** The digits of an amount; estimates have no decimals. */
function digitsOf(value: number, { decimals, fixed, isEstimate }: Format): string {
  return isEstimate ? formatNumber(roundEstimate(value), 0, false) : formatNumber(value, decimals, fixed);
}

/** "1 hour 15 minutes", "45 minutes", "3 hours". */
function formatParts(value: number, { one, many }: Format, fractions: FractionUnit): string {
  const parts = roundHalfAway(value * fractions.count);
  const whole = Math.trunc(parts / fractions.count);
  const rest = Math.abs(parts % fractions.count);
  const named = (count: number, single: string, several: string) =>
    `${formatNumber(count, 0, false)}${Math.abs(count) === 1 ? single : several}`;
  if (whole === 0) return named(parts, fractions.one, fractions.many);
  const above = named(whole, one, many);
  return rest === 0 ? above : `${above} ${named(rest, fractions.one, fractions.many)}`;
}

/** Both ends in one unit when they are whole in it: "2 to 3 hours", "30 to 45 minutes". */
function formatPartsRange(low: number, high: number, format: Format, fractions: FractionUnit): string {
  const [from = 0, to = 0] = [low, high].map((end) => roundHalfAway(end * fractions.count));
  if (from === to) return formatParts(low, format, fractions);
  const areWhole = [from, to].every((parts) => parts % fractions.count === 0);
  if (areWhole) return `${formatNumber(low, 0, false)} to ${formatNumber(high, 0, false)}${format.many}`;
  const areSmall = [from, to].every((parts) => Math.abs(parts) < fractions.count);
  if (areSmall) return `${formatNumber(from, 0, false)} to ${formatNumber(to, 0, false)}${fractions.many}`;
  return `${formatParts(low, format, fractions)} to ${formatParts(high, format, fractions)}`;
}

function signed(digits: string, prefix: string): string {
  return digits.startsWith('-') ? `-${prefix}${digits.slice(1)}` : `${prefix}${digits}`;
}

/** Rounds to a number of decimals and groups digits by three; keeps trailing zeros only when `fixed`. */
export function formatNumber(value: number, decimals: number, fixed: boolean): string {
  const [whole = '', part = ''] = roundTo(value, decimals).toFixed(decimals).split('.');
  const shown = fixed ? part : part.replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return shown === '' ? grouped : `${grouped}.${shown}`;
}

/** Every formula that a sentence shows. */
export function sentenceCores(cases: readonly SentenceCase[]): readonly Core[] {
  return cases.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.kind === 'words') return [part.figure.core];
      return part.kind !== 'figure' ? [] : part.high === null ? [part.low] : [part.low, part.high];
    }),
  );
}
