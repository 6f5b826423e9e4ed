/** Comma-separated values that a spreadsheet can open without running anything. */

/** What a spreadsheet may take for the beginning of a formula, in ASCII and in full width. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** A telephone number begins like a formula and cannot do anything. */
const PHONE = /^\+\d{1,15}$/;

/** One record with its line end, as RFC 4180 writes it. A cell that looks like a formula gets a quote before it. */
export function csvRecord(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
