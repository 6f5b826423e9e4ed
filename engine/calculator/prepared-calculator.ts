/** Makes a calculator ready to answer: a query in, an answer out. */

import type { EngineWords } from '../../words/engine-words.js';
import { engineWords } from '../../words/engine-words.js';
import type { Translation } from '../../words/phrases.js';
import { english } from '../../words/phrases.js';
import type { Drawing } from '../kernel/drawing.js';
import type {
  AnyCalculator,
  BrokenRequirement,
  Calculator,
  Cell,
  CountedUnits,
  InputSpec,
  Repeats,
  Slope,
  TraceStep,
} from '../kernel/module.js';
import type { AnsweringService } from '../kernel/service.js';
import type { AnswerContext } from './answer-context.js';
import type { AnswerWriter } from './answer-text.js';
import { answerWriter, inputsWriter, stepsOf } from './answer-text.js';
import type { Asker } from './ask.js';
import { askerOf } from './ask.js';
import type { BasisAnswer, BasisWriter } from './basis.js';
import { basisWriter, ownBasis } from './basis.js';
import type { Clock } from './calendar.js';
import { calendarOf } from './calendar.js';
import type { Deprecated } from './deprecated.js';
import { deprecatedIn } from './deprecated.js';
import type { EstimateTexts } from './estimate.js';
import type { Inputs } from './inputs.js';
import { languageParameters } from './language.js';
import type { OwnFigure } from './own-figures.js';
import { ownFigures, withOwnFigures } from './own-figures.js';
import { secondsLeft, soonest } from './periods.js';
import type { QueryPlan, QueryValues } from './query-plan.js';
import { queryPlan } from './query-plan.js';
import type { Running } from './running.js';
import { runningOf } from './running.js';
import { knowingToday, secondsOfToday } from './today.js';

export interface PreparedCalculator extends Omit<Running, 'periodAt'> {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly disclaimer: string;
  /** The disclaimer that the service sends with every number. */
  readonly legalDisclaimer: string;
  readonly specs: readonly InputSpec[];
  readonly plan: QueryPlan;
  /** The language in which it speaks, and the words of its refusals and notes in it. */
  readonly translation: Translation;
  readonly words: EngineWords;
  /** The language that its calls ask for; null for the service's own. */
  readonly lang: string | null;
  /** What pages draw of what is measured; null when that is nothing. */
  readonly drawing: Drawing | null;
  /** What people call steps, open figures and, in further languages, inputs, by their names. */
  readonly labels: Readonly<Record<string, string>>;
  /** The units that it shows and whose words follow the amount. */
  readonly counted: CountedUnits;
  /** Its figures that other parts of an answer show as well. */
  readonly repeats: Repeats;
  /** The direction in which a figure moves as a number input grows; null when none is proved. */
  readonly slope: (figure: string, input: string) => Slope | null;
  /** The first requirement that the inputs break; null when they break none. */
  readonly refuse: (inputs: Inputs) => BrokenRequirement | null;
  /** The `inputs` member of an answer to these values. */
  readonly described: (values: QueryValues['inputs']) => object;
  /** Texts of its estimate; null when it has none. */
  readonly estimate: EstimateTexts | null;
  /** Seconds for which calls that leave all days to today have the same answer; null where that has no end. */
  readonly secondsLeft: () => number | null;
  /** Basis of its prices today; null without an estimate. */
  readonly basis: () => BasisAnswer | null;
  /** The figures of a caller that it computes with. */
  readonly own: readonly OwnFigure[];
  /** The calculator that computes with the figures of its caller that these values give; itself where they give none. */
  readonly owning: (values: QueryValues) => PreparedCalculator;
  /** Everything deprecated that these values use: the calculator, or given inputs; null when nothing is. */
  readonly deprecated: (values: QueryValues) => Deprecated | null;
  /** The steps of a calculation. Only for inputs that it does not refuse. */
  readonly steps: (values: QueryValues, inputs: Inputs) => readonly TraceStep[];
  /** The cells of options and tables that a calculation rests on. */
  readonly cells: (inputs: Inputs) => readonly Cell[];
  readonly sources: readonly string[];
  /** What to ask next. Only for values that it does not refuse. */
  readonly asks: Asker;
  readonly answer: AnswerWriter;
}

/** A calculator that is ready to answer. */
export function prepareCalculator(calculator: AnyCalculator, context: AnswerContext): PreparedCalculator {
  const known = knowingToday(calculator, context);
  return assembled(known, context, [], planOf(known, context));
}

/**
 * A calculator without a service around it: it knows no network, and makes no digests, which only caches need. It
 * speaks American English unless a translation is given.
 */
export function prepareAlone(
  calculator: AnyCalculator,
  service: AnsweringService,
  clock: Clock,
  translation: Translation = english,
): PreparedCalculator {
  return prepareCalculator(calculator, {
    service,
    network: null,
    baseUrl: service.baseUrl,
    clock,
    calendar: calendarOf(service.timeZone),
    digest: () => '',
    translation,
  });
}

/** With the figures of a caller, which change neither its parameters nor what it takes. */
function assembled(
  calculator: AnyCalculator,
  context: AnswerContext,
  own: readonly OwnFigure[],
  plan: QueryPlan,
): PreparedCalculator {
  // The inputs are read against the calculator's own list, which is what its functions ask for.
  const known = calculator as unknown as Calculator<Inputs>;
  const { slug, title, subtitle, disclaimer, inputs: specs, refuse, slopes = {}, estimate = null } = known;
  const { drawing = null, labels = {}, counted = {}, repeats = {} } = known;
  const running = runningOf(known, context);
  const { inputs, calculate, amounts, brings, amountsTogether, estimateAt, totalAt, refuseDay } = running;
  const writeBasis = writerOfBasis(known, context, own);
  const writeInputs = inputsWriter(specs, known.lists);
  const asks = askerOf(known, running, context.translation);
  const prepared: PreparedCalculator = {
    slug,
    title,
    subtitle,
    disclaimer,
    legalDisclaimer: context.service.legalDisclaimer,
    specs,
    plan,
    translation: context.translation,
    words: engineWords(context.translation),
    lang: context.lang ?? null,
    drawing,
    labels,
    counted,
    repeats,
    described: (values) => JSON.parse(writeInputs(values)) as object,
    estimate,
    slope: (figure, input) => slopes[figure]?.[input] ?? null,
    basis: () => writeBasis?.(context.clock()).answer ?? null,
    own,
    inputs,
    calculate,
    amounts,
    brings,
    amountsTogether,
    estimateAt,
    totalAt,
    refuseDay,
    secondsLeft: () =>
      soonest([
        known.periods === undefined ? null : secondsLeft(running.periodAt(null), context.clock(), context.calendar),
        secondsOfToday(specs, [], {}, context),
      ]),
    owning: (values) => {
      if (values.own === null) return prepared;
      const given = ownFigures(values.own, inputs(values));
      return assembled(withOwnFigures(calculator, given), context, given, plan);
    },
    refuse,
    deprecated: deprecatedIn(known),
    steps: stepsOf(known),
    cells: (inputs) => known.cells?.(inputs) ?? [],
    sources: known.sources,
    asks,
    answer: answerWriter({ known, context, running, own, writeBasis, asks }),
  };
  return prepared;
}

/** The parameters that a calculator takes. */
function planOf(
  { inputs, periods, estimate, own, lists }: AnyCalculator,
  { network, service, translation }: AnswerContext,
): QueryPlan {
  return queryPlan(
    inputs,
    network,
    periods,
    estimate?.options?.map(({ name, line }) => ({ name, label: line })),
    own?.figures,
    lists,
    languageParameters(service),
    engineWords(translation),
  );
}

/** The writer of what an answer rests on, the figures of its caller included; null where nobody pays. */
function writerOfBasis(
  known: Calculator<Inputs>,
  { figures = new Map(), calendar, translation }: AnswerContext,
  own: readonly OwnFigure[],
): BasisWriter | null {
  const { basis = null } = known;
  if (basis === null) return null;
  const named = own.map(({ figure }) => figure);
  const grounds = own.length === 0 ? basis : ownBasis(basis, named, groupIn(known));
  return basisWriter(grounds, figures, calendar, engineWords(translation));
}

/** The price that an open figure is of: its own, or that of its select or table. */
function groupIn({ slug, own }: Calculator<Inputs>): (name: string) => string {
  return (name) => {
    const open = own?.figures.find((each) => each.name === name);
    return open?.by === undefined ? name : `${slug}.${name.split('.')[0] ?? name}`;
  };
}
