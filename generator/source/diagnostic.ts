/** Diagnostics, and the reporter that collects them. */
import type { Edit, Remedies } from './hint.js';
import { editsOf } from './hint.js';
import type { Severity } from './message.js';
import type { DiagnosticArgs, DiagnosticCode } from './messages.js';
import { messages } from './messages.js';
import { keepsNumbers } from './number-readings.js';
import type { Span } from './source.js';
import { spanText } from './source.js';

/** A second span that belongs to a mistake, with a few words on why. */
export interface Related {
  readonly span: Span;
  readonly label: string;
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
  /** The remedy for this case if one is known, otherwise the general advice of the code. */
  readonly hint: string;
  /** The edit that the hint proposes, where there is only one way to read what was written. */
  readonly edit?: Edit;
  /** Edits of which a person chooses, likeliest first; empty where there is an edit or none is known. */
  readonly choices: readonly Edit[];
  /** The formula's own value where an example expects another: right only once somebody says where it comes from. */
  readonly computed?: Edit;
  /** The key that an entry or a part of it lacks. */
  readonly missing?: string;
}

/** What else a report says; the hint is the general advice of the code when left out. */
export interface Details extends Remedies {
  readonly hint?: string | undefined;
  readonly label?: string;
  readonly related?: readonly Related[];
  readonly computed?: Edit | undefined;
  readonly missing?: string;
  /** True for an edit that says the same in other numbers, false for one that may not; else its numbers decide. */
  readonly isOnlyReading?: boolean;
}

/** Collects the diagnostics of a run. Stages report and go on; nothing is thrown for a user's mistake. */
export class Reporter {
  readonly #found: Diagnostic[] = [];
  #mistakes = 0;

  report<Code extends DiagnosticCode>(code: Code, span: Span, args: DiagnosticArgs<Code>, details: Details = {}): void {
    const { related = [], hint = messages[code].fix, label, computed, missing } = details;
    const edits = editsOf(details, span);
    const [first] = edits;
    const marked = first !== undefined && contains(first.span, span) && !isLong(first.span) ? first.span : span;
    const isCertain = first !== undefined && isOnlyReading(first, details);
    const message = shortened(messages[code].say(args as never));
    this.#add({
      code,
      severity: messages[code].severity,
      message,
      span: marked,
      related,
      hint: shortened(hint),
      choices: isCertain ? [] : edits,
      ...(label === undefined ? {} : { label }),
      ...(computed === undefined ? {} : { computed }),
      ...(missing === undefined ? {} : { missing }),
      ...(isCertain ? { edit: first } : {}),
    });
  }

  /** Adds what another reporter collected. */
  take(found: readonly Diagnostic[]): void {
    for (const each of found) this.#add(each);
  }

  #add(found: Diagnostic): void {
    this.#found.push(found);
    if (isMistake(found)) this.#mistakes++;
  }

  /** All diagnostics in the order of their reports. */
  get found(): readonly Diagnostic[] {
    return this.#found;
  }

  /** The number of mistakes; advice is not counted. */
  get count(): number {
    return this.#mistakes;
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
function contains(outer: Span, inner: Span): boolean {
  return (
    outer.source === inner.source && outer.start <= inner.start && outer.end >= inner.end && outer.end > outer.start
  );
}

/** True for a span of many lines, in which nobody would find the mistake. */
function isLong(span: Span): boolean {
  return spanText(span).split('\n').length > mostMarkedLines;
}

const mostMarkedLines = 12;

/** True when only one fix is possible: it has no alternative, and keeps every number or says the same in others. */
function isOnlyReading(edit: Edit, { choices, isOnlyReading }: Details): boolean {
  return choices === undefined && (isOnlyReading ?? keepsNumbers(spanText(edit.span), edit.text));
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
