/** Messages about figures that are shared, dated or shown in sentences. */
import type { Message, Named, Nothing } from './message.js';
import { advice, message } from './message.js';

export const figureMessages = {
  'bad-period': message(
    (a: { reason: string }) => `There is not one value for each day: ${a.reason}.`,
    'Leave no gaps: each period begins on the day after the one before it ends.',
    'The periods of a shared figure or a schedule overlap, leave days out or use dates that do not exist.',
  ),
  'bad-open': message(
    (a: { reason: string }) => `Callers cannot put in their own figure here: ${a.reason}.`,
    'Write the range in which their own figure may lie around that of the catalog, such as `open: 10..200 USD/ft`.',
    'The range of `open:` leaves out the figure of the catalog, or stands where no number can be put in.',
  ),
  'open-outside-step': message(
    (a: Named) => `\`${a.name}\` is open, and only steps are computed with a caller's own figure.`,
    'Give it a step of its own, and read that here.',
    'A result, a sentence or a condition reads an open figure directly, and only steps are computed anew.',
  ),
  'unknown-shared-figure': message(
    (a: Named & { group: string }) => `There is no figure \`${a.name}\` in \`${a.group}\`.`,
    'Name a figure of catalog/figures.yaml, or add it there.',
    'A group of figures.yaml has no figure of this name.',
  ),
  'figure-changes': message(
    (a: Named) => `\`${a.name}\` changes with the date, but a value here must hold on all days.`,
    'Name it in a column of the options, in a table or in a formula; those answer for the day that is asked for.',
    'The value of an option or a line of a schedule holds on all days, but names a figure that changes with the date.',
  ),
  'unused-figure': message(
    (a: Named) => `Nothing uses the shared figure \`${a.name}\`.`,
    'Use it in a formula, or remove it.',
    'No calculator uses this shared figure.',
  ),
  'malformed-address': message(
    (a: { found: string; wanted: string }) => `\`${a.found}\` is not ${a.wanted}.`,
    'Write the whole address, from https:// on, as a browser shows it.',
    'A record of evidence names something that is not the https address of a page.',
  ),
  'bad-evidence': message(
    (a: { reason: string }) => `This does not say what the figure rests on: ${a.reason}.`,
    'A record says who states which number, since when, at which address, and who read it when.',
    'A record of evidence lacks what makes it one, says something twice, or stands where none can.',
  ),
  'future-evidence': message(
    (a: { found: string }) => `${a.found}.`,
    'Give the date that the source itself shows and the day on which somebody read it there, never one for the other.',
    'A record of evidence was published after somebody read it, or read on a day that is still to come.',
  ),
  'bad-control': message(
    (a: { reason: string }) => `These control totals cannot be used: ${a.reason}.`,
    'Control totals have `count` and `sums`, and `source` with what was read again, or `own` with why nothing was.',
    'Control totals lack a part, contradict themselves, or cannot be read.',
  ),
  'does-not-add-up': message(
    (a: { what: string; found: string; wanted: string; by: string }) =>
      `${a.what} to ${a.found} here and to ${a.wanted} in the control totals, ${a.by} apart.`,
    'Read the source again, line by line, and correct the cell or the total that does not agree with it.',
    'The numbers of a table, a schedule or a column do not come to their control totals.',
  ),
  'not-as-transcribed': message(
    (a: { found: string; said: string; key: string; column: string }) =>
      `At \`${a.key}\`, column \`${a.column}\`, this is ${a.found}; the transcription ${a.said}.`,
    'Look at the source, and correct the one of the two that does not agree with it.',
    'A number or a text of a table is not what the second reading of its source says.',
  ),
  'off-formula': message(
    (a: { found: string; wanted: string; key: string; column: string }) =>
      `At \`${a.key}\`, column \`${a.column}\`, this is ${a.found}, and the formula of its source gives ${a.wanted}.`,
    'Look at the source, and correct the number, the formula or what `within` allows.',
    'A number of a table is not what the formula of its source gives.',
  ),
  'no-control': advice(
    (a: Named & { count: number }) =>
      `\`${a.name}\` has ${a.count} numbers and no control totals: a typo in one would pass.`,
    'Read its source a second time without a look at the cells, and add `control:` with `count`, `sums` and `source`.',
    'A table of more than twenty numbers has no control totals, so that a typo in it would pass.',
  ),
  'unknown-index': message(
    (a: Named) => `There is no price index \`${a.name}\`.`,
    'Name an index of catalog/indices.yaml, or leave it out for the first one there.',
    'A figure names a price index that indices.yaml does not have.',
  ),
  'unknown-host': message(
    (a: { host: string }) => `There is no publisher at \`${a.host}\`.`,
    'Name a host of publishers.yaml, or add it there.',
    'A publisher is said to copy a host that publishers.yaml does not have.',
  ),
  'unknown-publisher': advice(
    (a: { host: string }) => `Nothing says who publishes \`${a.host}\`, so it counts as a voice of its own.`,
    'Add the host to publishers.yaml: who publishes it, and whether it measures, sells or repeats.',
    'A record of evidence has an address whose host is not in publishers.yaml.',
  ),
  'address-of-another': advice(
    (a: { who: string; other: string }) => `"${a.who}" has the same address as "${a.other}".`,
    'Copy the address of its own page; a page that both cite has one name in both.',
    'Two records of one list name different publishers and one address, as when a record was copied.',
  ),
  'untraceable-price': advice(
    (a: Named) => `\`${a.name}\` rests only on pages that do not say where their numbers come from.`,
    'Add a record of a publisher that sells, pays or measures, or say in `judgement` what the value follows from.',
    'All records of a price are of publishers of kind `template`.',
  ),
  'roads-differ': message(
    (a: { amount: string; apart: string; allowed: string }) =>
      `Materials and hours come to ${a.amount}, in the middle ${a.apart} times apart from the price; its class allows ${a.allowed}.`,
    'Follow the better of the two roads, or add `because` to the build-up with what makes the difference.',
    'What a price comes to by its materials and hours is further from it than the class of its evidence allows.',
  ),
  'unsupported-price': message(
    (a: { which: string; value: string }) => `No record states the ${a.which}, ${a.value}, within a tenth.`,
    'Follow a record, or add `because` with what the value follows from.',
    'An end of a price is more than a tenth away from every number that its records state.',
  ),
  'wide-price': advice(
    (a: Named) => `The high end of \`${a.name}\` is more than three times its low end.`,
    'Add `because` with what makes the difference, or split it by what does.',
    'A price is so wide that it tells callers little, and does not say why.',
  ),
  'no-evidence': advice(
    (a: Named) => `\`${a.name}\` is money, and nothing says where it comes from.`,
    'Add what it rests on: `evidence:` and below it `- { who: ..., says: 4 USD, year: 2026, at: "https://...", read: 2026-03-01, kind: firm }`, or `judgement:` with the reason why there is none.',
    'Prices without a source outlive what they came from, and nobody can look them up again.',
  ),
  'price-in-formula': advice(
    (a: { found: string }) => `\`${a.found}\` is a price inside a formula, where nothing says where it comes from.`,
    'Make it a figure of catalog/figures.yaml with a `value` and what it rests on (`evidence:` or `judgement:`), and name that here, as `prices.NAME`.',
    'A number of money stands in a formula, where it can have neither a source nor a date.',
  ),
  'narrow-estimate': message(
    (a: { ratio: string; least: string; strength: string }) =>
      `With the defaults the high end of the total is ${a.ratio} times the low end; what it rests on is of ${a.strength}, which asks for ${a.least}.`,
    'Widen the figures to what their sources say, or add `because` to the estimate.',
    'A total claims to be more exact than what it rests on.',
  ),
  'wide-estimate': advice(
    (a: { ratio: string }) => `With the defaults the high end of the total is ${a.ratio} times the low end.`,
    'Add `because` to the estimate with what makes the difference.',
    'A total is so wide that it tells callers little, and does not say why.',
  ),
  'example-needs-day': message(
    (_: Nothing) => 'The result of this example depends on the day, but the example names none.',
    'Add the day to its inputs, such as `on: 2026-03-01`, so that it stays true.',
    'An example uses a figure that changes with the date, so its result would change, too.',
  ),
  'unknown-figure': message(
    (a: Named) => `No figure \`${a.name}\` belongs here.`,
    'Name a step.',
    'An example expects a figure that is no step, or an estimate has a place for what is no money.',
  ),
  'counted-twice': message(
    (a: Named) => `The estimate counts \`${a.name}\` twice.`,
    'Name each amount once; a line that adds up others is a subtotal.',
    'An amount stands in two places of an estimate, so its total would count it twice.',
  ),
  'money-without-place': message(
    (a: Named) =>
      `The sentence shows the amount \`${a.name}\`, and the estimate does not say whether somebody pays it.`,
    'Make it a line, an option, the minimum or a subtotal of the estimate, or name it under `other` if nobody pays it.',
    'A sentence shows an amount of money, and the estimate does not say whether it is to be paid.',
  ),
  'unit-twice': message(
    (a: { unit: string }) => `The sentence says \`${a.unit}\` next to an amount that is already shown with its unit.`,
    'Remove the unit; an amount in braces is shown with its unit.',
    'An amount in a sentence is shown with its unit, and the words around it say the unit again.',
  ),
  'not-filled-in': message(
    (a: { found: string }) => `\`${a.found}\` is not a placeholder, so it would be published as it stands.`,
    'Put the name between single braces, as in `{volume}`.',
    'A name in a sentence is marked as other programs mark placeholders, and would be published as it stands.',
  ),
  'unnamed-figure': message(
    (_: Nothing) => 'A sentence shows inputs and steps; this has no name by which callers could read it.',
    'Make it a step and show that; every figure that a sentence shows is published under the name of its step.',
    'A sentence shows an expression; what it shows must have the name of a step to be published.',
  ),
  'figure-in-two-units': message(
    (a: Named) => `The step \`${a.name}\` is shown in two units.`,
    'Make a step of its own for the second unit, so that each name is one figure.',
    'A sentence shows one step in two units, and a name can be published in only one.',
  ),
} as const satisfies Record<string, Message<never>>;
