/** How the process ends: gracefully at the first signal, at once at the second or when the grace is used up. */
import type { Logger } from 'pino';

export interface Stoppable {
  readonly logger: Logger;
  /** Finishes what is under way and closes what is open. */
  readonly stop: () => Promise<void>;
  /** Ends the process, after the last lines of the log are written. */
  readonly exit: (code: number) => void;
}

const graceMs = 10_000;

/** Waits for SIGTERM and SIGINT. Exit code 0 says that nothing was cut off, 1 that something may have been. */
export function stopOnSignals(process: Pick<NodeJS.Process, 'on'>, { logger, stop, exit }: Stoppable): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) {
      logger.warn({ signal }, 'stopped by a second signal');
      exit(1);
      return;
    }
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.warn('stopped before the last answers were out');
      exit(1);
    }, graceMs).unref();
    stop().then(
      () => {
        logger.info('stopped');
        exit(0);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
