/** Real server processes, as many as a test wants, and questions to them from many callers. */
import { type Answer, request } from '../http.js';
import { type ServiceProcess, startProcess } from './service-process.js';

export type Settings = Readonly<Record<string, string>>;

/** A process that listens. */
export interface Instance extends Omit<ServiceProcess, 'port'> {
  readonly port: number;
}

/** What all instances of the tests have in common: one trusted proxy, so that a test can speak for many callers. */
const common: Settings = { PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '1', LEAD_WEBHOOKS_PRIVATE: 'true' };

/** Starts a process for each of the settings at the same moment; resolves when all of them listen. */
export async function startInstances(script: string, settings: readonly Settings[]): Promise<readonly Instance[]> {
  const processes = settings.map((each) => startProcess({ ...common, ...each }, [script]));
  return Promise.all(processes.map(async (each) => ({ ...each, port: await each.port })));
}

/** Ends processes without asking them; those that have ended already are no trouble. */
export async function killAll(instances: readonly Instance[]): Promise<void> {
  for (const { child } of instances) child.kill('SIGKILL');
  await Promise.all(instances.map(({ ended }) => ended));
}

/** Asks for a calculation on behalf of a caller. */
export function calculate(instance: Pick<Instance, 'port'>, caller: string, slug = 'fence'): Promise<Answer> {
  return request(instance, 'GET', `/api/calc/${slug}`, { 'x-forwarded-for': caller });
}

/** Asks `count` times, `width` at a time, the instances in turn. */
export async function calculateMany(
  instances: readonly Pick<Instance, 'port'>[],
  caller: string,
  count: number,
  width = 8,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const instance = instances[next++ % instances.length];
      if (instance !== undefined) answers.push(await calculate(instance, caller));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return answers;
}

/** How many answers have each status. */
export function tally(answers: readonly Pick<Answer, 'status'>[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The sum of a metric over all its series that have these labels. */
export async function metric(instance: Pick<Instance, 'port'>, name: string, labels = ''): Promise<number> {
  const { text } = await request(instance, 'GET', '/metrics');
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}(\\{|\\s)`).test(line) && line.includes(labels));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
