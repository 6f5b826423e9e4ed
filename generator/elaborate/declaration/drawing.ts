/** Checks the drawing of a calculator: each measure is an input or a step, and all distances can be drawn to one scale. */
import type { Drawing, DrawingParts, DrawingRole, DrawnMeasure } from '../../../engine/kernel/drawing.js';
import { countedRoles, drawingParts, drawingRoles } from '../../../engine/kernel/drawing.js';
import type { RawDrawing } from '../../language/forms/drawing.js';
import type { Located } from '../../language/forms/form.js';
import { suggestOrList } from '../../source/hint.js';
import { isDoubted, unitRead } from '../../units/inference.js';
import { toNumber } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { conversionFactor, isCountable, isMoney, isPlain, sameDimensions } from '../../units/unit.js';
import { isKindCounted } from '../../units/units.js';
import { noteDemand } from '../expression/operand.js';
import type { Scope } from '../expression/scope.js';
import { visibleNames } from '../expression/scope.js';
import { describeValue, quotedUnit } from '../expression/value.js';

/** The input or step of a measure. */
interface Measured {
  readonly role: DrawingRole;
  readonly name: Located<string>;
  readonly unit: Unit;
  readonly isStep: boolean;
}

/** The drawing; null where there is none, or after a mistake. */
export function checkDrawing(raw: RawDrawing | null, scope: Scope): Drawing | null {
  if (raw === null) return null;
  const { kind } = raw;
  reportRoles(raw, scope);
  const measured = drawingRoles.flatMap((role) => {
    const name = raw[role];
    return name === null ? [] : (measureOf(role, name, scope) ?? []);
  });
  const distances = measured.filter(({ role }) => !countedRoles.includes(role));
  const first = distances.find(({ unit }) => isDistance(unit)) ?? distances[0];
  const measures = measured.flatMap((each) => drawn(each, first ?? each, scope));
  return { kind: kind.value, measures: Object.fromEntries(measures) };
}

function isDistance(unit: Unit): boolean {
  return !isPlain(unit) && !isMoney(unit);
}

/** Reports measures that this kind of drawing lacks, and those that it does not take. */
function reportRoles(raw: RawDrawing, { reporter }: Scope): void {
  const { kind, span } = raw;
  const { needs, takes }: DrawingParts = drawingParts[kind.value];
  const owner = `a drawing of a ${kind.value}`;
  for (const role of needs) if (raw[role] === null) reporter.report('missing-key', span, { name: role, owner });
  for (const role of drawingRoles) {
    const written = raw[role];
    if (written === null || needs.includes(role) || takes.includes(role)) continue;
    const hint = `It is dimensioned by ${[...needs, ...takes].join(', ')}.`;
    reporter.report('unknown-key', written.span, { name: role, owner }, { hint });
  }
}

/** The input or the step of a measure; null after reporting a name that is none, or has no single number. */
function measureOf(role: DrawingRole, name: Located<string>, scope: Scope): Measured | null {
  const { inputs, steps, brokenNames, used, reporter } = scope;
  const input = inputs.get(name.value);
  const step = steps.get(name.value);
  if (step === null || brokenNames.has(name.value)) {
    used.isUnclear = true;
    return null;
  }
  const read = input && (input.kind === 'number' ? input : input.value);
  if (read) return { role, name, unit: unitRead(`input ${name.value}`, read.unit, scope.notes), isStep: false };
  if (step?.kind === 'number') {
    used.steps.add(name.value);
    return { role, name, unit: step.unit, isStep: true };
  }
  if (input === undefined && step === undefined) {
    const hint = suggestOrList(name.value, visibleNames(scope), 'Inputs and steps');
    reporter.report('unknown-name', name.span, { name: name.value }, hint);
  } else {
    const found = step === undefined ? 'a choice whose options have no value' : describeValue(step);
    reporter.report('wrong-kind', name.span, { expected: 'a number', found });
  }
  return null;
}

/** A measure with its scale to the first distance; none after reporting one that cannot be drawn beside that. */
function drawn(
  { role, name, unit, isStep }: Measured,
  first: Measured,
  scope: Scope,
): readonly (readonly [DrawingRole, DrawnMeasure])[] {
  const at = isStep ? { step: name.value } : { input: name.value };
  const isCount = countedRoles.includes(role);
  const measure = { value: { unit }, span: name.span };
  if (isCount) noteDemand(measure, (each) => isPlain(each) || isKindCounted(each, scope.units), scope);
  else noteDemand(measure, first.unit, scope, first.name.span);
  const fits = isCount ? isPlain(unit) || isCountable(unit) : isDistance(unit) && sameDimensions(unit, first.unit);
  if (isDoubted(unit) || isDoubted(first.unit)) return [];
  if (fits) return [[role, { ...at, times: isCount ? 1 : toNumber(conversionFactor(unit, first.unit)) }]];
  const expected = isCount ? 'a number that is counted' : `a distance like \`${first.name.value}\``;
  scope.reporter.report('wrong-kind', name.span, { expected, found: quotedUnit(unit) });
  return [];
}
