/** What formulas can see. */
import type { DatedPeriods, Input } from '../../model/catalog.js';
import type { Core, Schedule, Table } from '../../model/core.js';
import type { SharedFigure } from '../../model/shared-figure.js';
import type { TextPool } from '../../model/texts.js';
import type { Unit } from '../../model/unit.js';
import type { Reporter } from '../../text/diagnostic.js';
import type { Span } from '../../text/source.js';
import type { UnitTable } from './units.js';
import type { StepValue } from './value.js';

/** A table as formulas see it: in one unit, and of ranges when one of its cells is one. */
export interface ScopeTable {
  readonly unit: Unit;
  readonly inputs: readonly string[];
  readonly low: Table;
  readonly high: Table | null;
}

export interface ScopeSchedule {
  readonly from: Unit;
  readonly unit: Unit;
  readonly schedule: Schedule;
}

/** What has been read, so that what nothing reads can be reported. Columns are `input.column`. */
export interface Usage {
  readonly inputs: Set<string>;
  readonly columns: Set<string>;
  readonly lookups: Set<string>;
  readonly steps: Set<string>;
  /** Shared figures, as `group.name`. */
  readonly shared: Set<string>;
  /** True once something could not be read: what it was meant to use is then not known. */
  isUnclear: boolean;
}

/** Everything that a formula of one calculator can see. Steps are added in order as they are checked. */
export interface Scope {
  readonly units: UnitTable;
  readonly reporter: Reporter;
  readonly inputs: ReadonlyMap<string, Input>;
  /** Inputs whose definition had mistakes: their names are known, their values are not. */
  readonly brokenNames: ReadonlySet<string>;
  readonly tables: ReadonlyMap<string, ScopeTable>;
  readonly schedules: ReadonlyMap<string, ScopeSchedule>;
  /** Shared figures by group. */
  readonly shared: ReadonlyMap<string, ReadonlyMap<string, SharedFigure | null>>;
  /** The periods between which shared figures of this calculator change; null where none does. */
  readonly dated: DatedPeriods | null;
  readonly steps: Map<string, StepValue | null>;
  /** How deep the formula of each step so far is; the ends of a range have .low and .high. */
  readonly levels: Map<string, number>;
  /** In a law, which may ask for other inputs and compares ranges end by end, the formulas of the steps; else null. */
  readonly definitions: ReadonlyMap<string, Core> | null;
  readonly texts: TextPool;
  /** Names of all steps, also of those further down. */
  readonly allSteps: readonly string[];
  readonly used: Usage;
  /** Where each input is declared. */
  readonly declared: ReadonlyMap<string, Span>;
}

export function newUsage(): Usage {
  return {
    inputs: new Set(),
    columns: new Set(),
    lookups: new Set(),
    steps: new Set(),
    shared: new Set(),
    isUnclear: false,
  };
}

/** Every name that a formula may use at this point. */
export function visibleNames(scope: Scope): readonly string[] {
  return [...scope.inputs.keys(), ...scope.steps.keys()];
}
