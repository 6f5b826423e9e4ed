/** The rules that an agent must know before its first call. */
import { leadAddress, mcpAddress, registryAddress } from '../../contract/addresses.js';
import { questionsInBrief } from '../../contract/operations.js';
import { placeholders } from '../../contract/placeholders.js';
import { said } from '../../contract/text.js';
import { contractSay } from '../../words/contract-texts.js';
import type { DocumentWords } from '../../words/document-words.js';
import { documentWords } from '../../words/document-words.js';
import { joined } from '../../words/engine-words.js';
import { english } from '../../words/phrases.js';
import type { Network } from '../program/network.js';
import type { LeadTerms } from '../program/service.js';
import type { DescribedCatalog } from './described.js';
import { askedIn } from './described.js';
import { hasRequired } from './input-schema.js';
import { sampleLead } from './sample-lead.js';

type Rules = DocumentWords['rules'];

/** The start of a description for agents: name, summary and rules, a paragraph each, followed by an empty line. */
export function opening(catalog: DescribedCatalog): readonly string[] {
  const { name, summary, leads } = catalog.service;
  const { rules } = documentWords(catalog.translation ?? english);
  const paragraphs = [
    `# ${name}`,
    `> ${summary}`,
    ...calculationRules(rules, catalog),
    ...(leads === null ? [] : [leadRule(rules, catalog, leads)]),
    ...rest(rules, catalog),
  ];
  return paragraphs.flatMap((paragraph) => [paragraph, '']);
}

/** The most names, of calculators and services, that llms.txt lists: an agent reads it whole before its first call. */
const mostNames = 300;

/** False where llms.txt only counts the calculators and services of a tag, because there are many. */
export function namesAll({ network, calculators }: Pick<DescribedCatalog, 'network' | 'calculators'>): boolean {
  const all = new Set([...calculators, ...(network?.categories ?? [])].map(({ slug }) => slug));
  return all.size <= mostNames;
}

function calculationRules(rules: Rules, catalog: DescribedCatalog): readonly string[] {
  const { service, network, calculators } = catalog;
  return [
    service.description,
    rules.duty({ disclaimer: service.legalDisclaimer }),
    callRule(rules, catalog),
    [rules.defaults, ...(calculators.some(hasRequired) ? [rules.required] : []), rules.clamped].join(' '),
    rules.refused,
    rules.answer({ figure: '{value, unit}', range: '{low, high, unit}' }),
    ...(network === null || network.cities.size === 0 ? [] : [cityRule(rules, network)]),
    ...ownRule(rules, catalog),
    ...ageRule(rules, catalog),
    ...questionRule(rules, catalog),
    ...languageRule(rules, catalog),
    rules.trace,
  ];
}

function callRule(rules: Rules, catalog: DescribedCatalog): string {
  const { service, calculators } = catalog;
  const count = calculators.length;
  const calculatorsThere = namesAll(catalog) ? rules.listed({ count }) : rules.counted({ count });
  return [
    rules.call({ call: askedIn(`${service.baseUrl}${registryAddress}/SLUG?INPUT=VALUE&INPUT=VALUE`, catalog) }),
    calculatorsThere,
    rules.numbers({ number: 2.5 }),
  ].join(' ');
}

/** Texts in another language come from the catalog: agents need not translate. */
function languageRule(rules: Rules, { service, translation = english }: DescribedCatalog): readonly string[] {
  const names = new Intl.DisplayNames(translation.language, { type: 'language' });
  const ways = service.languages.slice(1).map((code) => `lang=${code} (${names.of(code) ?? code})`);
  return ways.length === 0 ? [] : [rules.languages({ ways: joined(ways, rules.or) })];
}

/** A caller who knows a price better than the catalog says so. */
function ownRule(rules: Rules, { calculators }: DescribedCatalog): readonly string[] {
  const open = calculators.flatMap(({ own }) => own?.figures[0] ?? [])[0];
  return open === undefined ? [] : [rules.own({ example: `${open.name}=${open.max}` })];
}

/** Questions replace many calls and the caller's own arithmetic. */
function questionRule(
  rules: Rules,
  { calculators, network, translation = english }: DescribedCatalog,
): readonly string[] {
  if (calculators.length === 0) return [];
  const say = contractSay(translation);
  const questions = questionsInBrief.map((each) => said(each, say)).join('; ');
  const asked = { address: `${registryAddress}/SLUG`, questions };
  return [network === null ? rules.questions(asked) : rules.questionsOfPlaces(asked)];
}

/** How answers mark aging prices and changing laws, where any figure of the catalog ages or changes. */
function ageRule(rules: Rules, { calculators }: DescribedCatalog): readonly string[] {
  const ages = calculators.some(({ validity }) => validity.asOf !== null);
  const changes = calculators.some(({ validity }) => validity.dated !== null);
  const told = [...(ages ? [rules.age] : []), ...(changes ? [rules.change] : [])];
  return told.length === 0 ? [] : [told.join(' ')];
}

function cityRule(rules: Rules, { cities, neighborhoods }: Network): string {
  const places = [...neighborhoods].map(([city, names]) => `${city}: ${[...names.keys()].join(', ')}`).join('; ');
  const all = rules.city({ cities: [...cities.keys()].join(', ') });
  return places === '' ? all : `${all} ${rules.neighborhood({ places })}`;
}

function leadRule(rules: Rules, catalog: DescribedCatalog, { consent }: LeadTerms): string {
  const lead = sampleLead(catalog);
  const address = leadAddress;
  const sample = lead && JSON.stringify({ ...lead, consent: { ...lead.consent, text: rules.consentText } });
  const first = sample === null ? rules.lead({ address }) : rules.leadSample({ address, lead: sample });
  return `${first} ${rules.leadTest({ test: '"test": true', consent })}`;
}

function rest(rules: Rules, { service }: DescribedCatalog): readonly string[] {
  const { leads, baseUrl, version, cacheSeconds: seconds } = service;
  const limit = placeholders.requestsPerMinute;
  const limits = leads === null ? rules.limits({ limit }) : rules.limitsOfLeads({ limit, leads: leads.perHour });
  return [
    `${limits} ${rules.caching({ seconds })}`,
    rules.errors,
    rules.tools({ address: `${baseUrl}${mcpAddress}` }),
    rules.catalog({ version, hash: placeholders.catalogHash }),
  ];
}
