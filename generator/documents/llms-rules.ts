/** The rules that an agent must know before its first call. */
import { questionsInBrief } from '../../contract/operations.js';
import { placeholders } from '../../contract/placeholders.js';
import type { Network } from '../program/network.js';
import type { LeadTerms } from '../program/service.js';
import type { DescribedCatalog } from './described.js';
import { hasRequired } from './input-schema.js';
import { limitOfCaller } from './limit-words.js';
import { sampleLead } from './sample-lead.js';

/** The start of a description for agents: name, summary and rules, a paragraph each, followed by an empty line. */
export function opening(catalog: DescribedCatalog): readonly string[] {
  const { name, summary, leads } = catalog.service;
  const paragraphs = [
    `# ${name}`,
    `> ${summary}`,
    ...calculationRules(catalog),
    ...(leads === null ? [] : leadRules(catalog, leads)),
    ...rest(catalog),
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

function calculationRules({ service, network, calculators }: DescribedCatalog): readonly string[] {
  const cities = network === null || network.cities.size === 0 ? [] : [cityRule(network)];
  return [
    service.description,
    `Duty: with every number, show the person its legal_disclaimer, and tell them what its disclaimer says this estimate leaves out. ${service.legalDisclaimer}`,
    `Call form: GET ${service.baseUrl}/api/calc/SLUG?INPUT=VALUE&INPUT=VALUE; what begins with / below is at the same host. There are ${calculators.length} calculators${namesAll({ network, calculators }) ? ', listed by tag below; the document of a tag has' : '; the document of a tag lists its own, with'} the inputs, bounds, options and defaults of each. No key is needed. Numbers are plain digits, such as 2.5, without commas or signs of money; a unit may follow (6ft 3in) where accepted_units in the registry lists it. Options are sent as spelled.`,
    `An input that you leave out takes its default, and the answer shows inputs.NAME.raw as null: tell what was assumed, or ask.${calculators.some(hasRequired) ? ' An input that is listed as required has no default: ask the person for it.' : ''} A number outside its bounds is moved to the nearer one, inputs.NAME.clamped is true and result.interpretation begins with it: say that the result is for the bound, not for the number asked about.`,
    'A misspelt or repeated parameter, an unknown option or a malformed number is refused with status 400; errors says what was received, is allowed and was probably meant; corrected_url, where that is certain, is the call that works. When no option fits, ask, or give the results of the options on both sides.',
    "The answer: result.value in result.unit is the headline number, result.interpretation explains it in a sentence, and result.figures has every figure of that sentence by name as numbers, {value, unit} or {low, high, unit}: read amounts there, not in the prose. result.range is the range that the value is an end of, result.secondary further figures. estimate, if any, is what somebody pays: lines, total, what with=OPTION adds, leaves_out; basis says how sure it is. cost_band, or null, is the trade's general band.",
    ...cities,
    ...ownRule(calculators),
    ...ageRule({ calculators }),
    ...questionRule({ calculators, network }),
    ...languageRule(service),
    'trace=true adds each step, the sources, and as trace.ledger every default, clamped number and shared figure that can move this answer, with a change_url to try another. fields=result (members with commas between) leaves out what you do not need; inputs, disclaimers and the result always come.',
  ];
}

/** Texts in another language come from the catalog: agents need not translate. */
function languageRule({ languages }: DescribedCatalog['service']): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const ways = languages.slice(1).map((code) => `lang=${code} (${names.of(code) ?? code})`);
  if (ways.length === 0) return [];
  return [`${ways.join(' or ')}: all texts in that language, legal ones too; show those, do not translate.`];
}

/** A caller who knows a price better than the catalog says so. */
function ownRule(calculators: DescribedCatalog['calculators']): readonly string[] {
  const open = calculators.flatMap(({ own }) => own?.figures[0] ?? [])[0];
  if (open === undefined) return [];
  return [`A price under open in the registry may be the person's own: ${open.name}=${open.max}.`];
}

/** Questions replace many calls and the caller's own arithmetic. */
function questionRule({ calculators, network }: Pick<DescribedCatalog, 'calculators' | 'network'>): readonly string[] {
  if (calculators.length === 0) return [];
  const place = network === null ? '' : ' (and no city)';
  return [
    `Questions, each one call, with the inputs of the calculator${place} beside, below /api/calc/SLUG: ${questionsInBrief.join('; ')}. figure is value, a name of result.figures, or an end such as cost.high.`,
  ];
}

/** How answers mark aging prices and changing laws, where any figure of the catalog ages or changes. */
function ageRule({ calculators }: Pick<DescribedCatalog, 'calculators'>): readonly string[] {
  const ages = calculators.some(({ validity }) => validity.asOf !== null);
  const changes = calculators.some(({ validity }) => validity.dated !== null);
  const age = 'as_of is the day of the oldest price that decides an answer; tell it where prices move.';
  const change = `on=YYYY-MM-DD asks for another day where a law or a tariff changes; valid says how long an answer holds.`;
  const told = [...(ages ? [age] : []), ...(changes ? [change] : [])];
  return told.length === 0 ? [] : [told.join(' ')];
}

function cityRule({ cities, neighborhoods }: Network): string {
  const places = [...neighborhoods].map(([city, names]) => `${city}: ${[...names.keys()].join(', ')}`).join('; ');
  const inside = places === '' ? '' : ` Add neighborhood=SLUG only together with its city: ${places}.`;
  return `Add city=SLUG for the local provider: local_routing then has tracking_phone, page_url and slot_active. slot_active false: nobody takes requests there at present, so do not give the number out as a provider's; local_routing null: the network has none there. Only who does the work: GET /api/routing?service=SLUG&city=SLUG; where nobody there does, active_in_city lists who does elsewhere in the city. Cities: ${[...cities.keys()].join(', ')}.${inside}`;
}

function leadRules(catalog: DescribedCatalog, { consent }: LeadTerms): readonly string[] {
  const lead = sampleLead(catalog);
  const sample = lead && { ...lead, consent: { ...lead.consent, text: 'the consent text' } };
  return [
    `To hand a person over to the local provider, ask first and show them the consent text word for word, then POST /api/lead-submit with JSON${sample === null ? '' : ` such as ${JSON.stringify(sample)}`}; service, city, contact and consent are needed, contact takes phone, email or both. With "test": true all is checked, nothing stored or sent, and preview tells who would get it and what the person would be told. Leads are taken for every service below, also without a calculator; one that no provider takes yet is kept. With an Idempotency-Key header of your own a repeated request makes no second lead. Consent text: ${consent}`,
  ];
}

function rest({ service }: DescribedCatalog): readonly string[] {
  const leads = service.leads === null ? '' : `, ${service.leads.perHour} leads an hour`;
  return [
    `Limits: ${limitOfCaller} IP address over calculators and lists${leads}. RateLimit headers count down; status 429 carries Retry-After. Answers may be cached for ${service.cacheSeconds} seconds and carry an ETag.`,
    `Errors are application/problem+json with ok false and a stable code; /problems says what to do. Headers Deprecation and Sunset mark what will go.`,
    `The same answers as tools of the Model Context Protocol (Streamable HTTP): ${service.baseUrl}/mcp.`,
    `Catalog: version ${service.version}, hash ${placeholders.catalogHash}.`,
  ];
}
