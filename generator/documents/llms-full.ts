/** The description for agents in one file, llms-full.txt. */

import { calculationAddress } from '../../contract/addresses.js';
import { answeredCodes } from '../../contract/error-codes.js';
import { isRequired, usualText } from '../program/call-point.js';
import type { CostBand, Input, ListInput, NamedFigure } from '../program/catalog.js';
import { dayOf } from '../program/list.js';
import { deprecationNote } from './deprecation.js';
import type { DescribedCalculator, DescribedCatalog } from './described.js';
import { exampleCall } from './example-call.js';
import { factsOf } from './facts.js';
import { guidanceLines } from './guidance.js';
import { inputDescription, sentence } from './input-schema.js';
import { knownDays } from './known-days.js';
import { opening } from './llms-rules.js';
import { llmsTags, servicesOnly, tagHeading } from './llms-txt.js';
import { textLines } from './text-lines.js';

/** Everything in one file, for readers that prefer one long document to many calls. */
export function emitLlmsFull(catalog: DescribedCatalog): string {
  const { service, calculators } = catalog;
  return textLines([
    ...opening(catalog),
    ...serviceLists(catalog),
    ...calculators.flatMap((calculator) => fullEntry(calculator, service.baseUrl)),
    '## Error codes',
    '',
    ...answeredCodes(factsOf(catalog)).map(
      ({ code, status, title, advice, retry }) => `- ${code} (${status}): ${sentence(title)} ${advice} Retry: ${retry}`,
    ),
  ]);
}

/** The services that have no calculator, by tag. */
function serviceLists(catalog: DescribedCatalog): readonly string[] {
  return llmsTags(catalog).flatMap((tag) => {
    const others = servicesOnly(catalog, tag);
    return others.length === 0 ? [] : [`${tagHeading(tag)}, leads only: ${others.join(', ')}.`, ''];
  });
}

function fullEntry(calculator: DescribedCalculator, baseUrl: string): readonly string[] {
  const { title, subtitle, slug, inputs, disclaimer, examples, sources, costBand, deprecated } = calculator;
  const { result, secondary, figures, texts, validity, guidance } = calculator;
  const { low, high } = result.range();
  const range = `${low} to ${high}`;
  return [
    `## ${title}`,
    '',
    sentence(subtitle),
    '',
    ...(deprecated === null ? [] : [deprecationNote(deprecated), '']),
    ...guidanceLines(guidance),
    `Address: ${baseUrl}${calculationAddress(slug)}`,
    '',
    'Inputs:',
    '',
    ...inputs.map((input) => `- ${input.name}: ${inputDescription(input)}${usualOf(input)}`),
    ...calculator.lists.map(listLine),
    '',
    `Result: a number in ${result.unitLabel === '' ? 'no unit' : result.unitLabel}, always ${range}.`,
    ...(calculator.text === null ? [] : [`Its class, result.text, is one of: ${calculator.text.possible.join('; ')}.`]),
    ...(secondary.length === 0
      ? []
      : [
          `Further figures: ${secondary.map(({ label, unitLabel }) => `${label}${unitLabel === '' ? '' : ` in ${unitLabel}`}`).join('; ')}.`,
        ]),
    ...(figures.length === 0 ? [] : [`Figures of the sentence: ${figures.map(figureBrief).join('; ')}.`]),
    ...texts.map(({ name, text: { pool, possible } }) =>
      pool === null
        ? `The text ${name} of the sentence is a day, as 2026-03-01.`
        : `The text ${name} of the sentence is one of: ${possible.join('; ')}.`,
    ),
    ...(calculator.laws.length === 0 ? [] : [`Proved for all inputs: ${calculator.laws.join('; ')}.`]),
    ...calculator.triedLaws.map(({ law, calls }) => `Not proved, but true in all ${calls} calls tried: ${law}.`),
    ...(costBand === null ? [] : [`General price band of the trade: ${priceBand(costBand)}.`]),
    ...(validity.dated === null ? [] : [`on=DAY answers for another day than today. ${knownDays(validity.dated)}`]),
    ...(validity.asOf === null ? [] : [`The price that decides it is of ${validity.asOf}.`]),
    `Disclaimer: ${disclaimer}`,
    '',
    'Worked examples:',
    '',
    ...examples.map(
      (example) =>
        `- ${sentence(example.name)} ${exampleCall(calculator, example, baseUrl)} gives ${example.value}. ${example.interpretation}`,
    ),
    '',
    'Sources:',
    '',
    ...sources.map((source) => `- ${source}`),
    '',
  ];
}

/** An input that repeats, and the inputs that it gives. */
function listLine(list: ListInput): string {
  const { name, label, items, gives, least, most } = list;
  const form = items.map((input) => `${input.name}:...`).join('~');
  const given = gives.map(({ input, formula }) => `${input} = ${formula}`).join(', ');
  const day = dayOf(list);
  if (day !== null) return `- ${name}: ${inputDescription(day)} In place of ${given}.`;
  const parts = items.map((input) => `${input.name}: ${inputDescription(input)}`).join(' ');
  return `- ${name}: ${label}, ${least} to ${most}, sent as ${name}=${form} once for each, in place of ${given}. ${parts}`;
}

/** `material in $, 2 to 197531`: a figure with its unit and its range. */
function figureBrief({ name, low, high }: NamedFigure): string {
  const unit = low.unitLabel === '' ? '' : ` in ${low.unitLabel}`;
  return `${name}${unit}, ${low.range().low} to ${(high ?? low).range().high}`;
}

function priceBand({ price, currency, unit }: CostBand): string {
  const amount = (value: number) => `${currency.symbol === '' ? `${currency.code} ` : currency.symbol}${value}`;
  return `${amount(price.low)} to ${amount(price.high)} ${unit}`;
}

/** The default of an input; its description has said that of a day that is today. */
function usualOf(input: Input): string {
  if (isRequired(input)) return ' Required.';
  return input.default === null ? '' : ` Default ${usualText(input)}.`;
}
