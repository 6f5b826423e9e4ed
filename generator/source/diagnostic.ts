/** Diagnostics, and the reporter that collects them. */
import { keepsNumbers } from './kept-numbers.js';
import type { Severity } from './message.js';
import type { DiagnosticArgs, DiagnosticCode } from './messages.js';
import { messages } from './messages.js';
import type { Span } from './source.js';
import { spanText } from './source.js';
import { quote } from './suggest.js';

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

export interface Details {
  readonly label?: string;
  readonly related?: readonly Related[];
  readonly hint?: string | undefined;
  /** An edit at another span than the marked one, or one that the hint does not begin with. */
  readonly edit?: Edit | undefined;
  /** The ways to mend what can be read in more than one. */
  readonly choices?: readonly Edit[] | undefined;
  readonly computed?: Edit | undefined;
  readonly missing?: string;
  /** True for an edit that says the same in other numbers, false for one that may not; else its numbers decide. */
  readonly isOnlyReading?: boolean;
}

/** Tells an editor to write a text in place of a span. */
export function writeInstead(span: Span, text: string): Details {
  return { hint: `Write ${quote(text)}.`, edit: { span, text } };
}

/** Collects the diagnostics of a run. Stages report and go on; nothing is thrown for a user's mistake. */
export class Reporter {
  readonly #found: Diagnostic[] = [];

  report<Code extends DiagnosticCode>(code: Code, span: Span, args: DiagnosticArgs<Code>, details: Details = {}): void {
    const { related = [], hint = messages[code].fix, label, computed, missing } = details;
    const edits = details.choices ?? (details.edit === undefined ? editsOf(hint, span) : [details.edit]);
    const [first] = edits;
    const marked = first !== undefined && holds(first.span, span) ? first.span : span;
    const isCertain = edits.length === 1 && isOnlyReading(code, hint, first, details);
    const message = shortened(messages[code].say(args as never));
    this.#found.push({
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
      ...(isCertain && first !== undefined ? { edit: first } : {}),
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

/** The edits of a hint that begins with "Write `...`" or "Did you mean `...`?": each replaces the marked span. */
function editsOf(hint: string, span: Span): readonly Edit[] {
  const [question = ''] = /^Did you mean [^?]*\?/.exec(hint) ?? [];
  const meant = [...question.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  const texts = meant.length > 1 ? meant : [writtenIn(hint)];
  return texts.flatMap((text) => (text === undefined || text.includes('...') ? [] : [{ span, text }]));
}

function writtenIn(hint: string): string | undefined {
  const found = /^(?:Write|Did you mean) (?:`([^`]+)`|``([^`]+(?:`[^`]+)*)``)/.exec(hint);
  return found?.slice(1).find((each) => each !== undefined);
}

/**
 * True when nobody need choose: the hint names no alternative, every number stays what it is, and no unit is guessed from
 * its spelling, since another one may be meant.
 */
function isOnlyReading(code: DiagnosticCode, hint: string, edit: Edit | undefined, details: Details): boolean {
  if (edit === undefined || /\bor\b|\bmay\b|for instance|such as/.test(hint.replace(/`[^`]*`/g, ''))) return false;
  if (code === 'unknown-unit' && hint.startsWith('Did you mean')) return false;
  return details.isOnlyReading ?? keepsNumbers(spanText(edit.span), edit.text);
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
