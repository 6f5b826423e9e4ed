/** Messages on texts that would mislead their readers, and on parts without meaning. */
import type { Message, Named, Nothing } from './message.js';
import { advice, message } from './message.js';

export const doubtMessages = {
  'other-unit-shown': message(
    (a: { written: string; shown: string }) =>
      `\`${a.written}\` is written next to ${a.shown}, so people would read two units, or the wrong one.`,
    'Remove the written unit, or convert the amount to it.',
    'A unit is written next to an amount that is shown in another one, or in a label.',
  ),
  'unfinished-text': message(
    (a: { found: string }) => `\`${a.found}\` marks a text that is still to be written, and would be published.`,
    'Write the text, or leave the key out where it may be.',
    'A text says that it is still to be written, and would be published like that.',
  ),
  'markup-in-text': message(
    (a: { found: string }) => `Texts are shown as they are written, so people would read \`${a.found}\`.`,
    'Write plain text, without tags.',
    'A text has tags or entities of HTML, which are shown as they are written.',
  ),
  'covers-more': advice(
    (a: { covers: string; line: string; lineCovers: string }) =>
      `The estimate covers only ${a.covers}, but the line "${a.line}" pays for ${a.lineCovers}.`,
    'Say `covers: job` of the estimate, or leave the line out of it.',
    'An estimate says that it covers material or labor only, and a line of it pays for something else.',
  ),
  'paid-after-all': advice(
    (a: { what: string; payer: string }) => `The estimate says that nobody pays \`${a.what}\` here, and ${a.payer}.`,
    'Remove it there, or correct the line.',
    'An estimate names something among what its total does not pay for, and its lines pay for it.',
  ),
  'band-far-off': advice(
    (a: { found: string; band: string; per: string }) =>
      `With the defaults the estimate comes to ${a.found} per ${a.per}, and the cost band has ${a.band}.`,
    'Correct the band: a digit, the decimal point, or what it is per.',
    'What an estimate comes to with the defaults is more than ten times above or below its cost band.',
  ),
  'sentence-contradicts': advice(
    (a: { says: string; condition: string }) =>
      `This sentence is shown where \`${a.condition}\`, and it says "${a.says}".`,
    'Reverse the comparison or the words.',
    'A sentence says that something is over a limit where its condition has it below, or the reverse.',
  ),
  'texts-out-of-order': advice(
    (a: { text: string; before: string }) =>
      `"${a.text}" comes after "${a.before}", against the order of the other lines.`,
    'Read the line again, unless its source has it so.',
    'The numbers in the texts of a schedule rise or fall from line to line, and one line does the reverse.',
  ),
  'source-is-formula': advice(
    (_: Nothing) => 'This source repeats the formula, so it would agree with any mistake in it.',
    'Name a publication, or write the numbers of a calculation made another way.',
    'The source of an example names the steps of the formula in place of a publication or a calculation by hand.',
  ),
  'sentence-leaves-total': advice(
    (a: Named & { figure: string; value: string }) =>
      `The sentence shows \`${a.name}\` within the total, but where a caller sends \`${a.figure}=${a.value}\` it is not.`,
    'Show the total in its place, hold the amount inside the total with `clamp`, or do not open the figure.',
    "An amount of a sentence always lies within the total with the catalog's figures, but not with a caller's own.",
  ),
  'label-twice': message(
    (a: { label: string; first: string; second: string }) => `${a.first} and ${a.second} are both called "${a.label}".`,
    'Rename one of them, so that people can tell them apart.',
    'Two inputs, options, units or calculators are called the same, so nobody can tell them apart.',
  ),
  'phrase-twice': advice(
    (a: { phrase: string; first: string; second: string }) =>
      `Options \`${a.first}\` and \`${a.second}\` both read "${a.phrase}".`,
    'Correct the one that was copied, so that sentences tell the options apart.',
    'Two options of one select read the same, so that a sentence names the wrong one, or nobody can tell them apart.',
  ),
  'law-says-nothing': advice(
    (a: { reason: string }) => `This law says nothing of the formula: ${a.reason}.`,
    'State what the formula could get wrong, or remove the law.',
    'A law holds whatever the formula is, repeats the formula, or is stated twice.',
  ),
  'law-is-proved': advice(
    (_: Nothing) => 'This law is proved for all inputs, which says more than that it was tried.',
    'Leave out `tried:`.',
    'A law is stated as tried, and the checker can prove it.',
  ),
  'case-never-reached': advice(
    (_: Nothing) => 'The alternatives above this one leave no call for it.',
    'Put it above the more general one, or remove it; before the last alternative, leave the `when` out.',
    'The conditions above an alternative of a sentence leave no call for it.',
  ),
  'example-twice': advice(
    (a: Named) => `This example asks the same as \`${a.name}\`, so it tests nothing more.`,
    'Give it other inputs, or remove one of the two.',
    'Two examples of a calculator have the same inputs.',
  ),
  'example-recalculated': advice(
    (a: { day: string }) => `The source of this example is older than its numbers, which the formula gave on ${a.day}.`,
    'Work out the numbers again, write how in `source`, and remove `recalculated`.',
    'A shared figure changed, and nobody has worked out the numbers of an example again since.',
  ),
  'bracket-drops': advice(
    (a: { base: string; before: string; by: string }) =>
      `At its floor this bracket gives ${a.base}, ${a.by} less than the ${a.before} at the end of the one before it.`,
    'Correct the `base`, unless the amount really drops there; without a `base` it follows from the rates.',
    'The base of a bracket is below what the line or bracket before it reaches.',
  ),
  'bracket-jumps': advice(
    (a: { base: string; before: string; by: string }) =>
      `At its floor this bracket gives ${a.base}, ${a.by} more than the ${a.before} at the end of the one before it.`,
    'Correct the `base` or the `up_to` before it, unless the amount really jumps there; without a `base` it follows from the rates.',
    'The base of a bracket is above what the line or bracket before it reaches.',
  ),
  'rate-beyond-all': advice(
    (a: { rate: string }) => `This rate is ${a.rate} for each 1 above the floor, which is more than the whole of it.`,
    'Add the percent sign, unless the rate is really above 100 %.',
    'The rate of a bracket from money to money is above 100 %.',
  ),
} as const satisfies Record<string, Message<never>>;
