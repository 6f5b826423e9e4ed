/** All figures of a catalog, shared ones and prices in cells, with their evidence and their users. */
import { addMonths } from '../source/calendar.js';
import { isPrice } from '../units/unit.js';
import type { Calculator, Validity } from './catalog.js';
import type { CellEvidence, Evidence } from './evidence.js';
import { usualReview } from './evidence.js';
import type { SharedFigure } from './shared-figure.js';

export interface ListedFigure {
  /** `group.name`, or for cells `slug.input`. */
  readonly name: string;
  readonly isMoney: boolean;
  /** Null for prices in cells. */
  readonly shared: SharedFigure | null;
  readonly cells: CellEvidence['prices'];
  readonly evidence: Evidence | null;
  readonly source: string | null;
  readonly asOf: string | null;
  /** The day from which a price needs another look; null for other figures, and without any date. */
  readonly due: string | null;
  /** The slugs of the calculators that use it. */
  readonly users: readonly string[];
}

type Bare = Omit<ListedFigure, 'due' | 'users'>;

/** Sorted by name. */
export function listedFigures({
  calculators,
}: {
  readonly calculators: readonly Pick<Calculator, 'slug' | 'validity'>[];
}): readonly ListedFigure[] {
  const users = new Map<string, string[]>();
  const found = new Map<string, Bare>();
  for (const { slug, validity } of calculators)
    for (const figure of figuresIn(validity)) {
      found.set(figure.name, figure);
      users.set(figure.name, [...(users.get(figure.name) ?? []), slug]);
    }
  const looked = [...found.values()].flatMap(({ evidence }) => evidence?.looked ?? []).sort();
  const newest = looked[looked.length - 1] ?? null;
  return [...found.values()]
    .map((figure) => ({ ...figure, due: dueDay(figure, newest), users: users.get(figure.name) ?? [] }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function figuresIn({ figures, cells }: Validity): readonly Bare[] {
  const shared = figures.map((figure) => ({
    name: `${figure.group}.${figure.name}`,
    isMoney: isPrice(figure.unit),
    shared: figure,
    cells: [],
    evidence: figure.evidence,
    source: figure.evidence === null ? figure.source : null,
    asOf: figure.asOf,
  }));
  const own = cells.map(({ name, evidence, prices }) => ({
    ...{ name, isMoney: true, shared: null, cells: prices, evidence, source: null },
    asOf: evidence?.asOf ?? null,
  }));
  return [...shared, ...own];
}

/** Counted from the last look; for a judgement without records, from the newest look at any figure. */
function dueDay({ isMoney, evidence, asOf }: Bare, newest: string | null): string | null {
  const from = evidence?.looked ?? asOf ?? newest;
  return isMoney && from !== null ? addMonths(from, evidence?.review ?? usualReview([])) : null;
}
