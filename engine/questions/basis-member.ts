/** Short basis of the prices in answers to questions. */
import type { briefBasis } from '../../contract/basis.js';
import type { Static } from '../../contract/schema.js';
import type { PreparedCalculator } from '../calculator/prepared-calculator.js';

/** Empty where nobody pays for what the calculator answers. */
export function basisMember({ basis }: Pick<PreparedCalculator, 'basis'>): {
  readonly basis?: Static<typeof briefBasis>;
} {
  const known = basis();
  return known === null ? {} : { basis: { class: known.class, says: known.says } };
}
