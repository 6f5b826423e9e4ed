/** Collects the facts of a catalog that descriptions of the service depend on. */
import type { Facts, LeadFacts, Places, Sample } from '../../contract/facts.js';
import { bandEnding } from '../program/band-fields.js';
import { isDayInput, writtenValue } from '../program/call-point.js';
import type { Input } from '../program/catalog.js';
import { partLists } from '../program/list.js';
import type { Network } from '../program/network.js';
import type { DescribedCatalog } from './described.js';
import { sampleAnswer, sampleLead } from './sample-lead.js';

/** So many inputs show how a call is written. */
const mostShown = 2;

export function factsOf(catalog: DescribedCatalog): Facts {
  const { service, network, calculators } = catalog;
  const ending = bandEnding(service.currency);
  return {
    languages: service.languages,
    discoveryTag: service.discoveryTag,
    slugs: calculators.map(({ slug }) => slug),
    sample: sampleOf(catalog),
    hasEstimates: calculators.some(({ estimate }) => estimate !== null),
    hasOptions: calculators.some(({ estimate }) => (estimate?.options.length ?? 0) > 0),
    hasLists: calculators.some(({ lists }) => partLists(lists).lists.length > 0),
    hasDays: calculators.some(({ inputs, lists }) => inputs.some(isDayInput) || partLists(lists).days.length > 0),
    hasOwn: calculators.some(({ own }) => own !== null && own.figures.length > 0),
    hasFigures: calculators.some(({ validity }) => validity.figures.length + validity.cells.length > 0),
    isDated: calculators.some(({ validity }) => validity.dated !== null),
    speaksTexts: calculators.some(({ texts }) => texts.length > 0),
    band: { ending, money: ending === '' ? (service.currency?.code ?? 'the currency named') : 'US dollars' },
    places: network && placesOf(network),
    leads: leadsOf(catalog),
  };
}

/**
 * A calculator that can be asked everything: with a number to be found, and a range of money where one has it. Those that
 * are asked most come first. It is asked for its defaults.
 */
function sampleOf({ calculators, service }: DescribedCatalog): Sample | null {
  const popular = new Set(service.popular);
  const ordered = [...calculators].sort((a, b) => Number(popular.has(b.slug)) - Number(popular.has(a.slug)));
  const fitting = ordered.filter(({ inputs }) => inputs.some(isPlainNumber));
  const calculator = fitting.find(({ estimate, inputs }) => estimate !== null && inputs.length > 1) ?? fitting[0];
  const input = calculator?.inputs.find(isPlainNumber);
  if (calculator === undefined || input === undefined) return null;
  const inputs = calculator.inputs.flatMap((each) =>
    each.default === null ? [] : [[each.name, String(writtenValue(each.default, each))]],
  );
  return { slug: calculator.slug, inputs: Object.fromEntries(inputs.slice(0, mostShown)), input: input.name };
}

function isPlainNumber(input: Input): boolean {
  return input.kind === 'number' && !input.isDay;
}

function placesOf({ cities, neighborhoods, categories, slots }: Network): Places {
  const slot = slots.find(({ active, neighborhood }) => active && neighborhood === null);
  return {
    cities: [...cities.keys()],
    // Neighborhoods of two cities may have one name.
    neighborhoods: [...new Set([...neighborhoods.values()].flatMap((names) => [...names.keys()]))],
    divided: [...neighborhoods.keys()],
    services: categories.map(({ slug }) => slug),
    sample: slot === undefined ? null : { service: slot.service, city: slot.city },
    words: categories.find(({ also }) => also.length > 0)?.also[0] ?? null,
  };
}

function leadsOf(catalog: DescribedCatalog): LeadFacts | null {
  const { leads } = catalog.service;
  if (leads === null) return null;
  const [lead, test, accepted] = [
    sampleLead(catalog),
    sampleAnswer(catalog, 'test'),
    sampleAnswer(catalog, 'accepted'),
  ];
  const isShown = lead !== null && test !== null && accepted !== null;
  const { tag, consent, samplePhone, postalCode } = leads;
  return { tag, consentText: consent, samplePhone, postalCode, sample: isShown ? { lead, test, accepted } : null };
}
