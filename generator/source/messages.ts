/**
 * Every message of the checker. A code never changes its meaning and is never reused; its words may change.
 */
import { capital } from './case.js';
import { doubtMessages } from './doubt-messages.js';
import { figureMessages } from './figure-messages.js';
import type { Message, Named, Nothing } from './message.js';
import { advice, message } from './message.js';
import type { Witness } from './proof-messages.js';
import { proofMessages, when } from './proof-messages.js';
import { translationMessages } from './translation-messages.js';
import { writtenMessages } from './written-messages.js';

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
  ...writtenMessages,

  // Names.
  'unknown-name': message(
    (a: Named) => `There is no \`${a.name}\` here.`,
    'A formula sees the inputs and the steps above it. Correct the spelling, or define the step first.',
    'A formula names something that is not an input, a step above it or a table.',
  ),
  'unknown-function': message(
    (a: Named) => `There is no function \`${a.name}\`.`,
    'Use one of the functions of the language guide.',
    'A formula calls a function that the language does not have.',
  ),
  'unknown-unit': message(
    (a: Named) => `\`${a.name}\` is not a unit.`,
    'Use a unit of units.yaml, or define it there. To divide by a value, put spaces around the /.',
    'A unit is named that units.yaml does not define, or defines only further down.',
  ),
  'unknown-column': message(
    (a: Named & { input: string }) => `The options of \`${a.input}\` have no \`${a.name}\`.`,
    'Read a column that the options have, or add it to every option.',
    'A formula reads a column that the options of the input do not have.',
  ),
  'unknown-lookup': message(
    (a: Named) => `There is no table or schedule \`${a.name}\`.`,
    'Name a table or schedule of this calculator.',
    'Square brackets after a name read a table or a schedule, and there is none with this name.',
  ),
  'unknown-text': message(
    (a: Named) => `This is never the text "${a.name}".`,
    'Compare with one of the texts it can be, spelled exactly the same.',
    'A text is compared with one that it can never be, so the comparison never holds.',
  ),
  'unknown-option': message(
    (a: Named & { input: string }) => `\`${a.name}\` is not an option of \`${a.input}\`.`,
    'Name an option exactly as it is written on the left of its colon.',
    'A key is used as an option of an input that does not have it.',
  ),
  'unknown-placeholder': message(
    (a: Named) => `Nothing is filled in for \`{${a.name}}\` here, so it would be published as it stands.`,
    'Remove the braces, or use a name that is filled in here.',
    'Braces are in a text that nothing is filled into, or around a name that is not filled in.',
  ),
  'unknown-calculator': message(
    (a: Named) => `There is no calculator \`${a.name}\`.`,
    'Use the slug of a calculator, as written at the start of its entry.',
    'A slug is named that is not a calculator of this catalog.',
  ),
  'bad-deprecation': message(
    (a: { reason: string }) => `This deprecation does not work: ${a.reason}.`,
    'Give real dates, with `until` after `since`; `use` must name something that is not deprecated itself.',
    'A deprecation says since when, until when and what to use instead, and these do not add up.',
  ),
  'unknown-input': message(
    (a: Named) => `This calculator has no input \`${a.name}\`.`,
    'Name one of the inputs of the calculator.',
    'An input is given, looked up or named that the calculator does not have.',
  ),
  'bad-list': message(
    (a: { reason: string }) => `This input does not work: ${a.reason}.`,
    'Say how many items it takes, and give number inputs by formulas such as `sum(rooms, length * width)`.',
    'An input that repeats asks for more items than it takes, or gives what it cannot give.',
  ),
  'bad-classes': message(
    (a: { reason: string }) => `This order does not work: ${a.reason}.`,
    'Name each text that the step can be once, from the least to the greatest.',
    'An order of texts lacks one that the step can be, or has one that it never is.',
  ),
  'list-as-value': message(
    (a: Named) => `\`${a.name}\` is a list, and a formula needs one value.`,
    'Go over it with `sum`, `max` or `min`, or count its items with `items`.',
    'A formula names a list where it needs a number: lists are summed, compared or counted.',
  ),
  'not-a-list': message(
    (a: Named) => `\`${a.name}\` goes over a list, and this is none.`,
    'Write the name of a list first, then a formula over its items: `sum(rooms, length * width)`.',
    'What goes over the items of a list is called with something else.',
  ),
  'unknown-secondary': message(
    (a: Named) => `The result has no secondary figure labelled \`${a.name}\`.`,
    'Use the label of a secondary item.',
    'An example expects a secondary figure that the result does not have.',
  ),
  'unknown-tag': message(
    (a: Named) => `There is no tag \`${a.name}\`.`,
    'Use one of the tags of service.yaml.',
    'A tag is used that service.yaml does not explain.',
  ),
  'tag-mismatch': message(
    (a: Named & { expected: string }) =>
      `The category of this calculator has the tag \`${a.expected}\`, not \`${a.name}\`.`,
    'Use the same tag here and in network.yaml.',
    'A calculator states another tag than its category in network.yaml has.',
  ),
  'unknown-category': message(
    (a: Named) => `There is no service category \`${a.name}\`.`,
    'Use the slug of a category of network.yaml, or add the category there.',
    'A service category is named, by a slot or by a calculator, that network.yaml does not have.',
  ),
  'unknown-reason': message(
    (a: Named) => `There is no reason \`${a.name}\`.`,
    'Use a name of `reasons` in network.yaml, or add it there.',
    'A category names a reason for having no calculator that `reasons` does not have.',
  ),
  'reason-with-calculator': message(
    (a: Named) => `\`${a.name}\` has a calculator, and this says why it has none.`,
    'Remove `none_because`.',
    'A category says why it has no calculator, and there is one with its slug.',
  ),
  'unknown-service': message(
    (a: Named & { expected: string }) =>
      `\`${a.name}\` is not the name of this calculator's category, \`${a.expected}\`.`,
    'Use the name that the category has in network.yaml.',
    'A calculator states another service than its category in network.yaml has.',
  ),
  'leads-not-possible': message(
    (_: Nothing) => 'This catalog cannot take leads: it has no network.yaml, which says who gets them.',
    'Leave `leads` out of service.yaml, or add a network.',
    'service.yaml states terms of leads, and the catalog lacks the network that is needed to take them.',
  ),
  'unknown-city': message(
    (a: Named) => `There is no city \`${a.name}\`.`,
    'Use the slug of a city of network.yaml.',
    'A city is named that network.yaml does not have.',
  ),
  'unknown-neighborhood': message(
    (a: Named & { city: string }) => `\`${a.city}\` has no neighborhood \`${a.name}\`.`,
    'Use the slug of a neighborhood of that city.',
    'A neighborhood is named that the city does not have.',
  ),
  'unknown-provider': message(
    (a: Named) => `There is no provider \`${a.name}\`.`,
    'Use the key of a provider of network.yaml.',
    'A provider is named that network.yaml does not have.',
  ),
  'duplicate-slot': message(
    (a: { service: string; place: string }) => `\`${a.service}\` in \`${a.place}\` has two slots of the same rank.`,
    'Keep one of the two; `single` wins over `by_service`, which wins over `by_city`.',
    'Two slots of the same rank are for the same service in the same place, and neither wins.',
  ),
  'duplicate-synonym': message(
    (a: { words: string; owner: string }) => `\`${a.words}\` already leads to the category \`${a.owner}\`.`,
    'Keep the words only in the category that people mean by them; its slug and name count already.',
    'Words that people use for a category already lead to a category.',
  ),
  'phrase-misses': advice(
    (a: { phrase: string; name: string; found: string }) =>
      `A search for "${a.phrase}" finds ${a.found} first, not \`${a.name}\`.`,
    'Add what people say to `search` of this category, or what they do not mean to `not` of the other one.',
    'A phrase of `asked` no longer finds its category first.',
  ),

  // Kinds and units.
  'wrong-kind': message(
    (a: { expected: string; found: string }) => `This is ${a.found}, but ${a.expected} is needed here.`,
    'Use a value of the kind that is needed.',
    'A value is of another kind than needed: a condition, a choice, a text, a number or a range.',
  ),
  'wrong-argument-count': message(
    (a: Named & { expected: string; found: string }) => `\`${a.name}\` takes ${a.expected}, not ${a.found}.`,
    'Give as many values as it takes.',
    'A function call or a lookup has more or fewer values than it takes.',
  ),
  'unit-mismatch': message(
    (a: { use: UnitUse; left: string; right: string }) => capital(mismatches[a.use](a.left, a.right)),
    'Make both the same kind of unit: multiply or divide by what is missing.',
    'Two values are combined that are not of the same kind, such as a length and an area in a sum.',
  ),
  'unit-of-step': message(
    (a: { what: string; places: number }) =>
      `The ${a.what} is of another kind than ${a.places} places that use it need.`,
    'Multiply or divide it by what is missing, or correct its unit.',
    'A step, an input or a figure is of a kind that several places do not fit, and with another unit all of them would.',
  ),
  'output-unit': message(
    (a: { what: string; declared: string | null; found: string }) =>
      a.declared === null
        ? `${a.what} has no unit, but its formula gives ${a.found}.`
        : `${a.what} is declared in \`${a.declared}\`, but its formula gives ${a.found}.`,
    'Declare the unit that the formula gives, or multiply or divide the formula by what is missing.',
    'A figure is declared in a unit that its formula does not give.',
  ),
  'cannot-convert': message(
    (a: { from: string; to: string }) => `${capital(a.from)} cannot be converted to ${a.to}.`,
    'Convert only between units of one kind.',
    'A value is converted to a unit of another kind.',
  ),
  'signed-without-money': advice(
    (a: { what: string }) => `${a.what} is no amount of money, and needs no \`signed\` to be negative.`,
    'Remove `signed`.',
    'Only money that may be less than nothing has to say so; other numbers may be negative anyway.',
  ),
  'not-a-plain-number': message(
    (a: Named & { found: string }) => `\`${a.name}\` needs a plain number, but this is ${a.found}.`,
    'Divide it by 1 of its unit first.',
    'A function of plain numbers is given a value with a unit.',
  ),
  'not-an-angle': message(
    (a: Named & { found: string }) => `\`${a.name}\` needs an angle, but ${a.found}.`,
    'Write angles in a unit of angle, such as `30 deg`.',
    'A function of angles is given something else.',
  ),
  'rounding-needs-multiple': message(
    (a: Named & { found: string }) => `\`${a.name}\` of ${a.found} needs a multiple to round to.`,
    'Add a comma and what to round to.',
    'A value with a unit is rounded without saying what to round it to.',
  ),
  'clamp-reversed': message(
    (a: { least: string; most: string }) =>
      `Nothing can be at least ${a.least} and at most ${a.most}, so the value limited here has no effect.`,
    'Swap the two limits, so that the smaller is the least and the larger is the most.',
    'The constants of `min`, `max` or `clamp` decide the value, so what they limit has no effect.',
  ),
  'exponent-not-constant': message(
    (a: { found: string }) =>
      `${capital(a.found)} can only be raised to a fixed whole number, or to a root that its unit has.`,
    'Use a fixed exponent that suits the unit, or divide by 1 of the unit first.',
    'A value with a unit is raised to a power that is neither a fixed whole number nor a root that its unit has.',
  ),
  'not-constant': message(
    (_: Nothing) => 'Only figures are allowed here, no names and no function calls.',
    'Write a number, with its unit if it has one, or a range; a cell may name a shared figure. Calculate in a step.',
    'A cell, a bound or an option is a written figure, not a calculation.',
  ),
  'range-not-allowed': message(
    (a: { what: string }) => `This is a range, but ${a.what} must be a single number.`,
    'Take one end: `low(x)`, `mid(x)` or `high(x)`.',
    'A range is used where one number is needed.',
  ),
  'reading-arithmetic': message(
    (a: { found: string }) =>
      `${capital(a.found)} is a reading on a scale with its own zero; readings can only be compared and subtracted.`,
    'Subtract two readings to get a difference, and calculate with that.',
    'A reading such as a temperature is added, multiplied or scaled; the answer would depend on where its zero is.',
  ),
  'day-arithmetic': message(
    (_: Nothing) => 'This is a day of the calendar. Days are compared, subtracted and moved by a time.',
    'Subtract two days for the time between them, or add a time such as `30 day`.',
    'Two days are added, or a day is multiplied, divided or rounded.',
  ),
  'not-a-day': message(
    (a: Named & { found: string }) => `\`${a.name}\` takes a day, not ${a.found}.`,
    'Give it an input of the type `day`, a step that is one, or a day in quotes such as `"2026-03-01"`.',
    'A function of the calendar is given something other than a day.',
  ),
  'no-such-day': message(
    (a: { found: string }) => `\`${a.found}\` is no day that a calculator can use.`,
    'Write year, month and day of a day that exists, such as 2026-03-01; the earliest is 1900-03-01.',
    'A day does not exist, is not written as 2026-03-01, or is earlier than 1900-03-01.',
  ),
  'no-unit-of-days': message(
    (_: Nothing) => 'No unit of units.yaml counts the days of this input.',
    'Add `calendar: true` to the unit of a day in units.yaml.',
    'A day is an input, and no unit of units.yaml is marked as the one in which days are counted.',
  ),
  'mixed-unit-shown': message(
    (a: { found: string }) => `A sentence cannot show ${a.found}.`,
    'Convert it with `to`, inside the braces, to a unit that people read.',
    'A sentence would show a figure in a unit that nobody reads, such as ft^2*in.',
  ),
  'unit-definition': message(
    (a: { reason: string }) => `This unit definition does not work: ${a.reason}.`,
    'A unit either starts a `dimension` or `is` a factor of other units, such as `1/12 ft`.',
    'A unit is defined in two ways, not at all, or by something other than a factor and units.',
  ),
  'schedule-order': message(
    (a: { found: string; before: string }) => `${a.found} comes after ${a.before}; the lines of a schedule must rise.`,
    'Sort the lines from smallest to largest.',
    'The lines, brackets, sizes or points of a schedule do not rise.',
  ),
  'schedule-shape': message(
    (a: { reason: string }) => `This schedule does not work: ${a.reason}.`,
    'A schedule has `sizes`, or `points`, or else `lines`, `brackets` or both; only the last bracket has no end.',
    'A schedule lacks a part, or has parts that exclude each other.',
  ),

  // Unused and redundant parts.
  'unused-input': message(
    (a: Named) => `Nothing uses the input \`${a.name}\`.`,
    'Use it in a formula, or remove it; callers would think it matters.',
    'An input changes nothing, whatever the caller says.',
  ),
  'unused-step': message(
    (a: Named) => `Nothing uses the step \`${a.name}\`.`,
    'Use it, or remove it.',
    'A step is computed, and nothing reads it.',
  ),
  'unused-column': message(
    (a: Named & { input: string }) => `Nothing uses the column \`${a.name}\` of \`${a.input}\`.`,
    'Use it, or remove it.',
    'A column of options is never read.',
  ),
  'unused-lookup': message(
    (a: Named) => `Nothing uses the table or schedule \`${a.name}\`.`,
    'Use it, or remove it.',
    'A table or a schedule is never read.',
  ),

  // Guidance, sentences, cost bands and examples.
  'not-a-clause': message(
    (_: Nothing) => 'This text follows "when" in a longer sentence, so it must be a clause.',
    'Leave out "when" at the start and the period at the end.',
    'Guidance follows "when" in a longer sentence, and this text is not a clause that fits there.',
  ),
  'last-case-missing': message(
    (_: Nothing) => 'The last alternative must have no `when`, so that there is always a sentence.',
    'Add a last `- { say: ... }`.',
    'All alternatives of a sentence have a condition, so there may be no sentence at all.',
  ),
  'case-unreachable': message(
    (_: Nothing) => 'An alternative without `when` always applies, so the ones after it are never used.',
    'Give it a `when`, or move it to the end.',
    'An alternative comes after one that always applies.',
  ),
  'band-violated': message(
    (a: { found: string; band: string } & Witness) =>
      `This price is ${a.found}${when(a)}, outside the cost band of ${a.band}.`,
    'Correct the prices or the band; or leave `holds` out and say in `because` why the two differ.',
    'There are inputs for which a price lies outside the cost band it should stay in.',
  ),
  'band-unexplained': message(
    (_: Nothing) => 'This calculator computes money, but its cost band does not say how the two are related.',
    'Name a price per unit in `holds`, to be proved inside the band, or say in `because` why they differ.',
    'A calculator computes money and has a cost band, and nothing says how the two are related.',
  ),
  'change-outside-bounds': message(
    (a: { found: string; min: string; max: string }) =>
      `${a.found} is outside ${a.min} to ${a.max}, so no caller can ask for it.`,
    'Use a value inside the bounds of the input.',
    'A law uses a value of an input that no call can have.',
  ),
  'example-lacks-input': message(
    (a: Named) => `This example does not give \`${a.name}\`, which callers must give.`,
    'Add it to the inputs of the example.',
    'An example leaves out an input that every call must give.',
  ),
  'example-fails': message(
    (a: { what: string; expected: string; found: string }) => `${a.what} is ${a.found}, not ${a.expected}.`,
    'Check the example against its source; then correct the formula or the example.',
    'A worked example gives another value than it says.',
  ),
  'example-outside-bounds': message(
    (a: { found: string; min: string; max: string }) =>
      `${a.found} is outside ${a.min} to ${a.max}, so the service would use the nearest bound instead.`,
    'Use a value inside the bounds.',
    'An example gives an input outside its bounds, which the service would replace by the nearest bound.',
  ),
  'example-refused': message(
    (a: { message: string }) => `A requirement refuses these inputs: ${a.message}`,
    'Use inputs that meet the requirements.',
    'An example gives inputs that a requirement refuses.',
  ),
} as const satisfies Record<string, Message<never>>;

export type DiagnosticCode = keyof typeof messages;
export type DiagnosticArgs<Code extends DiagnosticCode> = Parameters<(typeof messages)[Code]['say']>[0];
