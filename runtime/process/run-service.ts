/** Serves a catalog until the process gets a signal to stop. */
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { memoryLimits } from '../../http/limits/limit-stores.js';
import { redisLimits } from '../../http/limits/redis-limits.js';
import type { AssetSource } from '../routes/pages/page-assets.js';
import type { Settings } from './settings.js';
import { startService } from './start-service.js';
import { stopOnSignals } from './stop-on-signals.js';

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

/** What answers, and where. */
export interface Serving {
  readonly port: number;
  readonly hasPages: boolean;
}

/**
 * Serves until there is a signal to stop. `pages` are the assets of pages for people; null when there are none. Gives null where the
 * service cannot start: the log says why, and the process ends.
 */
export async function runService(
  catalog: Catalog,
  settings: Settings,
  edge: ProcessEdge,
  pages: AssetSource | null,
): Promise<Serving | null> {
  const { process, logger, exit } = edge;
  try {
    const registry = new Registry();
    registerLogMetrics(registry, edge);
    // Counts are kept where all who share a limit can see them.
    const limits = settings.redisUrl === null ? memoryLimits() : redisLimits(settings.redisUrl, logger);
    const service = await startService(catalog, settings, { logger, registry, limits, pages });
    stopOnSignals(process, { logger, stop: service.stop, exit, grace: graceMs });
    const address = service.server.address() as AddressInfo;
    logger.info({ address, base_url: settings.publicBaseUrl }, 'listening');
    return { port: address.port, hasPages: pages !== null };
  } catch (error) {
    const { code, port, syscall } = error as NodeJS.ErrnoException & { readonly port?: number };
    if (code === 'EADDRINUSE')
      logger.fatal({ code, port }, `the service cannot start: another program uses port ${port}. Stop it, or set PORT`);
    else if (syscall === 'listen')
      logger.fatal({ code, port }, 'the service cannot start: nothing can listen there. Set another HOST or PORT');
    else logger.fatal({ err: error }, 'the service cannot start');
    exit(1);
    return null;
  }
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
