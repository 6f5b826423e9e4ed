/** A calculator of a package: inputs in, the service's answer out, in any program and without a service. */
import { answerQuery } from '../calculator/answer-query.js';
import { givenPairs } from '../calculator/list-parameter.js';
import { prepareAlone } from '../calculator/prepared-calculator.js';
import type { AnyCalculator, Calculator } from '../kernel/module.js';
import type { ServiceInfo } from '../kernel/service.js';
import type { Calculation, CallOptions, PackagedCalculator, Refusal } from './calculation.js';

/** Members of the service's answer that a package has nothing to say about: places, leads and evidence. */
const leftOut: ReadonlySet<string> = new Set(['cta', 'local_routing', 'basis']);

/** Joins a generated calculator with the engine that reads its inputs. */
export function packaged<Inputs, Lists>(
  calculator: Calculator<Inputs>,
  service: ServiceInfo,
): PackagedCalculator<Inputs, Lists> {
  const { slug, title, subtitle, inputs, lists = [] } = calculator;
  const prepared = prepareAlone(calculator as unknown as AnyCalculator, service, () => Date.now());
  return {
    ...{ slug, title, subtitle, inputs, lists },
    calculate: (given = {}, options = {}) => {
      const outcome = answerQuery(prepared, queryText(given, options));
      if (outcome.kind === 'answered') return calculationOf(outcome.answer.body);
      const { code, detail, errors } = outcome.refusal;
      return { ok: false, code, detail, errors } satisfies Refusal;
    },
  };
}

function queryText(given: object, { with: extras = [], on, own = {}, trace = false }: CallOptions): string {
  const pairs = [
    ...Object.entries(given).flatMap(([name, value]) => givenPairs(name, value)),
    ...Object.entries(own),
    ...(extras.length === 0 ? [] : [['with', extras.join(',')]]),
    ...(on === undefined ? [] : [['on', on]]),
    ...(trace ? [['trace', 'true']] : []),
  ].map(([name, value]): [string, string] => [String(name), String(value)]);
  return new URLSearchParams(pairs).toString();
}

function calculationOf(body: string): Calculation {
  const { trace, ...answer } = JSON.parse(body) as Calculation;
  const members = Object.entries(answer).filter(([name]) => !leftOut.has(name));
  const { steps, sources } = trace ?? { steps: [], sources: [] };
  return {
    ...Object.fromEntries(members),
    ...(trace === undefined ? {} : { trace: { steps, sources } }),
  } as Calculation;
}
