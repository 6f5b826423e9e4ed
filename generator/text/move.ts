/** Diagnostics of a piece of text, put in their place in the file that the piece is of. */
import type { Diagnostic } from './diagnostic.js';
import { sortedByPlace } from './diagnostic.js';
import type { Span } from './source.js';

/** The same diagnostic with all its places where they belong. */
export function movedDiagnostic(found: Diagnostic, place: (span: Span) => Span): Diagnostic {
  return {
    ...found,
    span: place(found.span),
    related: found.related.map(({ span, label }) => ({ span: place(span), label })),
    ...(found.edit === undefined ? {} : { edit: { span: place(found.edit.span), text: found.edit.text } }),
  };
}

/** What was found in pieces of files, in the files and by place. */
export function placedDiagnostics(found: readonly Diagnostic[], inFile: (span: Span) => Span): readonly Diagnostic[] {
  return sortedByPlace(found.map((each) => movedDiagnostic(each, inFile)));
}
