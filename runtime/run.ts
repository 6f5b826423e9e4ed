/** The service as a process: settings in, log out, and an end that cuts nothing off. */
import { pino } from 'pino';
import type { Catalog } from './catalog.js';
import { type ConfigMistake, type Environment, readConfig } from './config.js';
import { startService } from './start-service.js';
import { stopOnSignals } from './stop-on-signals.js';

/** How long lines of the log may wait for more before they are written together. */
const logBufferBytes = 4096;
const logDelayMs = 500;

/**
 * Serves the catalog until the process is told to stop. Settings that cannot be used are listed, all of them, and end
 * the process with exit code 1; so does an address that cannot be listened on.
 */
export async function run(catalog: Catalog, env: Environment, process: NodeJS.Process): Promise<void> {
  const reading = readConfig(env, { requestsPerMinute: catalog.service.requestsPerMinute });
  if (!reading.ok) {
    process.stderr.write(listMistakes(reading.mistakes));
    process.exitCode = 1;
    return;
  }
  const { config } = reading;
  const log = pino.destination({ dest: 1, sync: false, minLength: logBufferBytes });
  const logger = pino({ level: config.logLevel }, log);
  setInterval(() => log.flush(), logDelayMs).unref();
  const exit = (code: number): void => {
    log.flushSync();
    process.exit(code);
  };
  try {
    const service = await startService(catalog, config, logger);
    stopOnSignals(process, { logger, stop: service.stop, exit });
    logger.info({ address: service.server.address(), base_url: config.publicBaseUrl }, 'listening');
  } catch (error) {
    logger.fatal({ err: error }, 'the service cannot start');
    exit(1);
  }
}

function listMistakes(mistakes: readonly ConfigMistake[]): string {
  const lines = mistakes.map(({ name, detail }) => `  ${name} ${detail}\n`);
  return `The service cannot start with these settings:\n${lines.join('')}`;
}
