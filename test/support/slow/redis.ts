/** A throw-away Redis or Valkey server that keeps nothing on disk. */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { until } from '../until.js';
import { redisProgram } from './programs.js';
import { freePort } from './services.js';

export interface RedisServer {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Lets the server hang without closing anything, or go on. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

export async function startRedis(): Promise<RedisServer> {
  const program = redisProgram.path;
  if (program === null) throw new Error('Redis is not installed');
  const port = await freePort();
  let server: ChildProcess | undefined;
  const kill = (): void => void server?.kill('SIGKILL');

  const start = async (): Promise<void> => {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      tmpdir(),
    ];
    server = spawn(program, options, { stdio: 'ignore' });
    process.once('exit', kill);
    await until(() => opens(port));
  };
  const stop = async (): Promise<void> => {
    const running = server;
    server = undefined;
    process.off('exit', kill);
    if (running === undefined) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  };
}

function opens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
