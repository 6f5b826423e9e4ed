/** A stretch of a text, as offsets; the end is exclusive. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

export interface MarkedText {
  /** The text without the lines of marks. */
  readonly text: string;
  readonly marks: readonly Mark[];
}

const markLine = /^[ ~]*~[ ~]*$/;

/**
 * Takes the marks out of a text. A line of nothing but spaces and `~` marks what stands above it:
 *
 *     volume: lenght * width
 *             ~~~~~~
 */
export function readMarks(marked: string): MarkedText {
  const lines: string[] = [];
  const marks: Mark[] = [];
  let start = 0;
  let above = 0;
  for (const line of marked.split('\n')) {
    if (markLine.test(line)) marks.push(...marksOf(line, above));
    else {
      lines.push(line);
      above = start;
      start += line.length + 1;
    }
  }
  return { text: lines.join('\n'), marks };
}

function marksOf(line: string, offset: number): readonly Mark[] {
  return [...line.matchAll(/~+/g)].map(({ index, 0: run }) => ({
    start: offset + index,
    end: offset + index + run.length,
  }));
}
