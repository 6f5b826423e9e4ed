/** A text document of lines. */
import { oneLine } from '../source/one-line.js';

/** One line for each item: line breaks in the catalog's texts become spaces. */
export function textLines(all: readonly string[]): string {
  return `${all.map(oneLine).join('\n').trimEnd()}\n`;
}
