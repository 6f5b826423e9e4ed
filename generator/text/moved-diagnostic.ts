/** Maps diagnostics of a piece of text to the file that it comes from. */
import type { Diagnostic } from './diagnostic.js';
import { sortedByLocation } from './diagnostic.js';
import type { Span } from './source.js';

/** The same diagnostic with every span mapped by `move`. */
export function movedDiagnostic(found: Diagnostic, move: (span: Span) => Span): Diagnostic {
  return {
    ...found,
    span: move(found.span),
    related: found.related.map(({ span, label }) => ({ span: move(span), label })),
    choices: found.choices.map(({ span, text }) => ({ span: move(span), text })),
    ...(found.edit === undefined ? {} : { edit: { span: move(found.edit.span), text: found.edit.text } }),
  };
}

/** Diagnostics of pieces of files, mapped to the files and sorted by location. */
export function placedDiagnostics(found: readonly Diagnostic[], inFile: (span: Span) => Span): readonly Diagnostic[] {
  return sortedByLocation(found.map((each) => movedDiagnostic(each, inFile)));
}
