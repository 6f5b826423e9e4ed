/** What a calculator draws of what is measured, with the values of its answer. */
import { listsOf } from '../../engine/calculator/list-parameter.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { Drawing, DrawingKind, DrawingLook, DrawingRole, DrawnMeasure } from '../../engine/kernel/drawing.js';
import { drawingParts } from '../../engine/kernel/drawing.js';
import type { InputSpec, InputValue } from '../../engine/kernel/module.js';
import type { Answer, AppliedInput } from './answer.js';
import { stepName } from './step-name.js';

/** One measure: what it is called, and its value while there is an answer. */
export interface MeasureView {
  readonly label: string;
  readonly value: MeasureValue | null;
}

export interface MeasureValue {
  readonly value: number;
  readonly unit: string;
  /** The value in the unit that all measures of its quantity share. */
  readonly size: number;
}

/** An item of a list with its two sides. */
export interface RoomView {
  readonly length: MeasureView;
  readonly width: MeasureView;
}

export interface DrawingView {
  readonly kind: DrawingKind;
  readonly measures: Readonly<Partial<Record<DrawingRole, MeasureView>>>;
  readonly look: DrawingLook;
  /** What the gate is called; null where nobody adds one. */
  readonly gate: string | null;
  /** The items of its list; none where only their sum is known. */
  readonly rooms: readonly RoomView[];
}

/** Null where nothing is drawn. */
export function drawingOf(calculator: PreparedCalculator, answer: Answer | null): DrawingView | null {
  const { drawing, specs, labels } = calculator;
  if (drawing === null) return null;
  const view = ({ input, step = '', times }: DrawnMeasure): MeasureView => {
    const spec = specs.find(({ name }) => name === input);
    if (spec !== undefined) return inputView(spec, answer?.inputs[spec.name], times);
    return measureView(stepName(step, labels), stepValue(step, answer), times);
  };
  const measures = Object.entries(drawing.measures).map(([role, measure]) => [role, view(measure)]);
  return {
    kind: drawing.kind,
    measures: Object.fromEntries(measures),
    look: lookOf(drawing, answer),
    gate: gateOf(drawing, calculator, answer),
    rooms: roomsOf(drawing, calculator, answer),
  };
}

/** An answer offers the options that nobody has added. */
function gateOf({ gate }: Drawing, { estimate }: PreparedCalculator, answer: Answer | null): string | null {
  const isOffered = answer?.estimate?.options?.some(({ name }) => name === gate) ?? false;
  const option = answer === null || isOffered ? undefined : estimate?.options?.find(({ name }) => name === gate);
  return option?.line ?? null;
}

/** Plain where its kind has no looks. */
function lookOf({ kind, look, looks }: Drawing, answer: Answer | null): DrawingLook {
  const chosen = looks?.of[String(answer?.inputs[looks.by]?.used)];
  return chosen ?? look ?? drawingParts[kind].looks[0] ?? 'plain';
}

function roomsOf({ rooms }: Drawing, { plan }: PreparedCalculator, answer: Answer | null): readonly RoomView[] {
  if (rooms === undefined) return [];
  const inputs = listsOf(plan).find(({ name }) => name === rooms.list)?.inputs ?? [];
  const side = (item: Readonly<Record<string, AppliedInput>>, { input, times }: DrawnMeasure): MeasureView => {
    const spec = inputs.find(({ name }) => name === input);
    return spec === undefined ? { label: '', value: null } : inputView(spec, item[spec.name], times);
  };
  const items = answer?.lists?.[rooms.list] ?? [];
  return items.map((item) => ({ length: side(item, rooms.length), width: side(item, rooms.width) }));
}

type Found = Omit<MeasureValue, 'size'> | null;

function inputView(spec: InputSpec, applied: AppliedInput | undefined, times: number): MeasureView {
  return measureView(spec.label, inputValue(spec, applied?.used), times);
}

function measureView(label: string, found: Found, times: number): MeasureView {
  return { label, value: found && { ...found, size: found.value * times } };
}

function inputValue(spec: InputSpec, used: InputValue | undefined): Found {
  const { unit = '' } = spec;
  if (used === undefined) return null;
  if (spec.type === 'number') return { value: Number(used), unit };
  if (spec.type === 'day') return null;
  const size = spec.options.find(({ value }) => value === used)?.size;
  return size === undefined ? null : { value: size, unit };
}

function stepValue(name: string, answer: Answer | null): Found {
  const step = answer?.trace.steps.find((each) => each.name === name);
  return typeof step?.value === 'number' ? { value: step.value, unit: step.unit } : null;
}
