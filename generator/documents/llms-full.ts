/** The description for agents in one file, llms-full.txt. */

import { calculationAddress } from '../../contract/addresses.js';
import { answeredCodes } from '../../contract/error-codes.js';
import type { DocumentWords } from '../../words/document-words.js';
import { documentWords } from '../../words/document-words.js';
import { wordsFor } from '../../words/interface-words.js';
import { english } from '../../words/phrases.js';
import { textKey } from '../../words/text-key.js';
import { isRequired, usualText } from '../program/call-point.js';
import type { CostBand, Example, Input, ListInput, NamedFigure } from '../program/catalog.js';
import { dayOf } from '../program/list.js';
import { deprecationNote } from './deprecation.js';
import type { DescribedCalculator, DescribedCatalog } from './described.js';
import { askedIn } from './described.js';
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
  const { calculators, translation = english } = catalog;
  const words = documentWords(translation);
  return textLines([
    ...opening(catalog),
    ...serviceLists(words, catalog),
    ...calculators.flatMap((calculator) => fullEntry(words, calculator, catalog)),
    `## ${words.full.errorCodes}`,
    '',
    ...errorLines(catalog),
  ]);
}

function errorLines(catalog: DescribedCatalog): readonly string[] {
  const { problems, advice, retry: retries, documents } = wordsFor(catalog.translation ?? english);
  return answeredCodes(factsOf(catalog)).map(({ code, status, retry }) => {
    const when = documents.full.retry({ when: retries[textKey(retry)] ?? retry });
    return `- ${code} (${status}): ${sentence(problems[code])} ${advice[code]} ${when}`;
  });
}

/** The services that have no calculator, by tag. */
function serviceLists({ full }: DocumentWords, catalog: DescribedCatalog): readonly string[] {
  return llmsTags(catalog).flatMap((tag) => {
    const others = servicesOnly(catalog, tag);
    return others.length === 0 ? [] : [full.leadsOnly({ tag: tagHeading(tag, catalog), all: others.join(', ') }), ''];
  });
}

function fullEntry(
  words: DocumentWords,
  calculator: DescribedCalculator,
  catalog: DescribedCatalog,
): readonly string[] {
  const { full } = words;
  const { baseUrl } = catalog.service;
  const { title, subtitle, slug, disclaimer, examples, sources, deprecated, guidance } = calculator;
  return [
    `## ${title}`,
    '',
    sentence(subtitle),
    '',
    ...(deprecated === null ? [] : [deprecationNote(words, deprecated), '']),
    ...guidanceLines(words, guidance),
    full.address({ address: askedIn(`${baseUrl}${calculationAddress(slug)}`, catalog) }),
    '',
    full.inputs,
    '',
    ...calculator.inputs.map((input) => inputLine(words, input)),
    ...calculator.lists.map((list) => listLine(words, list)),
    '',
    ...answerLines(words, calculator),
    full.disclaimer({ text: disclaimer }),
    '',
    full.examples,
    '',
    ...examples.map((example) => {
      const call = exampleCall(calculator, example, baseUrl, catalog);
      return `- ${nameOf(example, catalog)}${full.example({ call, value: example.value })} ${example.interpretation}`;
    }),
    '',
    full.sources,
    '',
    ...sources.map((source) => `- ${source}`),
    '',
  ];
}

/** Names of examples are for those who write the catalog, in its own language. */
function nameOf({ name }: Example, { translation }: DescribedCatalog): string {
  return translation === undefined ? `${sentence(name)} ` : '';
}

/** What its answer has, what is known of it, and its age. */
function answerLines(words: DocumentWords, calculator: DescribedCalculator): readonly string[] {
  const { full } = words;
  const { result, text, secondary, figures, laws, triedLaws, costBand, validity } = calculator;
  const { unitLabel: unit, range } = result;
  const { low, high } = range();
  return [
    unit === '' ? full.result({ low, high }) : full.resultIn({ unit, low, high }),
    ...(text === null ? [] : [full.texts({ all: text.possible.join('; ') })]),
    ...(secondary.length === 0 ? [] : [full.further({ all: secondary.map(furtherFigure(full)).join('; ') })]),
    ...(figures.length === 0 ? [] : [full.figures({ all: figures.map(figureBrief(full)).join('; ') })]),
    ...calculator.texts.map(({ name, text: { pool, possible } }) =>
      pool === null ? full.dayText({ name }) : full.oneText({ name, all: possible.join('; ') }),
    ),
    ...(laws.length === 0 ? [] : [full.laws({ all: laws.join('; ') })]),
    ...triedLaws.map(({ law, calls }) => full.tried({ law, calls })),
    ...(costBand === null ? [] : [full.band(priceBand(costBand))]),
    ...(validity.dated === null ? [] : [full.onDay({ days: knownDays(words, validity.dated) })]),
    ...(validity.asOf === null ? [] : [full.asOf({ day: validity.asOf })]),
  ];
}

/** The default of an input; its description has said that of a day that is today. */
function inputLine(words: DocumentWords, input: Input): string {
  const { required, usual } = words.full;
  const hasUsual = input.default !== null;
  const end = isRequired(input) ? ` ${required}` : hasUsual ? ` ${usual({ usual: usualText(input) })}` : '';
  return `- ${input.name}: ${inputDescription(words, input)}${end}`;
}

/** An input that repeats, and the inputs that it gives. */
function listLine(words: DocumentWords, list: ListInput): string {
  const { name, label, items, gives, least, most } = list;
  const form = `${name}=${items.map((input) => `${input.name}:...`).join('~')}`;
  const others = gives.map(({ input, formula }) => `${input} = ${formula}`).join(', ');
  const day = dayOf(list);
  if (day !== null) return `- ${name}: ${inputDescription(words, day)} ${words.input.inPlaceOf({ others })}`;
  const parts = items.map((input) => `${input.name}: ${inputDescription(words, input)}`).join(' ');
  return `- ${name}: ${words.full.list({ label, least, most, form, others })} ${parts}`;
}

const furtherFigure =
  ({ inUnit }: DocumentWords['full']) =>
  ({ label, unitLabel: unit }: DescribedCalculator['secondary'][number]): string =>
    unit === '' ? label : inUnit({ figure: label, unit });

/** `material in $, 2 to 197531`: a figure with its unit and its range. */
const figureBrief =
  ({ figure, figureIn }: DocumentWords['full']) =>
  ({ name, low, high }: NamedFigure): string => {
    const { unitLabel: unit } = low;
    const ends = { name, low: low.range().low, high: (high ?? low).range().high };
    return unit === '' ? figure(ends) : figureIn({ ...ends, unit });
  };

function priceBand({ price, currency, unit }: CostBand) {
  const amount = (value: number) => `${currency.symbol === '' ? `${currency.code} ` : currency.symbol}${value}`;
  return { low: amount(price.low), high: amount(price.high), unit };
}
