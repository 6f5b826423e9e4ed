/** Exact fractions, in which the compiler computes all constants. */
import { rememberedFor } from '../source/remembered.js';

export interface Rational {
  readonly numerator: bigint;
  /** Always positive, and without a common divisor with the numerator. */
  readonly denominator: bigint;
}

export const zero: Rational = { numerator: 0n, denominator: 1n };
export const one: Rational = { numerator: 1n, denominator: 1n };

/** The fraction in lowest terms. Throws on a zero denominator, which callers must rule out. */
export function fraction(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 0n) throw new Error('A fraction needs a denominator other than zero.');
  if (denominator === 1n) return { numerator, denominator };
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator * sign);
  if (divisor === 1n && sign === 1n) return { numerator, denominator };
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

export function integer(value: number | bigint): Rational {
  return { numerator: BigInt(value), denominator: 1n };
}

const decimalPattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/** The exact value of a decimal such as `0.494` or `1e-3`; null when the text is not one. */
export function parseDecimal(text: string): Rational | null {
  const match = decimalPattern.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', part = '', exponent = '0'] = match;
  if (whole === '' && part === '') return null;
  const digits = BigInt(`${sign}${whole}${part}`);
  const power = Number(exponent) - part.length;
  return power >= 0 ? integer(digits * 10n ** BigInt(power)) : fraction(digits, 10n ** BigInt(-power));
}

/** The exact value of a finite double, by its shortest decimal. */
export function fromNumber(value: number): Rational {
  const exact = parseDecimal(String(value));
  if (exact === null) throw new Error(`${value} is not a finite number.`);
  return exact;
}

export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) return fraction(a.numerator + b.numerator, a.denominator);
  // Both are in lowest terms, so only a factor that the denominators share may cancel (Knuth, 4.5.1).
  const shared = greatestDivisor(a.denominator, b.denominator);
  const [first, second] = [a.denominator / shared, b.denominator / shared];
  const { numerator, denominator } = fraction(a.numerator * second + b.numerator * first, shared);
  return { numerator, denominator: denominator * first * second };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  if (isOne(a)) return b;
  if (isOne(b)) return a;
  if (isMinusOne(b)) return negate(a);
  if (isMinusOne(a)) return negate(b);
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** A shortcut: most factors are one, and reducing a product to lowest terms takes time. */
function isOne({ numerator, denominator }: Rational): boolean {
  return numerator === 1n && denominator === 1n;
}

function isMinusOne({ numerator, denominator }: Rational): boolean {
  return numerator === -1n && denominator === 1n;
}

export function divide(a: Rational, b: Rational): Rational {
  if (isOne(b)) return a;
  if (isMinusOne(b)) return negate(a);
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The nearest whole number; halves go up. */
export function roundHalfUp({ numerator, denominator }: Rational): Rational {
  const doubled = 2n * numerator + denominator;
  const whole = doubled / (2n * denominator);
  return integer(doubled < 0n && whole * 2n * denominator !== doubled ? whole - 1n : whole);
}

export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

/** A whole power. Callers must rule out negative powers of zero. */
export function power(a: Rational, exponent: number): Rational {
  const size = BigInt(Math.abs(exponent));
  const result = fraction(a.numerator ** size, a.denominator ** size);
  return exponent < 0 ? divide(one, result) : result;
}

export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function equal(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

export function isInteger(a: Rational): boolean {
  return a.denominator === 1n;
}

/** The nearest double. */
export function toNumber(a: Rational): number {
  const numerator = Number(a.numerator);
  const denominator = Number(a.denominator);
  const exact = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator);
  return exact ? numerator / denominator : nearestOfLong(a);
}

const nearestOfLong = rememberedFor((a: Rational): number => Number(decimalDigits(a, 25)));

/** A decimal cut off after `digits` significant digits; with enough of them it parses to the nearest double. */
function decimalDigits(a: Rational, digits: number): string {
  const magnitude = a.numerator.toString().length - a.denominator.toString().length;
  const shift = digits - magnitude;
  const scaled =
    shift >= 0
      ? (a.numerator * 10n ** BigInt(shift)) / a.denominator
      : a.numerator / (a.denominator * 10n ** BigInt(-shift));
  return `${scaled}e${-shift}`;
}

/** The decimal that equals the fraction; null when none does. */
export function toExactDecimal(a: Rational): string | null {
  // A denominator of so many bits has fewer factors of two and of five, the only ones that a decimal has.
  const places = a.denominator.toString(2).length;
  const digits = a.numerator * 10n ** BigInt(places);
  if (digits % a.denominator !== 0n) return null;
  const [, sign = '', size = ''] = /^(-?)(\d+)$/.exec(String(digits / a.denominator)) ?? [];
  const padded = size.padStart(places + 1, '0');
  return `${sign}${padded.slice(0, -places)}.${padded.slice(-places)}`.replace(/\.?0+$/, '');
}

const largestSmall = BigInt(Number.MAX_SAFE_INTEGER);

/** Euclid's algorithm; switches to plain numbers, which are far faster, once both are small enough. */
function greatestDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n && (x > largestSmall || y > largestSmall)) [x, y] = [y, x % y];
  let [small, rest] = y === 0n ? [0, 0] : [Number(x), Number(y)];
  while (rest !== 0) [small, rest] = [rest, small % rest];
  const found = y === 0n ? x : BigInt(small);
  return found === 0n ? 1n : found;
}

/** The quotient of two numbers; null for a divisor of zero. */
export function exactQuotient(x: Rational, y: Rational): Rational | null {
  return equal(y, zero) ? null : divide(x, y);
}

const largestExactPower = 64;

/** A whole power of a number; null for other exponents, for great ones, and where zero would be divided by. */
export function exactPower(x: Rational, y: Rational): Rational | null {
  if (!isInteger(y) || Math.abs(toNumber(y)) > largestExactPower) return null;
  return equal(x, zero) && y.numerator < 0n ? null : power(x, toNumber(y));
}
