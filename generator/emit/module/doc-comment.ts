/** Doc comments that stay inside the width of a file. */
import { wrapWords } from '../../text/case.js';
import { oneLine } from '../../text/one-line.js';
import { longestLine } from './layout.js';

/** The text of a doc comment at an indentation, as ts-morph takes it: on one line, or on several where it is long. */
export function docComment(text: string, indent = 0): string {
  const line = commentText(text);
  if (indent + '/**  */'.length + line.length <= longestLine) return line;
  return `\n${wrapWords(line, longestLine - indent - ' * '.length).join('\n')}`;
}

/** Text on one line that ends no comment. */
function commentText(text: string): string {
  return oneLine(text).replaceAll('*/', '* /');
}
