/** Two texts, word by word. */
import { diffArrays } from 'diff';
import type { TextChange } from './change.js';

interface Words {
  readonly kind: 'kept' | 'gone' | 'new';
  readonly text: string;
}

/** The words of both texts in order; of a text that is new or gone, all of it. */
function wordsBetween({ before, after }: TextChange): readonly Words[] {
  if (before === null || after === null)
    return [{ kind: before === null ? 'new' : 'gone', text: before ?? after ?? '' }];
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'kept',
    text: value.join(''),
  }));
}

/** A slug, a day or a number with its signs is one word, as is each part of a path, every gap and every other sign. */
const word = /[\p{L}\p{M}\p{N}_]+(?:[-'’.,:@]+[\p{L}\p{M}\p{N}_]+)*|\s+|[^\s\p{L}\p{M}\p{N}_]/gu;

function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** As `git diff --word-diff` shows them: `[-old-]{+new+}`. */
export function wordsAsText(change: TextChange): string {
  return marked(change, { kept: (text) => text, gone: (text) => `[-${text}-]`, new: (text) => `{+${text}+}` });
}

/** With the marks of HTML, in which GitHub shows them as well; `quote` is for the texts between them. */
export function wordsAsHtml(change: TextChange, quote: (text: string) => string): string {
  const inside = (tag: string) => (text: string) => `<${tag}>${quote(text)}</${tag}>`;
  return marked({ ...change, name: quote(change.name) }, { kept: quote, gone: inside('del'), new: inside('ins') });
}

function marked(change: TextChange, marks: Readonly<Record<Words['kind'], (text: string) => string>>): string {
  const text = wordsBetween(change)
    .map((words) => marks[words.kind](words.text))
    .join('');
  return change.name === '' ? text : `${change.name}: ${text}`;
}
