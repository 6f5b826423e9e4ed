/**
 * Makes a calculator ready to answer. Most of an answer is the same for every caller, so its JSON is written once, when
 * the service starts, and a request adds only what it changes: the inputs, the result, the place and the trace.
 */
import type {
  AnyCalculator,
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  InputSpec,
  InputValue,
  Period,
  SelectInput,
  Slope,
} from '../kernel/module.js';
import type { Network, ServiceInfo } from '../kernel/service.js';
import type { BasisAnswer } from './basis.js';
import { basisWriter, ownBasis } from './basis.js';
import type { Calendar, Clock } from './calendar.js';
import { clamp, isClamped, tellClamping } from './clamp.js';
import type { Deprecated } from './deprecated.js';
import { deprecatedIn } from './deprecated.js';
import type { EstimateAnswer, EstimateTexts } from './estimate.js';
import { estimateAnswer } from './estimate.js';
import { calculationFields, calculationFieldsInPlace, namesIn, withFields } from './fields.js';
import type { FigureFacts } from './figure-facts.js';
import type { Inputs } from './inputs.js';
import type { LedgerSource } from './ledger.js';
import { ledgerOf } from './ledger.js';
import { findSlot, routingOf } from './local-routing.js';
import type { ReadValue } from './measure.js';
import type { OwnFigure } from './own-figures.js';
import { ownAnswer, ownFigures, ownFor, withOwnFigures } from './own-figures.js';
import type { ParameterError } from './parameter.js';
import { optionOfSize } from './parameter.js';
import { dayError, dayParameter, periodOf, secondsLeft } from './periods.js';
import type { QueryPlan, QueryValues } from './query-plan.js';
import { queryPlan } from './query-plan.js';

export interface PreparedCalculator {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly disclaimer: string;
  /** The disclaimer that the service sends with every number. */
  readonly legalDisclaimer: string;
  readonly specs: readonly InputSpec[];
  readonly plan: QueryPlan;
  /** The direction in which a figure moves as a number input grows; null when none is proved. */
  readonly slope: (figure: string, input: string) => Slope | null;
  /** The inputs to calculate with: the given ones, clamped, and defaults for the rest. */
  readonly inputs: (values: QueryValues) => Inputs;
  /** The first requirement that the inputs break; null when they break none. */
  readonly refuse: (inputs: Inputs) => BrokenRequirement | null;
  /** The reason that there is no answer for the day; null when there is one. */
  readonly refuseDay: (values: QueryValues) => ParameterError | null;
  /** The `inputs` member of an answer to these values. */
  readonly described: (values: QueryValues['inputs']) => object;
  /** What its estimate says in words; null when nobody pays for what it answers. */
  readonly estimate: EstimateTexts | null;
  /** The amounts of its estimate; null when there is none. Only for inputs that `refuse` passes. */
  readonly amounts: (inputs: Inputs) => EstimateAmounts | null;
  /** Its estimate with these options; null when there is none. Only for inputs that `refuse` passes. */
  readonly estimateAt: (inputs: Inputs, chosen: readonly string[]) => EstimateAnswer | null;
  /** What its prices rest on now; null without an estimate. */
  readonly basis: () => BasisAnswer | null;
  /** The figures of a caller that it computes with. */
  readonly own: readonly OwnFigure[];
  /** The calculator that computes with the figures of its caller that these values give; itself where they give none. */
  readonly owning: (values: QueryValues) => PreparedCalculator;
  /** Everything deprecated that these values use: the calculator, or given inputs; null when nothing is. */
  readonly deprecated: (values: QueryValues) => Deprecated | null;
  /** Computes only the result. Throws when the calculator breaks its promise of a finite result. */
  readonly calculate: (inputs: Inputs) => CalculationResult;
  /** Writes the whole answer. Throws like `calculate`. */
  readonly answer: (values: QueryValues, inputs: Inputs) => AnswerText;
}

/** The JSON text of an answer. */
export interface AnswerText {
  readonly body: string;
  /** Equal for equal answers. */
  readonly digest: string;
  /** How many seconds today's figures still hold; null when no figure changes, or the caller named the day. */
  readonly secondsLeft: number | null;
}

/** The facts and functions that the answers of all calculators share. */
export interface AnswerContext {
  readonly service: ServiceInfo;
  readonly network: Network | null;
  /** The public address of the service, without a final slash. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** A short digest of a text. Passed in, because browsers have no digest that answers at once. */
  readonly digest: (text: string) => string;
  /** What is known of figures; left out where nobody asks. */
  readonly figures?: FigureFacts;
}

/** A calculator that is ready to answer, with the figures of a caller where there are any. */
export function prepareCalculator(
  calculator: AnyCalculator,
  context: AnswerContext,
  own: readonly OwnFigure[] = [],
): PreparedCalculator {
  // The inputs are read against the calculator's own list, which is what its functions ask for.
  const known = calculator as unknown as Calculator<Inputs>;
  const {
    slug,
    title,
    subtitle,
    disclaimer,
    inputs: specs,
    refuse,
    trace,
    sources,
    slopes = {},
    estimate = null,
    basis = null,
  } = known;
  const { digest } = context;
  const { figures = new Map(), calendar } = context;
  const grounds =
    basis &&
    (own.length === 0
      ? basis
      : ownBasis(
          basis,
          own.map(({ figure }) => figure),
          groupIn(known),
          figures,
        ));
  const writeBasis = grounds && basisWriter(grounds, figures, calendar);
  const { head, band } = constantTexts(calculator, context.service);
  const writeInputs = inputsWriter(specs);
  const writePlace = placeWriter(calculator, context);
  const nowhere = writePlace(null, null);
  const constant = digest(head + band + nowhere);
  const { asOf, periods } = known;
  const aged = asOf === undefined ? '' : `,${members({ as_of: asOf })}`;
  const today = () => context.calendar.dayAt(context.clock());
  /** The period of a day; the last one when none has it. Only leads get there: queries without figures were refused. */
  const periodAt = (on: string | null): Period => {
    const known = periods ?? [];
    return periodOf(on ?? today(), known) ?? known[known.length - 1] ?? { key: '' };
  };
  const calculate = (inputs: Inputs): CalculationResult => finiteResult(slug, known.answer(inputs));
  const amounts = (inputs: Inputs): EstimateAmounts | null => estimate?.amounts(inputs) ?? null;
  const estimateAt = (inputs: Inputs, chosen: readonly string[]): EstimateAnswer | null =>
    estimate && estimateAnswer(estimate, estimate.amounts(inputs), chosen);
  const inputsOf = (values: QueryValues, period = periodAt(values.on)): Inputs => {
    const inputs = appliedInputs(specs, values.inputs);
    return periods === undefined ? inputs : { ...inputs, [dayParameter]: period.key };
  };
  const ledgerSource = (on: string | null): LedgerSource => ({
    specs,
    sharedFigures: known.sharedFigures ?? [],
    facts: figures,
    periods: periods ?? [],
    period: periods === undefined ? null : periodAt(on),
    numbersAt: (values, period) => {
      const inputs = inputsOf(values, period);
      if (refuse(inputs) !== null) return null;
      const { interpretation: _, ...numbers } = calculate(inputs);
      return JSON.stringify([numbers, estimateAt(inputs, chosenOptions(values))]);
    },
    address: `${context.baseUrl}/api/calc/${slug}`,
    ownAt: (values) => ownFor(own, inputsOf(values)),
    cellsAt: (values) => known.cells?.(inputsOf(values)) ?? [],
    slug,
  });
  const ownText = own.length === 0 ? '' : `,${members({ own: ownAnswer(own) })}`;

  const prepared: PreparedCalculator = {
    slug,
    title,
    subtitle,
    disclaimer,
    legalDisclaimer: context.service.legalDisclaimer,
    specs,
    described: (values) => JSON.parse(writeInputs(values)) as object,
    estimate,
    amounts,
    estimateAt,
    slope: (figure, input) => slopes[figure]?.[input] ?? null,
    plan: queryPlan(
      specs,
      context.network,
      periods,
      estimate?.options?.map(({ name }) => name),
      known.own?.figures,
    ),
    basis: () => writeBasis?.(context.clock()).answer ?? null,
    own,
    owning: (values) => {
      if (values.own === null) return prepared;
      const given = ownFigures(values.own, inputsOf(values));
      return prepareCalculator(withOwnFigures(calculator, given), context, given);
    },
    inputs: (values) => inputsOf(values),
    refuse,
    refuseDay: ({ on }) => {
      const day = on ?? today();
      return periods === undefined || periodOf(day, periods) !== undefined ? null : dayError(on, periods, day);
    },
    deprecated: deprecatedIn(known),
    calculate,
    answer: (values, inputs) => {
      const result = tellClamping(calculate(inputs), specs, values.inputs);
      const place = values.city === null ? nowhere : writePlace(values.city, values.neighborhood);
      const ledger = () => ledgerOf(ledgerSource(values.on), values);
      const steps = values.trace
        ? `,"trace":${JSON.stringify({ steps: trace(inputs), sources, ledger: ledger() })}`
        : '';
      const paid = estimateAt(inputs, chosenOptions(values));
      const rests = writeBasis === null ? null : writeBasis(context.clock());
      const resting = rests === null ? '' : `,"basis":${rests.text}`;
      const money = paid === null ? '' : `,"estimate":${JSON.stringify(paid)}${resting}`;
      const middle = `${writeInputs(values.inputs)},"result":${JSON.stringify(result)}${money}${ownText}`;
      const period = periods === undefined ? null : periodAt(values.on);
      const valid = period === null ? aged : aged + validText(period, values.on);
      const changing = (place === nowhere ? middle : middle + place) + valid + steps;
      const body = `${head}${middle}${band}${place}${valid}${steps}}`;
      return {
        body: values.fields === null ? body : shortened(body, values),
        digest: digest(constant + changing + (values.fields ?? '')),
        secondsLeft: soonest([
          period === null || values.on !== null ? null : secondsLeft(period, context.clock(), calendar),
          rests?.secondsLeft ?? null,
        ]),
      };
    },
  };
  return prepared;
}

/** The price that an open figure is of: its own, or that of its select or table. */
function groupIn({ slug, own }: Calculator<Inputs>): (name: string) => string {
  return (name) => {
    const open = own?.figures.find((each) => each.name === name);
    return open?.by === undefined ? name : `${slug}.${name.split('.')[0] ?? name}`;
  };
}

function soonest(all: readonly (number | null)[]): number | null {
  const ends = all.flatMap((left) => left ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The names of the options that a query adds to the estimate. */
export function chosenOptions({ with: options }: Pick<QueryValues, 'with'>): readonly string[] {
  return options === null ? [] : namesIn(options);
}

/** The answer with only the members that the caller wants. */
function shortened(body: string, { fields, city }: QueryValues): string {
  const names = city === null ? calculationFields : calculationFieldsInPlace;
  return JSON.stringify(withFields(JSON.parse(body) as object, fields, names));
}

/** The `valid` member: the days on which the answer stays the same, and the day that the caller named. */
function validText({ from, until }: Period, on: string | null): string {
  return `,${members({ valid: { on, from: from ?? null, until: until ?? null } })}`;
}

/** Throws for a result that is not finite, which the compiler has ruled out, but not for modules written by hand. */
function finiteResult(slug: string, result: CalculationResult): CalculationResult {
  if (!Number.isFinite(result.value)) throw new Error(`${slug} gave ${result.value}`);
  return result;
}

/** The members before `inputs`, and those between `result` and `local_routing`. */
function constantTexts(calculator: AnyCalculator, service: ServiceInfo): { head: string; band: string } {
  const { slug, title, subtitle, disclaimer, costBand } = calculator;
  const head = { ok: true, slug, title, subtitle, legal_disclaimer: service.legalDisclaimer };
  return { head: `${openObject(head)},"inputs":`, band: `,${members({ disclaimer, cost_band: costBand })}` };
}

function appliedInputs(specs: readonly InputSpec[], values: QueryValues['inputs']): Inputs {
  const inputs: Record<string, InputValue> = {};
  for (let index = 0; index < specs.length; index++) {
    const spec = specs[index];
    const value = values[index];
    if (spec === undefined) break;
    if (value === undefined) inputs[spec.name] = spec.default ?? lacking(spec);
    else inputs[spec.name] = spec.type === 'number' ? clamp(spec, numberOf(value)) : chosenOption(spec, value);
  }
  return inputs;
}

/** The number, or the number that a text with a unit stands for. */
function numberOf(value: ReadValue): number {
  return typeof value === 'object' ? value.value : Number(value);
}

/** The option as it was spelled, or the one of the size that was written. */
function chosenOption({ options }: SelectInput, value: ReadValue): string {
  return typeof value === 'object' ? (optionOfSize(options, value.value)?.value ?? '') : String(value);
}

/** Throws for a missing required input, which refused the query before. */
function lacking({ name }: InputSpec): never {
  throw new Error(`${name} has neither a value nor a default`);
}

/** Makes the writer of `inputs`: of each, the given value, the value used, and whether it was clamped. */
function inputsWriter(specs: readonly InputSpec[]): (values: QueryValues['inputs']) => string {
  const writers = specs.map(inputWriter);
  const names = specs.map(({ name }, index) => `${index === 0 ? '' : ','}${JSON.stringify(name)}:`);
  return (values) => {
    let text = '{';
    for (let index = 0; index < writers.length; index++) text += names[index] + (writers[index]?.(values[index]) ?? '');
    return `${text}}`;
  };
}

function inputWriter(spec: InputSpec): (value: ReadValue | undefined) => string {
  const omitted = `{"raw":null,"used":${JSON.stringify(spec.default ?? null)},"clamped":false}`;
  if (spec.type === 'number') {
    return (value) => {
      if (value === undefined) return omitted;
      const number = numberOf(value);
      const raw = typeof value === 'object' ? JSON.stringify(value.text) : number;
      return `{"raw":${raw},"used":${clamp(spec, number)},"clamped":${isClamped(spec, number)}}`;
    };
  }
  const chosen = new Map<InputValue | undefined, string>(
    spec.options.map(({ value }) => [value, JSON.stringify({ raw: value, used: value, clamped: false })]),
  );
  return (value) => {
    if (typeof value !== 'object') return chosen.get(value) ?? omitted;
    return JSON.stringify({ raw: value.text, used: chosenOption(spec, value), clamped: false });
  };
}

type WritePlace = (city: string | null, neighborhood: string | null) => string;

/** Makes the writer of `local_routing` (if there is a network) and `cta`, which depend on the place, and `catalog`. */
function placeWriter({ slug, service: trade }: AnyCalculator, context: AnswerContext): WritePlace {
  const { service, network, baseUrl } = context;
  const lead = service.leads === null ? {} : { lead_endpoint: `POST ${baseUrl}/api/lead-submit` };
  const learn = { learn_more: `${baseUrl}/llms.txt` };
  const catalog = { version: service.version, hash: service.catalogHash };
  const named = (message: string): string => message.replaceAll('{service}', trade);
  const message = named(service.ctaMessage);
  if (network === null) return () => `,${members({ cta: { message, ...lead, ...learn }, catalog })}`;
  const [active, waiting] = [named(network.ctaActive), named(network.ctaWaiting)];
  return (city, neighborhood) => {
    const place = city === null ? null : { city, neighborhood };
    const routing = place && routingOf(findSlot(network, slug, place), place, baseUrl);
    // Promise nobody a call when no provider takes requests.
    const local = routing?.slot_active === true ? active : waiting;
    const page = { page_url: routing?.page_url ?? null };
    const cta = { message: city === null ? message : local, ...lead, ...page, ...learn };
    return `,${members({ local_routing: routing, cta, catalog })}`;
  };
}

/** The JSON text of an object without its closing brace, so that more members can follow. */
function openObject(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}

/** The JSON text of an object without its braces. */
function members(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
