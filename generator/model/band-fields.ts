/** A cost band as answers, documents and modules have it. */
import type { CostBand, Currency } from './catalog.js';

/** The currency whose code is part of the names of the fields, as the first interface had them. */
const namedCurrency = 'USD';

/** What the names of prices end with. */
export function bandEnding(currency: Currency | null): '_usd' | '' {
  return currency?.code === namedCurrency ? '_usd' : '';
}

/** The members of a band by name, in their order; those that it does not have are undefined. */
export function bandFields({ serviceName, unit, currency, price, project, notes }: CostBand) {
  const ending = bandEnding(currency);
  return {
    service_name: serviceName,
    unit,
    ...(ending === '' ? { currency: currency.code, currency_symbol: currency.symbol } : {}),
    [`price_min${ending}`]: price.low,
    [`price_max${ending}`]: price.high,
    [`project_min${ending}`]: project?.low,
    [`project_max${ending}`]: project?.high,
    notes: notes ?? undefined,
  };
}
