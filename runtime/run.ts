/** The service as a process: settings in, log out, and an end that cuts nothing off. */
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pino } from 'pino';
import type { Catalog } from './catalog.js';
import { type ConfigMistake, type Environment, readConfig } from './config.js';
import { type ProcessEdge, runPrimary, runService } from './run-service.js';
import { workerPlace } from './workers/supervise.js';

/** How long lines of the log may wait for more before they are written together. */
const logBufferBytes = 3072;
const logDelayMs = 500;
/** Writes of this size to a pipe are never torn apart by those of another process. */
const mostBytesOfWrite = 4096;

/**
 * Serves the catalog until the process is told to stop. Settings that cannot be used are listed, all of them, and end
 * the process with exit code 1; so does an address that cannot be listened on.
 */
export async function run(catalog: Catalog, env: Environment, process: NodeJS.Process): Promise<void> {
  const { requestsPerMinute, leadsPerHour } = catalog.service;
  const readFile = (path: string): string => readFileSync(path, 'utf8');
  const reading = readConfig(env, { requestsPerMinute, leadsPerHour, cores: availableParallelism(), readFile });
  if (!reading.ok) {
    process.stderr.write(listMistakes(reading.mistakes));
    process.exitCode = 1;
    return;
  }
  const { config } = reading;
  const worker = cluster.isWorker ? (env[workerPlace] ?? null) : null;
  const edge = openEdge(process, config.logLevel, worker);
  if (config.workers > 1 && worker === null) runPrimary(config, edge);
  else await runService(catalog, config, edge, worker);
}

/** The log, and the way out that writes its last lines. */
function openEdge(process: NodeJS.Process, level: string, worker: string | null): ProcessEdge {
  const log = pino.destination({ dest: 1, sync: false, minLength: logBufferBytes, maxWrite: mostBytesOfWrite });
  const logger = pino({ level }, log);
  setInterval(() => log.flush(), logDelayMs).unref();
  return {
    process,
    logger: worker === null ? logger : logger.child({ worker: Number(worker) }),
    exit: (code) => {
      log.flushSync();
      process.exit(code);
    },
  };
}

function listMistakes(mistakes: readonly ConfigMistake[]): string {
  const lines = mistakes.map(({ name, detail }) => `  ${name} ${detail}\n`);
  return `The service cannot start with these settings:\n${lines.join('')}`;
}
