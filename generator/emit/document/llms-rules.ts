/** What an agent must know before its first call. */
import type { Catalog, LeadTerms, Network, Service } from '../../model/catalog.js';
import { statedLimit } from '../../model/limit-phrases.js';
import { catalogPlace } from './catalog-place.js';
import { hasRequired } from './input-schema.js';
import { sampleLead } from './sample-lead.js';

/** The rules, a paragraph each with an empty line behind it. */
export function rules(catalog: Catalog): readonly string[] {
  const { leads } = catalog.service;
  const paragraphs = [
    ...calculationRules(catalog),
    ...(leads === null ? [] : leadRules(catalog, leads)),
    ...rest(catalog),
  ];
  return paragraphs.flatMap((paragraph) => [paragraph, '']);
}

function calculationRules({ service, network, calculators }: Catalog): readonly string[] {
  const cities = network === null || network.cities.size === 0 ? [] : [cityRule(service, network)];
  return [
    service.description,
    `Duty: with every number, show the person the legal_disclaimer of the answer, and tell them what its disclaimer says this estimate leaves out. ${service.legalDisclaimer}`,
    `Call form: GET ${service.baseUrl}/api/calc/SLUG?INPUT=VALUE&INPUT=VALUE. There are ${calculators.length} calculators, listed by tag below; the document of a tag has each with its inputs, bounds, options and defaults. No key is needed. Send numbers as plain digits, such as 1800 or 2.5, without commas or signs of money; a number may have a unit behind it (6m, 6ft 3in) where accepted_units in the registry lists it; send an option exactly as it is spelled.`,
    `An input that you leave out takes its default, and the answer shows inputs.NAME.raw as null: tell the person what was assumed, or ask.${calculators.some(hasRequired) ? ' An input that is listed as required has no default: ask the person for it.' : ''} A number outside its bounds is moved to the nearer bound and inputs.NAME.clamped is true, and result.interpretation begins with what was moved: then say that the result is for the bound, not for the number asked about.`,
    'A misspelt or repeated parameter, an unknown option or a malformed number is refused with status 400; errors says what was received, what is allowed and what was probably meant; where the correction is certain, corrected_url is the call that works. No parameter is ever silently ignored. When no option fits, do not leave the input out, which would use its default: ask, or give the results of the options on both sides.',
    "The answer: result.value in result.unit is the headline number, result.interpretation explains it in a sentence, and result.figures has every figure of that sentence by name as numbers, {value, unit} or {low, high, unit}: read amounts there, not in the prose. result.range is the range that the value is an end of, result.secondary further figures. disclaimer says what this estimate leaves out. cost_band, where it is not null, is the trade's general band, not the price of this job.",
    ...cities,
    ...ageRule({ calculators, service }),
    ...questionRule(calculators, service.baseUrl),
    'Add trace=true to see each step of the calculation and the sources of its constants.',
  ];
}

/** One address for what would otherwise take many calls and sums of the caller's own. */
function questionRule(calculators: Catalog['calculators'], baseUrl: string): readonly string[] {
  if (calculators.length === 0) return [];
  const address = `${baseUrl}/api/calc/SLUG`;
  return [
    `Questions, each one call, with the inputs of the calculator beside: ${address}/compare?by=INPUT puts its options (or points=50,100,150) side by side; /solve?for=INPUT&figure=cost&at_most=5000 finds the values that meet a target (a range gives the readings sure and possible); /sensitivity ranks the inputs by what they change; /quote?amount=9800 holds a price against the range of this job; ${baseUrl}/api/plan?item=SLUG~INPUT=VALUE&item=SLUG adds up several jobs. figure is value, a name of result.figures, or an end such as cost.high.`,
  ];
}

/** Prices age and laws change: what answers say of it, where any figure of the catalog does. */
function ageRule({ calculators, service }: Pick<Catalog, 'calculators' | 'service'>): readonly string[] {
  const ages = calculators.some(({ validity }) => validity.asOf !== null);
  const changes = calculators.some(({ validity }) => validity.dated !== null);
  const age =
    'as_of is the day of the oldest price or rate behind an answer; tell it with the number where prices move.';
  const change = `Where a law or a tariff changes on a day, add on=YYYY-MM-DD for another day than today (in ${service.timeZone}); valid says from when until when the answer holds.`;
  const told = [...(ages ? [age] : []), ...(changes ? [change] : [])];
  return told.length === 0 ? [] : [told.join(' ')];
}

function cityRule(service: Service, { cities, neighborhoods }: Network): string {
  const places = [...neighborhoods].map(([city, names]) => `${city}: ${[...names.keys()].join(', ')}`).join('; ');
  const inside = places === '' ? '' : ` Add neighborhood=SLUG only together with its city: ${places}.`;
  return `Add city=SLUG for the local provider: local_routing then has tracking_phone, page_url and slot_active. slot_active false means that nobody takes requests there at present, so do not give the number out as a provider's; local_routing null means that the network has no provider for the service in that city. To learn only who does a kind of work, GET ${service.baseUrl}/api/routing?service=SLUG&city=SLUG; where nobody takes requests in that place, active_in_city lists who does elsewhere in the city. Cities: ${[...cities.keys()].join(', ')}.${inside}`;
}

function leadRules(catalog: Catalog, { consent }: LeadTerms): readonly string[] {
  const { service } = catalog;
  const lead = sampleLead(catalog);
  const sample = lead && { ...lead, consent: { ...lead.consent, text: 'the consent text' } };
  return [
    `To hand a person over to the local provider, ask first and show them the consent text word for word, then POST ${service.baseUrl}/api/lead-submit with JSON${sample === null ? '' : ` such as ${JSON.stringify(sample)}`}; service, city, contact and consent are needed, contact takes phone, email or both. With "test": true everything is checked, nothing is stored or sent, and preview tells who would get it and what the person would be told. Leads are taken for every service listed below, also for those without a calculator; a lead is kept where no provider takes it yet. Send an Idempotency-Key header of your own so that a repeated request makes no second lead. Consent text: ${consent}`,
  ];
}

function rest({ service }: Catalog): readonly string[] {
  const leads = service.leads === null ? '' : `, ${service.leads.perHour} leads an hour`;
  return [
    `Limits: ${statedLimit('caller', service)} IP address over calculators and lists${leads}. RateLimit headers count down; status 429 carries Retry-After. Answers may be cached for ${service.cacheSeconds} seconds and carry an ETag.`,
    `Errors are application/problem+json with ok false and a stable code; ${service.baseUrl}/problems says of each code what to do. Headers Deprecation and Sunset mark what will go.`,
    `The same answers are tools of the Model Context Protocol (Streamable HTTP) at ${service.baseUrl}/mcp.`,
    `Catalog: version ${service.version}, hash ${catalogPlace}.`,
  ];
}
