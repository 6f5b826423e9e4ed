/**
 * Writes the JSON of answers. Most of an answer is the same for every caller, so its text is written once, when the
 * service starts, and a request adds only what it changes: the inputs, the result, the place and the trace.
 */
import { calculationAddress } from '../../contract/addresses.js';
import { engineWords } from '../../words/engine-words.js';
import type {
  AnyCalculator,
  Calculator,
  DayInput,
  InputSpec,
  InputValue,
  ListInput,
  Period,
  TraceStep,
} from '../kernel/module.js';
import type { AnsweringService } from '../kernel/service.js';
import type { AnswerContext, AnswerText } from './answer-context.js';
import { numberOf } from './applied-inputs.js';
import type { AskedInput, Asker } from './ask.js';
import type { BasisWriter } from './basis.js';
import { cityMessage } from './city-advice.js';
import { clamp, clampDay, isClamped, tellClamping } from './clamp.js';
import { chosenOptions } from './estimate.js';
import { calculationFields, calculationFieldsInPlace, namesAsk, withFields } from './fields.js';
import type { Inputs } from './inputs.js';
import type { LedgerSource } from './ledger.js';
import { ledgerOf } from './ledger.js';
import { dayOf } from './list-parameter.js';
import { findSlot, routingOf } from './local-routing.js';
import type { GivenList, ReadValue } from './measure.js';
import { plainOf, writtenOf } from './measure.js';
import type { OwnFigure } from './own-figures.js';
import { ownAnswer, ownFor } from './own-figures.js';
import { secondsLeft, soonest } from './periods.js';
import type { QueryValues } from './query-plan.js';
import type { Running } from './running.js';
import { secondsOfToday } from './today.js';

/** Everything that answers are written from. */
export interface Answering {
  readonly known: Calculator<Inputs>;
  readonly context: AnswerContext;
  readonly running: Running;
  readonly own: readonly OwnFigure[];
  /** Null without an estimate. */
  readonly writeBasis: BasisWriter | null;
  readonly asks: Asker;
}

/** Writes the whole answer, what to ask next only where that is wanted. Throws like `calculate`. */
export type AnswerWriter = (values: QueryValues, inputs: Inputs, isAsking?: boolean) => AnswerText;

export function answerWriter(answering: Answering): AnswerWriter {
  const { known, context, running, own, writeBasis, asks } = answering;
  const { inputs: specs, asOf, periods } = known;
  const { head, band } = constantTexts(known, context.service);
  const spoken = { translation: context.translation, counted: known.counted };
  const writeInputs = inputsWriter(specs, known.lists);
  const writeLists = listsWriter(known);
  const writePlace = placeWriter(known, context);
  const writeTrace = traceWriter(answering);
  const nowhere = writePlace(null, null);
  const constant = context.digest(head + band + nowhere);
  const aged = asOf === undefined || restsOnOwn(answering) ? '' : `,${members({ as_of: asOf })}`;
  const ownText = own.length === 0 ? '' : `,${members({ own: ownAnswer(own) })}`;
  return (values, inputs, isAsking = namesAsk(values.fields)) => {
    const result = tellClamping(running.calculate(inputs), specs, values.inputs, spoken);
    const place = values.city === null ? nowhere : writePlace(values.city, values.neighborhood);
    const rests = writeBasis === null ? null : writeBasis(context.clock());
    const money = moneyText(running, values, inputs, rests?.text ?? null);
    const next = isAsking ? askText(asks(values)) : '';
    const middle = `${writeInputs(values.inputs, inputs)}${writeLists(values.inputs)},"result":${JSON.stringify(result)}${money}${next}${ownText}`;
    const period = periods === undefined ? null : running.periodAt(values.on);
    const valid = period === null ? aged : aged + validText(period, values.on);
    const steps = values.trace ? writeTrace(values, inputs) : '';
    const changing = (place === nowhere ? middle : middle + place) + valid + steps;
    const body = `${head}${middle}${band}${place}${valid}${steps}}`;
    const isDatedToday = period !== null && values.on === null;
    return {
      body: values.fields === null ? body : shortened(body, values),
      digest: context.digest(constant + changing + (values.fields ?? '')),
      secondsLeft: soonest([
        isDatedToday ? secondsLeft(period, context.clock(), context.calendar) : null,
        secondsOfToday(specs, values.inputs, inputs, context),
        rests?.secondsLeft ?? null,
      ]),
    };
  };
}

/** True where the prices of the caller are all that it rests on, which have no date. */
function restsOnOwn({ context, own, writeBasis }: Answering): boolean {
  if (own.length === 0 || writeBasis === null) return false;
  const { published, brought, judged, unnamed } = writeBasis(context.clock()).answer;
  return published + brought + judged + unnamed === 0;
}

/** The members `estimate` and `basis`; nothing where nobody pays. */
function moneyText({ estimateAt }: Running, values: QueryValues, inputs: Inputs, basis: string | null): string {
  const paid = estimateAt(inputs, chosenOptions(values));
  if (paid === null) return '';
  return `,"estimate":${JSON.stringify(paid)}${basis === null ? '' : `,"basis":${basis}`}`;
}

/** The member `ask`; nothing where no question would narrow the answer. */
function askText(asked: readonly AskedInput[]): string {
  return asked.length === 0 ? '' : `,${members({ ask: asked })}`;
}

/** Makes the writer of `trace`. */
function traceWriter(answering: Answering): (values: QueryValues, inputs: Inputs) => string {
  const { sources } = answering.known;
  const steps = stepsOf(answering.known);
  return (values, inputs) => {
    const ledger = ledgerOf(ledgerSource(answering, values.on), values);
    return `,"trace":${JSON.stringify({ steps: steps(values, inputs), sources, ledger })}`;
  };
}

/** Makes the function that lists the steps of a calculation, those of its lists first. */
export function stepsOf(known: Calculator<Inputs>): (values: QueryValues, inputs: Inputs) => readonly TraceStep[] {
  return (values, inputs) => [...listSteps(known, values, inputs), ...known.trace(inputs)];
}

/** The steps by which lists give inputs. */
function listSteps(
  { inputs: specs, lists = [] }: AnyCalculator,
  values: QueryValues,
  inputs: Inputs,
): readonly TraceStep[] {
  return lists.flatMap(({ name: list, gives }) =>
    gives.flatMap(({ input, formula }) => {
      const place = specs.findIndex(({ name }) => name === input);
      const given = values.inputs[place];
      const isGiven = typeof given === 'object' && given.from?.name === list;
      return isGiven ? [{ name: input, formula, value: inputs[input] ?? 0, unit: specs[place]?.unit ?? '' }] : [];
    }),
  );
}

function ledgerSource({ known, context, running, own }: Answering, on: string | null): LedgerSource {
  const { slug, inputs: specs, sharedFigures = [], periods, refuse, cells } = known;
  return {
    specs,
    sharedFigures,
    words: engineWords(context.translation),
    lang: context.lang ?? null,
    facts: context.figures ?? new Map(),
    periods: periods ?? [],
    period: periods === undefined ? null : running.periodAt(on),
    numbersAt: (values, period) => {
      const inputs = running.inputs(values, period);
      if (refuse(inputs) !== null) return null;
      const { interpretation: _, ...numbers } = running.calculate(inputs);
      return JSON.stringify([numbers, running.estimateAt(inputs, chosenOptions(values))]);
    },
    address: `${context.baseUrl}${calculationAddress(slug)}`,
    ownAt: (values) => ownFor(own, running.inputs(values)),
    cellsAt: (values) => cells?.(running.inputs(values)) ?? [],
    slug,
  };
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

/** The members before `inputs`, and those between `result` and `local_routing`. */
function constantTexts(calculator: AnyCalculator, service: AnsweringService): { head: string; band: string } {
  const { slug, title, subtitle, disclaimer, costBand } = calculator;
  const head = { ok: true, slug, title, subtitle, legal_disclaimer: service.legalDisclaimer };
  return { head: `{${members(head)},"inputs":`, band: `,${members({ disclaimer, cost_band: costBand })}` };
}

/**
 * Makes the writer of `inputs`: of each, the given value, the value used, and whether it was clamped. `used` has the days
 * that a calculation took for today, which may be over before it is written.
 */
export function inputsWriter(
  specs: readonly InputSpec[],
  lists: readonly ListInput[] = [],
): (values: QueryValues['inputs'], used?: Inputs) => string {
  const writers = specs.map(inputWriter);
  const hasDays = lists.some((list) => dayOf(list) !== null);
  const names = specs.map(({ name }, index) => `${index === 0 ? '' : ','}${JSON.stringify(name)}:`);
  return (values, used = {}) => {
    let text = '{';
    for (let index = 0; index < writers.length; index++)
      text += names[index] + (writers[index]?.(values[index], used) ?? '');
    return `${text}${hasDays ? daysText(values, text === '{') : ''}}`;
  };
}

/** The days that were given in place of numbers, after the other inputs. */
function daysText(values: QueryValues['inputs'], isFirst: boolean): string {
  const texts = listsIn(values).flatMap(({ name, isDay, items: [item = []], inputs: [spec] }) =>
    isDay && spec !== undefined ? [`${JSON.stringify(name)}:${inputWriter(spec)(item[0], {})}`] : [],
  );
  return `${isFirst || texts.length === 0 ? '' : ','}${texts.join(',')}`;
}

function listsIn(values: QueryValues['inputs']): readonly GivenList[] {
  return [...new Set(values.flatMap((value) => (typeof value === 'object' ? (value.from ?? []) : [])))];
}

function inputWriter(spec: InputSpec): (value: ReadValue | undefined, used: Inputs) => string {
  if (spec.type === 'day') return (value, used) => JSON.stringify(usedDay(spec, value, used));
  const omitted = `{"raw":null,"used":${JSON.stringify(spec.default ?? null)},"clamped":false}`;
  if (spec.type === 'number') {
    return (value) => {
      if (value === undefined) return omitted;
      const number = numberOf(value);
      const from = typeof value === 'object' ? value.from : undefined;
      const raw = typeof value === 'object' && from === undefined ? JSON.stringify(value.text) : number;
      const given = from === undefined ? '' : `,"given_by":${JSON.stringify(from.name)}`;
      return `{"raw":${raw},"used":${clamp(spec, number)},"clamped":${isClamped(spec, number)}${given}}`;
    };
  }
  const chosen = new Map<InputValue | undefined, string>(
    spec.options.map(({ value }) => [value, JSON.stringify({ raw: value, used: value, clamped: false })]),
  );
  return (value) => {
    if (typeof value !== 'object') return chosen.get(value) ?? omitted;
    return JSON.stringify({ raw: value.text, used: plainOf(value), clamped: false });
  };
}

function usedDay(spec: DayInput, value: ReadValue | undefined, inputs: Inputs) {
  if (value === undefined) return { raw: null, used: inputs[spec.name] ?? spec.default ?? null, clamped: false };
  const used = clampDay(spec, String(plainOf(value)));
  return { raw: writtenOf(value), used, clamped: used !== plainOf(value) };
}

/** Makes the writer of the member `lists`: what was given and used for each item. It writes nothing without a list. */
function listsWriter({ lists: all = [] }: AnyCalculator): (values: QueryValues['inputs']) => string {
  const lists = all.filter((list) => dayOf(list) === null);
  if (lists.length === 0) return () => '';
  const writers = new Map(lists.map(({ name, inputs }) => [name, inputsWriter(inputs)]));
  return (values) => {
    const given = listsIn(values).filter(({ isDay }) => !isDay);
    if (given.length === 0) return '';
    const texts = given.map(({ name, items }) => {
      const write = writers.get(name);
      return `${JSON.stringify(name)}:[${write === undefined ? '' : items.map((item) => write(item)).join(',')}]`;
    });
    return `,"lists":{${texts.join(',')}}`;
  };
}

type WritePlace = (city: string | null, neighborhood: string | null) => string;

/** Makes the writer of `local_routing` (if there is a network) and `cta`, which depend on the place, and `catalog`. */
function placeWriter({ slug, service: trade }: AnyCalculator, context: AnswerContext): WritePlace {
  const { service, network, baseUrl } = context;
  const lead = service.leads === null ? {} : { lead_endpoint: `POST ${baseUrl}/api/lead-submit` };
  const learn = { learn_more: `${baseUrl}/llms.txt` };
  const catalog = { version: service.version, hash: service.catalogHash };
  const message = service.ctaMessage.replaceAll('{service}', trade);
  if (network === null) return () => `,${members({ cta: { message, ...lead, ...learn }, catalog })}`;
  return (city, neighborhood) => {
    const place = city === null ? null : { city, neighborhood };
    const routing = place && routingOf(findSlot(network, slug, place), place, baseUrl);
    const local = city === null ? message : cityMessage(network, { slug, name: trade }, city, routing);
    const cta = { message: local, ...lead, page_url: routing?.page_url ?? null, ...learn };
    return `,${members({ local_routing: routing, cta, catalog })}`;
  };
}

/** The JSON text of an object without its braces. */
function members(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
