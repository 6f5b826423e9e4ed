/** JSON with as much in a line as fits. */

const width = 120;

export function wideJson(value: unknown): string {
  return `${wideValue(value, '', 0)}\n`;
}

/** The value of a member or item, whose line is indented and has `before` characters in front of it. */
export function wideValue(value: unknown, indent: string, before: number): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + before + flat.length < width) return flat;
  const inner = `${indent} `;
  if (Array.isArray(value))
    return block(
      '[]',
      value.map((item) => wideValue(item, inner, 0)),
      indent,
    );
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + wideValue(member, inner, name.length);
  });
  return block('{}', members, indent);
}

function block([open, close]: string, items: readonly string[], indent: string): string {
  return `${open}\n${filled(items, indent).join(',\n')}\n${indent}${close}`;
}

/** Items in lines of at most the width; one that breaks has lines of its own. */
function filled(items: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const joined = `${last}, ${item}`;
    const fits = last !== undefined && joined.length < width && !joined.includes('\n');
    if (fits) lines[lines.length - 1] = joined;
    else lines.push(`${indent} ${item}`);
  }
  return lines;
}
