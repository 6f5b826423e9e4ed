/** The form of the drawing of a calculator. */
import type { DrawingKind, DrawingLook, DrawingRole } from '../../../engine/kernel/drawing.js';
import { drawingLooks, drawingParts } from '../../../engine/kernel/drawing.js';
import type { Form, Located, Named, Optional, Read } from './form.js';
import { either, group, listOf, located, mapOf, mapped, oneOf, optional, placed } from './form.js';
import { optionKey, reference } from './parts.js';

const measure = (what: string): Optional<Located<string> | null> =>
  optional(reference(`The input or the step with ${what}.`));

export type RawDrawing = Read<typeof drawing>;

/** One look, or the looks of the options of an input. */
export interface RawLook {
  readonly single: Located<DrawingLook> | null;
  readonly by: Located<string> | null;
  readonly of: readonly Named<readonly Located<string>[]>[];
}

const kinds = Object.keys(drawingParts) as readonly DrawingKind[];
const looks = Object.keys(drawingLooks) as readonly DrawingLook[];

const measures = {
  length: measure('the length'),
  width: measure('the width'),
  depth: measure('the depth or the thickness'),
  height: measure('the height'),
  shallow: measure('the depth at the shallow end'),
  deep: measure('the depth at the deep end'),
  rise: measure('how far it rises'),
  run: measure('the level distance in which it rises'),
  area: measure('the area'),
  volume: measure('what it contains'),
  steps: measure('the number of steps'),
  posts: measure('the number of posts'),
  count: measure('the number of pieces, downspouts or payments'),
} satisfies Readonly<Record<DrawingRole, unknown>>;

const look: Form<RawLook> = either(
  'What it is made of, or what the pieces are.',
  mapped(located(oneOf(looks, 'What it is made of.')), (single) => ({ single, by: null, of: [] })),
  mapped(
    group('What it is made of, by the option of an input.', {
      by: reference('The input whose options differ.'),
      of: mapOf(
        'Options by their look; the others have the usual one.',
        listOf('Options of the input.', located(optionKey)),
        oneOf(looks, 'What it is made of.'),
      ),
    }),
    (raw) => ({ single: null, ...raw }),
  ),
);

export const drawing = placed(
  group('A small drawing of what is measured, dimensioned by what people type in.', {
    kind: located(oneOf(kinds, 'What is drawn.')),
    ...measures,
    look: optional(look),
    gate: optional(reference('The option of the estimate that a gate shows, once somebody adds it.')),
    rooms: optional(
      placed(
        group('The items of a list, drawn one by one in place of their sum.', {
          list: reference('The list.'),
          length: reference('The input of its items with one side.'),
          width: reference('The input of its items with the other side.'),
        }),
      ),
    ),
  }),
);
