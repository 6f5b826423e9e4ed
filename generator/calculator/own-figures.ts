/** Proves a calculator for a caller's own figures, over the whole range in which each is open. */
import type { NumberInput, OwnFigures, Step } from '../program/catalog.js';
import type { OpenFigure } from '../program/open-figure.js';
import { ownNames } from '../program/open-figure.js';
import type { Program } from '../program/program.js';
import type { Reporter } from '../source/diagnostic.js';
import { isPlain, unitLabel } from '../units/unit.js';
import { proveClamping } from './clamping-roots.js';
import type { FormulaSpans } from './report-findings.js';
import { reportFindings } from './report-findings.js';
import { withSettledConditions } from './settle-conditions.js';
import type { Understood } from './understood.js';

/** Parts of the calculator that the proof needs. */
interface Proving {
  readonly programOf: (understood: Understood) => Program;
  readonly spansOf: (understood: Understood) => FormulaSpans;
}

/**
 * The open figures of a calculator and the steps for them; undefined after a mistake, null where it has none and jobs
 * have no step in common.
 */
export function proveOwnFigures(
  { own, scope, labels, steps: written, estimate }: Understood,
  proving: Proving,
  reporter: Reporter,
): OwnFigures | null | undefined {
  const isJoined = (estimate?.together.size ?? 0) > 0;
  if (own === null) return isJoined ? { figures: [], steps: written } : null;
  const figures = [...scope.used.open.values()].map((each) => ({
    ...each,
    label: labels.get(each.name) ?? each.label,
  }));
  const steps = provedSteps(own, figures, proving, reporter);
  return steps === null ? undefined : { figures, steps };
}

function provedSteps(
  open: Understood,
  figures: readonly OpenFigure[],
  { programOf, spansOf }: Proving,
  reporter: Reporter,
): readonly Step[] | null {
  const withInputs = (each: Understood): Program => {
    const program = programOf(each);
    return { ...program, inputs: [...program.inputs, ...figures.flatMap(ownInputs)] };
  };
  const { understood, program, proof } = proveClamping(open, withInputs);
  reportFindings(proof, program, spansOf(understood), reporter);
  if (proof.findings.length > 0) return null;
  // What several jobs have in common may go beyond the bounds of one, for which conditions are settled.
  const isJoined = (understood.estimate?.together.size ?? 0) > 0;
  return isJoined ? understood.steps : withSettledConditions(understood, proof).steps;
}

/** An own figure is one number, and the catalog's a low end and how far the high one lies above it. */
function ownInputs({ name, label, unit, accepts, min, max, widest }: OpenFigure): readonly NumberInput[] {
  const common = { kind: 'number', label, unit, accepts, whole: false, hint: null, deprecated: null } as const;
  const shown = isPlain(unit) ? null : unitLabel(unit);
  const input = (own: string, from: number, to: number): NumberInput => {
    return { ...common, name: own, unitLabel: shown, default: from, min: from, max: to, step: to - from };
  };
  const { low, spread } = ownNames(name);
  return [input(low, min, max), ...(widest === null ? [] : [input(spread, 0, widest)])];
}
