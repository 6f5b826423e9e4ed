/**
 * Every message of the checker. A code never changes its meaning and is never reused; its words may change.
 * `fix` is the general advice, shown where the report gives no hint of its own.
 */
import { capital } from './case.js';
import { doubtMessages } from './doubt-messages.js';
import { figureMessages } from './figure-messages.js';
import type { Message, Named, Nothing } from './message.js';
import { advice, message } from './message.js';
import type { Witness } from './proof-messages.js';
import { proofMessages, when } from './proof-messages.js';
import { translationMessages } from './translation-messages.js';

/** The operation that two values of different kinds were meant for. */
export type UnitUse = 'sum' | 'difference' | 'comparison' | 'ends' | 'branches' | 'rounding';

const mismatches: Readonly<Record<UnitUse, (left: string, right: string) => string>> = {
  sum: (left, right) => `${left} and ${right} cannot be added.`,
  difference: (left, right) => `${right} cannot be subtracted from ${left}.`,
  comparison: (left, right) => `${left} cannot be compared with ${right}.`,
  ends: (left, right) => `the ends of this range are ${left} and ${right}; they must be of the same kind.`,
  branches: (left, right) => `this gives ${left} in one case and ${right} in the other; they must be of the same kind.`,
  rounding: (left, right) => `${left} cannot be rounded to a multiple of ${right}.`,
};

export const messages = {
  ...figureMessages,
  ...doubtMessages,
  ...proofMessages,
  ...translationMessages,

  // The YAML itself.
  'yaml-syntax': message(
    (a: { reason: string }) => `This is not valid YAML: ${a.reason}`,
    'Look at the indentation, the colons and the quotes of this line and of the one above it.',
  ),
  'comment-in-text': message(
    (a: { found: string }) => `From \`${a.found}\` on, this is a comment, not part of the text.`,
    'Put quotes around the text. If you do want a comment, put a space after the #.',
  ),
  'duplicate-key': message(
    (a: Named) => `\`${a.name}\` is written twice.`,
    'Rename or remove one of the two; each name is used once.',
  ),
  'alias-not-allowed': message(
    (_: Nothing) => 'Anchors, aliases and merge keys are not allowed in the catalog.',
    'Write the text out in both places, so that each entry can be read on its own.',
  ),
  'tag-not-allowed': message(
    (a: { tag: string }) => `YAML tags such as \`${a.tag}\` are not allowed in the catalog.`,
    'Remove the tag; put the value in quotes if it must be text.',
  ),
  'formula-escape': message(
    (a: { what: string }) => `A ${a.what} cannot contain \`\\\` or a doubled quote mark.`,
    'Write it without quotes, or with the other quote mark around it: `"` or `\'`.',
  ),

  // The shape of an entry.
  'unknown-key': message(
    (a: Named & { owner: string }) => `${capital(a.owner)} has no key \`${a.name}\`.`,
    'Correct the spelling, or remove the line.',
  ),
  'missing-key': message(
    (a: Named & { owner: string }) => `${capital(a.owner)} needs \`${a.name}\`.`,
    'Add the missing line.',
  ),
  'wrong-type': message(
    (a: { expected: string; found: string }) => `This is ${a.found}, but ${a.expected} is needed here.`,
    'Correct the value after the colon.',
  ),
  'not-allowed-value': message(
    (a: { found: string; allowed: string }) => `${a.found} is not allowed here; it must be ${a.allowed}.`,
    'Choose one of the values listed.',
  ),
  malformed: message(
    (a: { found: string; rule: string }) => `${a.found} is not valid: ${a.rule}.`,
    'Follow the pattern that the message names.',
  ),
  'out-of-limits': message((a: { problem: string }) => `${a.problem}.`, 'Choose a value inside the limit.'),
  'not-sorted': message(
    (a: Named & { side: 'before' | 'after'; other: string }) =>
      `\`${a.name}\` comes ${a.side} \`${a.other}\`; calculators must be sorted by slug.`,
    'Move the whole entry to its alphabetical position, so that two people adding calculators do not collide.',
  ),
  'reserved-name': message(
    (a: Named & { why: string }) => `\`${a.name}\` cannot be used as a name: ${a.why}.`,
    'Choose another name.',
  ),
  'name-collision': message(
    (a: Named & { first: string; second: string }) => `\`${a.name}\` is the name of both ${a.first} and ${a.second}.`,
    'Rename one of them, so that formulas cannot confuse the two.',
  ),

  // Inputs.
  'bounds-reversed': message(
    (a: { min: string; max: string }) => `The smallest value, ${a.min}, is not below the largest, ${a.max}.`,
    'Swap or correct `min` and `max`.',
  ),
  'too-many-decimals': message(
    (a: { value: string }) => `${a.value} has more than nine decimals; numbers have at most nine.`,
    'Round it to nine decimals, or choose a unit that needs fewer.',
  ),
  'not-whole': message(
    (a: { value: string }) => `${a.value} is not a whole number, and this input takes only whole numbers.`,
    'Give whole numbers for its bounds, its default and its step, or leave `whole` out.',
  ),
  'default-of-required': message(
    (_: Nothing) => 'An input that callers must give has no default.',
    'Remove the default, or remove `required`.',
  ),
  'default-outside-bounds': message(
    (a: { default: string; min: string; max: string }) => `The default, ${a.default}, is outside ${a.min} to ${a.max}.`,
    'Move the default inside the bounds, or widen the bounds.',
  ),
  'default-not-an-option': message(
    (a: Named) => `The default, \`${a.name}\`, is not one of the options.`,
    'Name one of the options, exactly as written to the left of its colon.',
  ),
  'step-cannot-reach': message(
    (a: { step: string; target: string; value: string; min: string }) =>
      `Steps of ${a.step} from ${a.min} never reach the ${a.target}, ${a.value}.`,
    'Change the step, or the bound, so that whole steps lead from `min` to the default and to `max`.',
  ),
  'missing-option-value': message(
    (a: Named & { input: string }) =>
      `Option \`${a.name}\` of \`${a.input}\` has no value; either all options have one or none do.`,
    'Write the value with its unit, or `{ label: ..., value: ... }` where the option needs a label of its own.',
  ),
  'missing-column': message(
    (a: Named & { column: string }) => `Option \`${a.name}\` has no \`${a.column}\`.`,
    'Add the missing figure; every option needs every column.',
  ),
  'missing-cell': message(
    (a: Named & { row: string }) => `Table \`${a.name}\` has no figure for ${a.row}.`,
    'Add the cell; a table needs a figure for every combination of its options.',
  ),

  // Formulas as text.
  'unexpected-character': message(
    (a: { found: string }) => `${a.found} has no meaning in a formula.`,
    'Formulas use the signs + - * / ^ = != < <= > >= .. and the words and, or, not, if, then, else, to.',
  ),
  'number-separators': message(
    (a: { found: string }) =>
      `\`${a.found}\` is not one number here: a comma separates values, and digits are written without separators.`,
    'Write only the digits, with a point before decimals; put a space after a comma that separates values.',
  ),
  'fraction-of-unit': message(
    (a: { found: string; below: string }) => `\`${a.found}\` would be divided by \`${a.below}\`.`,
    'Write the fraction as a decimal with its unit, or put spaces around the / if you mean to divide by the unit.',
  ),
  'range-as-difference': message(
    (a: { found: string; value: string }) => `\`${a.found}\` is a subtraction here and gives ${a.value}.`,
    'Put two dots between the ends of a range.',
  ),
  'percent-added': advice(
    (a: { found: string }) => `This adds \`${a.found}\` as a plain number, not as a share of what comes before it.`,
    'To add a share, multiply by (1 + the percentage).',
  ),
  'decimals-as-multiple': advice(
    (a: { found: string; multiple: string }) => `\`${a.found}\` rounds to a multiple of ${a.multiple}.`,
    'After the comma, give what to round to: 0.01 keeps two decimals.',
  ),
  'power-of-fraction': advice(
    (a: { found: string; read: string }) =>
      `\`${a.found}\` means \`${a.read}\`, because a power comes before a division.`,
    'Put parentheses around the exponent, or around the power.',
  ),
  'syntax-expected': message(
    (a: { expected: string; found: string }) => `Expected ${a.expected} here, but found ${a.found}.`,
    'Complete the formula where it is marked.',
  ),
  'too-deep': message(
    (a: { limit: number }) => `This formula nests more than ${a.limit} levels deep.`,
    'Split it into named steps.',
  ),
  'chain-too-deep': message(
    (a: { levels: number; limit: number }) =>
      `With the steps it uses written out, this step is ${a.levels} operations deep; the limit is ${a.limit}.`,
    'Let fewer steps build on one another; a table, a schedule or a sum of independent steps often does the same.',
  ),
  'unbalanced-brace': message(
    (a: { found: string }) => `This sentence has a ${a.found} without its partner.`,
    'Close every `{` with a `}`; write `{{` or `}}` for a brace that is part of the text.',
  ),
  'bad-format': message(
    (a: { found: string }) => `\`${a.found}\` does not say how to show this.`,
    'After the colon, give a digit from 0 to 9, as in `{volume:2}`; for money, `about` or `exact` is allowed too.',
  ),

  // Names.
  'unknown-name': message(
    (a: Named) => `There is no \`${a.name}\` here.`,
    'A formula sees the inputs and the steps above it. Correct the spelling, or define the step first.',
  ),
  'unknown-function': message(
    (a: Named) => `There is no function \`${a.name}\`.`,
    'Use one of the functions of the language guide.',
  ),
  'unknown-unit': message(
    (a: Named) => `\`${a.name}\` is not a unit.`,
    'Use a unit of units.yaml, or define it there. To divide by a value, put spaces around the /.',
  ),
  'unknown-column': message(
    (a: Named & { input: string }) => `The options of \`${a.input}\` have no \`${a.name}\`.`,
    'Read a column that the options have, or add it to every option.',
  ),
  'unknown-lookup': message(
    (a: Named) => `There is no table or schedule \`${a.name}\`.`,
    'Name a table or schedule of this calculator.',
  ),
  'unknown-text': message(
    (a: Named) => `This is never the text "${a.name}".`,
    'Compare with one of the texts it can be, spelled exactly the same.',
  ),
  'unknown-option': message(
    (a: Named & { input: string }) => `\`${a.name}\` is not an option of \`${a.input}\`.`,
    'Name an option exactly as it is written on the left of its colon.',
  ),
  'unknown-placeholder': message(
    (a: Named) => `Nothing is filled in for \`{${a.name}}\` here, so it would be published as it stands.`,
    'Remove the braces, or use a name that is filled in here.',
  ),
  'unknown-calculator': message(
    (a: Named) => `There is no calculator \`${a.name}\`.`,
    'Use the slug of a calculator, as written at the start of its entry.',
  ),
  'bad-deprecation': message(
    (a: { reason: string }) => `This deprecation does not work: ${a.reason}.`,
    'Give real dates, with `until` after `since`; `use` must name something that is not deprecated itself.',
  ),
  'unknown-input': message(
    (a: Named) => `This calculator has no input \`${a.name}\`.`,
    'Name one of the inputs of the calculator.',
  ),
  'bad-list': message(
    (a: { reason: string }) => `This list does not work: ${a.reason}.`,
    'Say how many items it takes, and give number inputs by formulas such as `sum(rooms, length * width)`.',
  ),
  'list-as-value': message(
    (a: Named) => `\`${a.name}\` is a list, and a formula needs one value.`,
    'Go over it with `sum`, `max` or `min`, or count its items with `items`.',
  ),
  'not-a-list': message(
    (a: Named) => `\`${a.name}\` goes over a list, and this is none.`,
    'Write the name of a list first, then a formula over its items: `sum(rooms, length * width)`.',
  ),
  'unknown-secondary': message(
    (a: Named) => `The result has no secondary figure labelled \`${a.name}\`.`,
    'Use the label of a secondary item.',
  ),
  'unknown-tag': message((a: Named) => `There is no tag \`${a.name}\`.`, 'Use one of the tags of service.yaml.'),
  'tag-mismatch': message(
    (a: Named & { expected: string }) =>
      `The category of this calculator has the tag \`${a.expected}\`, not \`${a.name}\`.`,
    'Use the same tag here and in network.yaml.',
  ),
  'unknown-category': message(
    (a: Named) => `There is no service category \`${a.name}\`.`,
    'Use the slug of a category of network.yaml, or add the category there.',
  ),
  'unknown-service': message(
    (a: Named & { expected: string }) =>
      `\`${a.name}\` is not the name of this calculator's category, \`${a.expected}\`.`,
    'Use the name that the category has in network.yaml.',
  ),
  'leads-not-possible': message(
    (a: { reason: string }) => `This catalog cannot take leads: ${a.reason}.`,
    'Leave `leads` out of service.yaml, or add what is missing: a network, or a supported country.',
  ),
  'unknown-city': message((a: Named) => `There is no city \`${a.name}\`.`, 'Use the slug of a city of network.yaml.'),
  'unknown-neighborhood': message(
    (a: Named & { city: string }) => `\`${a.city}\` has no neighborhood \`${a.name}\`.`,
    'Use the slug of a neighborhood of that city.',
  ),
  'unknown-provider': message(
    (a: Named) => `There is no provider \`${a.name}\`.`,
    'Use the key of a provider of network.yaml.',
  ),
  'duplicate-slot': message(
    (a: { service: string; place: string }) => `\`${a.service}\` in \`${a.place}\` has two slots of the same rank.`,
    'Keep one of the two; `single` wins over `by_service`, which wins over `by_city`.',
  ),
  'duplicate-synonym': message(
    (a: { words: string; owner: string }) => `\`${a.words}\` already leads to the category \`${a.owner}\`.`,
    'Keep the words only in the category that people mean by them; its slug and name count already.',
  ),

  // Kinds and units.
  'wrong-kind': message(
    (a: { expected: string; found: string }) => `This is ${a.found}, but ${a.expected} is needed here.`,
    'Use a value of the kind that is needed.',
  ),
  'wrong-argument-count': message(
    (a: Named & { expected: string; found: string }) => `\`${a.name}\` takes ${a.expected}, not ${a.found}.`,
    'Give as many values as it takes.',
  ),
  'unit-mismatch': message(
    (a: { use: UnitUse; left: string; right: string }) => capital(mismatches[a.use](a.left, a.right)),
    'Make both the same kind of unit: multiply or divide by what is missing.',
  ),
  'unit-of-step': message(
    (a: Named & { kind: 'step' | 'input'; places: number }) =>
      `The ${a.kind} \`${a.name}\` is of another kind than ${a.places} places that use it need.`,
    'Multiply or divide it by what is missing, or correct its unit.',
  ),
  'output-unit': message(
    (a: { what: string; declared: string | null; found: string }) =>
      a.declared === null
        ? `${a.what} has no unit, but its formula gives ${a.found}.`
        : `${a.what} is declared in \`${a.declared}\`, but its formula gives ${a.found}.`,
    'Declare the unit that the formula gives, or multiply or divide the formula by what is missing.',
  ),
  'cannot-convert': message(
    (a: { from: string; to: string }) => `${capital(a.from)} cannot be converted to ${a.to}.`,
    'Convert only between units of one kind.',
  ),
  'signed-without-money': message(
    (a: { what: string }) => `${a.what} is no amount of money, and needs no \`signed\` to be negative.`,
    'Remove `signed`.',
  ),
  'not-a-plain-number': message(
    (a: Named & { found: string }) => `\`${a.name}\` needs a plain number, but this is ${a.found}.`,
    'Divide it by 1 of its unit first.',
  ),
  'not-an-angle': message(
    (a: Named & { found: string }) => `\`${a.name}\` needs an angle, but ${a.found}.`,
    'Write angles in a unit of angle, such as `30 deg`.',
  ),
  'rounding-needs-multiple': message(
    (a: Named & { found: string }) => `\`${a.name}\` of ${a.found} needs a multiple to round to.`,
    'Add a comma and what to round to.',
  ),
  'clamp-reversed': message(
    (a: { least: string; most: string }) =>
      `Nothing can be at least ${a.least} and at most ${a.most}, so the value limited here has no effect.`,
    'Swap the two limits, so that the smaller is the least and the larger is the most.',
  ),
  'exponent-not-constant': message(
    (a: { found: string }) =>
      `${capital(a.found)} can only be raised to a fixed whole number, or to a root that its unit has.`,
    'Use a fixed exponent that suits the unit, or divide by 1 of the unit first.',
  ),
  'not-constant': message(
    (_: Nothing) => 'Only figures are allowed here, no names and no function calls.',
    'Write a number, with its unit if it has one, or a range; a cell may name a shared figure. Calculate in a step.',
  ),
  'range-not-allowed': message(
    (a: { what: string }) => `This is a range, but ${a.what} must be a single number.`,
    'Take one end: `low(x)`, `mid(x)` or `high(x)`.',
  ),
  'reading-arithmetic': message(
    (a: { found: string }) =>
      `${capital(a.found)} is a reading on a scale with its own zero; readings can only be compared and subtracted.`,
    'Subtract two readings to get a difference, and calculate with that.',
  ),
  'mixed-unit-shown': message(
    (a: { found: string }) => `A sentence cannot show ${a.found}.`,
    'Convert it with `to`, inside the braces, to a unit that people read.',
  ),
  'unit-definition': message(
    (a: { reason: string }) => `This unit definition does not work: ${a.reason}.`,
    'A unit either starts a `dimension` or `is` a factor of other units, such as `1/12 ft`.',
  ),
  'schedule-order': message(
    (a: { found: string; before: string }) => `${a.found} comes after ${a.before}; the lines of a schedule must rise.`,
    'Sort the lines from smallest to largest.',
  ),
  'schedule-shape': message(
    (a: { reason: string }) => `This schedule does not work: ${a.reason}.`,
    'A schedule has `sizes`, or `points`, or else `lines`, `brackets` or both; only the last bracket has no end.',
  ),

  // Unused and redundant parts.
  'unused-input': message(
    (a: Named) => `Nothing uses the input \`${a.name}\`.`,
    'Use it in a formula, or remove it; callers would think it matters.',
  ),
  'unused-step': message((a: Named) => `Nothing uses the step \`${a.name}\`.`, 'Use it, or remove it.'),
  'unused-column': message(
    (a: Named & { input: string }) => `Nothing uses the column \`${a.name}\` of \`${a.input}\`.`,
    'Use it, or remove it.',
  ),
  'unused-lookup': message((a: Named) => `Nothing uses the table or schedule \`${a.name}\`.`, 'Use it, or remove it.'),

  // Guidance, sentences, cost bands and examples.
  'not-a-clause': message(
    (_: Nothing) => 'This text follows "when" in a longer sentence, so it must be a clause.',
    'Leave out "when" at the start and the period at the end.',
  ),
  'last-case-missing': message(
    (_: Nothing) => 'The last alternative must have no `when`, so that there is always a sentence.',
    'Add a last `- { say: ... }`.',
  ),
  'case-unreachable': message(
    (_: Nothing) => 'An alternative without `when` always applies, so the ones after it are never used.',
    'Give it a `when`, or move it to the end.',
  ),
  'band-violated': message(
    (a: { found: string; band: string } & Witness) =>
      `This price is ${a.found}${when(a)}, outside the cost band of ${a.band}.`,
    'Correct the prices or the band; or leave `holds` out and say in `because` why the two differ.',
  ),
  'band-unexplained': message(
    (_: Nothing) => 'This calculator computes money, but its cost band does not say how the two are related.',
    'Name a price per unit in `holds`, to be proved inside the band, or say in `because` why they differ.',
  ),
  'change-outside-bounds': message(
    (a: { found: string; min: string; max: string }) =>
      `${a.found} is outside ${a.min} to ${a.max}, so no caller can ask for it.`,
    'Use a value inside the bounds of the input.',
  ),
  'example-lacks-input': message(
    (a: Named) => `This example does not give \`${a.name}\`, which callers must give.`,
    'Add it to the inputs of the example.',
  ),
  'example-fails': message(
    (a: { what: string; expected: string; found: string }) => `${a.what} is ${a.found}, not ${a.expected}.`,
    'Check the example against its source; then correct the formula or the example.',
  ),
  'example-outside-bounds': message(
    (a: { found: string; min: string; max: string }) =>
      `${a.found} is outside ${a.min} to ${a.max}, so the service would use the nearest bound instead.`,
    'Use a value inside the bounds.',
  ),
  'example-refused': message(
    (a: { message: string }) => `A requirement refuses these inputs: ${a.message}`,
    'Use inputs that meet the requirements.',
  ),
} as const satisfies Record<string, Message<never>>;

export type DiagnosticCode = keyof typeof messages;
export type DiagnosticArgs<Code extends DiagnosticCode> = Parameters<(typeof messages)[Code]['say']>[0];
