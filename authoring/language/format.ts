/** What a file looks like that nobody needs to look at twice; its words and its comments stay as they are. */
import type { Edit } from '../../generator/text/diagnostic.js';
import type { Source } from '../../generator/text/source.js';
import { spanOf } from '../../generator/text/source.js';

/** The edits that take blanks from the ends of lines, extra empty lines away, and end the file with one line end. */
export function formatted(file: Source): readonly Edit[] {
  const { text } = file;
  const edits: Edit[] = [];
  for (const { 0: blanks, index } of text.matchAll(/[ \t]+(?=\r?\n|$)/g))
    edits.push({ span: spanOf(file, index, index + blanks.length), text: '' });
  for (const { 0: lines, index } of text.matchAll(/(?<=\n[ \t]*\r?\n)(?:[ \t]*\r?\n)+(?=[^\n])/g))
    edits.push({ span: spanOf(file, index, index + lines.length), text: '' });
  const written = text.trimEnd();
  if (written !== '' && text.slice(written.length).replace(/[ \t]/g, '') !== '\n' && !text.includes('\r'))
    return [...edits.filter(({ span }) => span.start < written.length), lastLine(file, written.length)];
  return edits.filter((edit, index) => !overlaps(edit, edits[index - 1]));
}

function lastLine(file: Source, start: number): Edit {
  return { span: spanOf(file, start, file.text.length), text: '\n' };
}

function overlaps({ span }: Edit, before: Edit | undefined): boolean {
  return before !== undefined && span.start < before.span.end;
}
