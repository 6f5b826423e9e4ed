/** The output of commands. */

import type { Caller } from '../authoring/commands/caller.js';
import { paintFor } from '../authoring/commands/terminal-paint.js';

export type Terminal = Pick<Caller, 'say' | 'complain' | 'paint' | 'progress'>;

type Streams = Pick<NodeJS.Process, 'stdout' | 'stderr'>;

/** Nobody wonders about a command that takes less, in milliseconds. */
const patience = 2000;
/** How long a line of progress stays, in milliseconds. */
const pause = 100;

const eraseLine = '\r\u001b[K';

/** Results go to one stream, mistakes to the other, which also tells how far a long command is where somebody looks. */
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
