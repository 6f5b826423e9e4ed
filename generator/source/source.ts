/** A named text, and spans in it. Offsets count from the start of the text. */

export interface Source {
  readonly path: string;
  readonly text: string;
  /** Offset of the first character of each line. */
  readonly lineStarts: readonly number[];
}

export interface Span {
  readonly source: Source;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** A one-based line and column, as editors count them. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export function createSource(path: string, text: string): Source {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return { path, text, lineStarts };
}

export function spanOf(source: Source, start: number, end: number): Span {
  return { source, start, end };
}

/** The smallest span that holds both; they lie in one source. */
export function joinSpans(a: Span, b: Span): Span {
  return { source: a.source, start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

export function spanText(span: Span): string {
  return span.source.text.slice(span.start, span.end);
}

export function positionAt(source: Source, offset: number): Position {
  const index = lineIndexAt(source, offset);
  return { line: index + 1, column: offset - (source.lineStarts[index] ?? 0) + 1 };
}

/** The text of a one-based line, without its line break. */
export function lineText(source: Source, line: number): string {
  const start = source.lineStarts[line - 1] ?? source.text.length;
  const end = source.lineStarts[line] ?? source.text.length + 1;
  return source.text.slice(start, end - 1).replace(/\r$/, '');
}

/** Binary search for the last line that starts at or before the offset. */
function lineIndexAt(source: Source, offset: number): number {
  let low = 0;
  let high = source.lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((source.lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
