/** Distance between two spellings for "did you mean", in the compiler, the service and the leads. */

/**
 * The insertions, deletions, substitutions and swaps of neighbors that turn one word into the other, after the
 * optimal string alignment distance: no letter is touched twice.
 */
export function editDistance(from: string, to: string): number {
  let rowBeforeLast: readonly number[] = [];
  let lastRow: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = alignmentRow(from, to, row, lastRow, rowBeforeLast);
    rowBeforeLast = lastRow;
    lastRow = current;
  }
  return lastRow[to.length] ?? 0;
}

/** One row of the alignment table: the distances of the first `row` letters of `from` to every beginning of `to`. */
function alignmentRow(
  from: string,
  to: string,
  row: number,
  above: readonly number[],
  twoAbove: readonly number[],
): readonly number[] {
  const cells = [row];
  for (let column = 1; column <= to.length; column++) {
    const substitution = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
    const insertion = (cells[column - 1] ?? 0) + 1;
    const deletion = (above[column] ?? 0) + 1;
    const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const swap = isSwap ? (twoAbove[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
    cells.push(Math.min(substitution, insertion, deletion, swap));
  }
  return cells;
}
