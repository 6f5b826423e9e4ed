/** Many requests over one connection that stays open, each sent without waiting for the answers to those before it. */
import { connect, type Socket } from 'node:net';
import type { RunningApp } from './http.js';

export interface PipedAnswer {
  readonly target: string;
  readonly status: number;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** How many requests may be under way at once. */
const window = 64;

/** GETs every target in order and hands over each answer as it comes. Rejects when the connection ends too early. */
export function getEach(
  app: Pick<RunningApp, 'port'>,
  targets: readonly string[],
  receive: (answer: PipedAnswer, index: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(app.port, '127.0.0.1');
    const read = answerReader();
    let [sent, answered] = [0, 0];
    const sendMore = (): void => {
      const next = targets.slice(sent, Math.max(sent, answered + window));
      sent += next.length;
      if (next.length > 0) socket.write(next.map(requestText).join(''));
    };
    const take = (chunk: Buffer): void => {
      for (const answer of read(chunk)) {
        receive({ target: targets[answered] ?? '', ...answer }, answered);
        answered += 1;
      }
      if (answered < targets.length) sendMore();
      else finish(socket, resolve);
    };
    socket.on('data', (chunk) => orReject(() => take(chunk), socket, reject));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`The connection ended after ${answered} of ${targets.length} answers.`)));
    if (targets.length === 0) finish(socket, resolve);
    else sendMore();
  });
}

/** GETs every target in order. */
export async function getAll(
  app: Pick<RunningApp, 'port'>,
  targets: readonly string[],
): Promise<readonly PipedAnswer[]> {
  const answers: PipedAnswer[] = [];
  await getEach(app, targets, (answer) => answers.push(answer));
  return answers;
}

function requestText(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: pipeline.example\r\n\r\n`;
}

function finish(socket: Socket, resolve: () => void): void {
  socket.destroy();
  resolve();
}

/** What `receive` throws must fail the test, not the process. */
function orReject(work: () => void, socket: Socket, reject: (error: unknown) => void): void {
  try {
    work();
  } catch (error) {
    reject(error);
    socket.destroy();
  }
}

type Unaddressed = Omit<PipedAnswer, 'target'>;

/** Cuts the stream of bytes into answers. Every answer of the service has a Content-Length. */
function answerReader(): (chunk: Buffer) => readonly Unaddressed[] {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const answers: Unaddressed[] = [];
    for (let end = rest.indexOf('\r\n\r\n'); end !== -1; end = rest.indexOf('\r\n\r\n')) {
      const head = readHead(rest.toString('latin1', 0, end));
      const bodyEnd = end + 4 + head.length;
      if (rest.length < bodyEnd) break;
      const text = rest.toString('utf8', end + 4, bodyEnd);
      answers.push({ status: head.status, headers: head.headers, text });
      rest = rest.subarray(bodyEnd);
    }
    return answers;
  };
}

function readHead(text: string): { status: number; headers: ReadonlyMap<string, string>; length: number } {
  const [first = '', ...lines] = text.split('\r\n');
  const headers = new Map(lines.map((line) => splitHeader(line)));
  const length = Number(headers.get('content-length') ?? Number.NaN);
  if (!Number.isInteger(length)) throw new Error(`An answer without Content-Length: ${first}`);
  return { status: Number(first.split(' ')[1]), headers, length };
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
