/** Checks the drawing of a calculator: what its measures are, that those of one quantity have one scale, and its looks. */
import type {
  Drawing,
  DrawingParts,
  DrawingRole,
  DrawnMeasure,
  DrawnQuantity,
} from '../../../engine/kernel/drawing.js';
import { drawingParts, drawingRoles } from '../../../engine/kernel/drawing.js';
import type { RawDrawing } from '../../language/forms/drawing.js';
import type { Located } from '../../language/forms/form.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import { suggestOrList } from '../../source/hint.js';
import { isDoubted, unitRead } from '../../units/inference.js';
import { toNumber } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { conversionFactor, isCountable, isPlain, sameDimensions } from '../../units/unit.js';
import { isKindCounted } from '../../units/units.js';
import { noteDemand } from '../expression/operand.js';
import type { Scope } from '../expression/scope.js';
import { visibleNames } from '../expression/scope.js';
import { describeValue, quotedUnit } from '../expression/value.js';
import { checkLook } from './drawing-look.js';

/** The input or step of a measure. */
interface Measured {
  readonly role: DrawingRole;
  readonly name: Located<string>;
  readonly unit: Unit;
  readonly isStep: boolean;
}

const roles = Object.keys(drawingRoles) as readonly DrawingRole[];

/** The drawing; null where there is none, or after a mistake. */
export function checkDrawing({ drawing: raw, estimate }: RawCalculator, scope: Scope): Drawing | null {
  if (raw === null) return null;
  const { kind } = raw;
  reportRoles(raw, scope);
  const measured = roles.flatMap((role) => {
    const name = raw[role];
    return name === null ? [] : (measureOf(role, name, scope) ?? []);
  });
  return {
    kind: kind.value,
    measures: Object.fromEntries(drawnAll(measured, scope)),
    ...checkLook(raw, scope),
    ...checkGate(raw, estimate, scope),
    ...checkRooms(raw, scope),
  };
}

/** The measures with their scales, each to the first of its quantity. */
function drawnAll(measured: readonly Measured[], scope: Scope): readonly (readonly [DrawingRole, DrawnMeasure])[] {
  return measured.flatMap((each) => {
    const quantity = drawingRoles[each.role];
    const alike = measured.filter(({ role }) => drawingRoles[role] === quantity);
    const first = alike.find(({ unit }) => isOf(quantity, unit, scope)) ?? each;
    return drawn(each, first, scope);
  });
}

const powers = { distance: 1, area: 2, volume: 3 } as const;

/** True for a number that is counted, or a power of one kind that is not counted, such as square feet. */
function isOf(quantity: DrawnQuantity, unit: Unit, { units }: Scope): boolean {
  if (quantity === 'count') return isPlain(unit) || isCountable(unit);
  const [[name = '', power] = [], ...others] = [...unit.dimensions];
  const base = units.bases.get(name);
  return others.length === 0 && power === powers[quantity] && base?.counts !== true && base?.symbol === null;
}

/** Reports what this kind of drawing lacks, and what it does not take. */
function reportRoles(raw: RawDrawing, { reporter }: Scope): void {
  const { kind, span } = raw;
  const { needs, takes, looks, gate, rooms }: DrawingParts = drawingParts[kind.value];
  const owner = `a drawing of kind ${kind.value}`;
  for (const role of needs) if (raw[role] === null) reporter.report('missing-key', span, { name: role, owner });
  const others = [...(looks.length > 0 ? ['look'] : []), ...(gate ? ['gate'] : []), ...(rooms ? ['rooms'] : [])];
  const known = [...needs, ...takes, ...others];
  const written = [...roles.map((role) => [role, raw[role]?.span] as const), ['gate', raw.gate?.span] as const];
  for (const [name, at] of [...written, ['rooms', raw.rooms?.span] as const, ['look', lookSpan(raw)] as const]) {
    if (at === undefined || known.includes(name)) continue;
    reporter.report('unknown-key', at, { name, owner }, { hint: `It takes ${known.join(', ')}.` });
  }
}

function lookSpan({ look }: RawDrawing) {
  return (look?.single ?? look?.by)?.span;
}

/** The option of the estimate that is drawn. */
function checkGate(
  { gate }: RawDrawing,
  estimate: RawCalculator['estimate'],
  { reporter }: Scope,
): Pick<Drawing, 'gate'> {
  if (gate === null) return {};
  const options = (estimate?.options ?? []).map(({ name }) => name.value);
  if (options.includes(gate.value)) return { gate: gate.value };
  const hint = suggestOrList(gate.value, options, 'Options of the estimate');
  reporter.report('unknown-name', gate.span, { name: gate.value }, hint);
  return {};
}

/** The sides of the items of a list. */
function checkRooms({ rooms }: RawDrawing, scope: Scope): Pick<Drawing, 'rooms'> {
  if (rooms === null) return {};
  const list = scope.lists.get(rooms.list.value);
  if (list === undefined) {
    const hint = suggestOrList(rooms.list.value, [...scope.lists.keys()], 'Lists');
    scope.reporter.report('unknown-name', rooms.list.span, { name: rooms.list.value }, hint);
    return {};
  }
  const within: Scope = { ...scope, inputs: list.inputs, brokenNames: list.brokenNames, steps: new Map() };
  const sides = (['length', 'width'] as const).flatMap((role) => measureOf(role, rooms[role], within) ?? []);
  const { length, width } = Object.fromEntries(drawnAll(sides, scope)) as Drawing['measures'];
  return length === undefined || width === undefined ? {} : { rooms: { list: list.name, length, width } };
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

const expected: Readonly<Record<DrawnQuantity, string>> = {
  distance: 'a distance',
  area: 'an area',
  volume: 'a volume',
  count: 'a number that is counted',
};

/** A measure with its scale to the first of its quantity; none after reporting one that cannot be drawn beside that. */
function drawn(
  { role, name, unit, isStep }: Measured,
  first: Measured,
  scope: Scope,
): readonly (readonly [DrawingRole, DrawnMeasure])[] {
  const quantity = drawingRoles[role];
  const at = isStep ? { step: name.value } : { input: name.value };
  const isCount = quantity === 'count';
  const measure = { value: { unit }, span: name.span };
  if (isCount) noteDemand(measure, (each) => isPlain(each) || isKindCounted(each, scope.units), scope);
  else noteDemand(measure, first.unit, scope, first.name.span);
  const fits = isOf(quantity, unit, scope) && (isCount || sameDimensions(unit, first.unit));
  if (isDoubted(unit) || isDoubted(first.unit)) return [];
  if (fits) return [[role, { ...at, times: isCount ? 1 : toNumber(conversionFactor(unit, first.unit)) }]];
  const like = first.name.value === name.value ? '' : ` like \`${first.name.value}\``;
  scope.reporter.report('wrong-kind', name.span, { expected: `${expected[quantity]}${like}`, found: quotedUnit(unit) });
  return [];
}
