/** The form of the drawing of a calculator. */
import type { DrawingKind, DrawingRole } from '../../../engine/kernel/drawing.js';
import { drawingParts } from '../../../engine/kernel/drawing.js';
import type { Located, Optional, Read } from './form.js';
import { group, located, oneOf, optional, placed } from './form.js';
import { reference } from './parts.js';

const measure = (what: string): Optional<Located<string> | null> =>
  optional(reference(`The input or the step with ${what}.`));

export type RawDrawing = Read<typeof drawing>;

const kinds = Object.keys(drawingParts) as readonly DrawingKind[];

const measures = {
  length: measure('the length'),
  width: measure('the width'),
  depth: measure('the depth or the thickness'),
  height: measure('the height'),
  shallow: measure('the depth at the shallow end'),
  deep: measure('the depth at the deep end'),
  rise: measure('how far it rises'),
  run: measure('the level distance in which it rises'),
  steps: measure('the number of steps'),
} satisfies Readonly<Record<DrawingRole, unknown>>;

export const drawing = placed(
  group('A small drawing of what is measured, dimensioned by what people type in.', {
    kind: located(oneOf(kinds, 'What is drawn.')),
    ...measures,
  }),
);
