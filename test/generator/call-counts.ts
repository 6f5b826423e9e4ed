/** Counts calls of the project's functions, as the engine itself counts them. */

import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector';

/** The number of calls of each function since the last question, by its file and name: `prove/prove.ts prove`. */
export type CallCounts = ReadonlyMap<string, number>;

/** Runs something that can ask for the calls of functions below a folder since it asked last. */
export function countingCalls<T>(folder: string, run: (calls: () => CallCounts) => T): T {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    return run(() => callsBelow(folder, session));
  } finally {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

function callsBelow(folder: string, session: Session): CallCounts {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    scripts = result;
  });
  const counts = new Map<string, number>();
  for (const { url, functions } of scripts.filter((script) => script.url.includes(folder))) {
    const [, path = ''] = url.split(folder);
    for (const { functionName, ranges } of functions) {
      const name = `${path} ${functionName}`;
      counts.set(name, (counts.get(name) ?? 0) + (ranges[0]?.count ?? 0));
    }
  }
  return counts;
}
