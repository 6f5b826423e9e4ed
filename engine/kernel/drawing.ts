/** Small drawings of what is measured: their kinds, what each is dimensioned by, and what it may be made of. */

/** What a role measures. Measures of the same quantity are drawn to one scale. */
export type DrawnQuantity = 'distance' | 'area' | 'volume' | 'count';

/** What may be dimensioned in a drawing. */
export const drawingRoles = {
  length: 'distance',
  width: 'distance',
  depth: 'distance',
  height: 'distance',
  shallow: 'distance',
  deep: 'distance',
  rise: 'distance',
  run: 'distance',
  area: 'area',
  volume: 'volume',
  steps: 'count',
  posts: 'count',
  count: 'count',
} as const satisfies Readonly<Record<string, DrawnQuantity>>;

export type DrawingRole = keyof typeof drawingRoles;

/** What surfaces are made of, and what pieces look like. */
export const drawingLooks = {
  plain: 'without a pattern',
  boards: 'upright boards',
  planks: 'planks of a floor',
  pickets: 'single bars',
  mesh: 'wire mesh',
  wires: 'single wires',
  courses: 'courses of stones',
  laps: 'boards that lap over those below',
  tiles: 'tiles',
  grass: 'grass',
  box: 'boxes',
  bag: 'bags',
  pallet: 'pallets',
  window: 'windows',
  door: 'doors',
  panel: 'solar panels',
  pier: 'piers or posts',
  tree: 'trees',
  stump: 'stumps',
} as const satisfies Readonly<Record<string, string>>;

export type DrawingLook = keyof typeof drawingLooks;

/** The roles that a drawing needs, those that it takes besides, and its looks, the usual one first. */
export interface DrawingParts {
  readonly needs: readonly DrawingRole[];
  readonly takes: readonly DrawingRole[];
  readonly looks: readonly DrawingLook[];
  /** Draws an option of the estimate once somebody adds it. */
  readonly gate?: true;
  /** Draws the items of a list in place of their sum. */
  readonly rooms?: true;
}

const surfaces = ['plain', 'planks', 'tiles', 'grass'] as const;

/** Every kind of drawing: layers and holes, things that stand on the ground, slopes, surfaces, and what is counted. */
export const drawingParts = {
  slab: { needs: ['length', 'width', 'depth'], takes: [], looks: [] },
  pit: { needs: ['length', 'width', 'depth'], takes: [], looks: [] },
  pool: { needs: ['length', 'shallow', 'deep'], takes: ['width'], looks: [] },
  trench: { needs: ['length', 'width', 'depth'], takes: [], looks: [] },
  bore: { needs: ['depth'], takes: [], looks: [] },
  fence: { needs: ['length'], takes: ['height', 'posts'], looks: ['boards', 'pickets', 'mesh', 'wires'], gate: true },
  wall: { needs: ['length', 'height'], takes: [], looks: ['courses', 'plain', 'laps', 'boards'] },
  gutter: { needs: ['length', 'count'], takes: [], looks: [] },
  room: { needs: ['length', 'width'], takes: [], looks: surfaces },
  plot: { needs: ['area'], takes: [], looks: surfaces, rooms: true },
  roof: { needs: ['rise', 'run'], takes: [], looks: [] },
  stairs: { needs: ['rise', 'run', 'steps'], takes: [], looks: [] },
  ramp: { needs: ['rise', 'run'], takes: [], looks: [] },
  tank: { needs: ['volume'], takes: [], looks: [] },
  pieces: {
    needs: ['count'],
    takes: [],
    looks: ['box', 'bag', 'pallet', 'window', 'door', 'panel', 'pier', 'tree', 'stump'],
  },
  payments: { needs: ['count'], takes: [], looks: [] },
} as const satisfies Readonly<Record<string, DrawingParts>>;

export type DrawingKind = keyof typeof drawingParts;

/** A measure of a drawing: an input or a step, whose value times `times` is in the unit of the first measure. */
export interface DrawnMeasure {
  readonly input?: string;
  readonly step?: string;
  readonly times: number;
}

/** The items of a list, each with its sides, which are inputs of the list. */
export interface DrawnRooms {
  readonly list: string;
  readonly length: DrawnMeasure;
  readonly width: DrawnMeasure;
}

export interface Drawing {
  readonly kind: DrawingKind;
  readonly measures: Readonly<Partial<Record<DrawingRole, DrawnMeasure>>>;
  /** Absent for the usual look of its kind. */
  readonly look?: DrawingLook;
  /** The look of each option of an input that has another one. */
  readonly looks?: { readonly by: string; readonly of: Readonly<Record<string, DrawingLook>> };
  /** The option of the estimate that is drawn as a gate. */
  readonly gate?: string;
  readonly rooms?: DrawnRooms;
}
