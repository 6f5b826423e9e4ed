/** Diagnostics, and the reporter that collects them. */
import type { Severity } from './message.js';
import type { DiagnosticArgs, DiagnosticCode } from './messages.js';
import { messages } from './messages.js';
import type { Span } from './source.js';

/** A second span that belongs to a mistake, with a few words on why. */
export interface Related {
  readonly span: Span;
  readonly label: string;
}

/** Text that replaces a span to mend a mistake. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** One mistake of an editor, or one piece of advice: what it is, where, and how to mend it. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly span: Span;
  /** A few words under the marked text, such as its unit. */
  readonly label?: string;
  readonly related: readonly Related[];
  /** How to mend it: the remedy of this case where one is known, otherwise the general advice of the code. */
  readonly hint: string;
  /** The edit that the hint proposes, where it can be applied without further choices. */
  readonly edit?: Edit;
}

export interface Details {
  readonly label?: string;
  readonly related?: readonly Related[];
  readonly hint?: string | undefined;
  /** An edit at another span than the marked one, or one that the hint does not begin with. */
  readonly edit?: Edit | undefined;
}

/** Collects the diagnostics of a run. Stages report and go on; nothing is thrown for a user's mistake. */
export class Reporter {
  readonly #found: Diagnostic[] = [];

  report<Code extends DiagnosticCode>(code: Code, span: Span, args: DiagnosticArgs<Code>, details: Details = {}): void {
    const { related = [], hint = messages[code].fix, label } = details;
    const edit = details.edit ?? editOf(hint, span);
    const marked = edit !== undefined && holds(edit.span, span) ? edit.span : span;
    const message = shortened(messages[code].say(args as never));
    this.#found.push({
      code,
      severity: messages[code].severity,
      message,
      span: marked,
      related,
      hint: shortened(hint),
      ...(label === undefined ? {} : { label }),
      ...(edit === undefined ? {} : { edit }),
    });
  }

  /** Adds what another reporter collected. */
  take(found: readonly Diagnostic[]): void {
    for (const each of found) this.#found.push(each);
  }

  /** All diagnostics in the order of their reports. */
  get found(): readonly Diagnostic[] {
    return this.#found;
  }

  /** The number of mistakes; advice is not counted. */
  get count(): number {
    return this.#found.filter(isMistake).length;
  }

  /** All diagnostics by file and offset, without repetitions. */
  sorted(): readonly Diagnostic[] {
    return sortedByLocation(this.#found);
  }
}

/** Sorts diagnostics by file and offset; drops those with the same code, message and start. */
export function sortedByLocation(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const unique = new Map(all.map((found) => [`${locationKey(found)}:${found.code}:${found.message}`, found]));
  return [...unique.values()].sort(byLocation);
}

/** True when `outer` is not empty and contains `inner`: what an edit replaces is then marked as a whole. */
function holds(outer: Span, inner: Span): boolean {
  return (
    outer.source === inner.source && outer.start <= inner.start && outer.end >= inner.end && outer.end > outer.start
  );
}

/** The edit of a hint that begins with "Write `...`" or "Did you mean `...`": it replaces the marked span. */
function editOf(hint: string, span: Span): Edit | undefined {
  const text = /^(?:Write|Did you mean) (?:`([^`]+)`|``([^`]+(?:`[^`]+)*)``)/
    .exec(hint)
    ?.slice(1)
    .find((each) => each !== undefined);
  return text === undefined || text.includes('...') ? undefined : { span, text };
}

/** True for a mistake, false for advice. */
export function isMistake({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

const longest = 600;

/** Cuts a message that quotes a very long name. */
function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}...`;
}

function locationKey({ span }: Diagnostic): string {
  return `${span.source.path}:${span.start}`;
}

function byLocation(a: Diagnostic, b: Diagnostic): number {
  if (a.span.source.path !== b.span.source.path) return a.span.source.path < b.span.source.path ? -1 : 1;
  return a.span.start - b.span.start || a.span.end - b.span.end || (a.code < b.code ? -1 : 1);
}
