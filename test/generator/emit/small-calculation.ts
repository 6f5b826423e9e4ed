/** Calculations whose trace has few members, so that expected documents are short. */
import * as actual from '../../../contract/calculation.js';
import type { Facts } from '../../../contract/facts.js';
import type { Schema } from '../../../contract/schema.js';
import { both, named, namedDetail, record, texts } from '../../../contract/schema.js';

export * from '../../../contract/calculation.js';

const trace = namedDetail(
  'CalculationTrace',
  record('How the result came about.', { steps: texts('The steps in order.') }),
);

export function envelope(facts: Facts): Schema {
  const whole = actual.envelope(facts);
  return { ...whole, properties: { ...(whole['properties'] as Schema), trace } };
}

export function calculationAnswer(facts: Facts): Schema {
  const [, own] = actual.calculationAnswer(facts)['allOf'] as readonly [Schema, Schema];
  return named('CalculationResult', both(envelope(facts), own));
}
