/** Notices a worker that lives and does nothing: its heartbeat stops. */

/** A worker beats this often, in milliseconds. */
export const beatMs = 1_000;

export interface Pulse {
  /** Notes a beat. */
  readonly beat: () => void;
  readonly stop: () => void;
}

/**
 * Calls `onSilence` once when no beat has come for `silenceMs`. Watching begins with the first beat, so that a
 * slow start is no silence. The time is that of the process, which no change of the clock moves.
 */
export function watchPulse(silenceMs: number, onSilence: () => void): Pulse {
  let latest: number | null = null;
  const timer = setInterval(() => {
    if (latest === null || performance.now() - latest < silenceMs) return;
    clearInterval(timer);
    onSilence();
  }, beatMs);
  timer.unref();
  return {
    beat: () => {
      latest = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}
