/** What a calculator draws of what is measured, with the values of its answer. */
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { DrawingKind, DrawingRole, DrawnMeasure } from '../../engine/kernel/drawing.js';
import type { InputSpec, InputValue } from '../../engine/kernel/module.js';
import type { Answer } from './answer.js';
import { stepName } from './step-name.js';

/** One measure: what it is called, and its value while there is an answer. */
export interface MeasureView {
  readonly label: string;
  readonly value: MeasureValue | null;
}

export interface MeasureValue {
  readonly value: number;
  readonly unit: string;
  /** The value in the unit that all measures of the drawing share. */
  readonly size: number;
}

export interface DrawingView {
  readonly kind: DrawingKind;
  readonly measures: Readonly<Partial<Record<DrawingRole, MeasureView>>>;
}

/** Null where nothing is drawn. */
export function drawingOf(calculator: PreparedCalculator, answer: Answer | null): DrawingView | null {
  const { drawing } = calculator;
  if (drawing === null) return null;
  const measures = Object.entries(drawing.measures).map(([role, measure]) => [
    role,
    measureView(measure, calculator, answer),
  ]);
  return { kind: drawing.kind, measures: Object.fromEntries(measures) };
}

function measureView(
  { input, step = '', times }: DrawnMeasure,
  { specs, labels }: PreparedCalculator,
  answer: Answer | null,
): MeasureView {
  const spec = specs.find(({ name }) => name === input);
  const found = spec === undefined ? stepValue(step, answer) : inputValue(spec, answer?.inputs[spec.name]?.used);
  const value = found && { ...found, size: found.value * times };
  return { label: spec?.label ?? stepName(step, labels), value };
}

type Found = Omit<MeasureValue, 'size'> | null;

function inputValue(spec: InputSpec, used: InputValue | undefined): Found {
  const { unit = '' } = spec;
  if (used === undefined) return null;
  if (spec.type === 'number') return { value: Number(used), unit };
  const size = spec.options.find(({ value }) => value === used)?.size;
  return size === undefined ? null : { value: size, unit };
}

function stepValue(name: string, answer: Answer | null): Found {
  const step = answer?.trace.steps.find((each) => each.name === name);
  return typeof step?.value === 'number' ? { value: step.value, unit: step.unit } : null;
}
