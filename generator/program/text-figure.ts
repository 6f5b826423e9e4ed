/** Texts that calculators show and publish. */
import type { Core } from './core.js';
import type { TextPool } from './text-pool.js';

/** A text of a calculator: the formula of its number in the pool, and all its possible texts. */
export interface TextFigure {
  readonly core: Core;
  readonly pool: TextPool;
  readonly possible: readonly string[];
}
