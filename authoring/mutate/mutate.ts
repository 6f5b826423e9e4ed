/** Reports which slips the control totals, examples, laws and proofs of each calculator notice. */
import type { CatalogWithSources, Piece } from '../sample/catalog-with-sources.js';
import type { Progress } from '../sample/progress.js';
import { stepwise } from '../sample/progress.js';
import { slipsOf } from './calculator-slips.js';
import type { Coverage } from './coverage.js';
import { coverageOf } from './coverage.js';
import type { Examined, Verdict } from './examine.js';
import { benchOf, examine, verdicts } from './examine.js';
import type { Slip } from './slip.js';

export interface SlipReport {
  readonly slug: string;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** The share of slips that matter that is noticed; 1 when there are none. */
  readonly score: number;
  readonly survivors: readonly Examined[];
  readonly coverage: Coverage;
}

export type SlipFilter = (slip: Slip) => boolean;

/** Reports on the calculators with these slugs, or on all when there are none. */
export function mutate(
  workshop: CatalogWithSources,
  slugs: readonly string[],
  takes: SlipFilter = () => true,
  progress?: Progress,
) {
  const chosen = workshop.pieces.filter(({ calculator }) => slugs.length === 0 || slugs.includes(calculator.slug));
  return stepwise(
    chosen,
    ({ calculator }) => calculator.slug,
    progress,
    (piece) => mutateCalculator(piece, takes),
  );
}

function mutateCalculator(piece: Piece, takes: SlipFilter): SlipReport {
  const bench = benchOf(piece);
  const examined = slipsOf(piece.raw)
    .filter(takes)
    .map((slip) => examine(bench, slip));
  const counts = { ...none };
  for (const { verdict } of examined) counts[verdict]++;
  return {
    slug: piece.calculator.slug,
    counts,
    score: scoreOf(counts),
    survivors: examined.filter(({ verdict }) => verdict === 'survived'),
    coverage: coverageOf(bench.trial, piece.calculator),
  };
}

const none = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Readonly<Record<Verdict, number>>;

/** The share of noticed slips; leaves out those that say nothing about the examples. */
export function scoreOf({ control, example, law, proof, survived }: SlipReport['counts']): number {
  const noticed = control + example + law + proof;
  return noticed + survived === 0 ? 1 : noticed / (noticed + survived);
}

export function sumOf(reports: readonly SlipReport[]): SlipReport['counts'] {
  const sum = { ...none };
  for (const { counts } of reports) for (const key of verdicts) sum[key] += counts[key];
  return sum;
}
