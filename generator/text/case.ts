/** Names in the cases that programs use. */

/** `net-wire` is `NetWire`, and so is `net wire`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9_]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

/**
 * The name of a slug: `NetWire`. A slug that starts with a digit gets a `_`, which no other slug has; the hyphen before
 * a later digit stays visible, so that `wire-4` and `wire4` do not meet.
 */
export function slugName(slug: string): string {
  const name = pascalCase(slug.replace(/-(?=\d)/g, '_'));
  return /^\d/.test(name) ? `_${name}` : name;
}

/** Text at most `width` wide, cut between words where it is longer. */
export function wrapWords(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
