/** Finds texts in braces that a comma has cut: `{ label: Grown, not neutered, value: 2 }`. */

import type { Reporter } from './diagnostic.js';
import { write } from './hint.js';
import { inQuotes } from './quoted-text.js';
import type { FlowPiece } from './separated-figures.js';
import type { Span } from './source.js';
import { spanOf, spanText } from './source.js';

/** Keys that hold text, as they are written in braces. */
const texts = /^(?:because|hint|label|line|message|name|note|phrase|say|source|title|unit_label|who)\s*:\s/;

/** Words that stand by themselves when somebody leaves out `: true`. */
const marks: ReadonlySet<string> = new Set(['once', 'required', 'signed', 'undated', 'unread', 'whole']);

/** Reports once each text that a comma has cut, and returns the pieces cut off. */
export function reportCutTexts(pieces: readonly FlowPiece[], reporter: Reporter): readonly Span[] {
  const cut: Span[] = [];
  let first: FlowPiece | null = null;
  for (const [index, piece] of pieces.entries()) {
    if (first === null || !isCutOff(piece)) {
      first = isPlainText(piece) ? piece : null;
      continue;
    }
    cut.push(piece.span);
    const next = pieces[index + 1];
    if (next === undefined || !isCutOff(next)) reportText(spanFrom(first, piece), reporter);
  }
  return cut;
}

function isPlainText({ span, value, isBare }: FlowPiece): boolean {
  return !isBare && texts.test(spanText(span)) && /^[^"'\d>|[{]/.test(spanText(value));
}

function isCutOff({ span, isBare }: FlowPiece): boolean {
  const text = spanText(span);
  return isBare && /^\p{L}/u.test(text) && !text.includes(':') && !marks.has(text);
}

function spanFrom({ value }: FlowPiece, { span: { end } }: FlowPiece): Span {
  return spanOf(value.source, value.start, end);
}

function reportText(span: Span, reporter: Reporter): void {
  const text = inQuotes(spanText(span));
  const details = text === null ? { hint: 'Put the text in quotes.' } : write(text, ', in quotes.');
  reporter.report('yaml-syntax', span, { reason: 'a comma ends a text in braces.' }, details);
}
