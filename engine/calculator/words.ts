/** The texts of notes and refusals that callers read. To translate them, translate this file. */

/** The members of a number input that its texts need. */
interface NumberWish {
  readonly min: number;
  readonly max: number;
  readonly unit?: string | undefined;
  readonly whole?: true | undefined;
}

interface BasisCounts {
  readonly published: number;
  readonly brought: number;
  readonly broughtFrom?: string | undefined;
  readonly judged: number;
  readonly unnamed: number;
}

const or = ' or ';

export const words = {
  /** The owner of parameters, where nobody else is named. */
  thisCalculator: 'This calculator',
  mistakes: (count: number) => `The query has ${count} mistakes.`,
  mistakesListed: (count: number, listed: number) => `The query has ${count} mistakes; the first ${listed} are listed.`,
  tooManyParameters: (count: number, most: number) =>
    `The query has ${count} parameters; no calculator takes more than ${most}.`,
  badEncoding: 'The percent-encoding does not decode to UTF-8. A bare percent sign is written %25.',
  unknownParameter: (owner: string, hint: string) => `${owner} has no parameter of this name. ${hint}`,
  allowedParameters: 'The parameters it takes are in allowed.',
  didYouMean: (suggestion: string) => `Did you mean ${suggestion}?`,
  repeated: (name: string, count: number) => `${name} was given ${count} times. Send it once.`,
  itemCount: (list: string, count: number, least: number, most: number) =>
    `${list} was given ${count} ${count === 1 ? 'item' : 'items'}, and takes ${least} to ${most}.`,
  badItem: (item: string, form: string) => `${item} is written as ${form}, once for each item.`,
  unknownPart: (item: string, name: string, hint: string) => `${item} has no ${name}. ${hint}`,
  itemTakes: (names: readonly string[]) => `It takes ${names.join(', ')}.`,
  brokenTotal: (list: string, input: string) => `${list} gives ${input}, which takes only whole numbers.`,
  givenTwice: (input: string, own: string, list: string, total: string) =>
    `${input} was given as ${own}, and ${list} comes to ${total}. Send only one of them.`,
  missing: (name: string, label: string, need: string) =>
    `${name} (${label}) is required and has no default. Ask the person for it, and send ${need}.`,

  moved: (label: string, from: string, to: string, end: 'most' | 'least') =>
    `${label} was moved from ${from} to ${to}, the ${end} that this calculator takes.`,

  badNumber: (name: string, reason: string, wanted: string, omitted: string) =>
    `${name} ${reason}. Send ${wanted}${omitted}.`,
  /** `a decimal number from 1 to 200 (ft)` */
  wantedNumber: ({ min, max, unit, whole }: NumberWish) =>
    `a ${whole === true ? 'whole' : 'decimal'} number from ${min} to ${max}${unit === undefined ? '' : ` (${unit})`}`,
  orWithUnit: (units: string) => `, alone or with one of the units ${units}`,
  orLeftOut: (usual: number) => `, or leave it out for ${usual}`,
  ownOutside: (name: string, text: string, wanted: string) =>
    `${name} cannot be ${text}: what callers put in place of this figure of the catalog is ${wanted}. Leave it out for the catalog's.`,
  notWhole: (name: string, text: string, choice: readonly string[]) =>
    `${name} counts whole things, and ${text} is not a whole number. Send ${choice.join(or)}.`,

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
    thousand: 'must be written out',
    beside: 'must be a plain number',
    besideUnit: (unit: string) => `must be a plain number, in ${unit}`,
    noNumber: 'is not a number',
  },

  badChoice: (name: string, trouble: string, hint: string) => `${name} ${trouble}. ${hint}`,
  emptyChoice: 'is empty',
  noChoice: (text: string) => `cannot be "${text}"`,
  allowedValues: (omitted: string) => `Send one of the values in allowed. ${omitted}`,
  oneOfAllowed: 'one of the values in allowed',
  canBeLeftOut: 'It can be left out.',
  cannotBeLeftOut: 'It cannot be left out.',
  leftOut: (usual: string) => `Left out, it is ${usual}, which may not be what is meant.`,
  noOptionOfSize: (name: string, text: string, shown: string, near: readonly string[]) =>
    `${name} has no option for ${text}, which is ${shown}. The nearest: ${near.join(' and ')}.`,

  badFields: (name: string, trouble: string, hint: string) =>
    `${name} takes members of the answer, separated by commas, but has ${trouble}. ${hint}`,
  emptyField: 'an empty name',
  unknownField: (name: string) => `"${name}"`,
  allowedFields: 'The names are in allowed.',

  yours: (name: string, isPrice: boolean) => `your ${isPrice ? 'price' : 'figure'} for ${name}`,
  /** `8 figures: 5 published, 2 brought from 2018, 1 our judgement` */
  basis: (
    { published, brought, broughtFrom, judged, unnamed }: BasisCounts,
    overdue: number,
    own: readonly string[] = [],
  ) => {
    const all = published + brought + judged + unnamed;
    const parts = [
      ...(published === 0 ? [] : [`${published} published`]),
      ...(brought === 0 ? [] : [`${brought} brought from ${broughtFrom ?? 'earlier years'}`]),
      ...(judged === 0 ? [] : [`${judged} our judgement`]),
      ...(unnamed === 0 ? [] : [`${unnamed} without a named source`]),
    ];
    const late = overdue === 0 ? '' : `; ${overdue} overdue for another look`;
    const rest = all === 0 ? [] : [`${all} ${all === 1 ? 'price' : 'prices'}: ${parts.join(', ')}${late}`];
    return [...own, ...rest].join('; ');
  },

  /** The line of an estimate that lifts its total to the price of the smallest job. */
  upToMinimum: 'Up to the price of the smallest job',
  badOptions: (name: string, trouble: string, hint: string) =>
    `${name} takes options of the estimate, separated by commas, but has ${trouble}. ${hint}`,

  neighborhoodAsCity: (given: string, city: string, neighborhood: string) =>
    `${given} is a neighborhood of ${city}: send city=${city} and neighborhood=${neighborhood}.`,
  otherCity: (neighborhood: string, city: string, owners: readonly string[]) =>
    `${neighborhood} is not in ${city}, but in ${owners.join(or)}. Change city, or leave neighborhood out.`,
  needsCity: (neighborhood: string, owners: readonly string[]) =>
    `${neighborhood} needs its city: add city=${owners.join(`${or}city=`)}.`,

  /** The label of the day in the ledger. */
  day: 'Day',
  noDay: (name: string, text: string) => `${name} cannot be "${text}": send a day of the calendar, such as 2026-03-01.`,
  noFigures: (day: string) => `There are no figures for ${day}.`,
  knownDays: (from: string | undefined, until: string | undefined) => `Figures are known ${span(from, until)}.`,
  sendLastDay: (name: string, last: string) => `Send ${name}=${last} for the last day with figures.`,
} as const;

function span(from: string | undefined, until: string | undefined): string {
  if (from === undefined) return until === undefined ? 'for all days' : `until ${until}`;
  return until === undefined ? `from ${from} on` : `from ${from} to ${until}`;
}
