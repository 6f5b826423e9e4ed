/**
 * Texts as values. Formulas know a text by its number in the pool of its calculator, so that the proof and the
 * evaluator need no other arithmetic for it; what is emitted and shown is the text itself.
 */
import type { Rational } from './rational.js';
import { integer, toNumber } from './rational.js';

/** The texts of one calculator, numbered in the order in which they are met. */
export class TextPool {
  readonly #texts: string[] = [];

  codeOf(text: string): Rational {
    const known = this.#texts.indexOf(text);
    return integer(known === -1 ? this.#texts.push(text) - 1 : known);
  }

  textOf(code: Rational | number): string {
    const text = this.#texts[typeof code === 'number' ? code : toNumber(code)];
    if (text === undefined) throw new Error('A text has a number that was given to none.');
    return text;
  }
}
