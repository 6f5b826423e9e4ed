/** The facts of the served catalog, for descriptions of tools and for what errors it may answer with. They show no examples. */
import type { Facts } from '../../contract/facts.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { dayOf } from '../../engine/calculator/list-parameter.js';

/** Leads are among them where `takesLeads` and the catalog has terms for them. */
export function factsOf({ modules, network, service }: ServedCatalog, takesLeads: boolean): Facts {
  const calculators = [...modules.values()];
  const namesCurrency = calculators.some(({ costBand }) => costBand !== null && 'currency' in costBand);
  const neighborhoods = network?.neighborhoods ?? {};
  return {
    languages: service.languages ?? [],
    discoveryTag: '',
    slugs: [...modules.keys()],
    sample: null,
    hasEstimates: calculators.some(({ estimate }) => estimate !== undefined),
    hasOptions: calculators.some(({ estimate }) => estimate?.options !== undefined),
    hasDays: calculators.some(
      ({ inputs, lists = [] }) =>
        inputs.some(({ type }) => type === 'day') || lists.some((list) => dayOf(list) !== null),
    ),
    hasLists: calculators.some(({ lists = [] }) => lists.some((list) => dayOf(list) === null)),
    hasOwn: calculators.some(({ own }) => own !== undefined && own.figures.length > 0),
    hasFigures: calculators.some(({ sharedFigures, basis }) => (sharedFigures ?? basis?.prices) !== undefined),
    isDated: calculators.some(({ periods }) => periods !== undefined),
    speaksTexts: true,
    band: namesCurrency ? { ending: '', money: 'the currency named' } : { ending: '_usd', money: 'US dollars' },
    places: network && {
      cities: Object.keys(network.cities),
      neighborhoods: [...new Set(Object.values(neighborhoods).flatMap(Object.keys))],
      divided: Object.keys(neighborhoods),
      services: network.categories.map(({ slug }) => slug),
      sample: null,
      words: null,
    },
    leads: service.leads && takesLeads ? { ...service.leads, tag: '', sample: null } : null,
  };
}
