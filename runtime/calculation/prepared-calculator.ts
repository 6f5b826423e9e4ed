/**
 * A calculator made ready to answer. Most of an answer is the same for every caller, so its JSON is written once, when
 * the service starts, and a request only adds what it changes: the inputs, the result, the place and the trace.
 * Measured (`npm run bench`), this and the single `writeHead` of `reply.ts` bring Express beside bare `node:http`.
 */
import type { AnyCalculator, Calculator, InputSpec, InputValue, NumberInput } from '../kernel/module.js';
import type { Network, ServiceInfo } from '../kernel/service.js';
import { type QueryPlan, type QueryValues, queryPlan, type SharedValues } from '../query/query-plan.js';
import { localRouting } from './local-routing.js';

/** The inputs that a calculation runs on, by name. */
type Inputs = Readonly<Record<string, InputValue>>;

export interface PreparedCalculator {
  readonly slug: string;
  readonly plan: QueryPlan;
  /** The inputs to calculate with: what was given, clamped, and defaults for the rest. */
  readonly inputs: (values: QueryValues) => Inputs;
  /** The requirement that the inputs break, as a sentence; null when they may be calculated with. */
  readonly refuse: (inputs: Inputs) => string | null;
  /** The JSON text of the answer. Throws when the calculator breaks its promise of a finite result. */
  readonly answer: (values: QueryValues, inputs: Inputs, shared: SharedValues) => string;
}

/** What the answers of all calculators are made with. */
export interface AnswerContext {
  readonly service: ServiceInfo;
  readonly network: Network;
  /** The public address of the service, without a final slash. */
  readonly baseUrl: string;
}

export function prepareCalculator(calculator: AnyCalculator, context: AnswerContext): PreparedCalculator {
  // The inputs were read against the calculator's own list, which is what its functions ask for.
  const { refuse, answer, trace } = calculator as unknown as Calculator<Inputs>;
  const head = openObject({
    ok: true,
    slug: calculator.slug,
    title: calculator.title,
    subtitle: calculator.subtitle,
    legal_disclaimer: context.service.legalDisclaimer,
  });
  const band = `,"disclaimer":${JSON.stringify(calculator.disclaimer)},"cost_band":${JSON.stringify(calculator.costBand)}`;
  const placeText = placeWriter(calculator, context);
  const noPlace = placeText(null, null);
  const inputWriters = calculator.inputs.map(inputWriter);

  return {
    slug: calculator.slug,
    plan: queryPlan(calculator.inputs, context.network),
    inputs: (values) => appliedInputs(calculator.inputs, values),
    refuse,
    answer: (values, inputs, shared) => {
      const result = answer(inputs);
      if (!Number.isFinite(result.value)) throw new Error(`${calculator.slug} gave ${result.value}`);
      const inputText = inputWriters.map((write, place) => write(values[place])).join(',');
      const place = shared.city === null ? noPlace : placeText(shared.city, shared.neighborhood);
      const steps = shared.trace
        ? `,"trace":${JSON.stringify({ steps: trace(inputs), sources: calculator.sources })}`
        : '';
      return `${head},"inputs":{${inputText}},"result":${JSON.stringify(result)}${band}${place}${steps}}`;
    },
  };
}

function appliedInputs(specs: readonly InputSpec[], values: QueryValues): Inputs {
  const inputs: Record<string, InputValue> = {};
  for (const [place, spec] of specs.entries()) {
    const value = values[place];
    inputs[spec.name] = value === undefined ? spec.default : applied(spec, value);
  }
  return inputs;
}

function applied(spec: InputSpec, value: InputValue): InputValue {
  return spec.type === 'number' ? clamp(spec, Number(value)) : value;
}

function clamp(spec: NumberInput, value: number): number {
  return Math.min(spec.max, Math.max(spec.min, value));
}

/** The member of `inputs` for one input: what was given, what was applied, and whether it had to be moved. */
function inputWriter(spec: InputSpec): (value: InputValue | undefined) => string {
  const name = JSON.stringify(spec.name);
  const omitted = `${name}:{"raw":null,"used":${JSON.stringify(spec.default)},"clamped":false}`;
  if (spec.type === 'select') {
    const chosen = new Map<InputValue | undefined, string>(
      spec.options.map(({ value }) => [
        value,
        `${name}:${JSON.stringify({ raw: value, used: value, clamped: false })}`,
      ]),
    );
    return (value) => chosen.get(value) ?? omitted;
  }
  return (value) => {
    if (value === undefined) return omitted;
    const used = clamp(spec, Number(value));
    return `${name}:{"raw":${value},"used":${used},"clamped":${used !== value}}`;
  };
}

/** The members `local_routing` and `cta`, which go by the place. */
function placeWriter(
  calculator: AnyCalculator,
  { service, network, baseUrl }: AnswerContext,
): (city: string | null, neighborhood: string | null) => string {
  const message = service.ctaMessage.replaceAll('{service}', calculator.service);
  return (city, neighborhood) => {
    const routing = city === null ? null : localRouting(network, calculator.slug, city, neighborhood, baseUrl);
    const cta = {
      message,
      lead_endpoint: `POST ${baseUrl}/api/lead-submit`,
      page_url: routing?.page_url ?? null,
      learn_more: `${baseUrl}/llms.txt`,
    };
    return `,"local_routing":${JSON.stringify(routing)},"cta":${JSON.stringify(cta)}`;
  };
}

/** The JSON text of an object without its closing brace, so that more members can follow. */
function openObject(members: object): string {
  return JSON.stringify(members).slice(0, -1);
}
