/** The call that a document shows where it has room for one of all. */
import type { Calculator } from '../../model/catalog.js';
import { shownExample } from './example-call.js';

/** A calculator with inputs as texts; null where no example gives any. */
export function sampleCall(calculators: readonly Calculator[]) {
  for (const calculator of calculators) {
    const given = [...(shownExample(calculator)?.given ?? [])];
    if (given.length > 0)
      return { slug: calculator.slug, inputs: Object.fromEntries(given.map(([name, value]) => [name, String(value)])) };
  }
  return null;
}
