/**
 * Texts as values. Formulas know a text by its number in the pool of its calculator, so that the proof and the
 * evaluator need no other arithmetic for it; what is emitted and shown is the text itself.
 */
import type { Rational } from './rational.js';
import { integer, toNumber } from './rational.js';

/** The texts of one calculator, numbered in the order in which they are met; it grows while the entry is read. */
export interface TextPool {
  readonly texts: string[];
}

/** The number of a text, which it gets when it is met first. */
export function codeOfText({ texts }: TextPool, text: string): Rational {
  const known = texts.indexOf(text);
  return integer(known === -1 ? texts.push(text) - 1 : known);
}

/** The text that has this number. Throws where none has. */
export function textOfCode({ texts }: TextPool, code: Rational | number): string {
  const text = texts[typeof code === 'number' ? code : toNumber(code)];
  if (text === undefined) throw new Error('A text has a number that was given to none.');
  return text;
}
