/** Writes comma-separated values that a spreadsheet can open without running anything. */

/** Characters that a spreadsheet may read as the start of a formula, in ASCII and full width. */
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** A telephone number begins like a formula and cannot do anything. */
const phoneNumber = /^\+\d{1,15}$/;

/**
 * Text that may start a formula inside a cell, in a spreadsheet that takes semicolons, tabs or line ends within a cell
 * for the end of the cell.
 */
const formulaInside = /([;|\t\r\n][\s"']*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * One record with its line end, as RFC 4180 writes it. What looks like a formula gets a quote before it; objects are
 * JSON.
 */
export function csvRecord(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function withoutFormulas(text: string): string {
  if (phoneNumber.test(text)) return text;
  const inside = text.replace(formulaInside, "$1'");
  return formulaStart.test(inside) ? `'${inside}` : inside;
}

function csvCell(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  const safe = typeof value === 'number' ? text : withoutFormulas(text);
  return /[",;\t\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
