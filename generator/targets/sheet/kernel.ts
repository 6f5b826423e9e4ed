/** The functions of `engine/kernel/` as formulas of a spreadsheet, under their names there. */
import type { NumberForm } from '../../../engine/kernel/language.js';
import { americanDay } from '../../../engine/kernel/text.js';
import { aroundLimit } from '../../program/comparing.js';
import type { Comparison } from '../../program/operation.js';
import type { CellList } from './cell-list.js';
import type { Formula } from './formula.js';
import { call, infix, joined, number, opposite, quoted } from './formula.js';

/** Writes a function for operands that may be read only once; it holds those that it reads twice. */
type KernelFunction = (cells: CellList, x: Formula, y: Formula) => Formula;

const [none, one, two, ninety, half] = [0, 1, 2, 90, 0.5].map(number) as [Formula, Formula, Formula, Formula, Formula];

export function plus(first: Formula, ...rest: readonly Formula[]): Formula {
  return rest.reduce((left, right) => infix('+', left, right), first);
}

export function minus(left: Formula, right: Formula): Formula {
  return infix('-', left, right);
}

export function times(left: Formula, right: Formula): Formula {
  return infix('*', left, right);
}

export function over(left: Formula, right: Formula): Formula {
  return infix('/', left, right);
}

export function choose(condition: Formula, consequent: Formula, alternate: Formula): Formula {
  return call('IF', condition, consequent, alternate);
}

/** Distance within which `x` counts as a whole number. */
function tolerance(x: Formula): Formula {
  return call('MIN', number(1e-3), times(number(1e-9), call('MAX', one, call('ABS', x))));
}

/** A comparison that forgives rounding errors; around a number its ends are numbers. */
export function compareForgiving(
  cells: CellList,
  comparison: Comparison,
  x: Formula,
  limit: Formula | number,
): Formula {
  const { middle, least, most, within } = typeof limit === 'number' ? aroundNumber(limit) : around(cells.hold(limit));
  switch (comparison) {
    case '<':
    case '>=':
      return infix(comparison, x, least);
    case '>':
    case '<=':
      return infix(comparison, x, most);
    case '=':
      return infix('<=', call('ABS', minus(x, middle)), within);
    case '!=':
      return infix('>', call('ABS', minus(x, middle)), within);
  }
}

/** The tolerance within which two values count as equal. */
function around(middle: Formula) {
  const within = tolerance(middle);
  return { middle, least: minus(middle, within), most: plus(middle, within), within };
}

function aroundNumber(middle: number) {
  const { least, most, within } = aroundLimit(middle);
  return { middle: number(middle), least: number(least), most: number(most), within: number(within) };
}

/** INT goes towards zero in one spreadsheet and down in others; TRUNC is the same in all. */
function wholePart(cells: CellList, given: Formula, beyond: '<' | '>'): Formula {
  const x = cells.hold(given);
  const whole = call('TRUNC', x);
  const isBeyond = infix(beyond, x, whole);
  return beyond === '>' ? plus(whole, isBeyond) : minus(whole, isBeyond);
}

function roundUp(cells: CellList, given: Formula): Formula {
  const x = cells.hold(given);
  return wholePart(cells, minus(x, tolerance(x)), '>');
}

function roundDown(cells: CellList, given: Formula): Formula {
  const x = cells.hold(given);
  return wholePart(cells, plus(x, tolerance(x)), '<');
}

/** The nearest whole number to the size of `x`. */
export function roundedSize(cells: CellList, given: Formula): Formula {
  const x = cells.hold(given);
  return call('INT', plus(call('ABS', x), half, tolerance(x)));
}

export function roundHalfAway(cells: CellList, given: Formula): Formula {
  const x = cells.hold(given);
  return times(call('SIGN', x), roundedSize(cells, x));
}

/** Rounds to decimals, as figures are published. */
export function roundTo(cells: CellList, x: Formula, decimals: number): Formula {
  if (decimals === 0) return roundHalfAway(cells, x);
  const factor = number(10 ** decimals);
  return over(roundHalfAway(cells, times(x, factor)), factor);
}

function toMultiple(round: (cells: CellList, x: Formula) => Formula): KernelFunction {
  return (cells, x, multiple) => {
    const size = cells.hold(multiple);
    return times(round(cells, over(x, size)), size);
  };
}

export const roundHalfAwayTo = toMultiple(roundHalfAway);

function modulo(cells: CellList, dividend: Formula, divisor: Formula): Formula {
  const [x, by] = [cells.hold(dividend), cells.hold(divisor)];
  const count = cells.hold(over(x, by));
  const whole = cells.hold(roundDown(cells, count));
  const rest = cells.hold(minus(x, times(whole, by)));
  const above = call('MIN', call('MAX', rest, none), by);
  const below = call('MAX', call('MIN', rest, none), by);
  const signed = choose(infix('>', by, none), above, below);
  return choose(infix('<=', minus(count, whole), tolerance(count)), none, signed);
}

/** The payment for a loan of 1; hyperbolic functions keep the digits of low rates. */
function annuity(cells: CellList, rate: Formula, periods: Formula): Formula {
  const [each, count] = [cells.hold(rate), cells.hold(periods)];
  const growth = call('ATANH', over(each, plus(two, each)));
  const power = cells.hold(times(opposite(count), growth));
  const paid = times(times(number(-2), call('SINH', power)), call('EXP', power));
  const isFree = infix('<', times(call('ABS', each), plus(count, one)), number(1e-16));
  return choose(isFree, over(one, count), over(each, paid));
}

function startOfYear(year: Formula): Formula {
  return call('DATE', year, one, one);
}

function daysInYear(cells: CellList, given: Formula): Formula {
  const year = cells.hold(call('YEAR', roundDown(cells, given)));
  return minus(startOfYear(plus(year, one)), startOfYear(year));
}

function dayOfYear(cells: CellList, given: Formula): Formula {
  const day = cells.hold(roundDown(cells, given));
  return plus(minus(day, startOfYear(call('YEAR', day))), one);
}

function daysLeftInYear(cells: CellList, given: Formula): Formula {
  const day = cells.hold(roundDown(cells, given));
  return minus(minus(startOfYear(plus(call('YEAR', day), one)), one), day);
}

/** As EDATE, with which some spreadsheets miss February 29. */
function addMonths(cells: CellList, given: Formula, months: Formula): Formula {
  const day = cells.hold(roundDown(cells, given));
  const count = cells.hold(roundDown(cells, months));
  const endOfMonthBefore = call('EOMONTH', day, minus(count, one));
  return call('MIN', call('EOMONTH', day, count), plus(endOfMonthBefore, call('DAY', day)));
}

/** A day as 2026-03-01; TEXT would take the letters of the country. */
export function dayText(day: Formula): Formula {
  const padded = (part: 'MONTH' | 'DAY') => call('RIGHT', infix('&', quoted('0'), call(part, day)), two);
  return joined([call('YEAR', day), quoted('-'), padded('MONTH'), quoted('-'), padded('DAY')]);
}

/** A day in the words of a language. */
export function longDay(day: Formula, { days = americanDay }: NumberForm): Formula {
  const parts: Readonly<Record<string, Formula>> = {
    month: call('CHOOSE', call('MONTH', day), ...days.months.map(quoted)),
    day: call('DAY', day),
    year: call('YEAR', day),
  };
  return joined(days.order.split(/[{}]/).flatMap((part) => (part === '' ? [] : [parts[part] ?? quoted(part)])));
}

/** The natural logarithm of 1 + x, which keeps the digits of a low x. */
function logarithmAboveOne(cells: CellList, x: Formula): Formula {
  const above = cells.hold(x);
  const near = times(two, call('ATANH', over(above, plus(two, above))));
  return choose(infix('<', call('ABS', above), half), near, call('LN', plus(one, above)));
}

/** The exponential of x less one, which keeps the digits of a low x. */
function exponentialBelowOne(cells: CellList, x: Formula): Formula {
  const power = cells.hold(x);
  const near = times(times(two, call('SINH', over(power, two))), call('EXP', over(power, two)));
  return choose(infix('<', call('ABS', power), one), near, minus(call('EXP', power), one));
}

function growth(cells: CellList, rate: Formula, count: Formula): Formula {
  return call('EXP', times(count, logarithmAboveOne(cells, rate)));
}

function growingAnnuity(cells: CellList, rate: Formula, growing: Formula, periods: Formula): Formula {
  const [each, count] = [cells.hold(rate), cells.hold(periods)];
  const gain = cells.hold(minus(growing, each));
  const power = times(count, logarithmAboveOne(cells, over(gain, plus(one, each))));
  const isFlat = infix('<', times(call('ABS', gain), plus(count, one)), number(1e-16));
  return choose(isFlat, over(count, plus(one, each)), over(exponentialBelowOne(cells, power), gain));
}

function periods(cells: CellList, principal: Formula, surplus: Formula, rate: Formula): Formula {
  const [count, each] = [cells.hold(over(principal, surplus)), cells.hold(rate)];
  const grown = logarithmAboveOne(cells, times(each, count));
  const isFree = infix('<', times(call('ABS', each), plus(count, one)), number(1e-16));
  return choose(isFree, count, over(grown, logarithmAboveOne(cells, each)));
}

const radian = over(call('PI'), number(180));

/** An angle in degrees as a function of spreadsheets takes it. */
function ofDegrees(name: 'SIN' | 'COS' | 'TAN', degrees: Formula): Formula {
  return call(name, times(degrees, radian));
}

/** Remainder of an angle's size after whole turns. */
function withoutTurns(cells: CellList, size: Formula, turn: number): Formula {
  const angle = cells.hold(size);
  const turns = call('INT', over(angle, number(turn)));
  return cells.hold(minus(angle, times(number(turn), turns)));
}

function sineToQuarter(angle: Formula): Formula {
  const far = ofDegrees('COS', minus(ninety, angle));
  const near = choose(infix('<=', angle, number(45)), ofDegrees('SIN', angle), far);
  return choose(infix('=', angle, number(30)), half, near);
}

function sine(cells: CellList, degrees: Formula): Formula {
  const given = cells.hold(degrees);
  const angle = withoutTurns(cells, call('ABS', given), 360);
  const isLater = infix('>=', angle, number(180));
  const toHalf = cells.hold(choose(isLater, minus(angle, number(180)), angle));
  const toQuarter = cells.hold(choose(infix('>', toHalf, ninety), minus(number(180), toHalf), toHalf));
  return times(times(call('SIGN', given), choose(isLater, number(-1), one)), sineToQuarter(toQuarter));
}

function cosine(cells: CellList, degrees: Formula): Formula {
  const angle = withoutTurns(cells, call('ABS', degrees), 360);
  const toHalf = cells.hold(choose(infix('>', angle, number(180)), minus(number(360), angle), angle));
  const isLater = infix('>', toHalf, ninety);
  const toQuarter = cells.hold(choose(isLater, minus(number(180), toHalf), toHalf));
  const far = sineToQuarter(cells.hold(minus(ninety, toQuarter)));
  const value = choose(infix('<', toQuarter, number(45)), ofDegrees('COS', toQuarter), far);
  return times(choose(isLater, number(-1), one), value);
}

function tangent(cells: CellList, degrees: Formula): Formula {
  const given = cells.hold(degrees);
  const angle = withoutTurns(cells, call('ABS', given), 180);
  const isLater = infix('>', angle, ninety);
  const toQuarter = cells.hold(choose(isLater, minus(number(180), angle), angle));
  const far = over(one, ofDegrees('TAN', minus(ninety, toQuarter)));
  const value = choose(infix('<', toQuarter, number(45)), ofDegrees('TAN', toQuarter), far);
  const sign = times(call('SIGN', given), choose(isLater, number(-1), one));
  return times(sign, choose(infix('=', toQuarter, number(45)), one, value));
}

function withinOne(x: Formula): Formula {
  return call('MIN', one, call('MAX', number(-1), x));
}

function arcsine(cells: CellList, given: Formula): Formula {
  const x = cells.hold(given);
  const isHalf = infix('=', call('ABS', x), half);
  return choose(isHalf, times(number(60), x), over(call('ASIN', withinOne(x)), radian));
}

function arccosine(cells: CellList, given: Formula): Formula {
  const x = cells.hold(given);
  const isHalf = infix('=', call('ABS', x), half);
  return choose(isHalf, minus(ninety, times(number(60), x)), over(call('ACOS', withinOne(x)), radian));
}

const unary: Readonly<Record<string, (cells: CellList, x: Formula) => Formula>> = {
  roundUp,
  roundDown,
  roundHalfAway,
  daysInYear,
  dayOfYear,
  daysLeftInYear,
  sine,
  cosine,
  tangent,
  arcsine,
  arccosine,
  arctangent: (_, x) => over(call('ATAN', x), radian),
};

const binary: Readonly<Record<string, KernelFunction>> = {
  roundUpTo: toMultiple(roundUp),
  roundDownTo: toMultiple(roundDown),
  roundHalfAwayTo,
  modulo,
  annuity,
  addMonths,
  growth,
};

const ternary: Readonly<Record<string, (cells: CellList, x: Formula, y: Formula, z: Formula) => Formula>> = {
  clamp: (_, x, low, high) => call('MIN', call('MAX', x, low), high),
  growingAnnuity,
  periods,
};

/** A call of a function of the kernel. */
export function kernelCall(name: string, args: readonly Formula[], cells: CellList): Formula {
  const [x, y, z] = args;
  const [single, double, triple] = [unary[name], binary[name], ternary[name]];
  if (x !== undefined && single !== undefined) return single(cells, x);
  if (x !== undefined && y !== undefined && double !== undefined) return double(cells, x, y);
  if (x !== undefined && y !== undefined && z !== undefined && triple !== undefined) return triple(cells, x, y, z);
  throw new Error(`Spreadsheets have no function for ${name}.`);
}
