/** What operators ask: is the process alive, can it serve, what has it measured. */
import type { RequestHandler } from 'express';
import { Registry } from 'prom-client';
import { sendProblem } from '../http/problem.js';
import { jsonType, neverStored, reply } from '../http/reply.js';
import type { ParameterError } from '../query/parameter.js';

/** Something that the service needs in order to serve. `check` rejects, or does not come back, while it is missing. */
export interface Probe {
  readonly name: string;
  readonly check: () => Promise<void>;
  /** Whether the service serves without it, only not as well. */
  readonly dispensable?: boolean;
}

const probeTimeoutMs = 2000;

/** Answers that the process runs. */
export const reportHealth: RequestHandler = (_request, response) => {
  reply(response, 200, neverStored, jsonType, JSON.stringify({ ok: true, status: 'up' }));
};

/**
 * Answers 200 when every probe succeeds, else 503 with the names of those that do not. What is dispensable and missing
 * is only named, as `degraded`.
 */
export function reportReadiness(probes: readonly Probe[]): RequestHandler {
  return async (request, response) => {
    const failures = (await Promise.all(probes.map(failureOf))).filter((failure) => failure !== null);
    const dispensable = new Set(probes.filter((probe) => probe.dispensable).map((probe) => probe.name));
    const errors = failures.filter(({ parameter }) => !dispensable.has(parameter));
    if (errors.length === 0) {
      const checks = probes.map((probe) => probe.name);
      const degraded = failures.map(({ parameter }) => parameter);
      const body = { ok: true, status: 'ready', checks, ...(degraded.length === 0 ? {} : { degraded }) };
      reply(response, 200, neverStored, jsonType, JSON.stringify(body));
      return;
    }
    const detail = `Not answering: ${errors.map((error) => error.parameter).join(', ')}.`;
    sendProblem(request, response, { code: 'not_ready', detail, errors });
  };
}

/** What a probe found wrong. Its message stays inside: it may hold an address or a password. */
async function failureOf({ name, check }: Probe): Promise<ParameterError | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the probe did not come back')), probeTimeoutMs);
  });
  try {
    await Promise.race([check(), late]);
    return null;
  } catch {
    const detail = `${name} does not answer.`;
    return { parameter: name, code: 'not_ready', detail, received: null, allowed: null, suggestion: null };
  } finally {
    clearTimeout(timer);
  }
}

/** Answers the measurements in the Prometheus text format. */
export function reportMetrics(collect: () => Promise<string>): RequestHandler {
  return async (_request, response) => {
    reply(response, 200, neverStored, Registry.PROMETHEUS_CONTENT_TYPE, await collect());
  };
}
