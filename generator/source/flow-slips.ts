/** Finds characters that YAML reads as syntax inside braces and brackets: commas in texts and numbers, a colon without a space. */

import type { Reporter } from './diagnostic.js';
import { write, writeInQuotes } from './hint.js';
import { numberReadings, readingsHint } from './number-readings.js';
import type { Span } from './source.js';
import { joinSpans, spanOf, spanText } from './source.js';

/** An entry of a group in braces or an item of a list in brackets, in order. */
export interface FlowPiece {
  /** The key, if there is one, and the value. */
  readonly span: Span;
  /** The span of its value; the same as `span` in a list. */
  readonly value: Span;
  /** True for a key of a group without a value. */
  readonly isBare: boolean;
}

/**
 * Reports `number-separators` for `max: 10,000` and `[1,000, 2,500]`, and a missing space for `min:1`, once for each
 * figure that it breaks into pieces. Returns the places that are no longer figures.
 */
export function reportSeparated(pieces: readonly FlowPiece[], isList: boolean, reporter: Reporter): readonly Span[] {
  const colons = isList ? [] : pieces.filter((piece) => piece.isBare && reportColon(piece.span, reporter));
  const parts = pieces.filter((_, index) => isContinuation(pieces, index, isList));
  for (const [index, part] of parts.entries()) {
    if (parts[index - 1] === pieces[pieces.indexOf(part) - 1]) continue;
    reportFigure(pieces, pieces.indexOf(part), parts, reporter);
  }
  return [...colons, ...parts].map(({ span }) => span);
}

function reportColon(span: Span, reporter: Reporter): boolean {
  const [, key, value] = /^(\w+):([^\s:/].*)$/.exec(spanText(span)) ?? [];
  if (key === undefined) return false;
  const reason = 'a space is missing after the colon.';
  reporter.report('yaml-syntax', span, { reason }, write(`${key}: ${value}`));
  return true;
}

/**
 * True for digits directly after a comma that follows digits. In a list there must be three of them, and another comma
 * must have its space.
 */
function isContinuation(pieces: readonly FlowPiece[], index: number, isList: boolean): boolean {
  const [piece, before] = [pieces[index], pieces[index - 1]];
  if (piece === undefined || before === undefined || !(isList || piece.isBare)) return false;
  const between = piece.span.source.text.slice(before.span.end, piece.span.start);
  const isTight = between === ',' && /\d$/.test(spanText(before.value)) && /^\d/.test(spanText(piece.span));
  if (!isList || !isTight) return isTight;
  if (!/^\d{3}(?!\d)/.test(spanText(piece.span))) return false;
  return (
    /^0/.test(spanText(piece.span)) ||
    /,\s/.test(spanText(joinSpans(pieces[0]?.span ?? piece.span, pieces.at(-1)?.span ?? piece.span)))
  );
}

/** Reports a figure, from its first value to the last piece cut off. */
function reportFigure(
  pieces: readonly FlowPiece[],
  index: number,
  parts: readonly FlowPiece[],
  reporter: Reporter,
): void {
  const first = pieces[index - 1];
  if (first === undefined) return;
  let last = index;
  while (parts.includes(pieces[last + 1] ?? first)) last++;
  const end = pieces[last]?.span.end ?? first.value.end;
  const span = spanOf(first.value.source, first.value.start, end);
  const text = spanText(span);
  reporter.report('number-separators', span, { found: text }, readingsHint(numberReadings(text)));
}

/** Keys that hold text, as they are written in braces. */
const texts = /^(?:because|hint|label|line|message|name|note|phrase|say|source|title|unit_label|who)\s*:\s/;

/** Words that stand by themselves when somebody leaves out `: true`. */
const marks: ReadonlySet<string> = new Set(['once', 'required', 'signed', 'undated', 'unread', 'whole']);

/** Reports once each text that a comma has cut, and returns the pieces cut off. */
export function reportCutTexts(pieces: readonly FlowPiece[], reporter: Reporter): readonly Span[] {
  const cut: Span[] = [];
  let first: FlowPiece | null = null;
  for (const [index, piece] of pieces.entries()) {
    if (first === null || !goesOn(first, piece)) {
      first = isPlainText(piece) || hasOpenCall(piece.value) ? piece : null;
      continue;
    }
    cut.push(piece.span);
    const next = pieces[index + 1];
    if (next === undefined || !goesOn(first, next)) reportText(spanFrom(first, piece), reporter);
  }
  return cut;
}

/** True for what a comma has cut off a text, or off a call in a formula before its parenthesis is closed. */
function goesOn(first: FlowPiece, piece: FlowPiece): boolean {
  if (isPlainText(first)) return isCutOff(piece);
  const { source, start } = first.value;
  return piece.isBare && hasOpenCall(spanOf(source, start, source.text.lastIndexOf(',', piece.span.start)));
}

/** True for a formula without quotes that opens more parentheses than it closes. */
function hasOpenCall(value: Span): boolean {
  const text = spanText(value);
  return !/^["'|>[{]/.test(text) && text.split('(').length > text.split(')').length;
}

function isPlainText({ span, value, isBare }: FlowPiece): boolean {
  return !isBare && texts.test(spanText(span)) && /^(?:[^"'\d>|[{]|\d.*\p{L})/u.test(spanText(value));
}

/** Words or numbers after a comma in a text; digits directly after one that follows digits are those of a figure. */
function isCutOff({ span, isBare }: FlowPiece): boolean {
  const text = spanText(span);
  const isApart = /\s/.test(span.source.text.charAt(span.start - 1));
  return isBare && (isApart ? /^[\p{L}\d]/u : /^\p{L}/u).test(text) && !text.includes(':') && !marks.has(text);
}

function spanFrom({ value }: FlowPiece, { span: { end } }: FlowPiece): Span {
  return spanOf(value.source, value.start, end);
}

function reportText(span: Span, reporter: Reporter): void {
  reporter.report('yaml-syntax', span, { reason: 'a comma ends a text in braces.' }, writeInQuotes(spanText(span)));
}
