/** A cache key of the shared figures that an entry can see, so that others can change without a new check. */

import type { RawSharedFigure } from '../language/forms/figures.js';
import type { Named } from '../language/forms/form.js';
import type { RawCalculator } from '../language/read-calculator.js';
import { spanText } from '../source/source.js';

type Groups = readonly Named<readonly Named<RawSharedFigure>[]>[];

/**
 * Returns the function that computes the key of an entry: the names of all groups, the text of each figure that the
 * entry names, and for an unknown figure the names in its group, since messages propose them.
 */
export function sharedFiguresKey(groups: Groups): (raw: RawCalculator) => string {
  const written = new Map(groups.map((group) => [group.name.value, figuresOf(group.value)]));
  const names = [...written.keys()].join(' ');
  return (raw) => {
    const named = [...spanText(raw.span).matchAll(/\b([A-Za-z_]\w*)\s*\.\s*([A-Za-z_]\w*)/g)];
    const seen = named.flatMap(([, group = '', name = '']) => {
      const figures = written.get(group);
      return figures === undefined ? [] : [`${group}.${name} ${figures.get(name) ?? [...figures.keys()].join(' ')}`];
    });
    return [names, ...new Set(seen)].join('\n');
  };
}

function figuresOf(figures: readonly Named<RawSharedFigure>[]): ReadonlyMap<string, string> {
  return new Map(figures.map(({ name, value }) => [name.value, spanText(value.span)]));
}
