/** The two kinds of process: one that serves, alone or as one of several workers, and the primary that starts workers. */
import type { Logger } from 'pino';
import { AggregatorRegistry, Counter, Registry } from 'prom-client';
import type { Catalog } from './catalog.js';
import type { Config } from './config.js';
import { memoryLimits } from './limits/limit-stores.js';
import { primaryLimits } from './limits/primary-limits.js';
import { redisLimits } from './limits/redis-limits.js';
import { type Surroundings, startService } from './start-service.js';
import { stopOnSignals } from './stop-on-signals.js';
import { linkToPrimary, type PrimaryLink } from './workers/primary-link.js';
import { supervise } from './workers/supervise.js';
import { createWorkerDesk } from './workers/worker-desk.js';

/** Where a process meets the world. */
export interface ProcessEdge {
  readonly process: NodeJS.Process;
  readonly logger: Logger;
  /** Ends the process, after the last lines of the log are written. */
  readonly exit: (code: number) => void;
}

/** Longer than a webhook may take to answer, shorter than the 20 to 30 seconds that most supervisors of services give. */
const graceMs = 17_000;
/** The primary waits a little longer than its workers do. */
const primaryGraceMs = 19_000;

/** Serves until told to stop. `worker` is the place of a worker among others, null for a process that serves alone. */
export async function runService(
  catalog: Catalog,
  config: Config,
  { process, logger, exit }: ProcessEdge,
  worker: string | null,
): Promise<void> {
  const link = worker === null ? null : linkToPrimary(process);
  try {
    const service = await startService(catalog, config, surroundings(config, logger, link, worker));
    const grace = { grace: graceMs, impatient: worker === null };
    const stop = stopOnSignals(process, { logger, stop: service.stop, exit, ...grace });
    link?.onStop(stop);
    logger.info({ address: service.server.address(), base_url: config.publicBaseUrl }, 'listening');
  } catch (error) {
    logger.fatal({ err: error }, 'the service cannot start');
    exit(1);
  }
}

/** Counts are kept where all who share a limit can see them: in Redis, in the primary process, or right here. */
function surroundings(config: Config, logger: Logger, link: PrimaryLink | null, worker: string | null): Surroundings {
  const registry = new Registry();
  if (link === null) {
    return {
      logger,
      registry,
      limits: config.redisUrl === null ? memoryLimits() : redisLimits(config.redisUrl, logger),
    };
  }
  // Each worker has series of its own, so that the counts of one that is replaced begin anew for all to see.
  registry.setDefaultLabels({ worker: String(worker) });
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
  const limits = config.redisUrl === null ? primaryLimits(link) : redisLimits(config.redisUrl, logger);
  return { logger, registry, limits, collectMetrics: link.collectMetrics };
}

/** Starts the workers and keeps them running until told to stop. */
export function runPrimary(config: Config, { process, logger, exit }: ProcessEdge): void {
  const workers = new AggregatorRegistry();
  const own = new Registry();
  const replacements = new Counter({
    name: 'worker_replacements_total',
    help: 'Workers that were started in the place of one that died.',
    registers: [own],
  });
  const collect = async (): Promise<string> => `${await workers.clusterMetrics()}\n${await own.metrics()}`;
  const supervisor = supervise({
    workers: config.workers,
    logger,
    desk: createWorkerDesk(collect),
    onReplacement: () => replacements.inc(),
    onFailure: () => endAll(1),
  });
  const endAll = (code: number): void => {
    supervisor.kill();
    exit(code);
  };
  stopOnSignals(process, { logger, stop: supervisor.stop, exit: endAll, grace: primaryGraceMs, impatient: true });
  logger.info({ workers: config.workers }, 'starting workers');
}
