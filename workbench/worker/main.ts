/** Connects the session to the messages of the worker. */
import type { Order } from '../messages/protocol.js';
import { Session } from './session.js';

const session = new Session({
  tell: (report) => self.postMessage(report),
  later: (work, milliseconds) => setTimeout(work, milliseconds),
  now: () => performance.now(),
});

self.addEventListener('message', ({ data }: MessageEvent<Order>) => session.take(data));
