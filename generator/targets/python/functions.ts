/** Prints the functions of a module from their plans. */
import type { Calculator } from '../../program/catalog.js';
import { allInputs } from '../../program/published-program.js';
import type { Code } from '../code/code.js';
import { labelledCode } from '../code/code.js';
import { functionPlans } from '../plan/functions.js';
import type { FunctionPlan, Let, Piece, RecordPiece, RecordType } from '../plan/plan.js';
import { namesReadBy, stepsIn } from '../plan/plan.js';
import { expressionCode, failureCode, kernelCall, numberCode, sentenceCode } from './expression.js';
import { call, quoted, statement, tuple } from './layout.js';
import type { PythonNames } from './names.js';
import { functionText } from './parts.js';

/** Functions that Python has, with their docstrings; callers of the package replace no figures and ask for no trace. */
const docs: Readonly<Partial<Record<FunctionPlan['name'], string>>> = {
  compute: 'Take the steps of the calculation.',
  answer: 'Answer for inputs that `refuse` passes.',
  estimate: 'Price the lines for inputs that `refuse` passes.',
  refuse: 'Return the first requirement that these inputs break together.',
};

/** The types of `_model.py` for records: their members as arguments in order, or by the names of keywords. */
const recordForms: Readonly<Partial<Record<RecordType, RecordForm>>> = {
  CalculationResult: {
    type: 'Answer',
    keywords: {
      value: 'value',
      unit: 'unit',
      interpretation: 'interpretation',
      figures: 'figures',
      secondary: 'secondary',
      range: 'range',
      text: 'text',
    },
  },
  SecondaryFigure: { type: 'Secondary', positions: ['value', 'unit', 'label'] },
  NumberFigure: { type: 'Amount', positions: ['value', 'unit'] },
  RangeFigure: { type: 'Range', positions: ['low', 'high', 'unit'] },
  EstimateAmounts: { type: 'EstimateAmounts', keywords: { lines: 'lines', options: 'extras', minimum: 'minimum' } },
  Ends: { type: 'Ends', positions: ['low', 'high'] },
  BrokenRequirement: { type: 'BrokenRequirement', positions: ['message', 'inputs'] },
};

interface RecordForm {
  readonly type: string;
  readonly positions?: readonly string[];
  readonly keywords?: Readonly<Record<string, string>>;
}

/** The functions of a Python module. */
export function pythonPlans(calculator: Calculator): readonly FunctionPlan[] {
  return functionPlans(calculator)
    .filter(({ name }) => docs[name] !== undefined)
    .map(withKnownMembers);
}

export function functionTexts(
  plans: readonly FunctionPlan[],
  calculator: Calculator,
  names: PythonNames,
): readonly string[] {
  return plans.map((plan) => functionOf(plan, calculator, names));
}

/** Leaves out what the record in Python does not have, so that it is not read either. */
function withKnownMembers(plan: FunctionPlan): FunctionPlan {
  const { result } = plan;
  if (result?.kind !== 'record') return plan;
  const known = recordForms[result.type]?.keywords;
  const members = result.members.filter(([name]) => known === undefined || Object.hasOwn(known, name));
  return { ...plan, result: { ...result, members } };
}

function functionOf(plan: FunctionPlan, calculator: Calculator, names: PythonNames): string {
  const read = namesReadBy(plan);
  const inputs = allInputs(calculator).filter(({ name }) => read.inputs.has(name));
  const steps = stepsIn(calculator, read);
  const parameter = inputs.length + steps.length === 0 && plan.lets.length === 0 ? '_inputs' : 'inputs';
  return functionText(`${plan.name}(${parameter}: Inputs) -> ${typeOf(plan, names)}`, docs[plan.name] ?? '', [
    ...inputs.map(({ name }) => statement(`${names.input(name)} = `, `inputs.${names.input(name)}`)),
    ...(steps.length === 0 ? [] : [statement('steps = ', 'compute(inputs)')]),
    ...steps.map(({ name }) => statement(`${names.step(name)} = `, `steps.${names.step(name)}`)),
    ...plan.lets.map(({ name, core }: Let) => statement(`${names.step(name)} = `, expressionCode(core, names))),
    ...plan.refusals.flatMap(({ condition, result }) => [
      statement('if ', failureCode(condition, names), 1, ':'),
      statement('return ', pieceCode(result, names), 2),
    ]),
    statement('return ', plan.result === null ? 'None' : pieceCode(plan.result, names)),
  ]);
}

function typeOf({ returns: { type, form } }: FunctionPlan, names: PythonNames): string {
  if (type === 'Steps') return type;
  const model = names.library('_model', recordForms[type]?.type ?? type);
  return form === 'optional' ? `${model} | None` : type === 'CalculationResult' ? `${model}[Figures]` : model;
}

function pieceCode(piece: Piece, names: PythonNames): Code {
  switch (piece.kind) {
    case 'formula':
      return expressionCode(piece.core, names);
    case 'rounded':
      return kernelCall('roundTo', [expressionCode(piece.core, names), numberCode(piece.decimals, names)], names);
    case 'sentence':
      return sentenceCode(piece.cases, names);
    case 'data':
      return typeof piece.data === 'string' ? quoted(piece.data) : tuple(piece.data.map(quoted));
    case 'rows':
      return tuple(piece.items.map((item) => pieceCode(item, names)));
    case 'record':
      return recordCode(piece, names);
    case 'day':
      return kernelCall('dayText', [expressionCode(piece.core, names)], names);
    case 'options':
      throw new Error('Python shows no cells and takes no trace.');
  }
}

function recordCode({ type, members }: RecordPiece, names: PythonNames): Code {
  const codes = new Map(members.map(([name, value]) => [name, pieceCode(value, names)]));
  if (type === 'TextFigure') return codes.get('text') ?? quoted('');
  const nameOf = { Steps: names.step, Figures: names.figure }[type as string];
  if (nameOf !== undefined)
    return call(
      type,
      [...codes].map(([name, code]) => labelledCode(`${nameOf(name)}=`, code)),
    );
  const form = recordForms[type];
  if (form === undefined) throw new Error(`Python has no ${type}.`);
  const { positions = [], keywords = {} } = form;
  return call(names.library('_model', form.type), [
    ...positions.flatMap((name) => codes.get(name) ?? []),
    ...Object.entries(keywords).flatMap(([name, keyword]) => {
      const code = codes.get(name);
      return code === undefined ? [] : [labelledCode(`${keyword}=`, code)];
    }),
  ]);
}
