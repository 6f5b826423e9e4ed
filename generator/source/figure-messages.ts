/** Messages about figures that are shared, dated or shown in sentences. */
import type { Message, Named, Nothing } from './message.js';
import { advice, message } from './message.js';

export const figureMessages = {
  'bad-period': message(
    (a: { reason: string }) => `There is not one value for each day: ${a.reason}.`,
    'Leave no gaps: each period begins on the day after the one before it ends.',
  ),
  'bad-open': message(
    (a: { reason: string }) => `Callers cannot put in their own figure here: ${a.reason}.`,
    'Write the range in which their own figure may lie around that of the catalog, such as `open: 10..200 USD/ft`.',
  ),
  'open-outside-step': message(
    (a: Named) => `\`${a.name}\` is open, and only steps are computed with a caller's own figure.`,
    'Give it a step of its own, and read that here.',
  ),
  'unknown-shared-figure': message(
    (a: Named & { group: string }) => `There is no figure \`${a.name}\` in \`${a.group}\`.`,
    'Name a figure of catalog/figures.yaml, or add it there.',
  ),
  'figure-changes': message(
    (a: Named) => `\`${a.name}\` changes with the date, but a value here must hold on all days.`,
    'Name it in a column of the options, in a table or in a formula; those answer for the day that is asked for.',
  ),
  'unused-figure': message(
    (a: Named) => `Nothing uses the shared figure \`${a.name}\`.`,
    'Use it in a formula, or remove it.',
  ),
  'malformed-address': message(
    (a: { found: string; wanted: string }) => `\`${a.found}\` is not ${a.wanted}.`,
    'Write the whole address, from https:// on, as a browser shows it.',
  ),
  'bad-evidence': message(
    (a: { reason: string }) => `This does not say what the figure rests on: ${a.reason}.`,
    'A record says who states which number, since when, at which address, and who read it when.',
  ),
  'future-evidence': message(
    (a: { found: string }) => `${a.found}.`,
    'Give the date that the source itself shows and the day on which somebody read it there, never one for the other.',
  ),
  'bad-control': message(
    (a: { reason: string }) => `These control totals cannot be used: ${a.reason}.`,
    'Control totals have `count` and `sums`, and `source` with what was read again, or `own` with why nothing was.',
  ),
  'does-not-add-up': message(
    (a: { what: string; found: string; wanted: string; by: string }) =>
      `${a.what} to ${a.found} here and to ${a.wanted} in the control totals, ${a.by} apart.`,
    'Read the source again, line by line, and correct the cell or the total that does not agree with it.',
  ),
  'not-as-transcribed': message(
    (a: { found: string; said: string; key: string; column: string }) =>
      `At \`${a.key}\`, column \`${a.column}\`, this is ${a.found}; the transcription ${a.said}.`,
    'Look at the source, and correct the one of the two that does not agree with it.',
  ),
  'off-formula': message(
    (a: { found: string; wanted: string; key: string; column: string }) =>
      `At \`${a.key}\`, column \`${a.column}\`, this is ${a.found}, and the formula of its source gives ${a.wanted}.`,
    'Look at the source, and correct the number, the formula or what `within` allows.',
  ),
  'no-control': advice(
    (a: Named & { count: number }) =>
      `\`${a.name}\` has ${a.count} numbers and no control totals: a typo in one would pass.`,
    'Read its source a second time without a look at the cells, and add `control:` with `count`, `sums` and `source`.',
  ),
  'unknown-index': message(
    (a: Named) => `There is no price index \`${a.name}\`.`,
    'Name an index of catalog/indices.yaml, or leave it out for the first one there.',
  ),
  'unsupported-price': message(
    (a: { which: string; value: string }) => `No record states the ${a.which}, ${a.value}, within a tenth.`,
    'Follow a record, or add `because` with what the value follows from.',
  ),
  'wide-price': advice(
    (a: Named) => `The high end of \`${a.name}\` is more than three times its low end.`,
    'Add `because` with what makes the difference, or split it by what does.',
  ),
  'no-evidence': advice(
    (a: Named) => `\`${a.name}\` is money, and nothing says where it comes from.`,
    'Add what it rests on: `evidence:` and below it `- { who: ..., says: 4 USD, year: 2026, at: "https://...", read: 2026-03-01, kind: firm }`, or `judgement:` with the reason why there is none.',
  ),
  'price-in-formula': advice(
    (a: { found: string }) => `\`${a.found}\` is a price inside a formula, where nothing says where it comes from.`,
    'Make it a figure of catalog/figures.yaml with a `value` and what it rests on (`evidence:` or `judgement:`), and name that here, as `prices.NAME`.',
  ),
  'narrow-estimate': message(
    (a: { ratio: string; least: string; strength: string }) =>
      `With the defaults the high end of the total is ${a.ratio} times the low end; what it rests on is of ${a.strength}, which asks for ${a.least}.`,
    'Widen the figures to what their sources say, or add `because` to the estimate.',
  ),
  'wide-estimate': advice(
    (a: { ratio: string }) => `With the defaults the high end of the total is ${a.ratio} times the low end.`,
    'Add `because` to the estimate with what makes the difference.',
  ),
  'example-needs-day': message(
    (_: Nothing) => 'The result of this example depends on the day, but the example names none.',
    'Add the day to its inputs, such as `on: 2026-03-01`, so that it stays true.',
  ),
  'unknown-figure': message(
    (a: Named) => `The sentence shows no figure \`${a.name}\`.`,
    'Name a step that the sentence shows.',
  ),
  'counted-twice': message(
    (a: Named) => `The estimate counts \`${a.name}\` twice.`,
    'Name each amount once; a line that adds up others is a subtotal.',
  ),
  'money-without-place': message(
    (a: Named) =>
      `The sentence shows the amount \`${a.name}\`, and the estimate does not say whether somebody pays it.`,
    'Make it a line, an option, the minimum or a subtotal of the estimate, or name it under `other` if nobody pays it.',
  ),
  'unit-twice': message(
    (a: { unit: string }) => `The sentence says \`${a.unit}\` next to an amount that is already shown with its unit.`,
    'Remove the unit; an amount in braces is shown with its unit.',
  ),
  'not-filled-in': message(
    (a: { found: string }) => `\`${a.found}\` is not a placeholder, so it would be published as it stands.`,
    'Put the name between single braces, as in `{volume}`.',
  ),
  'unnamed-figure': message(
    (_: Nothing) => 'A sentence shows inputs and steps; this has no name by which callers could read it.',
    'Make it a step and show that; every figure that a sentence shows is published under the name of its step.',
  ),
  'figure-in-two-units': message(
    (a: Named) => `The step \`${a.name}\` is shown in two units.`,
    'Make a step of its own for the second unit, so that each name is one figure.',
  ),
} as const satisfies Record<string, Message<never>>;
