/** The form of `deprecated`, of a calculator or of an input. */
import type { Read } from './form.js';
import { group, located, optional, text } from './form.js';
import { day } from './parts.js';

/** Days as 2026-03-01. */
export type RawDeprecation = Read<typeof deprecation>;

export const deprecation = group('To be used no longer. It works as before until it is taken out.', {
  since: located(day('Since when.')),
  until: optional(located(day('It stays at least until then.'))),
  use: optional(
    located(text('What to use instead: the slug of a calculator, or the name of an input of this calculator.', 60)),
  ),
});
