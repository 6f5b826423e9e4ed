/** Prints tables and lists in a terminal. */

/** A cell without a value is empty. */
type Cell = string | number | null | undefined;

/**
 * Lays out rows under their headings, in columns as wide as their widest cell:
 *
 *   ID        STATE
 *   0198f...  delivered
 */
export function printTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((cells) => cells.map((cell) => String(cell ?? '')));
  const lines = [headings.map((heading) => heading.toUpperCase()), ...texts];
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)));
  const print = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `${lines.map(print).join('\n')}\n`;
}

/** Names and values one below the other; those without a value are left out, further lines are indented. */
export function printFields(fields: readonly (readonly [string, Cell])[]): string {
  const given = fields.filter(([, value]) => (value ?? '') !== '');
  const width = Math.max(...given.map(([name]) => name.length)) + 2;
  const lines = given.map(
    ([name, value]) => name.padEnd(width) + String(value).replaceAll('\n', `\n${' '.repeat(width)}`),
  );
  return `${lines.join('\n')}\n`;
}

export function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
