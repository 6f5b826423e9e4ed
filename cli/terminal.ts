/** The output of commands. */

import type { Caller } from '../authoring/commands/caller.js';
import { paintFor } from '../authoring/commands/terminal-paint.js';
import type { Answer } from './command/tool.js';

export type Terminal = Pick<Caller, 'say' | 'complain' | 'paint' | 'progress'>;

type Streams = Pick<NodeJS.Process, 'stdout' | 'stderr'>;

/** Time before progress is shown, in milliseconds. */
const patience = 2000;
/** Interval between progress lines, in milliseconds. */
const pause = 100;

const eraseLine = '\r\u001b[K';

/** Writes results to one stream, and mistakes to the other, which also shows the progress of long commands on a terminal. */
export function terminalOn({ stdout, stderr }: Streams, now: () => number): Terminal {
  const paint = paintFor(stderr);
  const started = now();
  let told = started + patience;
  let isShown = false;
  const clear = (): void => {
    if (isShown) stderr.write(eraseLine);
    isShown = false;
  };
  const progress = (done: number, all: number, what: string): void => {
    if (now() < told) return;
    stderr.write(`${eraseLine}${done + 1} of ${all}: ${what}`);
    isShown = true;
    told = now() + pause;
  };
  const written = (stream: NodeJS.WriteStream) => (text: string) => {
    clear();
    stream.write(text);
  };
  const streams = { say: written(stdout), complain: written(stderr), paint };
  return stderr.isTTY ? { ...streams, progress } : streams;
}

/** Writes an answer to the arguments and gives the exit code. */
export function tell({ text, exitCode }: Answer, { say, complain }: Pick<Terminal, 'say' | 'complain'>): number {
  (exitCode === 0 ? say : complain)(text);
  return exitCode;
}

/** Ends the process when its output is closed, as in `reckoner figures | head`. */
export function endWithReader({ stdout, exit }: Pick<NodeJS.Process, 'stdout' | 'exit'>): void {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    exit();
  });
}
