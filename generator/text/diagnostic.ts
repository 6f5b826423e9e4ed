/** Diagnostics, and the reporter that collects them. */
import type { Severity } from './message.js';
import type { DiagnosticArgs, DiagnosticCode } from './messages.js';
import { messages } from './messages.js';
import type { Span } from './source.js';

/** A second place that belongs to a mistake, with a few words on why. */
export interface Related {
  readonly span: Span;
  readonly label: string;
}

/** Text that mends a mistake, in place of what stands there now. */
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
  /** How to mend it: in this case where that is known, otherwise the general advice of the code. */
  readonly hint: string;
  /** The edit that the hint proposes, where it proposes one that can be made as it stands. */
  readonly edit?: Edit;
}

export interface Details {
  readonly label?: string;
  readonly related?: readonly Related[];
  readonly hint?: string | undefined;
  /** An edit elsewhere than at the mark, or one that the hint does not begin with. */
  readonly edit?: Edit | undefined;
}

/** Collects the mistakes of a run. Stages report and go on; nothing is thrown for a user's mistake. */
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

  /** Takes over what another reporter collected. */
  take(found: readonly Diagnostic[]): void {
    for (const each of found) this.#found.push(each);
  }

  /** All that was reported, in the order in which it was. */
  get found(): readonly Diagnostic[] {
    return this.#found;
  }

  /** How many mistakes there are; advice stands in nobody's way and is not counted. */
  get count(): number {
    return this.#found.filter(isMistake).length;
  }

  /** All mistakes and advice by place; the same mistake at the same place is reported once. */
  sorted(): readonly Diagnostic[] {
    return sortedByPlace(this.#found);
  }
}

/** Diagnostics by place; the same mistake at the same place stands there once. */
export function sortedByPlace(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const unique = new Map(all.map((found) => [`${placeKey(found)}:${found.code}:${found.message}`, found]));
  return [...unique.values()].sort(byPlace);
}

/** What is to be replaced is marked as a whole. */
function holds(outer: Span, inner: Span): boolean {
  return (
    outer.source === inner.source && outer.start <= inner.start && outer.end >= inner.end && outer.end > outer.start
  );
}

/** A hint that begins with what to write says so of the marked place. */
function editOf(hint: string, span: Span): Edit | undefined {
  const text = /^(?:Write|Did you mean) (?:`([^`]+)`|``([^`]+(?:`[^`]+)*)``)/
    .exec(hint)
    ?.slice(1)
    .find((each) => each !== undefined);
  return text === undefined || text.includes('...') ? undefined : { span, text };
}

/** Whether it stands in the way of the catalog. */
export function isMistake({ severity }: Diagnostic): boolean {
  return severity === 'error';
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
