/** Converts results of the language service to plain data for messages. */

import { fixesOf, titleOf } from '../../authoring/language/fixes.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import type { Edit } from '../../generator/source/hint.js';
import type { Span } from '../../generator/source/source.js';
import { positionAt } from '../../generator/source/source.js';
import type { Finding } from '../messages/findings.js';
import type { Place, TextChange } from '../messages/text.js';

export function placeOf({ source: { path }, start, end }: Span): Place {
  return { path, from: start, to: end };
}

export function changeOf({ span, text }: Edit): TextChange {
  return { from: span.start, to: span.end, insert: text };
}

export function findingOf(diagnostic: Diagnostic): Finding {
  const { severity, code, message, hint, span } = diagnostic;
  return {
    ...placeOf(span),
    line: positionAt(span.source, span.start).line,
    severity,
    code,
    message,
    hint,
    fixes: fixesOf(diagnostic).map(({ title, edit, isCertain }) => ({
      title: isCertain ? title : titleOf(edit),
      isCertain,
      path: edit.span.source.path,
      change: changeOf(edit),
    })),
    offers: [],
    part: null,
  };
}
