/** The calculators of a tag for agents, llms/TAG.txt: each with its inputs and one real call. */

import { calculationAddress } from '../../contract/addresses.js';
import { dayText } from '../../engine/kernel/days.js';
import { isDayInput, isRequired, usualText } from '../program/call-point.js';
import type { Input, Option } from '../program/catalog.js';
import type { OpenFigure } from '../program/open-figure.js';
import { unitLabel } from '../units/unit.js';
import { deprecationNote } from './deprecation.js';
import type { DescribedCalculator, DescribedCatalog } from './described.js';
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
  const { service, calculators } = catalog;
  const own = calculators.filter((each) => each.tag === tag);
  const others = servicesOnly(catalog, tag);
  return textLines([
    `# ${service.name}: ${tagHeading(tag)}`,
    '',
    `> ${service.tags.get(tag)}`,
    '',
    `The rules are in ${service.baseUrl}/llms.txt. Inputs are listed as: name, unit, bounds or options, = default${own.some(hasRequired) ? ' or required' : ''}, [meaning].`,
    '',
    ...(others.length === 0 ? [] : [`Leads are also taken for: ${others.join(', ')}.`, '']),
    ...(own.length === 0 ? [] : ['## Calculators', '', ...own.map((each) => link(each, service.baseUrl))]),
  ]);
}

/** One calculator: what it answers, its inputs, and one real call with its answer. */
function link(calculator: DescribedCalculator, baseUrl: string): string {
  const { title, slug, subtitle, guidance, inputs, own, deprecated, validity } = calculator;
  const parts = [
    ...(deprecated === null ? [] : [deprecationNote(deprecated)]),
    sentence(subtitle),
    ...(guidance === null ? [] : [whenToUse(guidance)]),
    `Inputs: ${inputs.map(inputBrief).join('; ')}.`,
    ...(own === null || own.figures.length === 0
      ? []
      : [`Your own in place of the catalog's: ${own.figures.map(openBrief).join('; ')}.`]),
    ...(validity.dated === null ? [] : [`on=DAY for another day than today: ${knownDays(validity.dated)}`]),
    ...exampleText(calculator, baseUrl),
  ];
  return `- [${linkText(title)}](${baseUrl}${calculationAddress(slug)}): ${parts.join(' ')}`;
}

/** A bracket would end the text of a link. */
function linkText(title: string): string {
  return title.replaceAll('[', '(').replaceAll(']', ')');
}

/** `length ft 1..200 = 20 [Length]`: the name, unit, bounds or options, default and meaning of an input. */
function inputBrief(input: Input): string {
  const unit = input.unitLabel === null ? '' : ` ${input.unitLabel}`;
  const meaning = [
    input.label,
    ...(input.hint === null ? [] : [input.hint]),
    ...(input.deprecated === null ? [] : [deprecationNote(input.deprecated)]),
  ];
  const range = isDayInput(input)
    ? `day ${dayText(input.min)}..${dayText(input.max)}`
    : input.kind === 'number'
      ? `${input.min}..${input.max}${input.whole ? ' whole' : ''}`
      : input.options.map(optionBrief).join(' | ');
  const usual = isRequired(input) ? 'required' : `= ${usualText(input)}`;
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
