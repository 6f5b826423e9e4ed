/** Formats the white space of a file; leaves its words and comments as they are. */
import type { Edit } from '../../generator/source/hint.js';
import type { Source } from '../../generator/source/source.js';
import { spanOf } from '../../generator/source/source.js';

/** The edits that remove trailing blanks and extra empty lines, and end the file with one line break. */
export function formatted(file: Source): readonly Edit[] {
  const { text } = file;
  const edits: Edit[] = [];
  for (const { 0: blanks, index } of text.matchAll(/[ \t]+(?=\r?\n|$)/g))
    edits.push({ span: spanOf(file, index, index + blanks.length), text: '' });
  for (const { 0: lines, index } of text.matchAll(/(?<=\n[ \t]*\r?\n)(?:[ \t]*\r?\n)+(?=[^\n])/g))
    edits.push({ span: spanOf(file, index, index + lines.length), text: '' });
  const written = text.trimEnd();
  if (written !== '' && text.slice(written.length).replace(/[ \t]/g, '') !== '\n' && !text.includes('\r'))
    return [
      ...edits.filter(({ span }) => span.start < written.length),
      { span: spanOf(file, written.length, text.length), text: '\n' },
    ];
  return edits.filter(({ span }, index) => span.start >= (edits[index - 1]?.span.end ?? 0));
}
