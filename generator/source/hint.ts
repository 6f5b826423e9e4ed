/** Hints: what to do about a mistake in words, and as edits that do it. */

import { formatList } from '../../engine/spelling/list-names.js';
import { inQuotes } from './quoted-text.js';
import type { Span } from './source.js';
import { nearestSpellings, quote } from './suggest.js';

/** Text that replaces a span to mend a mistake. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** An edit; a text alone replaces the span that the diagnostic marks. */
export type Remedy = Edit | string;

/** What mends a mistake. */
export interface Remedies {
  /** The edit, where what was written can be read in only one way. */
  readonly edit?: Remedy | undefined;
  /** The edits of which a person chooses where there are several readings, likeliest first. */
  readonly choices?: readonly Remedy[] | undefined;
}

export interface Hint extends Remedies {
  /** What to do, in a sentence. */
  readonly hint: string;
}

/** The edits that a hint on a marked span proposes, likeliest first. */
export function editsOf({ edit, choices = edit === undefined ? [] : [edit] }: Remedies, marked: Span): readonly Edit[] {
  return choices.map((each) => (typeof each === 'string' ? { span: marked, text: each } : each));
}

/** "Write `text`." `rest` ends the sentence, from the space or comma before it. */
export function write(text: string, rest = '.'): Hint {
  return { hint: `Write ${quote(text)}${rest}`, edit: text };
}

/** "Write `text`." at another span than the marked one. */
export function writeAt(span: Span, text: string, rest = '.'): Hint {
  return { ...write(text, rest), edit: { span, text } };
}

/** The hint for a text that lacks its quotes. */
export function writeInQuotes(text: string): Hint {
  const quoted = inQuotes(text);
  return quoted === null ? { hint: 'Put the text in quotes.' } : write(quoted, ', in quotes.');
}

/** "Did you mean `a` or `b`?" A single text is the only reading; undefined without any. */
export function oneOf(texts: readonly string[]): Hint | undefined {
  if (texts.length === 0) return undefined;
  const hint = `Did you mean ${formatList(texts.map(quote), 'or')}?`;
  return texts.length === 1 ? { hint, edit: texts[0] } : { hint, choices: texts };
}

/** "Did you mean `a` or `b`?", or undefined when no candidate is near. */
export function didYouMean(input: string, candidates: Iterable<string>): Hint | undefined {
  return oneOf(nearestSpellings(input, candidates));
}

/** "Did you mean ...?" when a spelling is near, otherwise `what` and the list of candidates. */
export function suggestOrList(input: string, candidates: readonly string[], what: string): Hint | undefined {
  const suggestion = didYouMean(input, candidates);
  if (suggestion !== undefined || candidates.length === 0) return suggestion;
  const shown = candidates.slice(0, 12).map(quote);
  const rest = candidates.length > 12 ? `, and ${candidates.length - 12} more` : '';
  return { hint: `${what}: ${shown.join(', ')}${rest}.` };
}

/** The most candidates of which a person chooses in place of a text that is like none of them. */
const mostChoices = 6;

/** "Did you mean ...?", or the list of options, each of which is an edit where they are few. */
export function oneOfOptions(input: string, options: readonly string[], what: string): Hint | undefined {
  const hint = suggestOrList(input, options, what);
  const isListed = hint !== undefined && hint.edit === undefined && hint.choices === undefined;
  return isListed && options.length <= mostChoices ? { ...hint, choices: options } : hint;
}
