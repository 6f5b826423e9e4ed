/** Messages of the proof: inputs at which a formula has no answer, and conditions that decide nothing. */
import type { Message, Named, Nothing } from './message.js';
import { advice, message } from './message.js';

/** The inputs that show a mistake, such as "width is 0 ft"; empty where every input does. */
export type Witness = { readonly at: string };

export function when({ at }: Witness): string {
  return at === '' ? '' : ` when ${at}`;
}

export const proofMessages = {
  'division-by-zero': message(
    (a: Witness) => `This divides by zero${when(a)}.`,
    'Raise the `min` of an input, add a `require`, or keep the divisor away from zero with `max(x, ...)`.',
    'There are inputs that callers may send for which a formula divides by zero.',
  ),
  'root-of-negative': message(
    (a: Witness) => `This takes the root of a negative number${when(a)}.`,
    'Change the bounds, add a `require`, or take `max(x, 0)` first.',
    'There are inputs for which a formula takes the square root of a negative number.',
  ),
  'log-of-nonpositive': message(
    (a: Witness) => `This takes the logarithm of zero or less${when(a)}.`,
    'Change the bounds, add a `require`, or keep the number above zero.',
    'There are inputs for which a formula takes the logarithm of zero or less.',
  ),
  'power-undefined': message(
    (a: Witness) => `This power has no answer${when(a)}.`,
    'A negative number has no fractional power and zero no negative one: change the bounds or the formula.',
    'There are inputs for which a power has no answer.',
  ),
  'tangent-undefined': message(
    (a: Witness) => `This takes the tangent of a right angle${when(a)}.`,
    'Narrow the bounds of the angle, or keep it below a right angle with `min`.',
    'There are inputs for which a formula takes the tangent of a right angle.',
  ),
  'arc-undefined': message(
    (a: Witness) => `This takes the angle of a number outside -1 to 1${when(a)}.`,
    'Change the bounds, add a `require`, or limit the number with `clamp(x, -1, 1)`.',
    'There are inputs for which an inverse function is given a number outside -1 to 1.',
  ),
  'annuity-undefined': message(
    (a: Witness) => `This has no periods to pay in, or a rate of -100% or less${when(a)}.`,
    'Raise the `min` of the number of periods or of the rate.',
    'There are inputs for which a loan has no periods, or a rate of -100% or less.',
  ),
  'day-out-of-calendar': message(
    (a: Witness) => `This day lies before 1900-03-01 or after 9999-12-31${when(a)}.`,
    'Narrow the bounds of the days, or of the time by which they are moved.',
    'There are inputs for which a function of the calendar is given a day that no spreadsheet counts.',
  ),
  'never-repaid': message(
    (a: Witness) => `This loan is never repaid, as the payment is not more than the interest${when(a)}.`,
    'Raise the `min` of the payment, or have people enter what they pay beyond the interest.',
    'There are inputs for which `periods` has no answer: the payment does not cover the interest.',
  ),
  overflow: message(
    (a: Witness) => `This number grows too large for a computer${when(a)}.`,
    'Narrow the bounds or the exponents; where it divides, keep the divisor well away from zero, as `max(x, 1)` does.',
    'There are inputs for which a figure grows too large for a computer.',
  ),
  'negative-money': message(
    (a: Witness & { what: string }) => `${a.what} is a negative amount of money${when(a)}.`,
    'Change the bounds, add a `require`, or keep the amount at zero or more with `max`; a result that may be a loss says `signed: true`.',
    'There are inputs for which an amount of money is negative.',
  ),
  'range-upside-down': message(
    (a: Witness) => `This range has its low end above its high end${when(a)}.`,
    'Swap the ends, or multiply the range only by what is never negative.',
    'There are inputs for which the low end of a range is above its high end.',
  ),
  'schedule-exceeded': message(
    (a: Named & Witness & { ends: string }) => `The amount goes past the ${a.ends} of \`${a.name}\`${when(a)}.`,
    'Add lines or points, give the last bracket no end, or narrow the bounds of the inputs.',
    'There are inputs for which an amount lies beyond the end of a schedule, or before its first point.',
  ),
  undecided: message(
    (a: { what: string }) => `The checker cannot tell whether ${a.what} within the bounds of the inputs.`,
    'Narrow the bounds, add a `require` that rules it out, or guard it with `max` or `if`.',
    'The proof found neither that a formula always has an answer, nor inputs for which it has none.',
  ),
  'law-broken': message(
    (a: Witness & { found: string }) => `This law is broken: ${a.found}${when(a)}.`,
    'Correct the formula, or correct the law.',
    'There are inputs, or two calls, for which a law of the calculator does not hold.',
  ),
  'law-without-effect': message(
    (a: { figure: string; input: string }) => `\`${a.figure}\` does not depend on \`${a.input}\`.`,
    'Name an input that the figure depends on, or remove the law.',
    'A law says that a figure rises or falls with an input that it does not depend on.',
  ),
  'condition-always': advice(
    (_: Nothing) => 'This condition always holds.',
    'Remove the condition and keep what follows from it.',
    'A condition holds for all inputs, so it decides nothing.',
  ),
  'condition-never': advice(
    (_: Nothing) => 'This condition never holds.',
    'Remove the condition and what would follow from it, or correct the comparison.',
    'A condition holds for no inputs, so what it guards is never reached.',
  ),
  'barely-guarded': advice(
    (a: { what: string; found: string; at: string }) => `${a.what} reaches ${a.found} when ${a.at}.`,
    'A guard against zero still lets a billionth pass: raise the `min` of the input, or start the guard higher.',
    'Just past a guard against zero, a figure grows out of all proportion.',
  ),
  'require-never-holds': message(
    (_: Nothing) => 'No inputs meet this requirement.',
    'Correct the comparison; as it stands, every call would be refused.',
    'A requirement refuses all inputs, so the calculator could never answer.',
  ),
  'default-refused': message(
    (_: Nothing) => 'The defaults do not meet this requirement, so a call without inputs would be refused.',
    'Change the defaults or the requirement.',
    'A requirement refuses the defaults, so the simplest call would be refused.',
  ),
} as const satisfies Record<string, Message<never>>;
