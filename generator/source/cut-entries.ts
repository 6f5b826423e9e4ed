/** Splits a file into its entries, so that a syntax error in one hides nothing in the others. */
import { rememberedFor } from './remembered.js';
import type { Source, Span } from './source.js';
import { spanOf, spanText } from './source.js';

/**
 * Cuts a file at lines that begin at the margin: each is the name of an entry, and everything below belongs to it. Text
 * above the first such line is a separate piece if any of it is indented, or if there is no such line.
 */
export const cutEntries = rememberedFor((source: Source): readonly Span[] => {
  const { text } = source;
  const first = text.startsWith('\ufeff') ? 1 : 0;
  const starts = source.lineStarts.map((start) => Math.max(start, first)).filter((start) => beginsEntry(text, start));
  const pieces = starts.map((start, index) => spanOf(source, start, starts[index + 1] ?? text.length));
  const above = spanOf(source, first, starts[0] ?? text.length);
  const isEntry = (starts.length === 0 ? /^\s*[^\s#]/m : /^[^\S\n]+[^\s#]/m).test(spanText(above));
  return isEntry ? [above, ...pieces] : pieces;
});

/** True for content other than comments, document markers and values below `? name`. */
function beginsEntry(text: string, at: number): boolean {
  return (
    at < text.length && !/[\s#%]/.test(text.charAt(at)) && !/^(?:---|\.\.\.|:)(?:\s|$)/.test(text.slice(at, at + 4))
  );
}

/** The name of the entry in a piece, as far as it is recognizable. */
export const nameOfPiece = rememberedFor((piece: Span): string => /^["']?([^"':\s]*)/.exec(spanText(piece))?.[1] ?? '');
