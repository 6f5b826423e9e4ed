/** The description for agents, llms.txt: the rules, and an index of what there is by tag. */
import { documents } from '../../contract/documents.js';
import { amount, trimmed } from '../../engine/kernel/text.js';
import type { Example } from '../program/catalog.js';
import { capital } from '../source/case.js';
import type { DescribedCalculator, DescribedCatalog } from './described.js';
import { exampleCall, shownExample } from './example-call.js';
import { namesAll, opening } from './llms-rules.js';
import { textLines } from './text-lines.js';

/**
 * The description for agents, in the form of the llms.txt proposal: a title, a summary, what must be known, and then
 * sections that are lists of links. It names every service unless there are many; what a calculator takes stands in the
 * document of its tag.
 */
export function emitLlmsTxt(catalog: DescribedCatalog): string {
  const { service } = catalog;
  return textLines([
    ...opening(catalog),
    service.leads === null ? '## Calculators' : '## Calculators and services',
    '',
    ...llmsTags(catalog).map((tag) => tagLink(tag, catalog)),
    '',
    '## Documents',
    '',
    `- [Registry](${service.baseUrl}/api/calc): inputs and bounds of all; /api/calc/SLUG/about: ranges, examples, sources`,
    ...discoveryLinks(catalog),
    ...documents.flatMap(({ line, path }) =>
      line === undefined ? [] : [`- [${line[0]}](${service.baseUrl}${path}): ${line[1]}`],
    ),
    '',
    '## Optional',
    '',
    `- [Everything in one file](${service.baseUrl}/llms-full.txt): all inputs and examples`,
  ]);
}

/** The addresses at which services and places can be looked up. */
function discoveryLinks({ service: { baseUrl }, network }: DescribedCatalog): readonly string[] {
  if (network === null) return [];
  return [
    `- [Services](${baseUrl}/api/services): all kinds of work with calculators and cities; ?q=WORDS finds what words stand for`,
    `- [Cities](${baseUrl}/api/cities): cities, neighborhoods and what is done there`,
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
  const { service, calculators } = catalog;
  const own = calculators.filter((each) => each.tag === tag);
  const list = (slugs: readonly string[]) => (namesAll(catalog) ? slugs.join(', ') : slugs.length);
  const others = servicesOnly(catalog, tag);
  const parts = [
    ...(own.length === 0 ? [] : [`Calculators: ${list(own.map(({ slug }) => slug))}.`]),
    ...(others.length === 0 ? [] : [`Leads only: ${list(others)}.`]),
    ...exampleOfTag(own),
  ];
  return `- [${tagHeading(tag)}](${service.baseUrl}/llms/${tag}.txt): ${parts.join(' ')}`;
}

function exampleOfTag(calculators: readonly DescribedCalculator[]): readonly string[] {
  const [first] = calculators;
  const shown = calculators.find((each) => (shownExample(each)?.given.size ?? 0) > 0) ?? first;
  return shown === undefined ? [] : exampleText(shown, '');
}

/** `Example: GET .../shelf?length=150 gives 150 linear ft.` */
export function exampleText(calculator: DescribedCalculator, baseUrl: string): readonly string[] {
  const example = shownExample(calculator);
  if (example === undefined) return [];
  return [`Example: ${exampleCall(calculator, example, baseUrl)} gives ${resultText(calculator, example)}.`];
}

/** `150 linear ft`, `$69,750`, `$30 (low end)`. */
function resultText({ result }: DescribedCalculator, { value }: Pick<Example, 'value'>): string {
  const [, sign = '', unit = ''] = /^(\p{Sc})(?: (.+))?$/u.exec(result.unitLabel) ?? ['', '', result.unitLabel];
  const number = sign === '' ? String(value) : amount(trimmed(value, result.decimals), sign, '', '');
  return [number, unit.replace(/^(?:low|high) end$/, '($&)')].join(' ').trim();
}

/** `cold-rooms` is `Cold rooms`. */
export function tagHeading(tag: string): string {
  return capital(tag.replaceAll('-', ' '));
}
