/** Maps diagnostics of a piece of text to the file that it comes from. */
import type { Diagnostic } from './diagnostic.js';
import type { Span } from './source.js';

/** The same diagnostic with every span mapped by `place`. */
export function movedDiagnostic(found: Diagnostic, place: (span: Span) => Span): Diagnostic {
  return {
    ...found,
    span: place(found.span),
    related: found.related.map(({ span, label }) => ({ span: place(span), label })),
    ...(found.edit === undefined ? {} : { edit: { span: place(found.edit.span), text: found.edit.text } }),
  };
}
