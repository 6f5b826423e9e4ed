/** Ends a process: gracefully at the first signal, at once at the second or when the grace period is over. */
import type { Logger } from 'pino';

export interface Stoppable {
  readonly logger: Logger;
  /** Finishes what is under way and closes what is open. */
  readonly stop: () => Promise<void>;
  /** Ends the process, after the last lines of the log are written. */
  readonly exit: (code: number) => void;
  /** Time limit for stopping, in milliseconds. */
  readonly grace: number;
}

/** Waits for SIGTERM, SIGINT and SIGHUP. Exit code 0 says that nothing was cut off, 1 that something may have been. */
export function stopOnSignals(process: Pick<NodeJS.Process, 'on'>, stoppable: Stoppable): void {
  const { logger, exit } = stoppable;
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) {
      logger.warn({ signal }, 'stopped by a second signal');
      exit(1);
      return;
    }
    stopping = true;
    logger.info({ signal }, 'stopping');
    end(stoppable);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('SIGHUP', onSignal);
}

function end({ logger, stop, exit, grace }: Stoppable): void {
  setTimeout(() => {
    logger.warn('stopped with work still in progress');
    exit(1);
  }, grace).unref();
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
}
