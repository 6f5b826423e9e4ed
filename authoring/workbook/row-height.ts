/** The heights of rows with texts of several lines, which no spreadsheet computes on opening a file. */

/** In points. */
const lineHeight = 13;
const padding = 2;
/** The width of a column counts zeros, and letters are narrower. */
const lettersPerZero = 1.15;

export interface RowContents {
  readonly cells: readonly { readonly content: unknown }[];
  /** The first and last column of merged cells. */
  readonly joins?: { readonly from: number; readonly to: number } | undefined;
}

/** In points; formulas count for one line. */
export function heightOf({ cells, joins }: RowContents, widths: readonly number[]): number {
  const lines = cells.map(({ content }, column) => {
    if (typeof content !== 'string') return 1;
    const last = joins !== undefined && column === joins.from ? joins.to : column;
    const width = widths.slice(column, last + 1).reduce((sum, each) => sum + each, 0);
    return width === 0 ? 1 : linesOf(content, Math.floor(width * lettersPerZero));
  });
  return padding + lineHeight * Math.max(1, ...lines);
}

/** The number of lines of a text at `width` characters a line; a longer word is broken. */
export function linesOf(text: string, width: number): number {
  const { lines } = text.split(' ').reduce(
    ({ lines, used }, word) => {
      const longer = used === 0 ? word.length : used + 1 + word.length;
      if (longer <= width) return { lines, used: longer };
      const own = Math.max(1, Math.ceil(word.length / width));
      return { lines: lines + (used === 0 ? own - 1 : own), used: word.length - (own - 1) * width };
    },
    { lines: 1, used: 0 },
  );
  return lines;
}
