/** Texts that calculators show and publish. */
import type { Core } from './core.js';
import type { TextPool } from './texts.js';

/** A text of a calculator: the formula of its number, and all that it can be. */
export interface TextFigure {
  readonly core: Core;
  readonly pool: TextPool;
  readonly possible: readonly string[];
}
