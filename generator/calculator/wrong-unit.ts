/** Reports a step or an input of the wrong kind once, instead of every formula that uses it. */

import type { CategorizedCalculator } from '../elaborate/declaration/entry-category.js';
import type { Located, Named } from '../language/forms/form.js';
import { writtenFormula } from '../language/forms/form.js';
import type { RawInput } from '../language/forms/inputs.js';
import type { Diagnostic } from '../source/diagnostic.js';
import { Reporter } from '../source/diagnostic.js';
import type { DiagnosticCode } from '../source/messages.js';

/** Elaborates a calculator and reports its mistakes. */
type Attempt = (raw: CategorizedCalculator, reporter: Reporter) => unknown;

/** The codes of mistakes that a wrong unit leads to. */
const consequences: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'unit-mismatch',
  'output-unit',
  'cannot-convert',
  'rounding-needs-multiple',
  'mixed-unit-shown',
  'not-a-plain-number',
]);

/** True for a mistake that a wrong unit elsewhere may have led to. */
export function isConsequence({ code }: Diagnostic): boolean {
  return consequences.has(code);
}

/** A step or an input, its name, and the entry with something else in its place. */
interface Suspect {
  readonly name: Located<string>;
  readonly kind: 'step' | 'input';
  readonly replaced: (change: (own: string) => string) => CategorizedCalculator;
}

/** A suspect unit, the unit that fits, and the mistakes that remain. */
interface Culprit {
  readonly suspect: Suspect;
  readonly hint: string;
  readonly left: readonly Diagnostic[];
}

/** The largest calculator, in steps and inputs together, in which a culprit is looked for. */
const mostSuspects = 60;

/** The suspects for which units are tried. */
const mostTried = 2;

/**
 * Replaces several mistakes with units by one at the step or input that they follow from: with it multiplied or divided by
 * one unit of the candidates they are gone. Leaves them as they are if there is no such step or input.
 */
export function gatherConsequences(
  found: readonly Diagnostic[],
  raw: CategorizedCalculator,
  candidates: () => readonly string[],
  attempt: Attempt,
): readonly Diagnostic[] {
  const mistakes = found.filter(isConsequence);
  const culprit = mistakes.length < 2 ? null : findCulprit(mistakes.length, raw, candidates(), attempt);
  if (culprit === null) return found;
  const reporter = new Reporter();
  const { name, kind } = culprit.suspect;
  const places = new Set(culprit.left.map(placeOf));
  const gone = mistakes.filter((each) => !places.has(placeOf(each)));
  const related = gone.slice(0, 2).map(({ span }) => ({ span, label: 'does not fit here' }));
  const args = { name: name.value, kind, places: gone.length };
  reporter.report('unit-of-step', name.span, args, { hint: culprit.hint, related });
  return [...found.filter((each) => !gone.includes(each)), ...reporter.found];
}

function placeOf({ code, span }: Diagnostic): string {
  return `${code} ${span.source.path} ${span.start}`;
}

/** The suspect nearest to the mistakes that explains most of them, and the unit that mends it; null if none does. */
function findCulprit(
  count: number,
  raw: CategorizedCalculator,
  candidates: readonly string[],
  attempt: Attempt,
): Culprit | null {
  const suspects = suspectsIn(raw);
  if (suspects.length > mostSuspects) return null;
  const leftIn = (entry: CategorizedCalculator) => {
    const own = new Reporter();
    attempt(entry, own);
    return own.found.filter(isConsequence);
  };
  const blamed = suspects
    .map((suspect) => ({ suspect, least: leftIn(suspect.replaced(() => 'no_such_name')).length }))
    .filter(({ least }) => least <= count - 2)
    .sort((a, b) => a.least - b.least);
  for (const { suspect, least } of blamed.slice(0, mostTried)) {
    const tried = suspect.kind === 'step' ? factors(candidates) : unitsInstead(candidates);
    for (const { change, hint } of tried) {
      const left = leftIn(suspect.replaced(change));
      if (left.length === least) return { suspect, hint, left };
    }
  }
  return null;
}

interface Remedy {
  readonly change: (own: string) => string;
  readonly hint: string;
}

function factors(candidates: readonly string[]): readonly Remedy[] {
  return candidates.flatMap((unit): readonly Remedy[] => [
    { change: (own) => `(${own}) * 1 ${unit}`, hint: `Multiply it by a value in \`${unit}\`: then they fit.` },
    { change: (own) => `(${own}) / (1 ${unit})`, hint: `Divide it by a value in \`${unit}\`: then they fit.` },
  ]);
}

function unitsInstead(candidates: readonly string[]): readonly Remedy[] {
  return candidates.map((unit) => ({
    change: () => unit,
    hint: `With \`unit: ${unit}\`, or another unit of its kind, they fit.`,
  }));
}

/** Steps from the last to the first, then inputs with a unit. */
function suspectsIn(raw: CategorizedCalculator): readonly Suspect[] {
  const steps = raw.steps.map((step): Suspect => {
    const withText = (text: string): CategorizedCalculator => {
      const changed = { ...step, value: writtenFormula(text, step.name.span) };
      return { ...raw, steps: raw.steps.map((each) => (each === step ? changed : each)) };
    };
    return { name: step.name, kind: 'step', replaced: (change) => withText(change(step.value.text)) };
  });
  return [...steps.reverse(), ...raw.inputs.flatMap((input) => inputSuspect(raw, input) ?? [])];
}

function inputSuspect(raw: CategorizedCalculator, input: Named<RawInput>): Suspect | null {
  const { name, value } = input;
  if (value.type !== 'number' || value.unit === null) return null;
  const own = value.unit.text;
  const withUnit = (text: string): CategorizedCalculator => {
    const changed = { name, value: { ...value, unit: writtenFormula(text, name.span) } };
    return { ...raw, inputs: raw.inputs.map((each) => (each === input ? changed : each)) };
  };
  return { name, kind: 'input', replaced: (change) => withUnit(change(own)) };
}
