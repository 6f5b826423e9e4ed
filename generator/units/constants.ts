/** Constants that formulas know by name. */
import type { Rational } from './rational.js';
import { fraction } from './rational.js';

/** Enough digits that every double computed from it is the one nearest to the true number. */
const pi = fraction(314159265358979323846264338327950288419716939937510n, 10n ** 50n);

export const constants: ReadonlyMap<string, Rational> = new Map([['pi', pi]]);
