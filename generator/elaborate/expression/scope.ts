/** The scope of formulas: everything that they can name. */
import type { DatedPeriods, Input } from '../../program/catalog.js';
import type { Exactness } from '../../program/comparing.js';
import type { Core, Table } from '../../program/core.js';
import type { OpenBounds, OpenFigure } from '../../program/open-figure.js';
import type { Schedule } from '../../program/schedule.js';
import type { Period, SharedFigure } from '../../program/shared-figure.js';
import type { TextPool } from '../../program/text-pool.js';
import type { Reporter } from '../../source/diagnostic.js';
import type { Span } from '../../source/source.js';
import type { UnitNotes } from '../../units/inference.js';
import { newUnitNotes } from '../../units/inference.js';
import type { Unit } from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import type { StepValue } from './value.js';

/** A table as formulas see it: in one unit; with a `high` table when any cell is a range. */
export interface ScopeTable {
  readonly unit: Unit;
  readonly inputs: readonly string[];
  readonly low: Table;
  readonly high: Table | null;
  /** Bounds of what callers may put in place of a cell; null where they may not. */
  readonly open: OpenBounds | null;
}

export interface ScopeSchedule {
  readonly from: Unit;
  readonly unit: Unit;
  /** The select whose options have schedules of their own; null where there is one schedule for all. */
  readonly by: string | null;
  readonly members: readonly ScheduleMember[];
}

/** A schedule, or what a schedule is for one option. */
export interface ScheduleMember {
  readonly option: string | null;
  /** In order; one without ends for a schedule that holds on all days. */
  readonly periods: readonly SchedulePeriod[];
}

export interface SchedulePeriod extends Period {
  readonly schedule: Schedule;
}

/** The names that formulas have used so far, for reports of unused ones. Columns are `input.column`. */
export interface Usage {
  readonly inputs: Set<string>;
  readonly columns: Set<string>;
  readonly lookups: Set<string>;
  readonly steps: Set<string>;
  /** Shared figures, as `group.name`. */
  readonly shared: Set<string>;
  /** Figures in whose place callers may put their own, by the names that callers send. */
  readonly open: Map<string, OpenFigure>;
  /** True once something could not be read. It may have named anything, so nothing is reported as unused. */
  isUnclear: boolean;
}

/** An input that repeats, as formulas over it see it. */
export interface ScopeList {
  readonly name: string;
  readonly inputs: ReadonlyMap<string, Input>;
  readonly brokenNames: ReadonlySet<string>;
  /** The inputs that it gives, which formulas read in its place; null in the formulas that give them. */
  readonly standsFor: readonly string[] | null;
  /** The inputs among those that replace a step, by its formula as printed: the same formula elsewhere reads the input. */
  readonly totals?: ReadonlyMap<string, string>;
  /** True for a day in place of numbers, whose formulas are about the day itself. */
  readonly isDay: boolean;
  readonly least: number;
  readonly most: number;
}

/** Everything that a formula of one calculator can see. Steps are added in order as they are checked. */
export interface Scope {
  /** The language of the catalog, such as `en`. */
  readonly language: string;
  readonly units: UnitTable;
  readonly reporter: Reporter;
  readonly inputs: ReadonlyMap<string, Input>;
  readonly lists: ReadonlyMap<string, ScopeList>;
  /** Names whose definitions had mistakes: using them is not reported again. */
  readonly brokenNames: ReadonlySet<string>;
  readonly tables: ReadonlyMap<string, ScopeTable>;
  readonly schedules: ReadonlyMap<string, ScopeSchedule>;
  /** Shared figures by group. */
  readonly shared: ReadonlyMap<string, ReadonlyMap<string, SharedFigure | null>>;
  /** The periods in which the shared figures of this calculator stay the same; null when none is dated. */
  readonly dated: DatedPeriods | null;
  readonly steps: Map<string, StepValue | null>;
  /** The depth of each step's formula so far; the ends of a range have .low and .high. */
  readonly levels: Map<string, number>;
  /** The exactness of each step; the ends of a range have .low and .high. */
  readonly exactness: Map<string, Exactness>;
  /** The formulas of the steps, in a law, which may use `with` and compares ranges end by end; otherwise null. */
  readonly definitions: ReadonlyMap<string, Core> | null;
  readonly texts: TextPool;
  /** Names of all steps, including those further down. */
  readonly allSteps: readonly string[];
  readonly used: Usage;
  /** The list whose items a formula is about, and a period; otherwise empty. */
  readonly within: string;
  readonly notes: UnitNotes;
  /** Declaration of each input. */
  readonly declared: ReadonlyMap<string, Span>;
}

export function newUsage(): Usage {
  return {
    inputs: new Set(),
    columns: new Set(),
    lookups: new Set(),
    steps: new Set(),
    shared: new Set(),
    open: new Map(),
    isUnclear: false,
  };
}

/** A scope in which nothing has a name. */
export function emptyScope({ units, reporter }: Pick<Scope, 'units' | 'reporter'>): Scope {
  return {
    language: '',
    units,
    reporter,
    inputs: new Map(),
    lists: new Map(),
    brokenNames: new Set(),
    tables: new Map(),
    schedules: new Map(),
    shared: new Map(),
    dated: null,
    steps: new Map(),
    levels: new Map(),
    exactness: new Map(),
    definitions: null,
    texts: { texts: [] },
    allSteps: [],
    used: newUsage(),
    within: '',
    notes: newUnitNotes(),
    declared: new Map(),
  };
}

/** Every name that a formula may use at this point. */
export function visibleNames(scope: Scope): readonly string[] {
  return [...scope.inputs.keys(), ...scope.steps.keys()];
}
