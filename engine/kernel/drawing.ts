/** Small drawings of what is measured: their kinds, and what each is dimensioned by. */

/** What may be dimensioned in a drawing: distances, and `steps`, which are counted. */
export const drawingRoles = ['length', 'width', 'depth', 'height', 'shallow', 'deep', 'rise', 'run', 'steps'] as const;

export type DrawingRole = (typeof drawingRoles)[number];

/** The roles that are counted; all others are distances. */
export const countedRoles: readonly DrawingRole[] = ['steps'];

/** The roles that a drawing needs, and those that it takes besides. */
export interface DrawingParts {
  readonly needs: readonly DrawingRole[];
  readonly takes: readonly DrawingRole[];
}

/** Every kind of drawing: a layer on the ground, a hole in it, things that stand on it, and slopes. */
export const drawingParts = {
  slab: { needs: ['length', 'width', 'depth'], takes: [] },
  pit: { needs: ['length', 'width', 'depth'], takes: [] },
  pool: { needs: ['length', 'shallow', 'deep'], takes: ['width'] },
  trench: { needs: ['length', 'width', 'depth'], takes: [] },
  fence: { needs: ['length'], takes: ['height'] },
  wall: { needs: ['length', 'height'], takes: [] },
  room: { needs: ['length', 'width'], takes: [] },
  roof: { needs: ['rise', 'run'], takes: [] },
  stairs: { needs: ['rise', 'run', 'steps'], takes: [] },
  ramp: { needs: ['rise', 'run'], takes: [] },
} as const satisfies Readonly<Record<string, DrawingParts>>;

export type DrawingKind = keyof typeof drawingParts;

/** A measure of a drawing: an input or a step, whose value times `times` is in the unit of the first measure. */
export interface DrawnMeasure {
  readonly input?: string;
  readonly step?: string;
  readonly times: number;
}

export interface Drawing {
  readonly kind: DrawingKind;
  readonly measures: Readonly<Partial<Record<DrawingRole, DrawnMeasure>>>;
}
