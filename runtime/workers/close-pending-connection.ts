/** Ends the connection that was on its way to a worker when the worker died. */
import type { Worker } from 'node:cluster';

/** What node's cluster sends along with a message: an accepted connection. */
interface Handle {
  readonly close: () => void;
}

/** The worker that each connection was sent to last. */
const recipients = new WeakMap<Handle, Worker>();

/**
 * The primary accepts connections and passes them on, one at a time to each worker, which says when it has taken over.
 * A worker that is killed in between never says so; node then neither passes the connection to another worker nor
 * closes it, and the caller waits for ever. Closed, it tells the caller to ask again.
 */
export function closePendingConnection(worker: Worker): void {
  const { process } = worker;
  const send = process.send.bind(process) as (...message: unknown[]) => boolean;
  let latest: Handle | undefined;
  const sendAndNote = (...message: unknown[]): boolean => {
    const [, handle] = message;
    if (isHandle(handle)) {
      latest = handle;
      recipients.set(handle, worker);
    }
    return send(...message);
  };
  process.send = sendAndNote as typeof process.send;
  worker.once('exit', () => {
    // A connection that the worker took over is closed here already, and closing it again does nothing.
    if (latest !== undefined && recipients.get(latest) === worker) latest.close();
  });
}

function isHandle(value: unknown): value is Handle {
  return typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function';
}
