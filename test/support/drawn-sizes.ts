/** Three sizes of each kind of drawing, as people meet them: a small one, a usual one and a large one. */
import type { DrawingKind, DrawingLook, DrawingRole } from '../../engine/kernel/drawing.js';

export type Sizes = Readonly<Partial<Record<DrawingRole, number>>>;

type Drawn = Sizes & {
  readonly look?: DrawingLook;
  readonly gate?: string;
  readonly rooms?: readonly (readonly [length: number, width: number])[];
};

export const drawnSizes: Readonly<Record<DrawingKind, readonly [small: Drawn, usual: Drawn, large: Drawn]>> = {
  slab: [
    { length: 4, width: 4, depth: 0.33 },
    { length: 20, width: 10, depth: 0.33 },
    { length: 200, width: 12, depth: 0.5 },
  ],
  pit: [
    { length: 4, width: 4, depth: 3 },
    { length: 30, width: 15, depth: 6 },
    { length: 200, width: 40, depth: 12 },
  ],
  pool: [
    { length: 12, width: 8, shallow: 3, deep: 4 },
    { length: 30, width: 15, shallow: 3.5, deep: 6 },
    { length: 60, width: 30, shallow: 3.5, deep: 12 },
  ],
  trench: [
    { length: 10, width: 0.5, depth: 1 },
    { length: 100, width: 0.5, depth: 2 },
    { length: 1000, width: 2, depth: 4 },
  ],
  bore: [{ depth: 60 }, { depth: 200 }, { depth: 1400 }],
  fence: [
    { length: 16, height: 4, posts: 3, look: 'mesh' },
    { length: 64, height: 6, posts: 9, gate: 'Walk gate' },
    { length: 800, height: 8, posts: 101, look: 'pickets' },
  ],
  wall: [
    { length: 8, height: 2 },
    { length: 40, height: 6 },
    { length: 160, height: 20, look: 'laps' },
  ],
  gutter: [
    { length: 30, count: 1 },
    { length: 160, count: 4 },
    { length: 800, count: 20 },
  ],
  room: [
    { length: 8, width: 6 },
    { length: 15, width: 12, look: 'planks' },
    { length: 80, width: 20, look: 'tiles' },
  ],
  plot: [
    { area: 120, look: 'tiles' },
    {
      area: 500,
      look: 'planks',
      rooms: [
        [14, 12],
        [20, 15],
        [10, 9],
        [12, 11],
      ],
    },
    { area: 43560, look: 'grass' },
  ],
  roof: [
    { rise: 3, run: 12 },
    { rise: 6, run: 12 },
    { rise: 12, run: 12 },
  ],
  stairs: [
    { rise: 2, run: 2.5, steps: 3 },
    { rise: 9, run: 12, steps: 15 },
    { rise: 12, run: 18, steps: 20 },
  ],
  ramp: [
    { rise: 0.5, run: 6 },
    { rise: 2, run: 24 },
    { rise: 5, run: 100 },
  ],
  tank: [{ volume: 60 }, { volume: 1500 }, { volume: 20000 }],
  pieces: [
    { count: 3, look: 'door' },
    { count: 23, look: 'panel' },
    { count: 140, look: 'tree' },
  ],
  payments: [{ count: 18 }, { count: 180 }, { count: 360 }],
};
