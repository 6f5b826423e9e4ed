/** The description for agents, llms.txt: the rules, and an index of what there is by tag. */
import {
  aboutAddress,
  citiesAddress,
  llmsAddress,
  registryAddress,
  servicesAddress,
} from '../../contract/addresses.js';
import { documents } from '../../contract/documents.js';
import { amount, trimmed } from '../../engine/kernel/text.js';
import { contractSay } from '../../words/contract-texts.js';
import type { DocumentWords } from '../../words/document-words.js';
import { documentWords } from '../../words/document-words.js';
import { english } from '../../words/phrases.js';
import type { Example } from '../program/catalog.js';
import { capital } from '../source/case.js';
import type { DescribedCalculator, DescribedCatalog } from './described.js';
import { askedIn } from './described.js';
import { exampleCall, shownExample } from './example-call.js';
import { namesAll, opening } from './llms-rules.js';
import { textLines } from './text-lines.js';

/**
 * The description for agents, in the form of the llms.txt proposal: a title, a summary, what must be known, and then
 * sections that are lists of links. It names every service unless there are many; what a calculator takes stands in the
 * document of its tag.
 */
export function emitLlmsTxt(catalog: DescribedCatalog): string {
  const { service, translation = english } = catalog;
  const { lists } = documentWords(translation);
  const say = contractSay(translation);
  const link = linkIn(catalog);
  return textLines([
    ...opening(catalog),
    `## ${service.leads === null ? lists.calculators : lists.calculatorsAndServices}`,
    '',
    ...llmsTags(catalog).map((tag) => tagLink(tag, catalog)),
    '',
    `## ${lists.documents}`,
    '',
    link(lists.registry, registryAddress, lists.registryHas({ about: aboutAddress('SLUG') })),
    ...discoveryLinks(catalog, lists),
    ...documents.flatMap(({ line, path }) => (line === undefined ? [] : [link(say(line[0]), path, say(line[1]))])),
    '',
    // The proposal names this section.
    '## Optional',
    '',
    link(lists.whole, '/llms-full.txt', lists.wholeHas),
  ]);
}

const linkIn = (catalog: DescribedCatalog) => (title: string, path: string, what: string) =>
  `- [${title}](${askedIn(`${catalog.service.baseUrl}${path}`, catalog)}): ${what}`;

/** The addresses at which services and places can be looked up. */
function discoveryLinks(catalog: DescribedCatalog, lists: DocumentWords['lists']): readonly string[] {
  if (catalog.network === null) return [];
  const link = linkIn(catalog);
  return [
    link(lists.services, servicesAddress, lists.servicesHave({ search: '?q=WORDS' })),
    link(lists.cities, citiesAddress, lists.citiesHave),
  ];
}

/** The tags that have a calculator or a service. */
export function llmsTags({ service, calculators, network }: DescribedCatalog): readonly string[] {
  const used = new Set([...calculators, ...(network?.categories ?? [])].map(({ tag }) => tag));
  return [...service.tags.keys()].filter((tag) => used.has(tag));
}

/** Services of a tag that have no calculator; leads are taken for them all the same. */
export function servicesOnly({ calculators, network, service }: DescribedCatalog, tag: string): readonly string[] {
  if (network === null || service.leads === null) return [];
  const calculated = new Set(calculators.map(({ slug }) => slug));
  return network.categories.filter((each) => each.tag === tag && !calculated.has(each.slug)).map(({ slug }) => slug);
}

/** A tag with all its names, or how many there are, and one real call with its answer. */
function tagLink(tag: string, catalog: DescribedCatalog): string {
  const { calculators, translation = english } = catalog;
  const own = calculators.filter((each) => each.tag === tag);
  const list = (slugs: readonly string[]) => (namesAll(catalog) ? slugs.join(', ') : slugs.length);
  const others = servicesOnly(catalog, tag);
  const { lists } = documentWords(translation);
  const parts = [
    ...(own.length === 0 ? [] : [lists.ofTag({ all: list(own.map(({ slug }) => slug)) })]),
    ...(others.length === 0 ? [] : [lists.leadsOnly({ all: list(others) })]),
    ...exampleOfTag(catalog, own),
  ];
  return linkIn(catalog)(tagHeading(tag, catalog), `${llmsFolder}/${tag}.txt`, parts.join(' '));
}

const llmsFolder = llmsAddress.replace('.txt', '');

function exampleOfTag(catalog: DescribedCatalog, calculators: readonly DescribedCalculator[]): readonly string[] {
  const [first] = calculators;
  const shown = calculators.find((each) => (shownExample(each)?.given.size ?? 0) > 0) ?? first;
  return shown === undefined ? [] : exampleText(catalog, shown, '');
}

/** `Example: GET .../shelf?length=150 gives 150 linear ft.` */
export function exampleText(
  catalog: DescribedCatalog,
  calculator: DescribedCalculator,
  baseUrl: string,
): readonly string[] {
  const example = shownExample(calculator);
  if (example === undefined) return [];
  const { lists } = documentWords(catalog.translation ?? english);
  const call = exampleCall(calculator, example, baseUrl, catalog);
  return [lists.example({ call, result: resultText(calculator, example) })];
}

/** `150 linear ft`, `$69,750`, `$30 (low end)`. */
function resultText({ result }: DescribedCalculator, { value }: Pick<Example, 'value'>): string {
  const [, sign = '', unit = ''] = /^(\p{Sc})(?: (.+))?$/u.exec(result.unitLabel) ?? ['', '', result.unitLabel];
  const number = sign === '' ? String(value) : amount(trimmed(value, result.decimals), sign, '', '');
  return [number, unit.replace(/^(?:low|high) end$/, '($&)')].join(' ').trim();
}

/** `cold-rooms` is `Cold rooms`, which is short; in another language it has its title. */
export function tagHeading(tag: string, { service, translation }: DescribedCatalog): string {
  return (translation && service.tagTitles.get(tag)) ?? capital(tag.replaceAll('-', ' '));
}
