/**
 * Runs one of two kinds of process: a server, which may be one of several workers, or the primary that starts workers.
 */
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { memoryLimits } from '../../http/limits/limit-stores.js';
import { primaryLimits } from '../../http/limits/primary-limits.js';
import { redisLimits } from '../../http/limits/redis-limits.js';
import type { AssetSource } from '../routes/pages/page-assets.js';
import type { Settings } from './settings.js';
import type { ServiceEnvironment } from './start-service.js';
import { startService } from './start-service.js';
import { stopOnSignals } from './stop-on-signals.js';
import type { PrimaryLink } from './workers/primary-link.js';
import { linkToPrimary } from './workers/primary-link.js';
import { supervise } from './workers/supervise.js';
import { answerWorkers } from './workers/worker-requests.js';

/** The process's connections to the outside. */
export interface ProcessEdge {
  readonly process: NodeJS.Process;
  readonly logger: Logger;
  /** Number of log lines dropped since the process started. */
  readonly droppedLines: () => number;
  /** Ends the process, after the last lines of the log are written. */
  readonly exit: (code: number) => void;
}

/** Longer than a webhook may take to answer, shorter than the 20 to 30 seconds that most supervisors of services give. */
const graceMs = 17_000;
/** The primary waits a little longer than its workers do. */
const primaryGraceMs = 19_000;

/** What one process serves, and its role. */
export interface ServingProcess {
  /** The place of a worker among others; null for a process without workers. */
  readonly worker: string | null;
  /** Assets of pages for people; null when there are none. */
  readonly pages: AssetSource | null;
}

/** What answers, and where. */
export interface Serving {
  readonly port: number;
  readonly hasPages: boolean;
}

/** Serves until told to stop. Gives null where it cannot start: the log says why, and the process ends. */
export async function runService(
  catalog: Catalog,
  settings: Settings,
  edge: ProcessEdge,
  { worker, pages }: ServingProcess,
): Promise<Serving | null> {
  const { process, logger, exit } = edge;
  const link = worker === null ? null : linkToPrimary(process);
  try {
    const service = await startService(catalog, settings, { ...environmentOf(settings, edge, link, worker), pages });
    const grace = { grace: graceMs, impatient: worker === null };
    const stop = stopOnSignals(process, { logger, stop: service.stop, exit, ...grace });
    link?.onStop(stop);
    const address = service.server.address() as AddressInfo;
    logger.info({ address, base_url: settings.publicBaseUrl }, 'listening');
    return { port: address.port, hasPages: pages !== null };
  } catch (error) {
    const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
    if (code === 'EADDRINUSE')
      logger.fatal({ code, port }, `the service cannot start: another program uses port ${port}. Stop it, or set PORT`);
    else logger.fatal({ err: error }, 'the service cannot start');
    exit(1);
    return null;
  }
}

/** Counts are kept where all who share a limit can see them: in Redis, in the primary process, or right here. */
function environmentOf(
  { redisUrl }: Settings,
  edge: ProcessEdge,
  link: PrimaryLink | null,
  worker: string | null,
): Omit<ServiceEnvironment, 'pages'> {
  const { logger } = edge;
  const registry = new Registry();
  registerLogMetrics(registry, edge);
  const shared = redisUrl === null ? null : redisLimits(redisUrl, logger);
  if (link === null) {
    return { logger, registry, limits: shared ?? memoryLimits(), collectMetrics: () => registry.metrics() };
  }
  // Each worker has its own series, so that the restart of its counts shows when it is replaced.
  registry.setDefaultLabels({ worker: String(worker) });
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
  return { logger, registry, limits: shared ?? primaryLimits(link), collectMetrics: link.collectMetrics };
}

function registerLogMetrics(registry: Registry, { droppedLines }: ProcessEdge): void {
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that were dropped because nobody took them: a full disk, a reader that stalls or has gone.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
}

/** Starts the workers and keeps them running until told to stop. */
export function runPrimary(settings: Settings, { process, logger, exit }: ProcessEdge): void {
  const workers = new AggregatorRegistry();
  const own = new Registry();
  const replacements = new Counter({
    name: 'worker_replacements_total',
    help: 'Workers that were started in the place of one that died.',
    registers: [own],
  });
  const collected = new Gauge({
    name: 'worker_metrics_collected',
    help: 'Whether all workers told their measurements when they were asked last: 1 or 0.',
    registers: [own],
  });
  // While a worker hangs, the primary's own measurements are reported all the same.
  const collect = async (): Promise<string> => {
    const ofWorkers = await workers.clusterMetrics().catch(() => null);
    collected.set(ofWorkers === null ? 0 : 1);
    return `${ofWorkers ?? ''}\n${await own.metrics()}`;
  };
  const supervisor = supervise({
    workers: settings.workers,
    logger,
    requests: answerWorkers(collect),
    onReplacement: () => replacements.inc(),
    onFailure: () => endAll(1),
  });
  const endAll = (code: number): void => {
    supervisor.kill();
    exit(code);
  };
  stopOnSignals(process, { logger, stop: supervisor.stop, exit: endAll, grace: primaryGraceMs, impatient: true });
  logger.info({ workers: settings.workers }, 'starting workers');
}
