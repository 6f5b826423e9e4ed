/** Texts that calculators show and publish. */
import { dayText } from '../../engine/kernel/days.js';
import type { Core } from './core.js';
import type { TextPool } from './text-pool.js';
import { textOfCode } from './text-pool.js';

/** A text of a calculator: the formula of its number in the pool, and all its possible texts. */
export interface TextFigure {
  readonly core: Core;
  readonly pool: TextPool;
  readonly possible: readonly string[];
}

/** What a sentence shows in words: a text, or a day, which has no pool and may be any. */
export interface ShownText extends Pick<TextFigure, 'core' | 'possible'> {
  readonly pool: TextPool | null;
}

/** The text for its number; days are written as 2026-03-01. */
export function textOf({ pool }: Pick<ShownText, 'pool'>, number: number): string {
  return pool === null ? dayText(number) : textOfCode(pool, number);
}
