/** A text document of lines. */
import { oneLine } from '../../text/one-line.js';

/** Each item is one line, whatever line ends the catalog's texts have: readers go by lines. */
export function textLines(all: readonly string[]): string {
  return `${all.map(oneLine).join('\n').trimEnd()}\n`;
}
