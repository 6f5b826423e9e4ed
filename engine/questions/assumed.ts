/** The inputs that a caller left out, each with the value taken for it: nobody reads an answer for its defaults. */
import type { InputSpec } from '../kernel/module.js';
import type { Given } from './point.js';

interface Assumed {
  readonly input: string;
  /** `Length of fence 120 ft` */
  readonly says: string;
}

export function assumedIn(specs: readonly InputSpec[], given: Given): readonly Assumed[] {
  return specs.flatMap((spec, place) => {
    if (given[place] !== undefined || spec.default === undefined) return [];
    const option = spec.type === 'select' ? spec.options.find(({ value }) => value === spec.default)?.label : undefined;
    const unit = spec.unit === undefined ? '' : ` ${spec.unit}`;
    return [{ input: spec.name, says: `${spec.label} ${option ?? `${spec.default}${unit}`}` }];
  });
}
