/** Texts that calculators show and publish. */
import { dayText } from '../../engine/kernel/days.js';
import type { Span } from '../source/source.js';
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

/** A text or a day with the name of its step, which is part of the contract with callers. */
export interface NamedText {
  readonly name: string;
  readonly text: ShownText;
}

/** A text in a sentence; `step` is null when it is not a step. */
export interface WordsPart {
  readonly kind: 'words';
  readonly step: string | null;
  readonly figure: TextFigure;
  readonly span: Span;
}

/** A day in a sentence; `step` is null for an input, and for a formula. */
export interface DayPart {
  readonly kind: 'day';
  readonly step: string | null;
  readonly core: Core;
  readonly span: Span;
}

/** The text for its number; days are written as 2026-03-01. */
export function textOf({ pool }: Pick<ShownText, 'pool'>, number: number): string {
  return pool === null ? dayText(number) : textOfCode(pool, number);
}
