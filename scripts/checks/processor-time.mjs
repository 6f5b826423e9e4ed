// Processor time, in seconds, of this process and of the processes it started that have ended. Only Linux reports the
// latter.
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticks = 100;

/** @returns {{ own: number, children: number } | null} null if the system does not report it. */
export function processorTime() {
  if (process.platform !== 'linux') return null;
  const text = readFileSync('/proc/self/stat', 'utf8');
  // The name before the last parenthesis may contain anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, ofChildren = 0, systemOfChildren = 0] = fields.slice(11, 15).map(Number);
  return { own: (user + system) / ticks, children: (ofChildren + systemOfChildren) / ticks };
}
