/** A load generator that costs little itself: it counts answers by their length and looks at nothing else. */
import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Keeps one request under way on each connection and returns the requests answered per second. All answers must have
 * the length of the first; throws when one has not, or is not 200.
 */
export async function measureLoad({ port, path, connections, seconds }: Load): Promise<number> {
  const call = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(port)));
  let answered = 0;
  let failure: Error | null = null;
  const drives = sockets.map((socket) =>
    drive(
      socket,
      call,
      () => answered++,
      (error) => {
        failure = error;
      },
    ),
  );
  const startedAt = performance.now();
  for (const start of drives) start();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const rate = answered / ((performance.now() - startedAt) / 1000);
  for (const socket of sockets) socket.destroy();
  if (failure !== null) throw failure;
  return rate;
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay(true)));
    socket.once('error', reject);
  });
}

/** Sends the call again whenever an answer is complete. */
function drive(socket: Socket, call: Buffer, onAnswer: () => void, onFailure: (error: Error) => void): () => void {
  let missing = 0;
  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) {
      const length = answerLength(chunk);
      if (length === null) {
        onFailure(new Error(`unexpected answer: ${chunk.toString('latin1', 0, 200)}`));
        socket.destroy();
        return;
      }
      missing = length;
    }
    missing -= chunk.length;
    if (missing > 0) return;
    onAnswer();
    socket.write(call);
  });
  return () => socket.write(call);
}

/** The length of an answer by its head, which arrives in one piece; null when it is not a 200 with a length. */
function answerLength(chunk: Buffer): number | null {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return end === -1 || length === undefined || !head.startsWith('HTTP/1.1 200') ? null : end + 4 + Number(length);
}
