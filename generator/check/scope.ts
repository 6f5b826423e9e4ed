import type { Input } from '../model/catalog.js';
import type { Schedule, Table } from '../model/core.js';
import type { Unit } from '../model/unit.js';
import type { Reporter } from '../text/diagnostic.js';
import type { UnitTable } from './units.js';
import type { Quantity } from './value.js';

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

/** What has been read, so that what nothing reads can be told. Columns are `input.column`. */
export interface Usage {
  readonly inputs: Set<string>;
  readonly columns: Set<string>;
  readonly lookups: Set<string>;
  readonly steps: Set<string>;
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
  readonly steps: Map<string, Quantity | null>;
  /** Names of all steps, also of those further down. */
  readonly allSteps: readonly string[];
  readonly used: Usage;
}

export function newUsage(): Usage {
  return { inputs: new Set(), columns: new Set(), lookups: new Set(), steps: new Set(), isUnclear: false };
}

/** Every name that a formula may use at this point. */
export function visibleNames(scope: Scope): readonly string[] {
  return [...scope.inputs.keys(), ...scope.steps.keys()];
}
