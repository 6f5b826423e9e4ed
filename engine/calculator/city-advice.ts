/** The message of `cta` for a city: who takes requests there, and what facts of the city mean for the service. */
import type { Network } from '../kernel/service.js';
import type { LocalRouting } from './local-routing.js';

interface Service {
  readonly slug: string;
  readonly name: string;
}

/** Promises nobody a call when no provider takes requests. */
export function cityMessage(network: Network, { slug, name }: Service, city: string, routing: LocalRouting | null) {
  const who = routing?.slot_active === true ? network.ctaActive : network.ctaWaiting;
  return [who.replaceAll('{service}', name), ...adviceIn(network, slug, city)].join(' ');
}

/** A sentence for each fact of the city that the service has to act on. */
function adviceIn({ cities, cityFacts = [] }: Network, service: string, city: string): readonly string[] {
  return cityFacts.flatMap(({ of, advice }) => {
    const fact = of[city];
    if (fact === undefined || advice === undefined || !advice.services.includes(service)) return [];
    return [advice.say.replaceAll('{city}', cities[city] ?? city).replaceAll('{fact}', fact)];
  });
}
