/** The form of an estimate. */
import { estimateCovers, estimatePeriods, joinings, lineCovers } from './estimate-kinds.js';
import type { Read } from './form.js';
import { flag, group, integer, listOf, mapOf, mapped, oneOf, optional, placed, prose } from './form.js';
import { reference, variableName } from './parts.js';

const steps = (description: string) => optional(listOf(description, reference('A step.')), []);

export type RawEstimateLine = Read<typeof estimateLine>;

const lineParts = {
  line: prose('What a person calls it.', 80),
  figure: reference('The step with its price.'),
  covers: oneOf(lineCovers, 'What the line pays for.'),
};

const estimateLine = group('A line of an offer.', {
  ...lineParts,
  once: flag('Comes once for several jobs on one visit.'),
});

const estimateOption = mapped(group('A line that a customer may add.', lineParts), (line) => ({
  ...line,
  once: false,
}));

/** The estimate of what somebody pays. */
export type RawEstimate = Read<typeof estimate>;

export const estimate = placed(
  group('What somebody pays: lines with one total.', {
    covers: oneOf(estimateCovers, 'What the total pays for: a whole job, only its material, or only its labor.'),
    period: optional(oneOf(estimatePeriods, 'What the total is for where it comes back; left out for a job.')),
    total: optional(reference('The name of the total as a step, which sentences can show; `total` when left out.')),
    decimals: optional(integer('Decimals of lines and total; 0 when left out.', { minimum: 0, maximum: 2 }), 0),
    lines: listOf('The lines of an offer, whose sum is the total.', estimateLine),
    adds_up: optional(reference('The number input that adds up for several such jobs, such as a length.')),
    together: optional(
      mapOf(
        'Steps that jobs on one visit have in common; lines that read them are charged once, for all these jobs.',
        oneOf(joinings, '`sum` adds the step up over the jobs, `largest` takes the largest of them.'),
        variableName,
      ),
      [],
    ),
    apart: optional(listOf('Inputs in which jobs must be alike to share a visit.', reference('An input.')), []),
    minimum: optional(reference('The step with the price of the smallest job; the total is never below it.')),
    options: optional(
      mapOf('What a customer may add, by the name that callers send.', estimateOption, variableName),
      [],
    ),
    subtotals: steps('Shown money that the lines already hold.'),
    other: steps('Shown money that nobody pays here, such as a saving.'),
    leaves_out: optional(listOf('What the total does not pay for.', prose('A few words.', 80)), []),
    because: optional(prose('Why the total is narrower or wider than what it rests on lets expect.', 300)),
  }),
);
