/** The meaning of each code of the checker, in one sentence that is true of every case. */
import type { DiagnosticCode } from './messages.js';

export const meanings: Readonly<Record<DiagnosticCode, string>> = {
  // The YAML itself.
  'yaml-syntax': 'The file is not valid YAML from here on, so nothing after this point can be trusted.',
  'comment-in-text': 'In YAML, a # after a space begins a comment and cuts off the text it is in.',
  'duplicate-key': 'Two entries of one group have the same name, and only one of them could be meant.',
  'alias-not-allowed':
    'YAML can name a piece of text and repeat it elsewhere; in a catalog each entry stands on its own.',
  'tag-not-allowed': 'YAML can be told to read a value as another kind; in a catalog a value is what it looks like.',
  'formula-escape':
    'Formulas and sentences are read exactly as written, so that messages can point into them; nothing is escaped.',

  // The shape of an entry.
  'unknown-key': 'The language has no such key here.',
  'missing-key': 'A key that the entry needs is missing.',
  'wrong-type': 'The value after the colon is of another kind than the key takes, such as a list instead of a text.',
  'not-allowed-value': 'The key takes one of a few values, and this is not one of them.',
  malformed: 'A name, an address or a text does not follow the rule for its key.',
  'not-a-clause': 'Guidance follows "when" in a longer sentence, and this text is not a clause that fits there.',
  'out-of-limits': 'A number, a text or a list is smaller or larger than allowed.',
  'not-sorted': 'The entries of a file are sorted by slug, and this one is out of order.',
  'reserved-name': 'The name already means something in the language or in every calculator.',
  'name-collision': 'Inputs, tables, schedules and steps of a calculator need names that nothing else has.',

  // Inputs.
  'bounds-reversed': 'The smallest value of an input is not below its largest.',
  'too-many-decimals':
    'Numbers have at most nine decimals, in requests and in the proof; further digits would be lost.',
  'not-whole': 'An input of whole numbers has a bound, a default or a step that is not whole.',
  'default-of-required': 'An input has a default, although callers must give it.',
  'default-outside-bounds': 'The default of an input is not between its smallest and its largest value.',
  'default-not-an-option': 'The default of a select is not one of its options.',
  'step-cannot-reach': 'The steps of a form field miss the default or the largest value.',
  'missing-option-value': 'Some options of a select have values for formulas and others do not.',
  'missing-column': 'An option lacks a column that other options have, or that the select declares.',
  'missing-cell': 'A table has no figure for a combination of options that callers may choose.',

  // Formulas as text.
  'unexpected-character': 'A formula has a sign that the language does not know.',
  'number-separators': 'Digits with a comma could be one number or two, so they are refused.',
  'fraction-of-unit': 'A fraction in front of a unit would divide by the unit.',
  'range-as-difference':
    'Two plain numbers with a minus between them are a subtraction, where a range was probably meant.',
  'percent-added': 'A percentage that is added is a plain number: 10% is 0.1, whatever comes before it.',
  'decimals-as-multiple':
    'In spreadsheets `round` takes a number of decimals after the comma; here it takes the multiple to round to.',
  'power-of-fraction': 'The exponent ends before the division sign: `x ^ 1/3` is a third of x, not a cube root.',
  'syntax-expected': 'The formula breaks off, or goes on with something that does not belong there.',
  'chain-too-deep': 'A step nests so many operations, directly or through other steps, that no proof can follow it.',
  'too-deep': 'A formula has more levels of parentheses and branches than anybody can follow.',
  'unbalanced-brace': 'A brace of a sentence is opened and not closed, or closed and not opened.',
  'bad-format': 'After the colon of a placeholder comes something other than a number of decimals.',

  // Names.
  'unknown-name': 'A formula names something that is not an input, a step above it or a table.',
  'unknown-function': 'A formula calls a function that the language does not have.',
  'unknown-unit': 'A unit is named that units.yaml does not define, or defines only further down.',
  'unknown-column': 'A formula reads a column that the options of the input do not have.',
  'unknown-lookup': 'Square brackets after a name read a table or a schedule, and there is none with this name.',
  'unknown-text': 'A text is compared with one that it can never be, so the comparison never holds.',
  'unknown-option': 'A key is used as an option of an input that does not have it.',
  'unknown-placeholder': 'Braces are in a text that nothing is filled into, or around a name that is not filled in.',
  'unknown-calculator': 'A slug is named that is not a calculator of this catalog.',
  'bad-deprecation': 'A deprecation says since when, until when and what to use instead, and these do not add up.',
  'unknown-input': 'An input is given, looked up or named that the calculator does not have.',
  'bad-list': 'An input that repeats asks for more items than it takes, or gives what it cannot give.',
  'list-as-value': 'A formula names a list where it needs a number: lists are summed, compared or counted.',
  'not-a-list': 'What goes over the items of a list is called with something else.',
  'unknown-secondary': 'An example expects a secondary figure that the result does not have.',
  'unknown-tag': 'A tag is used that service.yaml does not explain.',
  'tag-mismatch': 'A calculator states another tag than its category in network.yaml has.',
  'unknown-category': 'A service category is named, by a slot or by a calculator, that network.yaml does not have.',
  'unknown-service': 'A calculator states another service than its category in network.yaml has.',
  'leads-not-possible': 'service.yaml states terms of leads, and the catalog lacks what is needed to take them.',
  'unknown-city': 'A city is named that network.yaml does not have.',
  'unknown-neighborhood': 'A neighborhood is named that the city does not have.',
  'unknown-provider': 'A provider is named that network.yaml does not have.',
  'duplicate-slot': 'Two slots of the same rank are for the same service in the same place, and neither wins.',
  'duplicate-synonym': 'Words that people use for a category already lead to a category.',

  // Kinds and units.
  'wrong-kind': 'A value is of another kind than needed: a condition, a choice, a text, a number or a range.',
  'wrong-argument-count': 'A function call or a lookup has more or fewer values than it takes.',
  'unit-mismatch': 'Two values are combined that are not of the same kind, such as a length and an area in a sum.',
  'unfinished-text': 'A text says that it is still to be written, and would be published like that.',
  'markup-in-text': 'A text has tags or entities of HTML, which are shown as they are written.',
  'covers-more': 'An estimate says that it covers material or labor only, and a line of it pays for something else.',
  'sentence-leaves-total':
    "An amount of a sentence always lies within the total with the catalog's figures, but not with a caller's own.",
  'unit-of-step':
    'A step or an input is of a kind that several places do not fit, and with one unit more all of them would.',
  'signed-without-money':
    'Only money that may be less than nothing has to say so; other numbers may be negative anyway.',
  'output-unit': 'A figure is declared in a unit that its formula does not give.',
  'cannot-convert': 'A value is converted to a unit of another kind.',
  'not-a-plain-number': 'A function of plain numbers is given a value with a unit.',
  'not-an-angle': 'A function of angles is given something else.',
  'rounding-needs-multiple': 'A value with a unit is rounded without saying what to round it to.',
  'clamp-reversed': 'The constants of `min`, `max` or `clamp` decide the value, so what they limit has no effect.',
  'exponent-not-constant':
    'A value with a unit is raised to a power that is neither a fixed whole number nor a root that its unit has.',
  'not-constant': 'A cell, a bound or an option is a written figure, not a calculation.',
  'range-not-allowed': 'A range is used where one number is needed.',
  'reading-arithmetic':
    'A reading such as a temperature is added, multiplied or scaled; the answer would depend on where its zero is.',
  'mixed-unit-shown': 'A sentence would show a figure in a unit that nobody reads, such as ft^2*in.',
  'unit-definition': 'A unit is defined in two ways, not at all, or by something other than a factor and units.',
  'bad-control': 'Control totals lack a part, contradict themselves, or cannot be read.',
  'does-not-add-up': 'The numbers of a table, a schedule or a column do not come to their control totals.',
  'no-control': 'A table of more than twenty numbers has no control totals, so that a typo in it would pass.',
  'not-as-transcribed': 'A number or a text of a table is not what the second reading of its source says.',
  'off-formula': 'A number of a table is not what the formula of its source gives.',
  'schedule-order': 'The lines, brackets, sizes or points of a schedule do not rise.',
  'schedule-shape': 'A schedule lacks a part, or has parts that exclude each other.',

  // Figures that are shared, dated or spoken.
  'bad-period': 'The periods of a shared figure or a schedule overlap, leave days out or use dates that do not exist.',
  'bad-open': 'The range of `open:` leaves out the figure of the catalog, or stands where no number can be put in.',
  'open-outside-step':
    'A result, a sentence or a condition reads an open figure directly, and only steps are computed anew.',
  'unknown-shared-figure': 'A group of figures.yaml has no figure of this name.',
  'figure-changes':
    'The value of an option or a line of a schedule holds on all days, but names a figure that changes with the date.',
  'malformed-address': 'A record of evidence names something that is not the https address of a page.',
  'bad-evidence': 'A record of evidence lacks what makes it one, says something twice, or stands where none can.',
  'future-evidence':
    'A record of evidence was published after somebody read it, or read on a day that is still to come.',
  'unknown-index': 'A figure names a price index that indices.yaml does not have.',
  'unsupported-price': 'An end of a price is more than a tenth away from every number that its records state.',
  'wide-price': 'A price is so wide that it tells callers little, and does not say why.',
  'no-evidence': 'Prices without a source outlive what they came from, and nobody can look them up again.',
  'price-in-formula': 'A number of money stands in a formula, where it can have neither a source nor a date.',
  'narrow-estimate': 'A total claims to be more exact than what it rests on.',
  'wide-estimate': 'A total is so wide that it tells callers little, and does not say why.',
  'unit-twice': 'An amount in a sentence is shown with its unit, and the words around it say the unit again.',
  'not-filled-in':
    'A name in a sentence is marked as other programs mark placeholders, and would be published as it stands.',
  'unused-figure': 'No calculator uses this shared figure.',
  'example-needs-day': 'An example uses a figure that changes with the date, so its result would change, too.',
  'counted-twice': 'An amount stands in two places of an estimate, so its total would count it twice.',
  'money-without-place': 'A sentence shows an amount of money, and the estimate does not say whether it is to be paid.',
  'unknown-figure': 'An example expects a figure that the sentence does not show.',
  'unnamed-figure': 'A sentence shows an expression; what it shows must have the name of a step to be published.',
  'figure-in-two-units': 'A sentence shows one step in two units, and a name can be published in only one.',
  'other-unit-shown': 'A unit is written next to an amount that is shown in another one, or in a label.',
  'label-twice': 'Two inputs, options, units or calculators are called the same, so nobody can tell them apart.',

  // Unused and redundant parts.
  'law-says-nothing': 'A law holds whatever the formula is, or is stated twice.',
  'law-is-proved': 'A law is stated as tried, and the checker can prove it.',
  'case-never-reached': 'The conditions above an alternative of a sentence leave no call for it.',
  'example-twice': 'Two examples of a calculator have the same inputs.',
  'bracket-drops': 'The base of a bracket is below what the bracket before it reaches.',
  'unused-input': 'An input changes nothing, whatever the caller says.',
  'unused-step': 'A step is computed, and nothing reads it.',
  'unused-column': 'A column of options is never read.',
  'unused-lookup': 'A table or a schedule is never read.',

  // Findings of the proof.
  'division-by-zero': 'There are inputs that callers may send for which a formula divides by zero.',
  'root-of-negative': 'There are inputs for which a formula takes the square root of a negative number.',
  'log-of-nonpositive': 'There are inputs for which a formula takes the logarithm of zero or less.',
  'power-undefined': 'There are inputs for which a power has no answer.',
  'tangent-undefined': 'There are inputs for which a formula takes the tangent of a right angle.',
  'arc-undefined': 'There are inputs for which an inverse function is given a number outside -1 to 1.',
  'annuity-undefined': 'There are inputs for which a loan has no periods, or a rate of -100% or less.',
  overflow: 'There are inputs for which a figure grows too large for a computer.',
  'negative-money': 'There are inputs for which an amount of money is negative.',
  'range-upside-down': 'There are inputs for which the low end of a range is above its high end.',
  'schedule-exceeded':
    'There are inputs for which an amount lies beyond the end of a schedule, or before its first point.',
  undecided: 'The proof found neither that a formula always has an answer, nor inputs for which it has none.',
  'law-broken': 'There are inputs, or two calls, for which a law of the calculator does not hold.',
  'law-without-effect': 'A law says that a figure rises or falls with an input that it does not depend on.',
  'condition-always': 'A condition holds for all inputs, so it decides nothing.',
  'condition-never': 'A condition holds for no inputs, so what it guards is never reached.',
  'barely-guarded': 'Just past a guard against zero, a figure grows out of all proportion.',
  'require-never-holds': 'A requirement refuses all inputs, so the calculator could never answer.',
  'default-refused': 'A requirement refuses the defaults, so the simplest call would be refused.',

  // Sentences, cost bands and examples.
  'last-case-missing': 'All alternatives of a sentence have a condition, so there may be no sentence at all.',
  'case-unreachable': 'An alternative comes after one that always applies.',
  'band-violated': 'There are inputs for which a price lies outside the cost band it should stay in.',
  'band-unexplained': 'A calculator computes money and has a cost band, and nothing says how the two are related.',
  'change-outside-bounds': 'A law uses a value of an input that no call can have.',
  'example-lacks-input': 'An example leaves out an input that every call must give.',
  'example-fails': 'A worked example gives another value than it says.',
  'example-outside-bounds':
    'An example gives an input outside its bounds, which the service would replace by the nearest bound.',
  'example-refused': 'An example gives inputs that a requirement refuses.',

  // Further languages.
  'bad-language':
    'A language that service.yaml names has no words, or a folder of texts belongs to no language that it names.',
  'translation-missing':
    'A text has no counterpart in a further language, so people who read that language see the original.',
  'translation-unknown':
    'A file of translations has a key that the file it mirrors does not have, or something that is no text there.',
  'translation-place':
    'A translated text shows other values than the original, so some figure would be lost or made up; it is left out.',
  'translation-number': 'A translated text writes out other numbers than the original.',
  'translation-stale': 'The original of a translated text is no longer the one that was translated.',
  'translation-term': 'A translated text does not use the word that the glossary keeps for a term of the original.',
  'translation-alike':
    'Two texts that formulas tell apart have one translation, so that they could not be told apart any more.',
};
