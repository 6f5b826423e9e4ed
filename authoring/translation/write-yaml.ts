/** Writes trees of texts as YAML, in the style of the catalog's files. */

/** Texts by key or in a list; null in place of an item without any. */
export type TextTree = string | null | readonly TextTree[] | TextMap;
export type TextMap = ReadonlyMap<string, TextTree>;

/** A file of entries, with a line between the entries at its margin that hold others. */
export function yamlOf(tree: TextMap): string {
  const entries = [...tree].map(([key, value]) => entryLines(key, value, '').join('\n'));
  return entries.map((text, index) => (index > 0 && text.includes('\n') ? `\n${text}\n` : `${text}\n`)).join('');
}

function entryLines(key: string, value: TextTree, indent: string): readonly string[] {
  const head = `${indent}${keyText(key)}:`;
  if (value === null || typeof value === 'string') return scalarLines(head, value, indent);
  return [head, ...blockLines(value, `${indent}  `)];
}

function blockLines(value: readonly TextTree[] | TextMap, indent: string): readonly string[] {
  if (value instanceof Map) return [...value].flatMap(([key, each]) => entryLines(key, each as TextTree, indent));
  return [...(value as readonly TextTree[])].flatMap((item) => itemLines(item, indent));
}

function itemLines(item: TextTree, indent: string): readonly string[] {
  if (item === null || typeof item === 'string') return scalarLines(`${indent}-`, item, indent);
  const [first = '', ...others] = blockLines(item, `${indent}  `);
  return [`${indent}- ${first.trimStart()}`, ...others];
}

/** Nothing in a text is escaped: sentences are read as they stand. */
function scalarLines(head: string, value: string | null, indent: string): readonly string[] {
  if (value === null) return [`${head} null`];
  if (isPlain(value)) return [`${head} ${value}`];
  if (!/["\\]/.test(value)) return [`${head} "${value}"`];
  return value.includes("'") ? [`${head} >-`, `${indent}  ${value}`] : [`${head} '${value}'`];
}

function isPlain(text: string): boolean {
  const isSafe = /^[\p{L}(][^\n]*$/u.test(text) && !/: |:$| #|^(?:true|false|null|yes|no|on|off|~)$/i.test(text);
  return isSafe && text === text.trim();
}

function keyText(key: string): string {
  return /^[A-Za-z_][\w./-]*$/.test(key) && isPlain(key) ? key : `"${key}"`;
}
