/** The calculators of a tag for agents, llms/TAG.txt: each with its inputs and one real call. */

import { calculationAddress, llmsAddress } from '../../contract/addresses.js';
import { dayText } from '../../engine/kernel/days.js';
import type { DocumentWords } from '../../words/document-words.js';
import { documentWords } from '../../words/document-words.js';
import { english } from '../../words/phrases.js';
import { isDayInput, isRequired, usualText } from '../program/call-point.js';
import type { Input, Option } from '../program/catalog.js';
import type { OpenFigure } from '../program/open-figure.js';
import { unitLabel } from '../units/unit.js';
import { deprecationNote } from './deprecation.js';
import type { DescribedCalculator, DescribedCatalog } from './described.js';
import { askedIn } from './described.js';
import { whenToUse } from './guidance.js';
import { hasRequired, sentence } from './input-schema.js';
import { knownDays } from './known-days.js';
import { exampleText, llmsTags, servicesOnly, tagHeading } from './llms-txt.js';
import { textLines } from './text-lines.js';

/** The document of every tag, by its path below `generated/`. */
export function emitLlmsByTag(catalog: DescribedCatalog): readonly (readonly [string, string])[] {
  return llmsTags(catalog).map((tag) => [`llms/${tag}.txt`, tagDocument(tag, catalog)]);
}

function tagDocument(tag: string, catalog: DescribedCatalog): string {
  const { service, calculators, translation = english } = catalog;
  const words = documentWords(translation);
  const { lists } = words;
  const own = calculators.filter((each) => each.tag === tag);
  const others = servicesOnly(catalog, tag);
  const rules = lists.rulesElsewhere({ address: askedIn(`${service.baseUrl}${llmsAddress}`, catalog) });
  return textLines([
    `# ${service.name}: ${tagHeading(tag, catalog)}`,
    '',
    `> ${service.tags.get(tag)}`,
    '',
    `${rules} ${own.some(hasRequired) ? lists.howRequired : lists.howInputs}`,
    '',
    ...(others.length === 0 ? [] : [lists.leadsAlso({ all: others.join(', ') }), '']),
    ...(own.length === 0 ? [] : [`## ${lists.calculators}`, '', ...own.map((each) => link(words, each, catalog))]),
  ]);
}

/** One calculator: what it answers, its inputs, and one real call with its answer. */
function link(words: DocumentWords, calculator: DescribedCalculator, catalog: DescribedCatalog): string {
  const { lists } = words;
  const { baseUrl } = catalog.service;
  const { title, slug, subtitle, guidance, inputs, own, deprecated, validity } = calculator;
  const parts = [
    ...(deprecated === null ? [] : [deprecationNote(words, deprecated)]),
    sentence(subtitle),
    ...(guidance === null ? [] : [whenToUse(words, guidance)]),
    lists.inputs({ all: inputs.map((input) => inputBrief(words, input)).join('; ') }),
    ...(own === null || own.figures.length === 0 ? [] : [lists.own({ all: own.figures.map(openBrief).join('; ') })]),
    ...(validity.dated === null ? [] : [lists.onDay({ days: knownDays(words, validity.dated) })]),
    ...exampleText(catalog, calculator, baseUrl),
  ];
  return `- [${linkText(title)}](${askedIn(`${baseUrl}${calculationAddress(slug)}`, catalog)}): ${parts.join(' ')}`;
}

/** A bracket would end the text of a link. */
function linkText(title: string): string {
  return title.replaceAll('[', '(').replaceAll(']', ')');
}

/** `length ft 1..200 = 20 [Length]`: the name, unit, bounds or options, default and meaning of an input. */
function inputBrief(words: DocumentWords, input: Input): string {
  const { lists } = words;
  const unit = input.unitLabel === null ? '' : ` ${input.unitLabel}`;
  const meaning = [
    input.label,
    ...(input.hint === null ? [] : [input.hint]),
    ...(input.deprecated === null ? [] : [deprecationNote(words, input.deprecated)]),
  ];
  const range = isDayInput(input)
    ? lists.day({ min: dayText(input.min), max: dayText(input.max) })
    : input.kind === 'number'
      ? `${input.min}..${input.max}${input.whole ? ` ${lists.wholeNumber}` : ''}`
      : input.options.map(optionBrief).join(' | ');
  const usual = isRequired(input) ? lists.required : `= ${usualText(input)}`;
  return `${input.name}${unit} ${range} ${usual} [${meaning.join('; ')}]`;
}

/** `style.rate $ per linear foot 5..250` */
function openBrief({ name, unit, min, max }: OpenFigure): string {
  const label = unitLabel(unit);
  return `${name}${label === '' ? '' : ` ${label}`} ${min}..${max}`;
}

function optionBrief({ key, label }: Option): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(label).startsWith(plain(key)) && label.length <= key.length + 3 ? key : `${key} (${label})`;
}
