/** Tables of Markdown. */

/** A row of cells; a bar inside of one does not end it. */
export function markdownRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

export function markdownTable(heads: readonly string[], rows: readonly string[]): readonly string[] {
  return [markdownRow(heads), `|${'---|'.repeat(heads.length)}`, ...rows];
}

/** A piece of text as it is written, also where it holds the mark of such pieces. */
export function asWritten(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
