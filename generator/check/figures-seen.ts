/** What an entry sees of the shared figures, so that it need not be checked again when others change. */
import type { Named, RawCalculator, RawSharedFigure } from '../load/raw-catalog.js';
import { spanText } from '../text/source.js';

type Groups = readonly Named<readonly Named<RawSharedFigure>[]>[];

/**
 * A text for each entry that is the same while all that the entry can see of the shared figures is: the names of
 * groups, what stands in the file of each figure that it names, and of a group in which it names what there is not,
 * the names that there are, since messages propose them.
 */
export function figuresSeen(groups: Groups): (raw: RawCalculator) => string {
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
  return new Map(figures.map(({ name, value }) => [name.value, textOf(value)]));
}

function textOf({ value, periods, source, asOf }: RawSharedFigure): string {
  const days = periods?.map((period) => [period.from?.value, period.until?.value, period.value.text]);
  return JSON.stringify([value?.text, days, source, asOf?.value]);
}
