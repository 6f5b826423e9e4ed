/** Connections that send bytes as they are, and end as their test says. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that has sent these bytes, and keeps its end open whatever the server does. */
export async function openRaw(port: number, bytes: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return socket;
}

/** Sends bytes and resets the connection: at once, or when the first bytes of an answer are there. */
export async function sendAndReset(port: number, bytes: string, when: 'at once' | 'answered'): Promise<void> {
  const socket = await openRaw(port, bytes);
  if (when === 'answered') await Promise.race(['data', 'end', 'close'].map((event) => once(socket, event)));
  if (socket.destroyed) return;
  const closed = once(socket, 'close');
  socket.resetAndDestroy();
  await closed;
}
