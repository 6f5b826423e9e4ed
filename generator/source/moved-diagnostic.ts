/** Maps diagnostics of a piece of text to the file that it comes from. */
import type { Diagnostic } from './diagnostic.js';
import { sortedByLocation } from './diagnostic.js';
import type { Edit } from './hint.js';
import type { Span } from './source.js';

/** The same diagnostic with every span mapped by `move`. */
export function movedDiagnostic(found: Diagnostic, move: (span: Span) => Span): Diagnostic {
  const moved = ({ span, text }: Edit): Edit => ({ span: move(span), text });
  return {
    ...found,
    span: move(found.span),
    related: found.related.map(({ span, label }) => ({ span: move(span), label })),
    choices: found.choices.map(moved),
    ...(found.edit === undefined ? {} : { edit: moved(found.edit) }),
    ...(found.computed === undefined ? {} : { computed: moved(found.computed) }),
  };
}

/** Diagnostics of pieces of files, mapped to the files and sorted by location. */
export function placedDiagnostics(found: readonly Diagnostic[], inFile: (span: Span) => Span): readonly Diagnostic[] {
  return sortedByLocation(found.map((each) => movedDiagnostic(each, inFile)));
}
