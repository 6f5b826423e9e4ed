/** Figures as they are published at a point: rounded, and texts by their words. */
import { roundTo } from '../../engine/kernel/math.js';
import type { Ends, Figure, NamedFigure } from './catalog.js';
import type { Evaluation } from './evaluate.js';
import type { TextFigure } from './text-figure.js';
import { textOfCode } from './text-pool.js';

export function published({ core, decimals }: Figure, { number }: Evaluation): number {
  return roundTo(number(core), decimals);
}

/** Both ends, equal where the figure is certain. */
export function publishedEnds({ low, high }: Pick<NamedFigure, 'low' | 'high'>, at: Evaluation): Ends {
  return { low: published(low, at), high: published(high ?? low, at) };
}

export function publishedFigure(figure: Pick<NamedFigure, 'low' | 'high'>, at: Evaluation): number | Ends {
  return figure.high === null ? published(figure.low, at) : publishedEnds(figure, at);
}

export function textAt({ core, pool }: TextFigure, { number }: Evaluation): string {
  return textOfCode(pool, number(core));
}
