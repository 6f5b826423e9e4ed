/** Exact fractions of the tests' own, so that a slip in those of the generator shows. */
export interface Fraction {
  readonly n: bigint;
  /** Always positive; the two may have common divisors. */
  readonly d: bigint;
}

export const zero: Fraction = { n: 0n, d: 1n };
export const one: Fraction = { n: 1n, d: 1n };

function make(n: bigint, d: bigint): Fraction {
  if (d === 0n) throw new Error('The reference divides by zero.');
  const shared = divisor(n < 0n ? -n : n, d < 0n ? -d : d);
  const sign = d < 0n ? -1n : 1n;
  return { n: (sign * n) / shared, d: (sign * d) / shared };
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

/** A decimal such as `12`, `0.5` or `1.5e-7`. */
export function fromText(text: string): Fraction {
  const [digits = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', part = ''] = digits.split('.');
  const power = Number(exponent) - part.length;
  const n = BigInt(`${whole}${part}`);
  return power < 0 ? make(n, 10n ** BigInt(-power)) : make(n * 10n ** BigInt(power), 1n);
}

/** The number that a person means by the shortest decimal of a double. */
export function fromDecimal(value: number): Fraction {
  return fromText(String(value).replace('e+', 'e'));
}

/** The very number that a double is. */
export function fromDouble(value: number): Fraction {
  if (!Number.isFinite(value)) throw new Error(`The reference comes to ${value}.`);
  let [size, d] = [value, 1n];
  while (!Number.isInteger(size)) [size, d] = [size * 2, d * 2n];
  return make(BigInt(size), d);
}

/** The nearest double, or one beside it. */
export function toDouble({ n, d }: Fraction): number {
  const shift = BigInt(Math.max(0, d.toString(2).length - n.toString(2).length + 64));
  return Number((n << shift) / d) / 2 ** Number(shift);
}

export const plus = (a: Fraction, b: Fraction) => make(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction) => make(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction) => make(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction) => make(a.n * b.d, a.d * b.n);
export const opposite = (a: Fraction) => make(-a.n, a.d);
export const size = (a: Fraction) => (a.n < 0n ? opposite(a) : a);

/** Below zero, zero or above it, as the first is less than, equal to or more than the second. */
export function order(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const smaller = (a: Fraction, b: Fraction) => (order(a, b) <= 0 ? a : b);
export const larger = (a: Fraction, b: Fraction) => (order(a, b) >= 0 ? a : b);

/** The largest whole number that is not above it. */
export function whole({ n, d }: Fraction): Fraction {
  const down = n >= 0n || n % d === 0n ? n / d : n / d - 1n;
  return { n: down, d: 1n };
}

/** A whole power. */
export function raised(a: Fraction, exponent: number): Fraction {
  const result = make(a.n ** BigInt(Math.abs(exponent)), a.d ** BigInt(Math.abs(exponent)));
  return exponent < 0 ? over(one, result) : result;
}
