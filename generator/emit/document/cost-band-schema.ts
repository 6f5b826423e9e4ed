/** The schema of a cost band, whose prices are named after the currency where the interface has it so. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { bandEnding } from '../../model/band-fields.js';
import type { Currency } from '../../model/catalog.js';
import { number, text } from './openapi-parts.js';

type Properties = NonNullable<OpenAPIV3_1.SchemaObject['properties']>;

/** The properties of a band in the order in which answers have them, and those that may be missing. */
export function bandProperties(currency: Currency | null): {
  readonly description: string;
  readonly properties: Properties;
  readonly optional: readonly string[];
} {
  const ending = bandEnding(currency);
  const money = ending === '' ? (currency?.code ?? 'the currency named') : 'US dollars';
  const [min, max] = [`project_min${ending}`, `project_max${ending}`];
  return {
    description: `The trade's general price band in ${money}, whatever the size of this job; null where it has none.`,
    properties: {
      service_name: text('The kind of work.'),
      unit: text('What the price is for, such as "per square foot".'),
      ...(ending === ''
        ? { currency: text('The code of the currency.'), currency_symbol: text('The sign of the currency.') }
        : {}),
      [`price_min${ending}`]: number('The low end of the usual price.'),
      [`price_max${ending}`]: number('The high end of the usual price.'),
      [min]: number('The low end for a whole job.'),
      [max]: number('The high end for a whole job.'),
      notes: text('What to know about these prices.'),
    },
    optional: [min, max, 'notes'],
  };
}
