/** What each code of the checker means, in one sentence that is true of every case of it. */
import type { DiagnosticCode } from './messages.js';

export const meanings: Readonly<Record<DiagnosticCode, string>> = {
  // The YAML itself.
  'yaml-syntax': 'The file is not YAML from here on, so nothing behind this place can be trusted.',
  'comment-in-text': 'A # with a blank in front begins a comment in YAML, and cuts off the text that it stands in.',
  'duplicate-key': 'Two entries of one group have the same name, and only one of them could be meant.',
  'alias-not-allowed': 'YAML can name a piece of text and repeat it elsewhere; in a catalog each entry stands alone.',
  'tag-not-allowed': 'YAML can be told to read a value as another kind; in a catalog a value is what it looks like.',
  'formula-escape':
    'Formulas and sentences are read letter by letter, so that their places are known: nothing is escaped.',

  // The shape of an entry.
  'unknown-key': 'The language has no such key at this place.',
  'missing-key': 'A key that the entry cannot do without is not there.',
  'wrong-type':
    'Behind the colon stands a value of another kind than the key takes, such as a list in place of a text.',
  'not-allowed-value': 'The key takes one of a few values, and this is none of them.',
  malformed: 'A name, an address or a text does not follow the rule of its place.',
  'not-a-clause': 'Guidance is read behind "when" in a longer sentence, and this text is no clause that fits there.',
  'out-of-limits': 'A number, a text or a list is smaller or larger than its place allows.',
  'not-sorted': 'The entries of a file are sorted by slug, and this one stands elsewhere.',
  'reserved-name': 'The name is a word of the language, or of every calculator, and means something already.',
  'name-collision': 'Inputs, tables, schedules and steps of a calculator share their names with nothing else.',

  // Inputs.
  'bounds-reversed': 'The smallest value of an input is not below its largest.',
  'too-many-decimals': 'Numbers count to nine decimals, on the wire and in the proof; further digits would be lost.',
  'not-whole': 'An input of whole numbers has a bound, a default or a step that is none.',
  'default-of-required': 'An input has a default, although callers must give it.',
  'default-outside-bounds': 'The default of an input is not between its smallest and its largest value.',
  'default-not-an-option': 'The default of a select is none of its options.',
  'step-cannot-reach': 'The steps of a form field lead past the default or past the largest value.',
  'missing-option-value': 'Some options of a select have values for formulas and others have none.',
  'missing-column': 'An option lacks a column that other options have, or that the select declares.',
  'missing-cell': 'A table has no figure for a combination of options that callers may choose.',

  // Formulas as text.
  'unexpected-character': 'A formula holds a sign that the language does not have.',
  'number-separators': 'Digits with a comma can be read as one number or as two, so they are not read at all.',
  'fraction-of-unit': 'A fraction in front of a unit would put the unit below the line.',
  'range-as-difference':
    'Two plain numbers with a minus between them are a difference, where a range is likely to be meant.',
  'percent-added': 'A percentage that is added is a plain number: 10% is 0.1, whatever stands before it.',
  'decimals-as-multiple':
    'In spreadsheets a number of decimals stands behind the comma of `round`; here it is the multiple to round to.',
  'power-of-fraction': 'The exponent ends before the sign of division: `x ^ 1/3` is a third of x, and no cube root.',
  'syntax-expected': 'The formula breaks off, or goes on with something that cannot stand there.',
  'chain-too-deep': 'A step is written out of so many operations, each inside another, that no proof can follow it.',
  'too-deep': 'A formula has more levels of parentheses and branches than anybody can follow.',
  'unbalanced-brace': 'A brace of a sentence is opened and not closed, or closed and not opened.',
  'bad-format': 'Behind the colon of a placeholder stands something else than a number of decimals.',

  // Names.
  'unknown-name': 'A formula names something that is no input, no step above it and no table.',
  'unknown-function': 'A formula calls a function that the language does not have.',
  'unknown-unit': 'A unit is named that units.yaml does not define, or does not define yet at this line.',
  'unknown-column': 'A formula reads a column that the options of the input do not have.',
  'unknown-lookup': 'Brackets behind a name read a table or a schedule, and there is none of this name.',
  'unknown-text': 'A text is compared with one that it can never be, so the comparison never holds.',
  'unknown-option': 'A key is used as an option of an input that does not have it.',
  'unknown-placeholder': 'Braces stand in a text that nothing is filled into, or around a name that is not filled in.',
  'unknown-calculator': 'A slug is named that is no calculator of this catalog.',
  'bad-deprecation':
    'What is deprecated says since when, until when and what to use instead, and this does not add up.',
  'unknown-input': 'Something is given, looked up or named by an input that the calculator does not have.',
  'unknown-secondary': 'An example expects a secondary figure that the result does not have.',
  'unknown-tag': 'A tag is used that service.yaml does not explain.',
  'tag-mismatch': 'A calculator states another tag than its category in network.yaml has.',
  'unknown-category': 'A service category is named, by a slot or by a calculator, that network.yaml does not have.',
  'unknown-service': 'A calculator states another service than its category in network.yaml has.',
  'leads-not-possible': 'service.yaml states terms of leads, and the catalog lacks what is needed to take them.',
  'unknown-city': 'A city is named that network.yaml does not have.',
  'unknown-neighborhood': 'A neighborhood is named that the city does not have.',
  'unknown-provider': 'A provider is named that network.yaml does not have.',
  'duplicate-slot': 'Two slots of one rank are for the same service in the same place, and neither wins.',
  'duplicate-synonym': 'Words that people use for a category lead to a category already.',

  // Kinds and units.
  'wrong-kind': 'A value is of another kind than its place takes: a condition, a choice, a text, a number or a range.',
  'wrong-argument-count': 'A call or a lookup has more or fewer values than it takes.',
  'unit-mismatch': 'Two values meet that are not of one kind, such as a length and an area in a sum.',
  'output-unit': 'A figure is declared in a unit that its formula does not give.',
  'cannot-convert': 'A value is converted to a unit of another kind.',
  'not-a-plain-number': 'A function of plain numbers is given a value with a unit.',
  'not-an-angle': 'A function of angles is given something else.',
  'rounding-needs-multiple': 'A value with a unit is rounded, and whole numbers of what is not said.',
  'clamp-reversed':
    'The constants of `min`, `max` or `clamp` alone decide the value, so what they limit has no effect.',
  'exponent-not-constant':
    'A value with a unit is raised to a power that is not known before the call, so its unit is not either.',
  'not-constant': 'A cell, a bound or an option is a figure that stands there, and not a calculation.',
  'range-not-allowed': 'A range stands where one number is needed.',
  'reading-arithmetic':
    'A reading such as a temperature is added, multiplied or scaled, which depends on where its zero is.',
  'mixed-unit-shown': 'A sentence would show a figure in a unit that nobody reads, such as ft^2*in.',
  'unit-definition': 'A unit is defined twice over, not at all, or by something that is no factor and unit.',
  'schedule-order': 'The lines, brackets, sizes or points of a schedule do not rise.',
  'schedule-shape': 'A schedule lacks a part, or has parts that exclude each other.',

  // Figures that are shared, dated or spoken.
  'bad-period': 'The periods of a shared figure overlap, leave days out or are no days of the calendar.',
  'unknown-shared-figure': 'A group of figures.yaml has no figure of this name.',
  'figure-changes':
    'The value of an option or a line of a schedule names a figure with periods, and is itself one value for all days.',
  'undated-price':
    'A shared price says neither when it was read nor from when to when it holds, so nobody sees it age.',
  'unit-twice': 'An amount in a sentence is shown with its unit, and the words around it say the unit again.',
  'not-filled-in':
    'A name stands in a sentence as other programs mark placeholders, and would be published as it stands.',
  'unused-figure': 'No calculator uses this shared figure.',
  'example-needs-day': 'An example rests on a figure that changes on a day, and would change its value with it.',
  'unknown-figure': 'An example expects a figure that the sentence does not speak.',
  'unnamed-figure': 'A sentence shows an expression; what it speaks is published under the name of a step.',
  'figure-in-two-units': 'A sentence shows one step in two units, and one name can be published in one of them.',

  // Things that nothing needs.
  'unused-input': 'An input changes nothing, whatever the caller says.',
  'unused-step': 'A step is computed, and nothing reads it.',
  'unused-column': 'A column of options is never read.',
  'unused-lookup': 'A table or a schedule is never read.',

  // What the proof finds.
  'division-by-zero': 'There are inputs that callers may send for which a formula divides by zero.',
  'root-of-negative': 'There are inputs for which a formula takes the square root of a negative number.',
  'log-of-nonpositive': 'There are inputs for which a formula takes the logarithm of zero or less.',
  'power-undefined': 'There are inputs for which a power has no answer.',
  'tangent-undefined': 'There are inputs for which a formula takes the tangent of a right angle.',
  'arc-undefined': 'There are inputs for which an inverse function is given a number outside of -1 to 1.',
  'annuity-undefined': 'There are inputs for which a loan has no periods, or a rate that takes all of it away.',
  overflow: 'There are inputs for which a figure is larger than a computer counts.',
  'negative-money': 'There are inputs for which an amount of money is negative.',
  'range-upside-down': 'There are inputs for which the low end of a range is above its high end.',
  'schedule-exceeded':
    'There are inputs for which an amount lies beyond the end of a schedule, or before its first point.',
  undecided: 'The proof found neither that a formula always has an answer, nor inputs for which it has none.',
  'law-broken': 'There are inputs, or two calls, for which a law of the calculator does not hold.',
  'law-without-effect': 'A law says that a figure rises or falls with an input that it does not read.',
  'condition-always': 'A condition holds for all inputs, so it decides nothing.',
  'condition-never': 'A condition holds for no inputs, so what it guards is never reached.',
  'barely-guarded': 'Just behind a guard against zero a figure grows out of all proportion.',
  'require-never-holds': 'A requirement refuses all inputs, so the calculator could never answer.',
  'default-refused': 'A requirement refuses the defaults, so the plainest call would be refused.',

  // Sentences, cost bands and examples.
  'last-case-missing': 'All alternatives of a sentence have a condition, so there may be none to say.',
  'case-unreachable': 'An alternative stands behind one that always holds.',
  'band-violated': 'There are inputs for which a price lies outside the cost band that it is said to hold.',
  'band-unexplained': 'A calculator computes money and has a cost band, and the two are not tied to each other.',
  'change-outside-bounds': 'A law asks for a value of an input that no call can have.',
  'example-lacks-input': 'An example leaves out an input that every call must give.',
  'example-fails': 'A worked example comes to another value than it says.',
  'example-outside-bounds': 'An example gives an input that the service would move to its bound first.',
  'example-refused': 'An example gives inputs that a requirement refuses.',
};
