/** The members of a cost band in answers, documents and modules. */
import type { CostBand } from './catalog.js';
import type { Currency } from './service.js';

/** The currency whose code is part of the member names, for compatibility with the first interface. */
const namedCurrency = 'USD';

/** The suffix of the names of prices. */
export function bandEnding(currency: Currency | null): '_usd' | '' {
  return currency?.code === namedCurrency ? '_usd' : '';
}

/** The members of a band by name, in order; undefined for those it does not have. */
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
