/** JSON documents as texts. */

/** Two spaces, one fact a line, a final newline, so that a changed fact is a changed line. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const width = 120;

/** The same with each part that fits on one line, for documents that people look into and no tool compares. */
export function compactJsonText(value: unknown): string {
  return `${compact(value, '', 0)}\n`;
}

/** `used` is how much of the first line other text takes. */
function compact(value: unknown, indent: string, used: number): string {
  const line = JSON.stringify(value, null, 1).replace(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + used + line.length < width) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => compact(each, inner, 0))
    : Object.entries(value).map(([key, each]) => {
        const start = `${JSON.stringify(key)}: `;
        return start + compact(each, inner, start.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
