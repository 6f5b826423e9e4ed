/** Two texts, word by word. */
import { diffArrays } from 'diff';
import type { TextChange } from './change.js';

export interface Words {
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
  const marks = {
    kept: (text: string) => text,
    gone: (text: string) => `[-${text}-]`,
    new: (text: string) => `{+${text}+}`,
  };
  return named(
    change,
    wordsBetween(change)
      .map(({ kind, text }) => marks[kind](text))
      .join(''),
  );
}

/** With the marks of HTML, in which GitHub shows them as well; `quote` is for the texts between them. */
export function wordsAsHtml(change: TextChange, quote: (text: string) => string): string {
  const tags = { kept: null, gone: 'del', new: 'ins' } as const;
  const words = wordsBetween(change).map(({ kind, text }) => {
    const tag = tags[kind];
    return tag === null ? quote(text) : `<${tag}>${quote(text)}</${tag}>`;
  });
  return named({ ...change, name: quote(change.name) }, words.join(''));
}

function named({ name }: TextChange, text: string): string {
  return name === '' ? text : `${name}: ${text}`;
}
