/**
 * A calculator made ready to answer. Most of an answer is the same for every caller, so its JSON is written once, when
 * the service starts, and a request only adds what it changes: the inputs, the result, the place and the trace.
 */
import { textTag } from '../http/entity-tag.js';
import { jsonType, type Representation } from '../http/reply.js';
import type { AnyCalculator, Calculator, InputSpec, InputValue } from '../kernel/module.js';
import type { Network, ServiceInfo } from '../kernel/service.js';
import { type QueryPlan, type QueryValues, queryPlan } from '../query/query-plan.js';
import { clamp, tellClamping } from './clamp.js';
import { type LocalRouting, localRouting } from './local-routing.js';

/** The inputs that a calculation runs on, by name. */
export type Inputs = Readonly<Record<string, InputValue>>;

export interface PreparedCalculator {
  readonly slug: string;
  readonly plan: QueryPlan;
  /** The inputs to calculate with: what was given, clamped, and defaults for the rest. */
  readonly inputs: (values: QueryValues) => Inputs;
  /** The requirement that the inputs break, as a sentence; null when they may be calculated with. */
  readonly refuse: (inputs: Inputs) => string | null;
  /** The answer. Throws when the calculator breaks its promise of a finite result. */
  readonly answer: (values: QueryValues, inputs: Inputs) => Representation;
}

/** What the answers of all calculators are made with. */
export interface AnswerContext {
  readonly service: ServiceInfo;
  readonly network: Network;
  /** The public address of the service, without a final slash. */
  readonly baseUrl: string;
}

export function prepareCalculator(calculator: AnyCalculator, context: AnswerContext): PreparedCalculator {
  // The inputs are read against the calculator's own list, which is what its functions ask for.
  const { slug, inputs: specs, refuse, answer, trace, sources } = calculator as unknown as Calculator<Inputs>;
  const { head, band } = constantTexts(calculator, context.service);
  const writeInputs = inputsWriter(specs);
  const writePlace = placeWriter(calculator, context);
  const nowhere = writePlace(null, null);
  const version = textTag(head + band + nowhere);

  return {
    slug,
    plan: queryPlan(specs, context.network),
    inputs: (values) => appliedInputs(specs, values.inputs),
    refuse,
    answer: (values, inputs) => {
      const result = tellClamping(answer(inputs), specs, values.inputs);
      if (!Number.isFinite(result.value)) throw new Error(`${slug} gave ${result.value}`);
      const middle = `${writeInputs(values.inputs)},"result":${JSON.stringify(result)}`;
      const place = values.city === null ? nowhere : writePlace(values.city, values.neighborhood);
      const steps = values.trace ? `,"trace":${JSON.stringify({ steps: trace(inputs), sources })}` : '';
      const changing = place === nowhere ? middle + steps : middle + place + steps;
      return {
        type: jsonType,
        body: `${head}${middle}${band}${place}${steps}}`,
        etag: `"${version}-${textTag(changing)}"`,
      };
    },
  };
}

/** The members before `inputs`, and those between `result` and `local_routing`. */
function constantTexts(calculator: AnyCalculator, service: ServiceInfo): { head: string; band: string } {
  const { slug, title, subtitle, disclaimer, costBand } = calculator;
  const head = { ok: true, slug, title, subtitle, legal_disclaimer: service.legalDisclaimer };
  return { head: `${openObject(head)},"inputs":`, band: `,${members({ disclaimer, cost_band: costBand })}` };
}

function appliedInputs(specs: readonly InputSpec[], values: QueryValues['inputs']): Inputs {
  const inputs: Record<string, InputValue> = {};
  for (let place = 0; place < specs.length; place++) {
    const spec = specs[place];
    const value = values[place];
    if (spec === undefined) break;
    if (value === undefined) inputs[spec.name] = spec.default;
    else inputs[spec.name] = spec.type === 'number' ? clamp(spec, Number(value)) : value;
  }
  return inputs;
}

/** Writes `inputs`: of each input what was given, what was applied, and whether it had to be moved. */
function inputsWriter(specs: readonly InputSpec[]): (values: QueryValues['inputs']) => string {
  const writers = specs.map(inputWriter);
  const names = specs.map(({ name }, place) => `${place === 0 ? '' : ','}${JSON.stringify(name)}:`);
  return (values) => {
    let text = '{';
    for (let place = 0; place < writers.length; place++) text += names[place] + (writers[place]?.(values[place]) ?? '');
    return `${text}}`;
  };
}

function inputWriter(spec: InputSpec): (value: InputValue | undefined) => string {
  const omitted = `{"raw":null,"used":${JSON.stringify(spec.default)},"clamped":false}`;
  if (spec.type === 'number') {
    return (value) => {
      if (value === undefined) return omitted;
      const used = clamp(spec, Number(value));
      return `{"raw":${value},"used":${used},"clamped":${used !== value}}`;
    };
  }
  const chosen = new Map<InputValue | undefined, string>(
    spec.options.map(({ value }) => [value, JSON.stringify({ raw: value, used: value, clamped: false })]),
  );
  return (value) => chosen.get(value) ?? omitted;
}

/** Writes the members that go by the place, `local_routing` and `cta`. */
function placeWriter(
  { slug, service: trade }: AnyCalculator,
  { service, network, baseUrl }: AnswerContext,
): (city: string | null, neighborhood: string | null) => string {
  const messages = callsToAction(service, trade);
  const links = { lead_endpoint: `POST ${baseUrl}/api/lead-submit`, learn_more: `${baseUrl}/llms.txt` };
  return (city, neighborhood) => {
    const routing = city === null ? null : localRouting(network, slug, city, neighborhood, baseUrl);
    const { lead_endpoint, learn_more } = links;
    const message = city === null ? messages.anywhere : messageFor(routing, messages);
    const cta = { message, lead_endpoint, page_url: routing?.page_url ?? null, learn_more };
    return `,${members({ local_routing: routing, cta })}`;
  };
}

interface CallsToAction {
  readonly anywhere: string;
  readonly active: string;
  readonly waiting: string;
}

function callsToAction({ ctaMessage, ctaActive, ctaWaiting }: ServiceInfo, trade: string): CallsToAction {
  const name = (message: string): string => message.replaceAll('{service}', trade);
  return { anywhere: name(ctaMessage), active: name(ctaActive), waiting: name(ctaWaiting) };
}

/** Nobody is promised a call where no provider takes requests. */
function messageFor(routing: LocalRouting | null, { active, waiting }: CallsToAction): string {
  return routing?.slot_active === true ? active : waiting;
}

/** The JSON text of an object without its closing brace, so that more members can follow. */
function openObject(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}

/** The JSON text of an object without its braces. */
function members(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
