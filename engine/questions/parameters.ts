/** The parameters that questions have beside the inputs of the calculator. */

import { totalFigure } from '../../contract/shared-names.js';
import { explainNumber, parseNumber, reasonText } from '../calculator/number-text.js';
import type { Parameter } from '../calculator/parameter.js';
import { choiceParameter, parameterError } from '../calculator/parameter.js';
import { nearest } from '../calculator/suggest.js';
import { usualNumber } from './figures.js';
import type { Subject } from './subject.js';

/** Amounts beyond this are slips of the keyboard. */
const mostAmount = 1e12;

/** A number that is compared with a figure, from `min` up. */
export function amountParameter(name: string, min = -mostAmount): Parameter {
  const allowed = { min, max: mostAmount };
  const read = (text: string): number | undefined => {
    const value = parseNumber(text);
    return value === undefined || value > mostAmount || value < min ? undefined : value;
  };
  return {
    name,
    isRequired: false,
    allowed,
    read,
    explain: (text, words) => {
      const hint = explainNumber(text, {}, words);
      const value = parseNumber(text);
      const isTooSmall = min > 0 && value !== undefined && value < min;
      const beyond = isTooSmall ? words.tooSmall({ min }) : words.beyondFigures;
      const trouble = value === undefined ? reasonText(hint, {}, words) : beyond;
      const detail = words.wrongAmount({ name, trouble });
      return parameterError({
        parameter: name,
        code: 'invalid_number',
        detail,
        received: text,
        allowed,
        suggestion: hint.meant !== null && read(hint.meant) !== undefined ? hint.meant : null,
      });
    },
  };
}

/** Most rows in a comparison. */
export const mostPoints = 25;
const fewestPoints = 2;

/** `points=5`, how many to spread over the bounds of the input, or the points themselves, as in `points=50,100,150`. */
export function pointsParameter(name: string): Parameter {
  const allowed = { min: fewestPoints, max: mostPoints };
  return {
    name,
    isRequired: false,
    allowed,
    read: (text) => (countOf(text) !== null || areValues(text) ? text : undefined),
    explain: (text, words) =>
      parameterError({
        parameter: name,
        code: 'invalid_number',
        detail: words.wrongPoints({ name, fewest: fewestPoints, most: mostPoints, example: '50,100,150' }),
        received: text,
        allowed,
      }),
  };
}

/** The count that a text of the parameter stands for; null where it stands for values. */
export function countOf(text: string): number | null {
  const count = parseNumber(text);
  return count !== undefined && Number.isInteger(count) && count >= fewestPoints && count <= mostPoints ? count : null;
}

/** True when the text lists values that the input can read. A single number would be a count. */
function areValues(text: string): boolean {
  const parts = text.split(',');
  return parts.length <= mostPoints && parts.every((part) => /\d/.test(part)) && parseNumber(text) === undefined;
}

/** The name of an input of the calculator. */
export function inputNameParameter(name: string, { specs }: Subject): Parameter {
  const names = specs.map((spec) => spec.name);
  return choiceParameter(name, names, 'unknown_option');
}

/** A number of the answer; the bare name of a range means its middle. */
export function numberParameter(name: string, subject: Subject): Parameter {
  const { figures, ranges } = subject;
  const { read, ...parameter } = figureParameter(name, [...figures, ...ranges], subject, usualNumber(subject));
  return { ...parameter, read: (text) => (ranges.includes(text) ? `${text}.mid` : read(text)) };
}

/** A range of the answer. */
export function rangeParameter(name: string, subject: Subject): Parameter {
  const { ranges } = subject;
  return figureParameter(name, ranges, subject, ranges.includes(totalFigure) ? totalFigure : (ranges[0] ?? null));
}

/**
 * A figure by its name. Of the ends of a range the middle is meant by its bare name, and the range by that of an end.
 * `usual` is suggested instead of a figure of another kind, such as a text.
 */
export function figureParameter(
  name: string,
  legal: readonly string[],
  { figures, texts }: Subject,
  usual: string | null,
): Parameter {
  const known = new Set(legal);
  const others = new Set([...figures, ...texts]);
  const meant = (text: string): string | null => {
    const plain = text.replace(/^(?:result|figures|estimate)\.(?:figures\.)?/, '');
    const range = plain.replace(/\.(?:low|high|mid)$/, '');
    const spelled = [plain, `${plain}.mid`, range].find((each) => known.has(each));
    return spelled ?? (others.has(plain) ? usual : nearest(text, legal));
  };
  return choiceParameter(name, legal, 'unknown_option', meant);
}
