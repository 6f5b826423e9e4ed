import type { Format, SelectInput, SentenceCase, SentencePart } from './catalog.js';
import type { Evaluation } from './evaluate.js';
import type { Point } from './program.js';
import { roundTo } from './rounding.js';

/** The sentence at one point, as the emitted code builds it. */
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
  if (part.kind === 'phrase') return phraseOf(part.input, at, selects);
  const low = number(part.low);
  return part.high === null ? formatAmount(low, part.format) : formatRange(low, number(part.high), part.format);
}

export function phraseOf(input: string, at: Point, selects: readonly SelectInput[]): string {
  const select = selects.find(({ name }) => name === input);
  return select?.options.find(({ key }) => key === at.choices.get(input))?.phrase ?? '';
}

/** "$1,250", "2.47 cubic yards", "1 bag". */
export function formatAmount(value: number, { decimals, fixed, prefix, one, many }: Format): string {
  const digits = formatNumber(value, decimals, fixed);
  return `${signed(digits, prefix)}${digits === '1' ? one : many}`;
}

/** "$370 to $545", "18 to 20 feet"; one amount when both ends read the same. */
export function formatRange(low: number, high: number, format: Format): string {
  const [from, to] = [low, high].map((end) => formatNumber(end, format.decimals, format.fixed));
  if (from === undefined || to === undefined || from === to) return formatAmount(low, format);
  return `${signed(from, format.prefix)} to ${signed(to, format.prefix)}${format.many}`;
}

function signed(digits: string, prefix: string): string {
  return digits.startsWith('-') ? `-${prefix}${digits.slice(1)}` : `${prefix}${digits}`;
}

/** Digits in groups of three, rounded to so many decimals; zeros at the end are kept only when fixed. */
export function formatNumber(value: number, decimals: number, fixed: boolean): string {
  const [whole = '', part = ''] = roundTo(value, decimals).toFixed(decimals).split('.');
  const shown = fixed ? part : part.replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return shown === '' ? grouped : `${grouped}.${shown}`;
}
