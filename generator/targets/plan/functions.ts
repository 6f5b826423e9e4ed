/** Plans the functions of a calculator: `compute`, `answer`, `estimate` if there is one, `trace`, `cells` and `refuse`. */
import type { Calculator, Figure, NamedFigure, RangeFigure, Step } from '../../program/catalog.js';
import { endsOf } from '../../program/ends.js';
import type { ReadFigure } from '../../program/open-figure.js';
import { ownEnds } from '../../program/open-figure.js';
import { isDay, unitLabel } from '../../units/unit.js';
import { simplified } from './arithmetic.js';
import type { FunctionPlan, Let, Members, Piece } from './plan.js';
import { data, record, rounded, rowsOrNull } from './plan.js';
import { readNames } from './read-names.js';

/** The functions in the order of a module. */
export function functionPlans(calculator: Calculator): readonly FunctionPlan[] {
  const plans = [computePlan, computeOwnPlan, answerPlan, estimatePlan, tracePlan, cellsPlan, refusePlan];
  return plans.flatMap((plan) => plan(calculator) ?? []);
}

const plain = { lets: [], refusals: [], takesOwn: false } as const;

/** The steps as plain arithmetic, each a constant. */
function computePlan({ steps }: Pick<Calculator, 'steps'>): FunctionPlan {
  return {
    ...plain,
    name: 'compute',
    doc: 'Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds.',
    returns: { type: 'Steps', form: 'one' },
    lets: simplified(steps.flatMap((step) => stepLets(step, false))),
    result: allSteps(steps),
  };
}

/** The same with a caller's own figures in place of the catalog's; null where there are none. */
function computeOwnPlan({ own, estimate }: Pick<Calculator, 'own' | 'estimate'>): FunctionPlan | null {
  if (own === null) return null;
  const isGiven = ({ name }: Step): boolean => estimate?.together.has(name) === true;
  const lets = simplified(own.steps.flatMap((step) => stepLets(step, isGiven(step))));
  const { open } = readNames(lets.map(({ core }) => core));
  const figures = own.figures.flatMap((figure) =>
    ownEnds(figure)
      .filter(({ name }) => open.has(name))
      .map(({ name, core }): Let => ({ kind: 'own', name, core, isText: false, givenAs: figure.name })),
  );
  return {
    ...plain,
    name: 'computeOwn',
    doc:
      own.figures.length === 0
        ? 'The same steps with what several jobs have in common in place of that of one.'
        : "The same steps with a caller's own figures in place of open ones.",
    returns: { type: 'Steps', form: 'one' },
    lets: [...figures, ...lets],
    result: allSteps(own.steps),
    takesOwn: true,
  };
}

function stepLets({ parts, text }: Step, isGiven: boolean): readonly Let[] {
  return parts.map(({ name, core }) => ({
    kind: 'step',
    name,
    core,
    isText: text !== null,
    givenAs: isGiven ? name : null,
  }));
}

/** `Low end of acres * 2, in bales` */
export function stepDoc(step: Step, part: string): string {
  const end = part.endsWith('.low') ? 'Low end of ' : part.endsWith('.high') ? 'High end of ' : '';
  const unit = isDay(step.unit) ? '' : unitLabel(step.unit);
  return `${end}${step.formula}${unit === '' ? '' : `, in ${unit}`}`;
}

function allSteps(steps: readonly Step[]): Piece {
  const members = steps.flatMap(({ parts }) => parts).map(({ name }) => [name, stepPiece(name)] as const);
  return { kind: 'record', type: 'Steps', members };
}

function stepPiece(name: string): Piece & { readonly kind: 'formula' } {
  return { kind: 'formula', core: { kind: 'step', name } };
}

function answerPlan(calculator: Calculator): FunctionPlan {
  const { result, text, secondary, resultRange, interpretation } = calculator;
  return {
    ...plain,
    name: 'answer',
    doc: 'The answer for inputs that `refuse` passes.',
    returns: { type: 'CalculationResult', form: 'one' },
    result: record('CalculationResult', {
      ...figureMembers(result),
      text: text && { kind: 'formula', core: text.core },
      interpretation: { kind: 'sentence', cases: interpretation },
      secondary: rowsOrNull(
        secondary.map((figure) => record('SecondaryFigure', { ...figureMembers(figure), label: data(figure.label) })),
      ),
      range: resultRange && rangePiece(resultRange),
      figures: { kind: 'record', type: 'Figures', members: shownFigures(calculator) },
    }),
  };
}

/** The figures that the sentence shows, by name, then the texts. */
function shownFigures({ figures, texts }: Calculator): Members {
  return [
    ...figures.map(({ name, low, high }) => {
      const value = high === null ? record('NumberFigure', figureMembers(low)) : rangePiece({ low, high });
      return [name, value] as const;
    }),
    ...texts.map(
      ({ name, text: { core, pool } }) =>
        [name, record('TextFigure', { text: { kind: pool === null ? 'day' : 'formula', core } })] as const,
    ),
  ];
}

function figureMembers(figure: Figure) {
  return { value: rounded(figure), unit: data(figure.unitLabel) };
}

function rangePiece({ low, high }: RangeFigure): Piece {
  return record('RangeFigure', { low: rounded(low), high: rounded(high), unit: data(low.unitLabel) });
}

/** The amounts of the estimate's lines, of what may be added, of the minimum and of the total; null without an estimate. */
function estimatePlan({ estimate }: Pick<Calculator, 'estimate'>): FunctionPlan | null {
  if (estimate === null) return null;
  const { lines, options, minimum, total } = estimate;
  return {
    ...plain,
    name: 'estimate',
    doc: 'The amounts of the estimate for inputs that `refuse` passes.',
    returns: { type: 'EstimateAmounts', form: 'one' },
    result: record('EstimateAmounts', {
      total: bothEnds(total),
      lines: { kind: 'rows', items: lines.map(bothEnds) },
      options: rowsOrNull(options.map(bothEnds)),
      minimum: minimum && bothEnds(minimum),
    }),
  };
}

/** Both ends, which are one number where the figure is no range. */
function bothEnds({ low, high }: NamedFigure): Piece {
  return record('Ends', { low: rounded(low), high: rounded(high ?? low) });
}

/** The steps with their formulas as written. */
function tracePlan({ steps }: Pick<Calculator, 'steps'>): FunctionPlan {
  const items = steps.map(({ name, formula, unit, parts }) => {
    const [low, high] = parts.map(
      ({ name: part }): Piece => ({ ...stepPiece(part), kind: isDay(unit) ? 'day' : 'formula' }),
    );
    const value = low === undefined || high === undefined ? (low ?? null) : record('Ends', { low, high });
    return record('TraceStep', {
      name: data(name),
      formula: data(formula),
      value,
      unit: data(isDay(unit) ? '' : unitLabel(unit)),
    });
  });
  return {
    ...plain,
    name: 'trace',
    doc: 'The steps behind the answer, as the catalog writes them.',
    returns: { type: 'TraceStep', form: 'many' },
    result: { kind: 'rows', items },
  };
}

/** The numbers of options and tables behind an answer; null where its formulas read none. */
function cellsPlan({ cells }: Pick<Calculator, 'cells'>): FunctionPlan | null {
  if (cells.length === 0) return null;
  return {
    ...plain,
    name: 'cells',
    doc: 'The numbers of options and tables behind the answer.',
    returns: { type: 'Cell', form: 'many' },
    result: { kind: 'rows', items: cells.map(cellPiece) },
  };
}

function cellPiece({ name, by, unit, low, high }: ReadFigure): Piece {
  const [first, second] = endsOf({ low, high }).map((core): Piece => ({ kind: 'formula', core }));
  const ends = second === undefined ? { value: first ?? null } : { low: first ?? null, high: second };
  return record('Cell', {
    name: data(name),
    cell: { kind: 'options', inputs: by },
    unit: data(unitLabel(unit)),
    ...ends,
  });
}

function refusePlan({ requirements }: Pick<Calculator, 'requirements'>): FunctionPlan {
  return {
    ...plain,
    name: 'refuse',
    doc: 'The first requirement that these inputs break together; null when they meet all.',
    returns: { type: 'BrokenRequirement', form: 'optional' },
    refusals: requirements.map(({ condition, message }) => {
      const inputs = [...readNames([condition]).inputs];
      return { condition, result: record('BrokenRequirement', { message: data(message), inputs: data(inputs) }) };
    }),
    result: null,
  };
}
