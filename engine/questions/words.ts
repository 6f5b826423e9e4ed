/** The texts of refusals and notes of questions and plans. To translate them, translate this file. */
import { words as common } from '../calculator/words.js';

const or = ' or ';
const list = (names: readonly string[]) => names.join(', ');

export const words = {
  thisQuestion: 'This question',
  anItem: 'An item of a plan',

  wrongAmount: (name: string, trouble: string) => `${name} ${trouble}. Send a decimal number, such as 5000.`,
  notAboveZero: 'is not above zero',
  beyondFigures: 'is beyond what any figure reaches',
  wrongPoints: (name: string, fewest: number, most: number) =>
    `${name} is a count from ${fewest} to ${most}, or as many values of the input with commas between, such as 50,100,150.`,
  tooManyOptions: (name: string, count: number, most: number) =>
    `${name} has ${count} options, and at most ${most} are tried. Ask for the calculation of one option at a time.`,

  compare: {
    missing: (slug: string, inputs: readonly string[]) =>
      `by names the input whose values are compared. ${slug} has ${list(inputs)}.`,
    allOptions: (input: string) => `${input} has options, and all of them are compared. Leave points out.`,
  },

  solve: {
    missing: (slug: string, inputs: readonly string[]) =>
      `for names the input to be found. ${slug} has ${list(inputs)}.`,
    bothTargets: 'Send at_most or at_least, not both.',
    noTarget: 'Send the target: at_most=5000 or at_least=5000.',
  },

  quote: {
    missing: 'amount is the price that was named, as a plain number.',
    notTheJob: (slug: string, covers: string) =>
      `${slug} prices only ${covers}: a price for the finished job cannot be judged by it. Send covers=${covers} to hold the ${covers} of an offer against it.`,
    notThePart: (slug: string, wanted: string, parts: readonly string[]) =>
      `${slug} does not price ${wanted} by itself. Send ${parts.map((each) => `covers=${each}`).join(or)}.`,
    eitherOfBoth: 'Send figure for one range of the answer, or covers for a part of the estimate, not both.',
    nothingToPay: (slug: string) =>
      `With these inputs ${slug} finds nothing to pay for, so there is no range for an amount.`,
    withoutRange: (slug: string, ranges: readonly string[]) =>
      `${slug} estimates no price that an amount could be held against.${ranges.length === 0 ? '' : ` It has ${list(ranges)}: name one as figure.`}`,
  },

  plan: {
    mistakes: 'The plan has',
    unknownParameter:
      'A plan takes item, as in item=fence~length=100, visits and fields. Write the inputs behind the slug, each after a ~.',
    missingItem: 'item is a calculator with its inputs, as in item=fence~length=100; send it once for each.',
    tooManyItems: (count: number, most: number) => `A plan has at most ${most} items, and this one has ${count}.`,
    unknownSlug: (item: number, slug: string, meant: string | null) =>
      `Item ${item}: there is no calculator ${slug}. ${meant === null ? 'The registry lists all calculators.' : common.didYouMean(meant)}`,
    ofItem: (item: number, name: string) => `item ${item}: ${name}`,
    mistakeOfItem: (item: number, slug: string, detail: string) => `Item ${item}, ${slug}: ${detail}`,

    separate: 'Each item is paid by itself, with its own minimum and its own visit, as visits=separate asks.',
    oneJob: (slug: string, count: number, input: string, sum: number) =>
      `${slug}: ${count} items that are alike are one job with ${input} ${sum}.`,
    tooMuch: (slug: string, input: string, most: number) =>
      `${slug}: items that are alike stay apart, as their ${input} together is above ${most}, the most of one job.`,
    oneMinimum: (slug: string, count: number) =>
      `${slug}: ${count} jobs on one visit; the price of the smallest job is held against their sum.`,
    once: (slug: string, line: string) => `${slug}: ${line} is paid once for the visit.`,
  },
} as const;
