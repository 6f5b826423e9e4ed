/** `reckoner serve --watch`: serves the last version of a catalog that compiles, and replaces it after each edit. */
import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';
import { errorSentence } from './command/error-sentence.js';
import { Refusal } from './command/option.js';

/** Gives a folder with the catalog as it is now; null after saying why it does not compile. */
type Build = () => Promise<string | null>;

/** A file is read after this many milliseconds without a write. */
const settled = { stabilityThreshold: 50, pollInterval: 10 };

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Serves until the process gets a signal to stop, and gives the exit code. Each version has a process of its own. They
 * share the socket, which this process holds: a new one listens before the old one finishes its calls and ends.
 */
export async function serveWatching(catalog: string, build: Build, process: NodeJS.Process): Promise<number> {
  const watcher = watch(catalog, { ignoreInitial: true, awaitWriteFinish: settled });
  try {
    return await new Promise<number>((resolve, reject) => {
      const stopped = stopOn(process, resolve);
      const write = (text: string): unknown => stopped() || process.stderr.write(text);
      let served: Worker | null = null;
      let isEdited = false;
      let isBusy = false;
      const onEdit = async (): Promise<void> => {
        isEdited = true;
        if (isBusy) return;
        isBusy = true;
        while (isEdited && !stopped()) {
          isEdited = false;
          served = await replaced(served, build, write);
        }
        isBusy = false;
      };
      cluster.on('exit', (worker, code) => {
        if (worker === served && !stopped()) reject(new Refusal(`The service ended with exit code ${code}.`));
      });
      watcher.on('all', () => void onEdit().catch(reject));
      onEdit().catch(reject);
    });
  } finally {
    await watcher.close();
  }
}

/** Passes signals on to what serves or is about to, and resolves when that has ended. The returned function says whether there was a signal. */
function stopOn(process: NodeJS.Process, resolve: (code: number) => void): () => boolean {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    // A terminal sends Ctrl+C to all of its processes, and a second signal would cut calls off.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const worker of workers) worker.process.kill(signal);
    const codes = await Promise.all(workers.map(async (worker) => Number((await once(worker, 'exit'))[0])));
    resolve(Math.max(0, ...codes));
  };
  for (const signal of stopSignals) process.on(signal, (given) => void stop(given));
  return () => isStopping;
}

/** Gives what serves after an edit: a new process, or the one before where the catalog does not compile. */
async function replaced(served: Worker | null, build: Build, write: (text: string) => unknown): Promise<Worker | null> {
  const folder = await build().catch((error: unknown) => {
    if (served === null) throw error;
    write(`${errorSentence(error)}\n`);
    return null;
  });
  const next = folder === null ? null : await started(folder);
  if (next !== null) {
    served?.process.kill('SIGTERM');
    return next;
  }
  if (served === null && folder !== null) throw new Refusal('The service cannot start; its log says why.');
  write(served === null ? 'Nothing is served until the catalog compiles.\n' : 'The last version stays served.\n');
  return served;
}

/** A process that serves the folder; null where it ended before it listened. */
async function started(folder: string): Promise<Worker | null> {
  const command = fileURLToPath(new URL('./main.js', import.meta.url));
  cluster.setupPrimary({ exec: command, args: ['serve', '--built', folder] });
  const worker = cluster.fork();
  const listens = once(worker, 'listening').then(() => worker);
  return await Promise.race([listens, once(worker, 'exit').then(() => null)]);
}
