import type { DiagnosticArgs, DiagnosticCode } from './messages.js';
import { messages } from './messages.js';
import type { Span } from './source.js';

/** A second place that belongs to a mistake, with a few words on why. */
export interface Related {
  readonly span: Span;
  readonly label: string;
}

/** One mistake of an editor: what is wrong, where, and how to mend it. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly span: Span;
  /** A few words under the marked text, such as its unit. */
  readonly label?: string;
  readonly related: readonly Related[];
  /** How to mend it: in this case where that is known, otherwise the general advice of the code. */
  readonly hint: string;
}

export interface Details {
  readonly label?: string;
  readonly related?: readonly Related[];
  readonly hint?: string | undefined;
}

/** Collects the mistakes of a run. Stages report and go on; nothing is thrown for a user's mistake. */
export class Reporter {
  readonly #found: Diagnostic[] = [];

  report<Code extends DiagnosticCode>(code: Code, span: Span, args: DiagnosticArgs<Code>, details: Details = {}): void {
    const { related = [], hint = messages[code].fix, label } = details;
    const message = shortened(messages[code].say(args as never));
    this.#found.push({
      code,
      message,
      span,
      related,
      hint: shortened(hint),
      ...(label === undefined ? {} : { label }),
    });
  }

  get count(): number {
    return this.#found.length;
  }

  /** All mistakes by place; the same mistake at the same place is told once. */
  sorted(): readonly Diagnostic[] {
    const unique = new Map(this.#found.map((found) => [`${placeKey(found)}:${found.code}:${found.message}`, found]));
    return [...unique.values()].sort(byPlace);
  }
}

const longest = 600;

/** A file may hold a name of any length; a message stays readable. */
function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}...`;
}

function placeKey({ span }: Diagnostic): string {
  return `${span.source.path}:${span.start}`;
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.span.source.path !== b.span.source.path) return a.span.source.path < b.span.source.path ? -1 : 1;
  return a.span.start - b.span.start || a.span.end - b.span.end || (a.code < b.code ? -1 : 1);
}
