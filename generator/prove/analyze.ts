/** What the proof finds out about one box. */
import type { Condition, Core } from '../model/core.js';
import type { Interval } from '../model/interval.js';
import { hull } from '../model/interval.js';
import type { Amount } from '../model/program.js';
import type { Box } from './box.js';
import { hullOfBoxes } from './box.js';
import type { Formulas } from './formulas.js';
import type { Notes, Opening } from './obligations.js';
import { createNotes, judge, judgeAmount, judgeCondition } from './obligations.js';
import type { Place } from './place.js';
import { placeOf } from './places.js';

/** What the proof finds out about one box. */
export interface Analysis {
  /** The box, less what the requirements keep out of it. */
  readonly box: Box;
  /** The parts of the box that meet the requirements. */
  readonly places: readonly Place[];
  /** Nodes that could not be shown to have an answer everywhere in the box. */
  readonly open: ReadonlyMap<Core, Opening>;
  /** Amounts that could not be shown to stay at or above zero. */
  readonly openAmounts: ReadonlySet<Amount>;
  /** Roots of what falls below zero by no more than rounding errors. */
  readonly roundedRoots: ReadonlySet<Core>;
  /** Conditions that may hold, and that may fail, somewhere in the box. */
  readonly mayHold: ReadonlySet<Condition>;
  readonly mayFail: ReadonlySet<Condition>;
  /** The interval of a formula over the box, and the same by all that the proof can do. */
  readonly bounds: (core: Core) => Interval;
  readonly sharp: (core: Core) => Interval;
}

/** Runs the whole program over a box; null when no point of the box meets the requirements. */
export function analyze(formulas: Formulas, box: Box): Analysis | null {
  const { program } = formulas;
  const notes = createNotes();
  const places = placesOf(formulas, box, notes);
  if (places.length === 0) return null;
  for (const place of places) {
    for (const { core } of program.steps) judge(core, place, notes);
    for (const output of program.outputs) judge(output, place, notes);
    for (const condition of program.conditions) judgeCondition(condition, place, notes);
    for (const amount of program.amounts) judgeAmount(amount, place, notes);
  }
  return {
    box: hullOfBoxes(places.map((place) => place.box)),
    places,
    ...notes,
    bounds: (core) => hull(places.map((place) => place.bounds(core))),
    sharp: (core) => hull(places.map((place) => place.sharp(core))),
  };
}

/** The parts of a box in which all requirements hold. */
export function placesOf(formulas: Formulas, box: Box, notes: Notes | null = null): readonly Place[] {
  let places: readonly Place[] = [placeOf(formulas, box)];
  for (const requirement of formulas.program.requirements) {
    if (notes !== null) for (const place of places) judgeCondition(requirement, place, notes);
    places = places.flatMap((place) => place.where(requirement, true));
  }
  return places;
}
