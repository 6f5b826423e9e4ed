/**
 * Generates load for benchmarks as fast as one process can, so that only the server is measured. Not by autocannon, which waits
 * for answers in an event loop that sleeps; see `drive`.
 */
import type { Socket } from 'node:net';
import { connect } from 'node:net';

export interface Load {
  readonly port: number;
  /** The paths to request in turn. */
  readonly paths: readonly string[];
  readonly connections: number;
  /** The number of requests to send in all. */
  readonly requests: number;
}

/**
 * Keeps one request under way on each connection until all are answered, and returns the seconds that took. Throws when
 * an answer is not a 200 with a length.
 *
 * The generator never sleeps: on a virtual machine it costs the server more to wake it than to answer it.
 */
export async function drive({ port, paths, connections, requests }: Load): Promise<number> {
  const calls = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`));
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(port)));
  const startedAt = performance.now();
  try {
    await new Promise<void>((resolve, reject) => {
      const progress: Progress = { requests, sent: 0, answered: 0, done: false };
      const end = (error?: Error): void => {
        progress.done = true;
        if (error === undefined) resolve();
        else reject(error);
      };
      for (const socket of sockets) keepAsking(socket, calls, progress, end);
      keepAwake(progress);
    });
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  return (performance.now() - startedAt) / 1000;
}

interface Progress {
  readonly requests: number;
  sent: number;
  answered: number;
  done: boolean;
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sends the next call whenever an answer is complete, as long as there are calls to send. */
function keepAsking(socket: Socket, calls: readonly Buffer[], progress: Progress, end: (error?: Error) => void): void {
  let missing = 0;
  const ask = (): void => {
    if (progress.sent < progress.requests) socket.write(calls[progress.sent++ % calls.length] ?? '');
  };
  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) missing = answerLength(chunk) ?? Number.NaN;
    if (Number.isNaN(missing)) {
      end(new Error(`unexpected answer: ${chunk.toString('latin1', 0, 200)}`));
      return;
    }
    missing -= chunk.length;
    if (missing > 0) return;
    if (++progress.answered === progress.requests) end();
    else ask();
  });
  ask();
}

/** The length of an answer by its head, which arrives in one piece; null when it is not a 200 with a length. */
function answerLength(chunk: Buffer): number | null {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end === -1 ? 0 : end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return end === -1 || length === undefined || !head.startsWith('HTTP/1.1 200') ? null : end + 4 + Number(length);
}

function keepAwake(progress: Progress): void {
  if (!progress.done) setImmediate(() => keepAwake(progress));
}
