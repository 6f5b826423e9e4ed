/** Messages about what a file says before anything is calculated: its YAML, its keys, its inputs, formulas as text. */
import { capital } from './case.js';
import type { Message, Named, Nothing } from './message.js';
import { advice, message } from './message.js';

export const writtenMessages = {
  // The YAML itself.
  'yaml-syntax': message(
    (a: { reason: string }) => `This is not valid YAML: ${a.reason}`,
    'Look at the indentation, the colons and the quotes of this line and of the one above it.',
    'The file is not valid YAML from here on, so nothing after this point can be trusted.',
  ),
  'comment-in-text': message(
    (a: { found: string }) => `From \`${a.found}\` on, this is a comment, not part of the text.`,
    'Put quotes around the text. If you do want a comment, put a space after the #.',
    'In YAML, a # after a space begins a comment and cuts off the text it is in.',
  ),
  'comment-after-text': advice(
    (a: { found: string }) => `The text ends before \`${a.found}\`, which is a comment and is not published.`,
    'Put quotes around all of it if that belongs to the text; a comment is clearer on a line of its own.',
    'A # after a space begins a comment, and cut a text that people read.',
  ),
  'duplicate-key': message(
    (a: Named) => `\`${a.name}\` is written twice.`,
    'Rename or remove one of the two; each name is used once.',
    'Two entries of one group have the same name, and only one of them could be meant.',
  ),
  'alias-not-allowed': message(
    (_: Nothing) => 'Anchors, aliases and merge keys are not allowed in the catalog.',
    'Write the text out in both places, so that each entry can be read on its own.',
    'YAML can name a piece of text and repeat it elsewhere; in a catalog each entry stands on its own.',
  ),
  'tag-not-allowed': message(
    (a: { tag: string }) => `YAML tags such as \`${a.tag}\` are not allowed in the catalog.`,
    'Remove the tag; put the value in quotes if it must be text.',
    'YAML can be told to read a value as another kind; in a catalog a value is what it looks like.',
  ),
  'formula-escape': message(
    (a: { what: string }) => `A ${a.what} cannot contain \`\\\` or a doubled quote mark.`,
    'Write it without quotes, or with the other quote mark around it: `"` or `\'`.',
    'Formulas and sentences are read exactly as written, so that messages can point into them; nothing is escaped.',
  ),

  // The shape of an entry.
  'unknown-key': message(
    (a: Named & { owner: string }) => `${capital(a.owner)} has no key \`${a.name}\`.`,
    'Correct the spelling, or remove the line.',
    'The language has no such key here.',
  ),
  'missing-key': message(
    (a: Named & { owner: string }) => `${capital(a.owner)} needs \`${a.name}\`.`,
    'Add the missing line.',
    'A key that the entry needs is missing.',
  ),
  'wrong-type': message(
    (a: { expected: string; found: string }) => `This is ${a.found}, but ${a.expected} is needed here.`,
    'Correct the value after the colon.',
    'The value after the colon is of another kind than the key takes, such as a list instead of a text.',
  ),
  'not-allowed-value': message(
    (a: { found: string; allowed: string }) => `${a.found} is not allowed here; it must be ${a.allowed}.`,
    'Choose one of the values listed.',
    'The key takes one of a few values, and this is not one of them.',
  ),
  malformed: message(
    (a: { found: string; rule: string }) => `${a.found} is not valid: ${a.rule}.`,
    'Follow the pattern that the message names.',
    'A name, an address or a text does not follow the rule for its key.',
  ),
  'out-of-limits': message(
    (a: { problem: string }) => `${a.problem}.`,
    'Choose a value inside the limit.',
    'A number, a text or a list is smaller or larger than allowed.',
  ),
  'not-sorted': advice(
    (a: Named & { side: 'before' | 'after'; other: string }) =>
      `\`${a.name}\` comes ${a.side} \`${a.other}\`; the calculators of a file are sorted by slug.`,
    'Sort the entries, so that two people who add calculators do not collide; `check --fix` does it.',
    'The entries of a file are sorted by slug, and this one is out of order.',
  ),
  'reserved-name': message(
    (a: Named & { why: string }) => `\`${a.name}\` cannot be used as a name: ${a.why}.`,
    'Choose another name.',
    'The name already means something in the language or in every calculator.',
  ),
  'name-collision': message(
    (a: Named & { first: string; second: string }) => `\`${a.name}\` is the name of both ${a.first} and ${a.second}.`,
    'Rename one of them, so that formulas cannot confuse the two.',
    'Inputs, tables, schedules and steps of a calculator need names that nothing else has.',
  ),

  // Inputs.
  'bounds-reversed': message(
    (a: { min: string; max: string }) => `The smallest value, ${a.min}, is not below the largest, ${a.max}.`,
    'Swap or correct `min` and `max`.',
    'The smallest value of an input is not below its largest.',
  ),
  'too-many-decimals': message(
    (a: { value: string }) => `${a.value} has more than nine decimals; numbers have at most nine.`,
    'Round it to nine decimals, or choose a unit that needs fewer.',
    'Numbers have at most nine decimals, in requests and in the proof; further digits would be lost.',
  ),
  'not-whole': message(
    (a: { value: string }) => `${a.value} is not a whole number, and this input takes only whole numbers.`,
    'Give whole numbers for its bounds, its default and its step, or leave `whole` out.',
    'An input of whole numbers has a bound, a default or a step that is not whole.',
  ),
  'default-of-required': message(
    (_: Nothing) => 'An input that callers must give has no default.',
    'Remove the default, or remove `required`.',
    'An input has a default, although callers must give it.',
  ),
  'default-outside-bounds': message(
    (a: { default: string; min: string; max: string }) => `The default, ${a.default}, is outside ${a.min} to ${a.max}.`,
    'Move the default inside the bounds, or widen the bounds.',
    'The default of an input is not between its smallest and its largest value.',
  ),
  'default-not-an-option': message(
    (a: Named) => `The default, \`${a.name}\`, is not one of the options.`,
    'Name one of the options, exactly as written to the left of its colon.',
    'The default of a select is not one of its options.',
  ),
  'step-cannot-reach': message(
    (a: { step: string; target: string; value: string; min: string }) =>
      `Steps of ${a.step} from ${a.min} never reach the ${a.target}, ${a.value}.`,
    'Change the step, or the bound, so that whole steps lead from `min` to the default and to `max`.',
    'The steps of a form field miss the default or the largest value.',
  ),
  'missing-option-value': message(
    (a: Named & { input: string }) =>
      `Option \`${a.name}\` of \`${a.input}\` has no value; either all options have one or none do.`,
    'Write the value with its unit, or `{ label: ..., value: ... }` where the option needs a label of its own.',
    'Some options of a select have values for formulas and others do not.',
  ),
  'missing-column': message(
    (a: Named & { column: string }) => `Option \`${a.name}\` has no \`${a.column}\`.`,
    'Add the missing figure; every option needs every column.',
    'An option lacks a column that other options have, or that the select declares.',
  ),
  'missing-cell': message(
    (a: Named & { what: 'Table' | 'Schedule'; row: string }) =>
      `${a.what} \`${a.name}\` has no ${a.what === 'Table' ? 'figure' : 'part'} for ${a.row}.`,
    'Add the cell; a table needs a figure for every combination of its options.',
    'A table has no figure, or a schedule no part, for options that callers may choose.',
  ),

  // Formulas as text.
  'unexpected-character': message(
    (a: { found: string }) => `${a.found} has no meaning in a formula.`,
    'Formulas use the signs + - * / ^ = != < <= > >= .. and the words and, or, not, if, then, else, to.',
    'A formula has a sign that the language does not know.',
  ),
  'number-separators': message(
    (a: { found: string }) =>
      `\`${a.found}\` is not one number here: a comma separates values, and digits are written without separators.`,
    'Write only the digits, with a point before decimals; put a space after a comma that separates values.',
    'Digits with a comma could be one number or two, so they are refused.',
  ),
  'fraction-of-unit': message(
    (a: { found: string; below: string }) => `\`${a.found}\` would be divided by \`${a.below}\`.`,
    'Write the fraction as a decimal with its unit, or put spaces around the / if you mean to divide by the unit.',
    'A fraction in front of a unit would divide by the unit.',
  ),
  'range-as-difference': message(
    (a: { found: string; value: string }) => `\`${a.found}\` is a subtraction here and gives ${a.value}.`,
    'Put two dots between the ends of a range.',
    'Two plain numbers with a minus between them are a subtraction, where a range was probably meant.',
  ),
  'percent-added': advice(
    (a: { found: string }) => `This adds \`${a.found}\` as a plain number, not as a share of what comes before it.`,
    'To add a share, multiply by (1 + the percentage).',
    'A percentage that is added is a plain number: 10% is 0.1, whatever comes before it.',
  ),
  'decimals-as-multiple': advice(
    (a: { found: string; multiple: string }) => `\`${a.found}\` rounds to a multiple of ${a.multiple}.`,
    'After the comma, give what to round to: 0.01 keeps two decimals.',
    'In spreadsheets `round` takes a number of decimals after the comma; here it takes the multiple to round to.',
  ),
  'power-of-fraction': advice(
    (a: { found: string; read: string }) =>
      `\`${a.found}\` means \`${a.read}\`, because a power comes before a division.`,
    'Put parentheses around the exponent, or around the power.',
    'The exponent ends before the division sign: `x ^ 1/3` is a third of x, not a cube root.',
  ),
  'syntax-expected': message(
    (a: { expected: string; found: string }) => `Expected ${a.expected} here, but found ${a.found}.`,
    'Complete the formula where it is marked.',
    'The formula breaks off, or goes on with something that does not belong there.',
  ),
  'too-deep': message(
    (a: { limit: number }) => `This formula nests more than ${a.limit} levels deep.`,
    'Split it into named steps.',
    'A formula has more levels of parentheses and branches than anybody can follow.',
  ),
  'chain-too-deep': message(
    (a: { levels: number | string; limit: number }) =>
      `With the steps it uses written out, this is ${a.levels} operations deep; the limit is ${a.limit}.`,
    'Let fewer steps build on one another; a table, a schedule or a sum of independent steps often does the same.',
    'A step nests so many operations, directly or through other steps, that no proof can follow it.',
  ),
  'unbalanced-brace': message(
    (a: { found: string }) => `This sentence has a ${a.found} without its partner.`,
    'Close every `{` with a `}`; write `{{` or `}}` for a brace that is part of the text.',
    'A brace of a sentence is opened and not closed, or closed and not opened.',
  ),
  'bad-format': message(
    (a: { found: string }) => `\`${a.found}\` does not say how to show this.`,
    'After the colon, give a digit from 0 to 9, as in `{volume:2}`; for money, `about` or `exact` is allowed too.',
    'After the colon of a placeholder comes something other than a number of decimals.',
  ),
} as const satisfies Record<string, Message<never>>;
