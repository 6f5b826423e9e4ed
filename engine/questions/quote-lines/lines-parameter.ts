/** `line=tear-out:600&line=gate:450`: the lines of an offer, or a pasted text of them. */
import { mostLines } from '../../../contract/shared-names.js';
import type { EngineWords } from '../../../words/engine-words.js';
import { reasonText } from '../../calculator/number-text.js';
import type { Parameter } from '../../calculator/parameter.js';
import { parameterError } from '../../calculator/parameter.js';
import type { Subject } from '../subject.js';
import type { LineMistake } from './read-lines.js';
import { isMistake, longestLine, readLines } from './read-lines.js';

export function linesParameter(name: string, { estimate, words }: Pick<Subject, 'estimate' | 'words'>): Parameter {
  const unit = estimate?.unit ?? '$';
  const mistakesIn = (text: string) => readLines(text, unit, words).filter(isMistake);
  const isRead = (text: string): boolean => {
    const lines = readLines(text, unit, words);
    return lines.length > 0 && !lines.some(isMistake);
  };
  return {
    name,
    isRequired: false,
    allowed: ['gate:450'],
    takesLines: true,
    alsoCalled: 'line',
    read: (text) => (isRead(text) ? text : undefined),
    explain: (text, said) => {
      const [mistake = { trouble: 'noAmount', line: text.trim(), meant: null } as const] = mistakesIn(text);
      const mended = mendedText(text, unit, words);
      return parameterError({
        parameter: name,
        code: mistake.trouble === 'tooMany' ? 'too_many_parameters' : 'invalid_number',
        detail: mistakeText(mistake, name, unit, said),
        received: mistake.line === '' ? text : mistake.line,
        suggestion: mended !== null && isRead(mended) ? mended : null,
      });
    },
  };
}

/** The text with each line as it was meant; null where one is not clear. */
function mendedText(text: string, unit: string, words: EngineWords): string | null {
  const lines = readLines(text, unit, words).map((line) =>
    isMistake(line) ? line.meant : `${line.name}: ${line.amount}`,
  );
  return lines.includes(null) ? null : lines.join('\n');
}

/** Most characters of a line that an error repeats. */
const longestEcho = 60;

/** What is wrong with a line, as a sentence that says how to write it. */
export function mistakeText(
  { trouble, line: whole }: LineMistake,
  name: string,
  unit: string,
  words: EngineWords,
): string {
  const { quoteLines: texts } = words;
  const line = whole.length > longestEcho ? `${whole.slice(0, longestEcho)}…` : whole;
  switch (trouble) {
    case 'tooMany':
      return texts.tooMany({ name, most: mostLines });
    case 'tooLong':
      return texts.tooLong({ name, most: longestLine, line });
    case 'noAmount':
    case 'noName':
    case 'severalAmounts':
    case 'notAbove':
      return texts[trouble]({ name, line });
    default:
      return texts.badAmount({ name, line, reason: reasonText({ reason: trouble, meant: null }, { unit }, words) });
  }
}
