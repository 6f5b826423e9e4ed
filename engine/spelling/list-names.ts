/** Writes lists of names as people do. */

/** "a, b or c". */
export function formatList(items: readonly string[], word: 'or' | 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
}
