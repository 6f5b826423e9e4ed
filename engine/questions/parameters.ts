/** The parameters that questions have beside the inputs of the calculator. */

import { explainNumber, parseNumber } from '../calculator/number-text.js';
import type { Parameter } from '../calculator/parameter.js';
import { parameterError } from '../calculator/parameter.js';

/** Amounts beyond this are slips of the keyboard. */
const mostAmount = 1e12;

/** A number that is compared with a figure. */
export function amountParameter(name: string): Parameter {
  const allowed = { min: -mostAmount, max: mostAmount };
  const read = (text: string): number | undefined => {
    const value = parseNumber(text);
    return value === undefined || Math.abs(value) > mostAmount ? undefined : value;
  };
  return {
    name,
    isRequired: false,
    allowed,
    read,
    explain: (text) => {
      const { reason, meant } = explainNumber(text, {});
      const trouble = parseNumber(text) === undefined ? reason : 'is beyond what any figure reaches';
      const detail = `${name} ${trouble}. Send a decimal number, such as 5000.`;
      return parameterError({
        parameter: name,
        code: 'invalid_number',
        detail,
        received: text,
        allowed,
        suggestion: meant !== null && read(meant) !== undefined ? meant : null,
      });
    },
  };
}

/** How many rows a comparison may have. */
export const mostPoints = 25;
const fewestPoints = 2;

/** `points=5`, how many to spread over the bounds of the input, or the points themselves, as in `points=50,100,150`. */
export function pointsParameter(): Parameter {
  const name = 'points';
  return {
    name,
    isRequired: false,
    allowed: { min: fewestPoints, max: mostPoints },
    read: (text) => (pointsOf(text) === null ? undefined : text),
    explain: (text) =>
      parameterError({
        parameter: name,
        code: 'invalid_number',
        detail: `${name} is a count from ${fewestPoints} to ${mostPoints}, or as many values of the input with commas between, such as 50,100,150.`,
        received: text,
        allowed: { min: fewestPoints, max: mostPoints },
      }),
  };
}

export type Points = { readonly count: number } | { readonly values: readonly number[] };

/** The points that a text of the parameter stands for; null when it stands for none. */
export function pointsOf(text: string): Points | null {
  const values = text.split(',').map(parseNumber);
  if (!values.every((value) => value !== undefined)) return null;
  const [first = 0] = values;
  if (values.length === 1) {
    return Number.isInteger(first) && first >= fewestPoints && first <= mostPoints ? { count: first } : null;
  }
  return values.length <= mostPoints ? { values } : null;
}
