/** The inputs that a caller left out, each with the value taken for it: nobody reads an answer for its defaults. */
import type { Spoken } from '../calculator/clamp.js';
import { quantityLanguage, valueText } from '../calculator/quantity-text.js';
import type { InputSpec } from '../kernel/module.js';
import type { Given } from './point.js';

interface Assumed {
  readonly input: string;
  /** `Length of fence 120 ft` */
  readonly says: string;
}

export function assumedIn(specs: readonly InputSpec[], given: Given, spoken: Spoken): readonly Assumed[] {
  const language = quantityLanguage(spoken);
  return specs.flatMap((spec, place) => {
    if (given[place] !== undefined || spec.default === undefined) return [];
    return [{ input: spec.name, says: `${spec.label} ${valueText(language, spec.default, spec)}` }];
  });
}
