/** Answers operators: is the process alive, can it serve, what has it measured. */

import { Registry } from 'prom-client';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import { parameterError } from '../../engine/calculator/parameter.js';
import type { Handler } from '../../http/locals.js';
import { Refused, sendProblem } from '../../http/problem.js';
import { jsonType, neverStored, send } from '../../http/reply.js';
import type { InterfaceWords } from '../../words/interface-words.js';

/** Something that the service needs in order to serve. `check` rejects, or does not come back, while it is missing. */
export interface Probe {
  readonly name: string;
  readonly check: () => Promise<void>;
  /** True when the service can serve without it, only not as well. */
  readonly isDispensable?: boolean;
}

const probeTimeoutMs = 2000;

/** Answers that the process runs. */
export const reportHealth: Handler = (_request, response) => {
  send(response, 200, { headers: neverStored, type: jsonType, body: JSON.stringify({ ok: true, status: 'up' }) });
};

/**
 * Answers 200 when every probe succeeds, else 503 with the names of those that do not. What is dispensable and missing
 * is only named, as `degraded`.
 */
export function reportReadiness(probes: readonly Probe[]): Handler {
  return async (_request, response) => {
    const words = response.locals.site.words.routes;
    const failures = (await Promise.all(probes.map((probe) => failureOf(probe, words)))).filter(
      (failure) => failure !== null,
    );
    const dispensable = new Set(probes.filter((probe) => probe.isDispensable).map((probe) => probe.name));
    const errors = failures.filter(({ parameter }) => !dispensable.has(parameter));
    if (errors.length === 0) {
      const checks = probes.map((probe) => probe.name);
      const degraded = failures.map(({ parameter }) => parameter);
      const body = { ok: true, status: 'ready', checks, ...(degraded.length === 0 ? {} : { degraded }) };
      send(response, 200, { headers: neverStored, type: jsonType, body: JSON.stringify(body) });
      return;
    }
    const detail = words.notReady({ probes: errors.map((error) => error.parameter).join(', ') });
    sendProblem(response, { code: 'not_ready', detail, errors });
  };
}

/** Reports what a probe found. The error's message stays inside: it may hold an address or a password. */
async function failureOf({ name, check }: Probe, words: InterfaceWords['routes']): Promise<ParameterError | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the probe did not come back')), probeTimeoutMs);
  });
  try {
    await Promise.race([check(), late]);
    return null;
  } catch {
    return parameterError({ parameter: name, code: 'not_ready', detail: words.noAnswer({ probe: name }) });
  } finally {
    clearTimeout(timer);
  }
}

/** The addresses by which a machine reaches itself, as node writes them. */
const thisMachine = /^(?:::ffff:)?127\.|^::1$/;

/** Allows direct requests from localhost only, not proxied ones. */
export const fromThisMachine: Handler = ({ socket, headers }, response, next) => {
  const isNear = thisMachine.test(socket.remoteAddress ?? '');
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const { metricsElsewhere: detail } = response.locals.site.words.routes;
  next(isNear && !isPassedOn ? undefined : new Refused({ code: 'not_found', detail }));
};

/** Answers the measurements in the Prometheus text format. */
export function reportMetrics(collect: () => Promise<string>): Handler {
  return async (_request, response) => {
    const body = await collect();
    send(response, 200, { headers: neverStored, type: Registry.PROMETHEUS_CONTENT_TYPE, body });
  };
}
