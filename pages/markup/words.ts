/** The words of calculators on pages; all others are the catalog's. To translate them, translate this file. */

import { locale } from '../answer/locale.js';

const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A day that is written as 2026-03-01, in words. */
function dayText(day: string): string {
  return days.format(Date.parse(day));
}

const and = new Intl.ListFormat(locale, { type: 'conjunction' });

export const words = {
  /** The locale of numbers on axes and of days in print. */
  locale,
  calculate: 'Calculate',
  reset: 'Start over',
  result: 'Result',
  range: 'Low to high',
  figures: 'Figures',
  estimate: 'What you pay',
  total: { job: 'Total for the job', material: 'Total for material', labor: 'Total for labor' },
  options: 'You can add',
  add: 'Add',
  remove: 'Remove',
  leavesOut: (gaps: readonly string[]) => `Not included: ${gaps.join(', ')}.`,
  middle: (price: string) => `${price} in the middle`,
  basis: (says: string) => `Based on ${says}.`,
  whereFrom: 'Where these prices come from',
  choose: 'Choose one',
  required: 'required',
  day: 'Day',
  ownPrices: 'Your own prices',
  ownHint: 'Do you know a price better? Put it in. An empty field takes ours.',
  dayHint: 'Figures change with the day. Leave it empty for today.',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  bounds: (from: string, to: string) => `${from} to ${to}`,
  wholeBounds: (from: string, to: string) => `${from} to ${to}, whole numbers`,
  unitOf: (label: string) => `Unit of ${label}`,
  outdated: (since: string, until: string | undefined) =>
    `Outdated since ${since}; please do not use it.${until === undefined ? '' : ` It will be removed after ${until}.`}`,
  troubleOne: 'There is a problem',
  troubleMany: 'There are problems',
  noNumber: (bounds: string) => `Enter a number, ${bounds}.`,
  notWhole: (bounds: string) => `Enter a whole number, ${bounds}.`,
  noOption: 'Choose one of the options.',
  missing: 'This is required.',
  meant: (text: string) => `Did you mean ${text}?`,
  noField: (name: string) => `The link sets “${name}”, which this calculator does not have.`,
  mend: 'Use what you probably meant',
  tryExample: 'Use values that go together',
  waiting: (labels: readonly string[]) => `Fill in ${and.format(labels)} to see the result.`,
  noResult: 'There is no result yet. See the notes at the fields.',
  twoReadings: 'Which one do you mean?',
  moved: (asked: string, used: string, bounds: string) =>
    `We used ${used} instead of ${asked}. This calculator takes ${bounds}.`,

  compare: 'Compare your options',
  notTogether: 'does not go with your other entries',
  sways: 'What changes the price most',
  swayHint: 'Tap a value to try it. Everything else stays as you entered it.',
  yours: (value: string) => `you entered ${value}`,
  assumed: (value: string) => `we assumed ${value}`,
  money: 'Quotes and budgets',
  quote: 'I have a quote for',
  check: 'Check',
  yourQuote: (amount: string) => `your quote: ${amount}`,
  noAmount: 'Enter an amount of money, such as 5,000.',
  quotePlaces: {
    below: (range: string, distance: string) =>
      `That is ${distance} below the usual ${range}. Ask what it leaves out before you say yes.`,
    'low half': (range: string) => `That is within the usual ${range}, in the lower half.`,
    'high half': (range: string) => `That is within the usual ${range}, in the upper half.`,
    above: (range: string, distance: string) =>
      `That is ${distance} above the usual ${range}. Ask what it includes that this estimate leaves out.`,
  },
  quoteLeavesOut: (gaps: readonly string[]) => `Our range does not include ${and.format(gaps)}. Does your quote?`,
  budget: 'What can I get for',
  show: 'Show',
  budgetFor: (money: string, label: string) => `${label} for ${money}:`,
  budgetHigh: 'Even at the high price, up to',
  budgetHighNone: 'At the high price, nothing.',
  budgetLow: 'At the low price, up to',
  budgetNone: (money: string) => `${money} is less than the smallest job usually costs.`,

  steps: 'How it is worked out',
  stepName: 'Step',
  stepFormula: 'Formula',
  stepValue: 'Value',
  sources: 'Sources',
  provedRange: (range: string) => `Whatever you enter, the result lies within ${range}.`,
  price: 'What it usually costs',
  perProject: (range: string) => `${range} for a whole project`,
  disclaimer: 'Please note',
  asOf: (day: string) => `Figures as of ${dayText(day)}.`,
  validUntil: (day: string) => `These figures hold until ${dayText(day)}.`,
  calculatedOn: (day: string) => `Calculated on ${day}.`,
  notLoaded: 'The calculator could not be loaded. Please reload the page.',
} as const;
