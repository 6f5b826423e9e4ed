/**
 * Destination of log lines. Nothing ever waits for it: what a full disk, a stalled reader or one that has gone
 * does not take is dropped, line by line, and counted.
 */
import { createWriteStream, fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';

export interface LogDestination {
  /** Takes one line, with its end. */
  readonly write: (line: string) => void;
  /** Number of lines dropped since the process started. */
  readonly dropped: () => number;
  /** Writes what is left, for as long as that may take at most, and says whether all of it got out. */
  readonly end: (patienceMs: number) => Promise<boolean>;
}

/** Lines wait for more before they are written together, but not longer than this. */
const delayMs = 500;
/** Writes of this size to a pipe are never torn apart by those of another process; to a file, larger ones are not. */
const mostBytesOfPipeWrite = 4096;
const mostBytesOfFileWrite = 65_536;
/** Most bytes that may wait for a stalled reader. */
const mostBytesWaiting = 1024 * 1024;
/** Pause between a failure and the next attempt. */
const pauseMs = 1_000;

interface State {
  /** Lines that wait to be written together. */
  pending: string[];
  pendingBytes: number;
  stream: Writable | null;
  dropped: number;
}

/** Opens a file descriptor for lines. `onDropped` is told how many were lost, once lines get through again. */
export function openLogDestination(fd: number, onDropped: (lines: number) => void): LogDestination {
  const state: State = { pending: [], pendingBytes: 0, stream: null, dropped: 0 };
  const mostBytes = isPipe(fd) ? mostBytesOfPipeWrite : mostBytesOfFileWrite;
  let reported = 0;
  const open = (): void => {
    const stream = openStream(fd);
    state.stream = stream;
    stream.on('error', () => {
      // A disk may have room again in a moment; a reader that has gone does not come back.
      state.stream = null;
      if (!(stream instanceof Socket)) setTimeout(open, pauseMs).unref();
    });
  };
  open();
  const timer = setInterval(() => {
    flush(state);
    if (state.dropped === reported || state.stream === null || state.stream.writableNeedDrain) return;
    onDropped(state.dropped - reported);
    reported = state.dropped;
  }, delayMs);
  timer.unref();
  return {
    write: (line) => {
      const bytes = Buffer.byteLength(line);
      if (state.pendingBytes + bytes > mostBytes) flush(state);
      state.pending.push(line);
      state.pendingBytes += bytes;
    },
    dropped: () => state.dropped,
    end: (patienceMs) => {
      clearInterval(timer);
      flush(state);
      return drained(state.stream, patienceMs);
    },
  };
}

/** Pipes and sockets are written without blocking, files by the threads that node has for them. */
function openStream(fd: number): Writable {
  if (isPipe(fd)) return new Socket({ fd, readable: false, writable: true });
  return createWriteStream('', { fd, autoClose: false });
}

function isPipe(fd: number): boolean {
  const kind = fstatSync(fd);
  return kind.isFIFO() || kind.isSocket();
}

/** Hands the waiting lines to the stream, or drops them where it takes no more. */
function flush(state: State): void {
  const { pending, pendingBytes, stream } = state;
  if (pending.length === 0) return;
  state.pending = [];
  state.pendingBytes = 0;
  if (stream === null || stream.writableLength + pendingBytes > mostBytesWaiting) {
    state.dropped += pending.length;
    return;
  }
  stream.write(pending.join(''), (error) => {
    if (error) state.dropped += pending.length;
  });
}

/** Resolves when everything is written, with whether it was. */
function drained(stream: Writable | null, patienceMs: number): Promise<boolean> {
  if (stream === null) return Promise.resolve(false);
  if (stream.writableLength === 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), patienceMs);
    stream.once('error', () => resolve(false));
    stream.write('', (error) => resolve(!error));
  });
}
