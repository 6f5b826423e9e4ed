/** The texts of answers, notes and refusals of the engine. Names of parameters and slugs stay as they are in all languages. */
import { typedTexts } from './typed-words.js';

/** What a translation translates. */
export const engineTexts = {
  /** The owner of parameters, as the beginning of a sentence. */
  owners: {
    calculator: 'This calculator',
    question: 'This question',
    item: 'An item of a plan',
    address: 'This address',
    cities: 'The list of cities',
    services: 'The list of services',
    figures: 'The list of figures',
    registry: 'The registry',
  },
  /** Between the last two of several choices. */
  or: '{others} or {last}',
  and: '{others} and {last}',

  mistakes: 'The query has {count} mistakes.',
  mistakesListed: 'The query has {count} mistakes; the first {listed} are listed.',
  mistakesOfPlan: 'The plan has {count} mistakes.',
  mistakesOfQuestion: 'There are {count} mistakes.',
  tooManyParameters: 'The query has {count} parameters; no calculator takes more than {most}.',
  badEncoding: 'The percent-encoding does not decode to UTF-8. A bare percent sign is written %25.',
  unknownParameter: '{owner} has no parameter {name}. {hint}',
  allowedParameters: 'The parameters it takes are in allowed.',
  didYouMean: 'Did you mean {suggestion}?',
  repeated: '{name} was given {count} times. Send it once.',
  repeatedNames: '{name} was given {count} times. Send {name}={together}.',
  eachByName: 'Send each value by its name, as in {example}, or all of them in JSON, as in {json}.',
  nothingToAdd: 'Its estimate has no options, so there is nothing to add.',
  noDays: 'None of its figures changes by day.',
  ownPrices: 'Prices of your own go in {names}.',
  ...typedTexts,
  /** What stands in a unit of money that is money for each of something, with spaces between. */
  moneyFor: 'per a each',
  itemCount: {
    by: 'count',
    one: '{list} was given {count} item, and takes {least} to {most}.',
    other: '{list} was given {count} items, and takes {least} to {most}.',
  },
  badItem: '{item} is written as {form} in a query, and as {json} in JSON, once for each item.',
  unknownPart: '{item} has no {name}. {hint}',
  itemTakes: 'It takes {names}.',
  brokenTotal: '{list} gives {input}, which takes only whole numbers.',
  givenTwice: '{input} was given as {own}, and {list} comes to {total}. Send only one of them.',
  missing: '{name} ({label}) is required and has no default. Ask the person for it, and send {need}.',
  movedTo: {
    most: '{label} was moved from {from} to {to}, the most that this calculator takes.',
    least: '{label} was moved from {from} to {to}, the least that this calculator takes.',
  },
  readAs: '{label} was read as {read}.',
  forPercent: 'For {percent} send {number}.',
  /** The label of an input of an item. */
  ofItem: '{label} of {item}',

  badNumber: '{name} {reason}. Send {wanted}.',
  wantedNumbers: {
    decimal: 'a decimal number from {min} to {max}',
    whole: 'a whole number from {min} to {max}',
  },
  badDay: '{name} cannot be {text}. Send {wanted}.',
  wantedDay: 'a day from {min} to {max}, written as year, month and day with hyphens',
  inUnit: '{number} ({unit})',
  orWithUnit: '{number}, alone or with one of the units {units}',
  orLeftOut: '{number}, or leave it out for {usual}',
  ownOutside:
    "{name} cannot be {text}: what callers put in place of this figure of the catalog is {wanted}. Leave it out for the catalog's.",
  notWhole: '{name} counts whole things, and {text} is not a whole number. Send {choice}.',

  /** Why a text is not a number, as the end of a sentence. */
  numberReasons: {
    empty: 'is empty',
    notFinite: 'is not a finite number',
    tooLarge: 'is too large for a number',
    otherBase: 'is not written in decimal digits',
    foreignDigits: 'must be written with the digits 0 to 9',
    separators: 'must be written without thousands separators',
    decimalComma: 'must be written with a decimal point',
    barePoint: 'has a decimal point without digits behind it',
    money: 'must be written without a currency sign',
    cents: 'must be written in {unit}, not in cents',
    letterCase: 'has the unit {written}, which is not {known}: capital and small letters matter',
    severalReadings: 'may mean {known}: send the one that is meant',
    thousand: 'must be written out',
    beside: 'must be a plain number',
    besideUnit: 'must be a plain number ({unit})',
    noNumber: 'is not a number',
  },

  emptyChoice: '{name} is empty. {hint}',
  noChoice: '{name} cannot be "{text}". {hint}',
  didYouMeanOneOf: 'Did you mean {choice}?',
  allowedValues: 'Send one of the values in allowed.',
  sendOneOf: 'Send {choice}.',
  oneOfAllowed: 'one of the values in allowed',
  canBeLeftOut: 'It can be left out.',
  cannotBeLeftOut: 'It cannot be left out.',
  isNeeded: 'It is needed.',
  leftOut: 'Left out, it is {usual}, which may not be what is meant.',
  noOptionOfNumber: '{name} has no option for {text}. The nearest: {near}.',
  noOptionOfSize: '{name} has no option for {text}, which is {shown}. The nearest: {near}.',

  badFields: {
    fields: '{name} takes members of the answer, separated by commas, but has {trouble}. {hint}',
    options: '{name} takes options of the estimate, separated by commas, but has {trouble}. {hint}',
  },
  emptyField: 'an empty name',
  unknownField: '"{name}"',
  allowedFields: 'The names are in allowed.',

  neighborhoodAsCity: '{given} is a neighborhood of {city}: send city={city} and neighborhood={neighborhood}.',
  otherCity: '{neighborhood} is not in {city}, but in {owners}. Change city, or leave neighborhood out.',
  needsCity: '{neighborhood} needs its city: add {cities}.',

  noDay: '{name} cannot be "{text}": send a day of the calendar, such as 2026-03-01. {known}',
  noFigures: 'There are no figures for {day}. {known}',
  knownDays: {
    all: 'Figures are known for all days.',
    until: 'Figures are known until {until}.',
    from: 'Figures are known from {from} on.',
    between: 'Figures are known from {from} to {until}.',
  },
  sendLastDay: 'Send {name}={last} for the last day with figures.',

  /** What an answer rests on: `8 prices: 5 published, 2 brought from 2018, 1 our judgement`. */
  basis: {
    yourPrice: 'your price ({label})',
    yourFigure: 'your figure ({label})',
    prices: { by: 'count', one: '{count} price: {parts}', other: '{count} prices: {parts}' },
    published: { by: 'count', one: '{count} published', other: '{count} published' },
    brought: { by: 'count', one: '{count} brought from {year}', other: '{count} brought from {year}' },
    broughtLong: {
      by: 'count',
      one: '{count} brought from earlier years',
      other: '{count} brought from earlier years',
    },
    judged: { by: 'count', one: '{count} our judgement', other: '{count} our judgement' },
    unnamed: { by: 'count', one: '{count} without a named source', other: '{count} without a named source' },
    overdue: { by: 'count', one: '{count} overdue for another look', other: '{count} overdue for another look' },
  },
  /** What to ask next: a question made of a label, and what its answer moves. */
  ask: {
    which: 'Which {label}?',
    plain: '{label}?',
    says: '{question} From {low} ({from}) to {high} ({to}).',
  },
  /** The line of an estimate that lifts its total to the price of the smallest job. */
  upToMinimum: 'Up to the price of the smallest job',
  /** The label of the day in the ledger. */
  day: 'Day',
  /** What was typed, with the number that was used in its place. */
  countedAs: '{given} (counted as {used})',
  /** The label of one item of a list. */
  placeInList: '{list}, {place} of {count}',
  /** The label of an option that was added to the job. */
  added: 'Added',

  wrongAmount: '{name} {trouble}. Send a decimal number, such as 5000.',
  tooSmall: 'is below {min}, the least price',
  beyondFigures: 'is beyond what any figure reaches',
  wrongPoints:
    '{name} is a count from {fewest} to {most}, or as many values of the input with commas between, such as {example}.',
  tooManyOptions:
    '{name} has {count} options, and at most {most} are tried. Ask for the calculation of one option at a time.',
  compare: {
    missing: 'by names the input whose values are compared. {slug} has {inputs}.',
    allOptions: '{input} has options, and all of them are compared. Leave points out.',
  },
  solve: {
    missing: 'for names the input to be found. {slug} has {inputs}.',
    bothTargets: 'Send at_most or at_least, not both.',
    noTarget: 'Send the target: at_most=5000 or at_least=5000.',
    noDays: '{name} is a day, and only numbers and choices are looked for. Ask compare with by={name} instead.',
  },
  quote: {
    notTheJob:
      '{slug} prices only {covers}: a price for the finished job cannot be judged by it. Send covers={covers} to hold the {covers} of an offer against it.',
    wholeWith: 'Or add {options}, which makes it a whole job.',
    notThePart: '{slug} does not price {part} by itself, so it cannot judge a price for {part}.',
    byOption: '{slug} prices {part} only as an option: send {options} together with covers={wanted}.',
    byFigure: 'Or send {figures} without covers.',
    /** What a price pays for, as people call it. */
    parts: { material: 'material', labor: 'labor' },
    eitherOfBoth: 'Send figure for one range of the answer, or covers for a part of the estimate, not both.',
    nothingToPay: 'With these inputs {slug} finds nothing to pay for, so there is no range for an amount.',
    withoutRange: '{slug} estimates no price that an amount could be held against.',
    otherRanges: 'It has {ranges}: name one as figure.',
  },
  /** The lines of an offer, and what to ask who made it. */
  quoteLines: {
    tooMany: '{name} has more than {most} lines. Send at most {most}, those of one price together.',
    tooLong: '{name} has a line of more than {most} characters: "{line}". Send only what it is for and its amount.',
    noAmount:
      '{name} has a line without an amount at its end: "{line}". Write what it is for and the amount, as in gate: 450.',
    noName: '{name} does not say what an amount is for: "{line}". Write it before the amount, as in gate: 450.',
    severalAmounts:
      '{name} has a line with several amounts: "{line}". Write each as a line of its own, as in gate: 450.',
    notAbove:
      '{name} has a line that is not above zero: "{line}". Take a discount off the lines that it is for, or leave it out.',
    badAmount: '{name} has a line whose amount {reason}: "{line}". Write a plain number, as in gate: 450.',
    alone: 'Lines are held against the parts of the estimate that they name. Leave {name} out.',
    missing: 'Send amount, the price that was named, as a plain number, or each line of the offer as line=gate:450.',
    askMissing: 'Is this in your price: {line}? We found {range} for it.',
    askAbove: 'What does this include: {named}? We found {range} for it.',
    askOption: 'Is this in your price: {line}? It usually adds {range}.',
    askLeftOut: 'Which of these are in your price, and what do the others cost: {gaps}?',
    askPitfall: '{pitfall} How does your price account for that?',
  },
  plan: {
    unknownParameter:
      'A plan takes item, as in item=fence~length=100, visits and fields. Write the inputs behind the slug, each after a ~.',
    missingItem: 'item is a calculator with its inputs, as in item=fence~length=100; send it once for each.',
    tooManyItems: 'A plan has at most {most} items, and this one has {count}.',
    unknownSlug: 'Item {item}: there is no calculator {slug}. {hint}',
    notAnItem:
      'Item {item} does not begin with the slug of a calculator. Write an item as slug~input=value~input=value, as in item=fence~length=100, or in JSON, as in {example}.',
    registry: 'Its name may have changed: look it up in the list of all calculators.',
    ofItem: 'item {item}: {name}',
    mistakeOfItem: 'Item {item}, {slug}: {detail}',
    separate: 'Each item is paid by itself, with its own minimum and its own visit, as visits=separate asks.',
    oneJob: '{slug}: {count} items that are alike are one job with {input} {sum}.',
    tooMuch: '{slug}: items that are alike stay apart, as their {input} together is above {most}, the most of one job.',
    oneMinimum: '{slug}: {count} jobs on one visit; the price of the smallest job is held against their sum.',
    once: '{slug}: on one visit, charged for all jobs together rather than for each: {line}.',
    someOnly: '{slug}: {line} is added for {some} of {count} jobs.',
    apart: '{slug}: {line} is charged separately for jobs that differ in {names}.',
    addedUp:
      '{slug}: {count} jobs are added up, each at its own price; nothing in this estimate is charged once a visit.',
    unlike:
      '{slug}: {count} jobs are added up, each at its own price; only jobs that differ in nothing but {input} count as one job.',
    visitsApart: '{slug}: jobs that differ in {names} do not share a visit.',
    minimum: 'Price of the smallest job',
    materialOnly: 'The grand total covers only the material of {slugs}, not the labor.',
    laborOnly: 'The grand total covers only the labor of {slugs}, not the material.',
    paidAgain: 'The grand total leaves out {slugs}, which you pay more than once.',
  },

  discovery: {
    emptyService: 'service is empty. {hint}',
    noService: 'service cannot be "{text}". {hint}',
    allServices: 'All services are listed at {address}.',
    nearest: 'The nearest are {slugs}.',
    missingService: 'service is missing: the slug of a service, as {address} lists them.',
    missingCity: 'city is missing: the slug of a city.',
    longSearch: {
      services:
        'q has {count} characters. Send a few words of at most {most} characters, or leave q out for all services.',
      figures:
        'q has {count} characters. Send a few words of at most {most} characters, or leave q out for all figures.',
    },
    emptySearch: {
      services: 'q has no word in it. Send a few words of at most {most} characters, or leave q out for all services.',
      figures: 'q has no word in it. Send a few words of at most {most} characters, or leave q out for all figures.',
    },
  },
} as const;
