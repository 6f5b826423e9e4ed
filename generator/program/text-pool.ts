/**
 * Texts as values. In formulas a text is its number in the pool of its calculator, so that the proof and the evaluator
 * need only numbers; the text itself is emitted and shown.
 */
import type { Rational } from '../units/rational.js';
import { integer, toNumber } from '../units/rational.js';

/** The texts of one calculator, numbered by first use; grows while the entry is checked. */
export interface TextPool {
  readonly texts: string[];
}

/** The number of a text; adds the text to the pool on first use. */
export function codeOfText({ texts }: TextPool, text: string): Rational {
  const known = texts.indexOf(text);
  return integer(known === -1 ? texts.push(text) - 1 : known);
}

/** The text with a number. Throws when there is none. */
export function textOfCode({ texts }: TextPool, code: Rational | number): string {
  const text = texts[typeof code === 'number' ? code : toNumber(code)];
  if (text === undefined) throw new Error('No text has this number.');
  return text;
}
