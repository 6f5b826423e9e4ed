/** The lead in the documents, made from the catalog so that the service would accept it. */
import { documentWords } from '../../words/document-words.js';
import { wordsFor } from '../../words/interface-words.js';
import { english } from '../../words/phrases.js';
import type { Slot } from '../program/network.js';
import type { DescribedCalculator, DescribedCatalog } from './described.js';
import { shownExample } from './example-call.js';

/** The whole body of a lead that is a test, with every member that an agent has a use for; null where the network has no city, as a lead needs one. */
export function sampleLead(catalog: DescribedCatalog) {
  const place = samplePlace(catalog);
  const { leads } = catalog.service;
  if (place === null || leads === null) return null;
  const { calculator, city, neighborhood } = place;
  const said = documentWords(catalog.translation ?? english).sampleLead;
  const example = shownExample(calculator);
  const inputs = Object.fromEntries(example?.given ?? []);
  return {
    service: calculator.slug,
    city,
    ...(neighborhood === null ? {} : { neighborhood }),
    ...(leads.postalCode === null ? {} : { postal_code: leads.postalCode.example }),
    contact: {
      name: said.name,
      phone: leads.samplePhone.national,
      email: 'sam@example.com',
      preferred_channel: 'call',
      preferred_time: said.time,
    },
    message: said.message,
    timeframe: 'this_month',
    calculation: { slug: calculator.slug, inputs, ...(example === undefined ? {} : { value: example.value }) },
    consent: {
      given: true,
      text: leads.consent,
      given_at: '2026-01-15T09:30:00Z',
      channels: ['call', 'email'],
      method: 'agent_relayed',
    },
    source: {
      agent: said.agent,
      page_url: 'https://example.com/page',
    },
    external_id: 'request-17',
    test: true,
  };
}

/** The answer to that lead, and to the same lead when it is no test; null where there is none. */
export function sampleAnswer(catalog: DescribedCatalog, status: 'accepted' | 'test') {
  const place = samplePlace(catalog);
  if (place === null) return null;
  const { calculator, city, neighborhood, slot } = place;
  const example = shownExample(calculator);
  const { slug, result } = calculator;
  const steps = nextSteps(catalog, slot);
  const preview = {
    outcome: slot === null ? 'kept' : 'routed',
    ways: slot === null ? [] : ['webhook'],
    next_step: steps.accepted,
  };
  return {
    ok: true,
    lead_id: '019aa6f1-5a3c-7c21-9d42-6b0f3e8a7c55',
    status,
    next_step: steps[status],
    ...(status === 'test' ? { preview } : {}),
    provider: slot && {
      city,
      neighborhood,
      tracking_phone: slot.phone,
      page_url: slot.pageUrl,
      slot_active: slot.active,
    },
    calculation: { slug, value: example?.value ?? 0, unit: result.unitLabel, claim_matches: example ? true : null },
    external_id: 'request-17',
  };
}

/** The service's own sentences. */
function nextSteps({ translation = english }: DescribedCatalog, slot: Slot | null) {
  const { test, nobody, contact, callThem } = wordsFor(translation).leads.next;
  const accepted = slot === null ? nobody : `${contact.call} ${callThem({ phone: slot.phone })}`;
  return { test, accepted };
}

interface Place {
  readonly calculator: DescribedCalculator;
  readonly city: string;
  /** A neighborhood that is the city's slot's; null where there is none. */
  readonly neighborhood: string | null;
  /** The active slot of the city as a whole; null where the network has none. */
  readonly slot: Slot | null;
}

/** The slot that the sample asks for: an active one of a calculator, if possible one with an example. */
function samplePlace({ network, calculators }: DescribedCatalog): Place | null {
  if (network === null) return null;
  const slots = network.slots.filter(({ active, neighborhood }) => active && neighborhood === null);
  const services = new Set(slots.map(({ service }) => service));
  const served = calculators.filter(({ slug }) => services.has(slug));
  const calculator =
    served.find(({ examples }) => examples.some(({ given }) => given.size > 0)) ?? served[0] ?? calculators[0];
  const slot = slots.find((each) => each.service === calculator?.slug) ?? null;
  const [firstCity] = network.cities.keys();
  const city = slot?.city ?? firstCity;
  if (calculator === undefined || city === undefined) return null;
  const own = network.slots.filter((each) => each.service === calculator.slug && each.city === city);
  const [neighborhood = null] = [...(network.neighborhoods.get(city)?.keys() ?? [])].filter((name) =>
    own.every((each) => each.neighborhood !== name),
  );
  return { calculator, city, neighborhood, slot };
}
