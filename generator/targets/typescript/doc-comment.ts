/** Wraps doc comments to the width of a file. */
import { wrapWords } from '../../source/case.js';
import { oneLine } from '../../source/one-line.js';
import { longestLine } from './layout.js';

/** The text of a doc comment for ts-morph, wrapped if it is too long for one line at an indentation. */
export function docComment(text: string, indent = 0): string {
  const line = commentText(text);
  if (indent + '/**  */'.length + line.length <= longestLine) return line;
  return `\n${wrapWords(line, longestLine - indent - ' * '.length).join('\n')}`;
}

/** A comment at the margin with its marks, wrapped if it is too long for one line. */
export function wholeComment(text: string): string {
  const line = commentText(text);
  const short = `/** ${line} */`;
  if (short.length <= longestLine) return short;
  return ['/**', ...wrapWords(line, longestLine - ' * '.length).map((each) => ` * ${each}`), ' */'].join('\n');
}

/** Text on one line that cannot end the comment. */
function commentText(text: string): string {
  return oneLine(text).replaceAll('*/', '* /');
}
