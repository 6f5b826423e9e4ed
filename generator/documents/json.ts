/** A JSON document: two spaces, one fact a line, a final newline, so that a changed fact is a changed line. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
